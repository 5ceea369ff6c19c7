import type { Quad } from '../../../../src/contract/geometry.ts';
import type { Random } from '../../../specimens/world/random.ts';
import type { GeometryCase } from '../geometry-cases.ts';
import { scattered, type Scene } from './cards-together.ts';
import { finished } from './finish.ts';
import { ground, type GroundName } from './grounds.ts';
import { lay, placed, type Placed } from './lay.ts';
import { plainBack, plainFront, plainLook } from './plain-cards.ts';
import { drawn, type Sheet } from './sheet.ts';

/** Grounds of one flat colour, to the last pixel; `null` is a drawn table. */
const FLAT = ['#ffffff', '#ffffff', '#f2f2f2', '#c0c0c0', '#808080', '#000000', '#20304a'] as const;
const DRAWN: GroundName[] = ['wood', 'stone'];

const isWhite = (colour: string | null): boolean => colour !== null && colour >= '#e';

async function onto(
  size: { width: number; height: number },
  colour: string | null,
  things: readonly Placed[],
  random: Random,
): Promise<GeometryCase> {
  const page = colour
    ? (
        await drawn(size.width, size.height, 0, ({ g }) => {
          g.fillStyle = colour;
          g.fillRect(0, 0, size.width, size.height);
        })
      ).picture
    : await ground(
        random.pick(DRAWN),
        size,
        things.map(({ corners }) => corners),
        0,
        random,
      );
  const picture = { ...page, data: Uint8Array.from(page.data) };
  const documents = things.map((thing) => lay(picture, thing));
  return finished(picture, documents, 'screenshot', random);
}

const anyGround = (random: Random): string | null => (random.chance(0.2) ? null : random.pick(FLAT));

/** Fronts and backs, of one person or of two. */
async function pair(random: Random, outlined: boolean): Promise<Sheet[]> {
  const look = plainLook(random, outlined);
  const other = random.chance(0.25) ? plainFront : plainBack;
  return [await plainFront(look, random), await other(look, random)];
}

/** Put side by side or one above the other by a program: edge to edge or with a gap, with a margin or none, level or nearly. */
export const pasted: Scene = async (random) => {
  const colour = anyGround(random);
  const gap = random.pick([0, 0, 10, 20, 40, 80]);
  const sheets = await pair(random, gap === 0 || isWhite(colour));
  const { width, height } = sheets[0]!.picture;
  const margin = random.pick([0, 0, 20, 40, 100]);
  const turn = margin >= 40 && gap >= 40 ? random.between(-4, 4) : 0;
  const beside = random.chance(0.5);
  const size = beside
    ? { width: 2 * width + gap + 2 * margin, height: height + 2 * margin }
    : { width: width + 2 * margin, height: 2 * height + gap + 2 * margin };
  const things = sheets.map((sheet, i) =>
    placed(
      sheet,
      {
        x: margin + width / 2 + (beside ? i * (width + gap) : 0),
        y: margin + height / 2 + (beside ? 0 : i * (height + gap)),
      },
      i === 0 ? turn : -turn,
      width,
    ),
  );
  return onto(size, colour, things, random);
};

/** Three cards anywhere on a flat ground. */
export const threeCards: Scene = async (random) => {
  const colour = anyGround(random);
  const look = plainLook(random, isWhite(colour));
  const sheets = [
    await plainFront(look, random),
    await plainBack(look, random),
    await plainFront(look, random),
  ];
  const size = random.pick([
    { width: 1240, height: 1754 },
    { width: 1800, height: 1300 },
  ]);
  const frame = { ...size, margin: 30, gap: 30 };
  const things = scattered(
    sheets,
    frame,
    () => 560,
    () => random.between(-6, 6),
    random,
  );
  return onto(size, colour, things, random);
};

const A4 = { width: 1654, height: 2339 };

async function copies(random: Random, words: boolean): Promise<GeometryCase> {
  const sides = await pair(random, true);
  const width = random.between(660, 1000);
  const x = A4.width / 2 + random.between(-60, 60);
  const things = sides.map((sheet, i) =>
    placed(sheet, { x, y: 480 + i * random.between(680, 760) }, random.between(-1.5, 1.5), width),
  );
  const sheet = await drawn(A4.width, A4.height, 0, (pen) => {
    pen.g.fillStyle = '#ffffff';
    pen.g.fillRect(0, 0, A4.width, A4.height);
    if (!words) return;
    const ink = random.pick(['#111111', '#1a2a7a', '#a01a2a']);
    const y = random.between(1650, 2050);
    if (random.chance(0.5)) {
      pen.write('CERTIFIED TRUE COPY OF THE ORIGINAL', 220, y, 30, ink);
      if (random.chance(0.5)) pen.write('Signature ______________  Date 12/03/2026', 220, y + 60, 26, ink);
      return;
    }
    pen.g.strokeStyle = ink;
    pen.g.lineWidth = 5;
    pen.g.strokeRect(900, y, 480, 190);
    for (const [i, text] of ['CERTIFIED TRUE COPY', 'COMMISSIONER OF OATHS', '12 MAR 2026'].entries())
      pen.write(text, 930, y + 60 + i * 50, 30, ink, { family: 'sans', bold: true });
  });
  const page = { ...sheet.picture, data: Uint8Array.from(sheet.picture.data) };
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: A4.width, y: 0 },
    { x: A4.width, y: A4.height },
    { x: 0, y: A4.height },
  ];
  const laid = things.map((thing) => lay(page, thing));
  if (!words) return finished(page, laid, 'screenshot', random);
  const lines = [...laid.flatMap((document) => document.lines), ...sheet.lines];
  return finished(page, [{ corners: whole, lines }], 'screenshot', random);
}

/** Both sides on one white sheet, nothing else on it. */
export const copiesAlone: Scene = (random) => copies(random, false);
/** The same with a commissioner's line or stamp below: the sheet is the document (ADR 19). */
export const copiesCertified: Scene = (random) => copies(random, true);
