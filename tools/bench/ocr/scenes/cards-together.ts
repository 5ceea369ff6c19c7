import type { Point, Quad } from '../../../../src/contract/geometry.ts';
import { boundingBox } from '../../../../src/contract/geometry.ts';
import { photocopy } from '../../../specimens/degrade/photocopy.ts';
import type { Random } from '../../../specimens/world/random.ts';
import type { GeometryCase } from '../geometry-cases.ts';
import { finished, type Device } from './finish.ts';
import { ground, TABLES, type GroundName } from './grounds.ts';
import { lay, leaning, placed, type Placed } from './lay.ts';
import { drawn, type Sheet } from './sheet.ts';
import { cardSides } from './specimen-sheets.ts';
import { strangeBack, strangeFront } from './strange-cards.ts';
import { prose } from './words.ts';

export type Scene = (random: Random, seed: number) => Promise<GeometryCase>;

/** Front and back, of the specimen generator or of no issuer at all. */
export const bothSides = async (random: Random, seed: number): Promise<Sheet[]> =>
  random.chance(0.5) ? cardSides(random, seed) : [await strangeFront(random), await strangeBack(random)];

const LIDS: GroundName[] = ['whiteLid', 'whiteLid', 'greyLid', 'blackLid'];

/** Any of four ways round, and up to 20° askew. */
const anyTurn = (random: Random): number => 90 * random.int(0, 3) + random.between(-20, 20);

const apart = (a: Quad, b: Quad, gap: number): boolean => {
  const [p, q] = [boundingBox(a), boundingBox(b)];
  return (
    p.x + p.width + gap < q.x ||
    q.x + q.width + gap < p.x ||
    p.y + p.height + gap < q.y ||
    q.y + q.height + gap < p.y
  );
};

/** Sheets thrown down apart from each other inside a frame; tried again until they fit. */
export function scattered(
  sheets: readonly Sheet[],
  frame: { width: number; height: number; margin: number; gap: number },
  widthOf: () => number,
  turnOf: () => number,
  random: Random,
): Placed[] {
  for (;;) {
    const things: Placed[] = [];
    const width = widthOf();
    for (const sheet of sheets) {
      const reach = boundingBox(placed(sheet, { x: 0, y: 0 }, 0, width).corners);
      const [rx, ry] = [Math.hypot(reach.width, reach.height) / 2, Math.min(reach.width, reach.height) / 2];
      const middle: Point = {
        x: random.between(ry, Math.max(ry + 1, frame.width - ry)),
        y: random.between(ry, Math.max(ry + 1, frame.height - ry)),
      };
      const thing = placed(sheet, middle, turnOf(), width);
      const box = boundingBox(thing.corners);
      const isInside =
        box.x >= frame.margin &&
        box.y >= frame.margin &&
        box.x + box.width <= frame.width - frame.margin &&
        box.y + box.height <= frame.height - frame.margin;
      if (isInside && rx > 0 && things.every((other) => apart(other.corners, thing.corners, frame.gap)))
        things.push(thing);
    }
    if (things.length === sheets.length) return things;
  }
}

/** Cards anyhow on a scanner's glass, near its edges too. */
export const onGlass: Scene = async (random, seed) => {
  const sheets = await bothSides(random, seed);
  const used = random.chance(0.25) ? [...sheets, await strangeFront(random)] : sheets;
  const size = random.pick([
    { width: 1240, height: 1754 },
    { width: 1500, height: 1060 },
    { width: 1240, height: 1100 },
  ]);
  const frame = { ...size, margin: random.int(6, 60), gap: random.int(8, 40) };
  const askew = random.chance(0.5);
  const turnOf = (): number => (askew ? anyTurn(random) : random.between(-9, 9));
  const things = scattered(used, frame, () => random.between(420, 520), turnOf, random);
  return scene(size, things, random.pick(LIDS), random.between(0, 0.35), 'scanner', random);
};

/** Two cards on a table, photographed at an angle. */
export const onTable: Scene = async (random, seed) => {
  const sheets = await bothSides(random, seed);
  const size = { width: 1600, height: 1200 };
  const frame = { ...size, margin: random.int(30, 90), gap: random.int(10, 60) };
  const askew = random.chance(0.6);
  const turnOf = (): number => (askew ? anyTurn(random) : random.between(-8, 8));
  const things = scattered(sheets, frame, () => random.between(560, 680), turnOf, random);
  const seen = leaning(things, size, random.between(3, 16), random.next() * 7);
  return scene(size, seen, random.pick(TABLES), 0.55, cameraFor(random), random);
};

