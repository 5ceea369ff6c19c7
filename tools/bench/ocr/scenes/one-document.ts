import { pipeline, settle, type Picture } from '../../../specimens/degrade/picture.ts';
import type { Random } from '../../../specimens/world/random.ts';
import type { GeometryCase } from '../geometry-cases.ts';
import { bothSides, scattered, scene, type Scene } from './cards-together.ts';
import { finished } from './finish.ts';
import { ground, TABLES, type GroundName } from './grounds.ts';
import { lay, leaning, placed } from './lay.ts';
import { painted } from './paint.ts';
import type { Sheet } from './sheet.ts';
import { dataPage, paper } from './specimen-sheets.ts';
import { pageAboveData, receipt, WHOLE_PAGES } from './whole-pages.ts';

const LIDS: GroundName[] = ['whiteLid', 'greyLid', 'blackLid'];

/** One card anywhere on a scanner's glass, any way round, up to 20° askew. */
export const aloneOnGlass: Scene = async (random, seed) => {
  const sides = await bothSides(random, seed);
  const size = random.pick([
    { width: 1240, height: 1754 },
    { width: 1400, height: 1000 },
  ]);
  const turn = 90 * random.int(0, 3) + random.between(-20, 20);
  const [thing] = scattered(
    [random.pick(sides)],
    { ...size, margin: random.int(2, 40), gap: 0 },
    () => random.between(480, 640),
    () => turn,
    random,
  );
  return scene(size, [thing!], random.pick(LIDS), random.between(0, 0.3), 'scanner', random);
};

/** A card held up: fingers over an edge, a room out of focus behind it. */
export const inHand: Scene = async (random, seed) => {
  const sides = await bothSides(random, seed);
  const size = { width: 1500, height: 1100 };
  const width = random.between(800, 1150);
  const flat = placed(
    random.pick(sides),
    { x: 750 + random.between(-60, 60), y: 540 + random.between(-40, 40) },
    random.between(-14, 14),
    width,
  );
  const [thing] = leaning([flat], size, random.between(2, 14), random.next() * 7);
  const room = await settle(pipeline(await ground('busy', size, [], 0, random)).blur(12));
  const document = lay(room, thing!);
  const [a, b, c, d] = thing!.corners;
  const at = random.between(0.25, 0.75);
  const [from, to] = random.pick([
    [d, c],
    [a, d],
    [b, c],
  ] as const);
  const held = await withFingers(
    room,
    { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at },
    random,
  );
  return finished(held, [document], random.pick(['camera', 'camera in shade']), random);
};

/** A thumb that reaches from outside to a little over an edge. */
const withFingers = (picture: Picture, tip: { x: number; y: number }, random: Random): Promise<Picture> =>
  painted(
    picture,
    (g, width, height) => {
      const away = Math.atan2(tip.y - height / 2, tip.x - width / 2);
      g.lineCap = 'round';
      g.lineWidth = random.between(90, 150);
      g.strokeStyle = random.pick(['#5b3a29', '#8d5a3b', '#c58f6b', '#3d2519']);
      g.beginPath();
      g.moveTo(tip.x, tip.y);
      g.lineTo(tip.x + Math.cos(away) * 900, tip.y + Math.sin(away) * 900 + random.between(-200, 200));
      g.stroke();
    },
    2,
  );

/** A passport laid open: its data page below, another page above, one document. */
export const passportSpread: Scene = async (random, seed) => {
  const data = await dataPage(random, seed);
  const { width, height } = data.picture;
  const above = await pageAboveData(random, width, height);
  const pixels = new Uint8Array(width * height * 6);
  pixels.set(above.picture.data, 0);
  pixels.set(data.picture.data, width * height * 3);
  const spread: Sheet = {
    picture: { data: pixels, width, height: 2 * height },
    lines: [...above.lines, ...data.lines.map((p) => ({ x: p.x, y: p.y + height }))],
    round: 20,
  };
  return photographed(spread, { fill: [0.75, 0.93], turn: 15, lean: [2, 14] }, random);
};

/** A page on a table, the camera far from straight above it. */
export const keystone: Scene = async (random, seed) =>
  photographed(await paper(random, seed), { fill: [0.72, 0.9], turn: 20, lean: [14, 26] }, random);

/** A page that nearly fills the picture: table along some of its edges. */
export const tableAtEdges: Scene = async (random, seed) =>
  photographed(await paper(random, seed), { fill: [0.95, 1.01], turn: 3, lean: [1, 6] }, random);

export const aReceipt: Scene = async (random) =>
  photographed(await receipt(random), { fill: [0.7, 0.95], turn: 20, lean: [2, 14] }, random);

/** Boxes, columns and photographs that belong to one page, as it was rendered, scanned or photographed. */
export const wholePage: Scene = async (random) => {
  const sheet = await random.pick(Object.values(WHOLE_PAGES))(random);
  const { picture } = sheet;
  if (random.chance(0.5)) return photographed(sheet, { fill: [0.8, 1], turn: 8, lean: [1, 12] }, random);
  const page = { ...picture, data: Uint8Array.from(picture.data) };
  const [document] = [
    lay(page, placed(sheet, { x: picture.width / 2, y: picture.height / 2 }, 0, picture.width)),
  ];
  return finished(page, [document], 'scanner', random);
};

/** A sheet photographed on a table: how much of the frame it fills, how far it is askew, how far the camera leans. */
export async function photographed(
  sheet: Sheet,
  how: { fill: [number, number]; turn: number; lean: [number, number]; on?: readonly GroundName[] },
  random: Random,
): Promise<GeometryCase> {
  const standing = sheet.picture.height > sheet.picture.width;
  const size = standing ? { width: 1200, height: 1600 } : { width: 1600, height: 1200 };
  const { width, height } = sheet.picture;
  const turn = random.between(-how.turn, how.turn);
  // As large as fits the frame once it is turned.
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const fit = Math.min(size.width / (width * c + height * s), size.height / (height * c + width * s));
  const flat = placed(
    sheet,
    { x: size.width / 2, y: size.height / 2 },
    turn,
    width * fit * random.between(...how.fill),
  );
  const seen = leaning([flat], size, random.between(...how.lean), random.next() * 7);
  const device = random.pick(['camera', 'camera', 'camera in shade'] as const);
  return scene(size, seen, random.pick(how.on ?? TABLES), 0.5, device, random);
}
