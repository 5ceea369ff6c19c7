import type { Quad } from '../../../contract/geometry.ts';
import type { Gradient } from './gradient.ts';
import { TWO_BESIDE } from './like-cards.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Width over height of one card side: ISO/IEC 7810 ID-1 is 1.586, a passport's data page (ID-3) 1.42. */
const SIDE_BY_SIDE = { least: 1.28, most: 1.8 } as const;
/**
 * Above each other two passport pages make one spread, so only ID-1 counts. A4 in halves is 1.414, and 1.45 on the larger
 * canvas of a scan 2° askew; letters in halves are 1.55, and a sheet seen at an angle may look longer than it is.
 */
const ABOVE_EACH_OTHER = { least: 1.46, most: 1.76 } as const;
/** A seam lies this near to the middle, as a share of the picture. */
const AROUND_MIDDLE = 0.06;
const SEAM_STRENGTH = 14;
const SEAM_SUPPORT = 0.72;
const SEAM_SUPPORT_AT_ENDS = 0.6;
/** So many pixels beside a seam the edges are weaker by this factor: wood and stone have them everywhere. */
const BESIDE = 7;
const AGAINST_BESIDE = 1.5;
const AGAINST_BESIDE_AT_ENDS = 1.3;
const STRONG = 80;
const GUTTER_EVENNESS = 4;
const GUTTER_DIFFERENCE = 6;
/** So many pixels deep, and along so much of a gutter, its colour is another one where cards begin. */
const BESIDE_GUTTER = 12;
const CHANGED_BESIDE = 0.6;

/** A picture seen along its longer axis: `across` runs along the seam. */
interface View {
  readonly along: number;
  readonly across: number;
  readonly at: (along: number, across: number) => number;
}

/**
 * Both sides of a card in one picture, beside or above each other, edge to edge or with a gutter: the two halves
 * where the picture has the proportions of two cards and a seam runs from edge to edge through its middle.
 */
