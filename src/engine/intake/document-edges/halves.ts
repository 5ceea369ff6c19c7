import type { Quad } from '../../../contract/geometry.ts';
import { inRange } from '../../math/range.ts';
import type { Gradient } from './gradient.ts';
import { gutter } from './gutter.ts';
import { middlePositions, type View } from './middle-view.ts';
import { headingsOf, isOnBoth, withoutHeading, type Edges } from './shared-heading.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Centre of a side, and the share at each end that is left out (set by hand, ADR 401). */
const MIDDLE = 0.5;
const END = 0.05;

/** Width to height of one card side: ISO/IEC 7810 ID-1 is 1.586, a passport's data page (ID-3) 1.42. */
const SIDE_BY_SIDE = { least: 1.28, most: 1.8 } as const;
/**
 * Stacked passport pages are one spread, so only ID-1 counts. Half an A4 is 1.414, and 1.45 on the larger canvas of a
 * scan at 2° skew; half a Letter is 1.55, and perspective may lengthen a sheet.
 */
const ABOVE_EACH_OTHER = { least: 1.46, most: 1.76 } as const;
const SEAM_STRENGTH = 14;
const SEAM_SUPPORT = 0.72;
const SEAM_SUPPORT_AT_ENDS = 0.6;
/** Distance, pixels, at which edges must be weaker by this factor: wood and stone have edges everywhere. */
const BESIDE = 7;
const AGAINST_BESIDE = 1.5;
const AGAINST_BESIDE_AT_ENDS = 1.3;
const STRONG = 80;

/**
 * Both sides of a card in one picture, side by side or stacked, with or without a gutter: the two halves, if the
 * picture has the proportions of two cards and a seam crosses its middle from edge to edge.
 */
export function halvesOf(picture: Thumbnail, gradient: Gradient): Quad[] {
  const { width, height } = picture;
  // The picture may be rotated: two stacked cards are then two upright ones side by side.
  const beside = inRange(width / 2 / height, SIDE_BY_SIDE) || inRange(height / (width / 2), ABOVE_EACH_OTHER);
  const above = inRange(width / (height / 2), ABOVE_EACH_OTHER) || inRange(height / 2 / width, SIDE_BY_SIDE);
  if (!beside && !above) return [];
  const view: View = beside
    ? { along: width, across: height, stepAlong: 1, stepAcross: width }
    : { along: height, across: width, stepAlong: width, stepAcross: 1 };
  const cut = gutter(picture, view) ?? seam(gradient, view) ?? seamUnderHeadings(picture, gradient, view);
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

/** Skew of a seam from end to end, pixels: the cards were placed by hand. */
const LEANS = Array.from({ length: 17 }, (_, i) => i - 8);

/** Cards of one kind may have a coloured header band that continues across both: look for the seam outside it. */
function seamUnderHeadings(picture: Thumbnail, gradient: Gradient, view: View): number | null {
  for (const heading of headingsOf(gradient, view)) {
    const rest = withoutHeading(gradient, view, heading);
    const cut = seam(rest.edges, rest.view);
    if (cut !== null && isOnBoth(picture, view, heading, cut)) return cut;
  }
  return null;
}

/** Position of an edge across the whole picture up to its borders; printed rules stop at the margins. */
function seam(gradient: Edges, view: View): number | null {
  let best: { position: number; shifts: Int32Array; support: number } | null = null;
  const leaning = LEANS.map((lean) => shiftsOf(lean, view));
  for (const position of middlePositions(view))
    for (const shifts of leaning) {
      const support = supportAcross(gradient, view, position, shifts);
      if (support >= SEAM_SUPPORT && (!best || support > best.support)) best = { position, shifts, support };
    }
  return best && !isOneOfMany(gradient, view, best) ? best.position : null;
}

/** Offset of a skewed line from its centre at each position across the picture. */
const shiftsOf = (lean: number, { across }: View): Int32Array =>
  Int32Array.from({ length: across }, (_, i) => Math.round(lean * (i / across - MIDDLE)));

/**
 * Maximum similar lines elsewhere: each card may have one bar, seen as two edges; checks and tiles have many such
 * lines.
 */
const MOST_OTHERS = 5;

function isOneOfMany(
  gradient: Edges,
  view: View,
  { position, shifts }: { position: number; shifts: Int32Array },
): boolean {
  let others = 0;
  for (let at = 2 * BESIDE; at < view.along - 2 * BESIDE; at++) {
    if (Math.abs(at - position) <= BESIDE || supportAcross(gradient, view, at, shifts) < SEAM_SUPPORT)
      continue;
    others++;
    at += BESIDE;
  }
  return others > MOST_OTHERS;
}

/**
 * Share of a line across the picture that is an edge stronger than its surroundings; 0 if it does not reach both
 * borders.
 */
function supportAcross({ strength }: Edges, view: View, middle: number, shifts: Int32Array): number {
  const { stepAlong, stepAcross } = view;
  const edgeAt = (i: number, off: number): number => {
    const at = (middle + shifts[i]! + off) * stepAlong + i * stepAcross;
    return Math.max(strength[at - stepAlong]!, strength[at]!, strength[at + stepAlong]!);
  };
  const share = (from: number, to: number): number => {
    let edges = 0;
    for (let i = from; i < to; i++) if (edgeAt(i, 0) >= SEAM_STRENGTH) edges++;
    return edges / Math.max(1, to - from);
  };
  // Cheap rejection by the ends: nearly all positions fail.
  const end = Math.ceil(END * view.across);
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
  // A printed rule ends before the borders, where only the grain of a dim picture remains.
  const reachesBorders = [1, view.across - 1 - end].every((from) =>
    isSeam(from, from + end, AGAINST_BESIDE_AT_ENDS),
  );
  return reachesBorders && isSeam(1, view.across - 1, AGAINST_BESIDE) ? support : 0;
}
