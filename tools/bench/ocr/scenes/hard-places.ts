import type { Point } from '../../../../src/contract/geometry.ts';
import type { Random } from '../../../specimens/world/random.ts';
import { bothSides, scene, type Scene } from './cards-together.ts';
import { finished } from './finish.ts';
import { ground, type GroundName } from './grounds.ts';
import { lay, leaning, placed, type Placed } from './lay.ts';
import { photographed } from './one-document.ts';
import { painted } from './paint.ts';
import { paper } from './specimen-sheets.ts';
import { darkCard } from './strange-cards.ts';
import type { Sheet } from './sheet.ts';

const SIZE = { width: 1500, height: 1100 };
const CAMERAS = ['camera', 'camera in shade'] as const;

/** One card photographed from somewhere above the middle of the picture. */
function cardSeen(sheet: Sheet, share: [number, number], random: Random): Placed {
  const middle = { x: 750 + random.between(-90, 90), y: 550 + random.between(-60, 60) };
  const flat = placed(sheet, middle, random.between(-18, 18), SIZE.width * random.between(...share));
  return leaning([flat], SIZE, random.between(2, 14), random.next() * 7)[0]!;
}

const cardOn =
  (...grounds: GroundName[]): Scene =>
  async (random, seed) => {
    const thing = cardSeen(random.pick(await bothSides(random, seed)), [0.42, 0.72], random);
    return scene(SIZE, [thing], random.pick(grounds), 0.5, random.pick(CAMERAS), random);
  };

/** Letters of keys beside the card, edges everywhere. */
export const onKeyboard = cardOn('keyboard');

export const onPattern = cardOn('cloth', 'carpet');

/** Dark plastic on a dark table: its rim and its print are all that shows. */
export const darkOnDark: Scene = async (random) => {
  const thing = cardSeen(await darkCard(random), [0.5, 0.75], random);
  return scene(SIZE, [thing], 'darkTable', 0.4, random.pick(CAMERAS), random);
};

/** A card in a clear sleeve: a second outline around it, streaks of light across it. */
export const inSleeve: Scene = async (random, seed) => {
  const card = cardSeen(random.pick(await bothSides(random, seed)), [0.45, 0.65], random);
  const room = await ground(random.pick(['wood', 'stone', 'darkTable', 'greyLid']), SIZE, [], 0.3, random);
  const centre = middleOf(card.corners);
  const by = random.between(1.08, 1.2);
  const sleeve = card.corners.map((p) => ({
    x: centre.x + by * (p.x - centre.x),
    y: centre.y + by * (p.y - centre.y),
  }));
  const sleeved = await painted(
    room,
    (g) => {
      g.beginPath();
      for (const { x, y } of sleeve) g.lineTo(x, y);
      g.closePath();
      g.fillStyle = 'rgba(255,255,255,0.16)';
      g.fill();
      g.strokeStyle = 'rgba(255,255,255,0.5)';
      g.lineWidth = 4;
      g.stroke();
    },
    1,
  );
  const document = lay(sleeved, card);
  const streaks = random.int(1, 3);
  const shining = await painted(
    sleeved,
    (g, width, height) => {
      g.strokeStyle = 'rgba(255,255,255,0.45)';
      for (let i = 0; i < streaks; i++) {
        g.lineWidth = random.between(12, 46);
        const x = centre.x + random.between(-0.25, 0.25) * width;
        g.beginPath();
        g.moveTo(x - 0.2 * width, centre.y - 0.3 * height);
        g.lineTo(x + 0.2 * width, centre.y + 0.3 * height);
        g.stroke();
      }
    },
    14,
  );
  return finished(shining, [document], random.pick(CAMERAS), random);
};

/** A letter of which a corner is torn off, on a carpet. */
export const tornOnCarpet: Scene = async (random, seed) => {
  const whole = await paper(random, seed);
  const { width, height } = whole.picture;
  const right = random.chance(0.5);
  const reach = random.between(0.06, 0.14) * width;
  // Letterheads stand in the upper corners: a lower one goes.
  const isThere = (x: number, y: number): boolean =>
    (right ? width - x : x) + (height - y) > reach + 0.04 * reach * Math.sin(x / 5);
  const lines = whole.lines.filter((p) => isThere(p.x, p.y));
  const sheet = { ...whole, lines, isThere };
  return photographed(sheet, { fill: [0.7, 0.92], turn: 12, lean: [2, 14], on: ['carpet'] }, random);
};

/** A card laid half over the edge of a scanner's glass. */
export const cutAtEdge: Scene = async (random, seed) => {
  const size = { width: 1240, height: 1000 };
  const width = random.between(520, 700);
  const sheet = random.pick(await bothSides(random, seed));
  const over = random.between(-0.06, 0.1);
  const beside = random.chance(0.5);
  const half = { x: width / 2, y: (width / 2) * (sheet.picture.height / sheet.picture.width) };
  const middle = beside
    ? { x: half.x - over * width, y: random.between(350, 650) }
    : { x: random.between(450, 790), y: half.y - over * width };
  const thing = placed(sheet, middle, random.between(-4, 4), width);
  const result = await scene(
    size,
    [thing],
    random.pick(['whiteLid', 'greyLid', 'blackLid']),
    0.2,
    'scanner',
    random,
  );
  return { ...result, documents: result.documents.map((d) => ({ ...d, lines: d.lines.filter(isSeen) })) };
};

const isSeen = ({ x, y }: Point): boolean => x > 0 && y > 0;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});