export function halvesOf(picture: Thumbnail, gradient: Gradient): Quad[] {
  const { width, height } = picture;
  // The picture may itself lie on its side: two cards above each other are then two standing ones beside each other.
  const beside = inRange(width / 2 / height, SIDE_BY_SIDE) || inRange(height / (width / 2), ABOVE_EACH_OTHER);
  const above = inRange(width / (height / 2), ABOVE_EACH_OTHER) || inRange(height / 2 / width, SIDE_BY_SIDE);
  if (!beside && !above) return [];
  const view: View = beside
    ? { along: width, across: height, at: (x, y) => y * width + x }
    : { along: height, across: width, at: (y, x) => y * width + x };
  const cut = gutter(picture, view) ?? seam(gradient, view);
  if (cut === null) return [];
  const rectangle = (x0: number, y0: number, x1: number, y1: number): Quad => [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  return beside
    ? [rectangle(0, 0, cut, height), rectangle(cut, 0, width, height)]
    : [rectangle(0, 0, width, cut), rectangle(0, cut, width, height)];
}

const inRange = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most;

const middlePositions = ({ along }: View): number[] => {
  const from = Math.floor(along * (0.5 - AROUND_MIDDLE));
  const to = Math.ceil(along * (0.5 + AROUND_MIDDLE));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

/** How far a seam may lean from one end to the other, pixels: cards were laid down by hand. */
const LEANS = Array.from({ length: 17 }, (_, i) => i - 8);

/** Where an edge runs across the whole picture, up to its borders: rules on a printed page stop at the margins. */
function seam(gradient: Gradient, view: View): number | null {
  let best: { position: number; support: number } | null = null;
  for (const middle of middlePositions(view)) {
    const support = LEANS.reduce(
      (most, lean) => Math.max(most, supportAcross(gradient, view, middle, lean)),
      0,
    );
    if (support >= SEAM_SUPPORT && (!best || support > best.support)) best = { position: middle, support };
  }
  return best?.position ?? null;
}

/** Share of a line across the picture that is an edge, stronger than what is beside it; 0 where it does not reach both borders. */
function supportAcross({ strength }: Gradient, view: View, middle: number, lean: number): number {
  const along = (i: number): number => middle + Math.round(lean * (i / view.across - 0.5));
  const edgeAt = (i: number, off: number): number =>
    Math.max(...[-1, 0, 1].map((near) => strength[view.at(along(i) + off + near, i)]!));
  const share = (from: number, to: number): number => {
    let edges = 0;
    for (let i = from; i < to; i++) if (edgeAt(i, 0) >= SEAM_STRENGTH) edges++;
    return edges / Math.max(1, to - from);
  };
  // Nearly all places are none: the ends sort them out.
  const end = Math.ceil(0.05 * view.across);
  if (share(2, end + 2) < SEAM_SUPPORT_AT_ENDS) return 0;
  if (share(view.across - end - 2, view.across - 2) < SEAM_SUPPORT_AT_ENDS) return 0;
  const support = share(1, view.across - 1);
  if (support < SEAM_SUPPORT) return 0;
  const isSeam = (from: number, to: number, against: number): boolean => {
    const meanAt = (off: number): number => {
      let sum = 0;
      for (let i = from; i < to; i++) sum += Math.min(STRONG, edgeAt(i, off));
      return sum / Math.max(1, to - from);
    };
    return meanAt(0) >= against * Math.min(meanAt(-BESIDE), meanAt(BESIDE));
  };
  // A rule of a page ends before its borders, where only the grain of a dim picture goes on.
  const reachesBorders = [1, view.across - 1 - end].every((from) =>
    isSeam(from, from + end, AGAINST_BESIDE_AT_ENDS),
  );
  return reachesBorders && isSeam(1, view.across - 1, AGAINST_BESIDE) ? support : 0;
}

/** The place nearest to the middle where an even band across the picture divides what has other colours. */
function gutter({ data }: Thumbnail, view: View): number | null {
  const colours = new Map<number, { mean: number[]; spread: number }>();
  const colourAlong = (position: number): { mean: number[]; spread: number } => {
    const known = colours.get(position);
    if (known) return known;
    const mean = [0, 0, 0];
    for (let i = 1; i < view.across - 1; i++)
      for (let k = 0; k < 3; k++) mean[k]! += data[view.at(position, i) * 3 + k]! / (view.across - 2);
    let spread = 0;
    for (let i = 1; i < view.across - 1; i++)
      for (let k = 0; k < 3; k++) spread += Math.abs(data[view.at(position, i) * 3 + k]! - mean[k]!);
    const colour = { mean, spread: spread / (3 * (view.across - 2)) };
    colours.set(position, colour);
    return colour;
  };
  const isGutter = (position: number): boolean => {
    const band = colourAlong(position).mean;
    const isFar = (colour: number, k: number): boolean => Math.abs(colour - band[k]!) >= GUTTER_DIFFERENCE;
    const differs = (other: number): boolean => colourAlong(other).mean.some(isFar);
    // The blank between two lines of a page is even, too: but its paper goes on between their letters.
    const endsAtCard = (direction: -1 | 1): boolean => {
      let edge = position;
      while (edge > BESIDE_GUTTER && edge < view.along - 1 - BESIDE_GUTTER && !differs(edge))
        edge += direction;
      let changed = 0;
      for (let i = 1; i < view.across - 1; i++) {
        let others = 0;
        for (let off = 1; off <= BESIDE_GUTTER; off++) {
          const at = view.at(edge + direction * off, i) * 3;
          if (band.some((_, k) => isFar(data[at + k]!, k))) others++;
        }
        if (others > BESIDE_GUTTER / 2) changed++;
      }
      return changed >= CHANGED_BESIDE * (view.across - 2);
    };
    // Of a page with two panels the margins have the colour between them; hardly any page is as wide as two cards.
    const hasNoMargins = differs(2) && differs(view.along - 3);
    const isWide = view.along >= TWO_BESIDE * view.across;
    return (hasNoMargins || isWide) && endsAtCard(-1) && endsAtCard(1);
  };
  const offMiddle = (position: number): number => Math.abs(position - view.along / 2);
  return (
    middlePositions(view)
      .filter((position) => colourAlong(position).spread < GUTTER_EVENNESS)
      .sort((a, b) => offMiddle(a) - offMiddle(b))
      .find(isGutter) ?? null
  );
}