/** White cards on white paper under a lamp: only a thin edge and a shadow tell them apart. */
export const whiteOnWhite: Scene = async (random, seed) => {
  const sheets = await bothSides(random, seed);
  const size = { width: 1500, height: 1150 };
  const frame = { ...size, margin: 40, gap: 30 };
  const things = scattered(
    sheets,
    frame,
    () => random.between(560, 640),
    () => random.between(-12, 12),
    random,
  );
  return scene(
    size,
    leaning(things, size, random.between(2, 10), random.next() * 7),
    'whiteTable',
    0.35,
    cameraFor(random),
    random,
  );
};

/** One card against the other, or a little over it. */
export const touching: Scene = async (random, seed) => {
  const [front, back] = await bothSides(random, seed);
  const width = random.between(620, 700);
  const below = random.chance(0.6);
  const over = random.pick([0, 0, 0.03, 0.06]) * width;
  const high = width * (front!.picture.height / front!.picture.width);
  const [dx, dy] = below
    ? [random.between(-0.08, 0.08) * width, high - over + 2]
    : [width - over + 2, random.between(-0.06, 0.06) * width];
  const size = below ? { width: 1200, height: 1400 } : { width: 1700, height: 1000 };
  const middle = { x: size.width / 2 - dx / 2, y: size.height / 2 - dy / 2 };
  const turn = random.between(-6, 6);
  const flat = [
    placed(front!, middle, turn, width),
    placed(back!, { x: middle.x + dx, y: middle.y + dy }, turn + random.between(-2, 2), width),
  ];
  const glass = random.chance(0.4);
  const things = glass ? flat : leaning(flat, size, random.between(2, 12), random.next() * 7);
  return scene(
    size,
    things,
    random.pick(glass ? LIDS : TABLES),
    glass ? 0.2 : 0.5,
    glass ? 'scanner' : cameraFor(random),
    random,
  );
};

/** Both sides photocopied onto one sheet, with a sentence and a stamp of a commissioner beside them. */
export const copyWithWords: Scene = async (random, seed) => {
  const sides = await bothSides(random, seed);
  const size = { width: 1240, height: 1754 };
  const width = random.between(520, 640);
  const sheet = await drawn(size.width, size.height, 0, (pen) => {
    const ink = random.pick(['#222', '#1a2a7a', '#7a1a2a']);
    if (random.chance(0.7)) pen.write(prose(random, 40), 150, 130, 26);
    pen.write('I certify that this is a true copy of the original', 150, 1390, 24, ink);
    pen.write(`${prose(random, 18)} ${random.int(1, 28)}/0${random.int(1, 9)}/2026`, 150, 1430, 24, ink);
    pen.g.strokeStyle = ink;
    pen.g.lineWidth = 4;
    pen.g.strokeRect(700, 1450, 380, 170);
    for (const [i, text] of ['CERTIFIED TRUE COPY', 'COMMISSIONER OF OATHS', 'GABORONE'].entries())
      pen.write(text, 722, 1505 + i * 44, 24, ink, { family: 'sans', bold: true });
  });
  const copies = await Promise.all(
    sides.map(async (side) => ({ ...side, picture: (await photocopy(side.picture, random)).picture })),
  );
  const x = random.between(380, size.width - 380);
  const things = copies.map((copy, i) =>
    placed(
      copy,
      { x: x + random.between(-40, 40), y: 420 + i * random.between(470, 540) },
      random.between(-2, 2),
      width,
    ),
  );
  const page = { ...sheet.picture, data: Uint8Array.from(sheet.picture.data) };
  const documents = things.map((thing) => lay(page, thing));
  return finished(page, documents, 'scanner', random);
};

const cameraFor = (random: Random): Device => random.pick(['camera', 'camera', 'camera in shade']);

/** A ground, its shadows, what lies on it in order, and who took the picture. */
export async function scene(
  size: { width: number; height: number },
  things: readonly Placed[],
  on: GroundName,
  depth: number,
  device: Device,
  random: Random,
): Promise<GeometryCase> {
  const picture = await ground(
    on,
    size,
    things.map((thing) => thing.corners),
    depth,
    random,
  );
  const documents = things.map((thing) => lay(picture, thing));
  return finished(picture, documents, device, random);
}
