import { median, quantile } from '../../math/quantile.ts';
import type { LineCrop } from '../line-crop.ts';
import { courseOf, dotsAtLetters, dotsOn, middleOf, type Course, type Piece, type Stretch } from './dots.ts';
import type { Ink } from './ink.ts';

/** The step is the lower quartile of gaps. */
const LOWER_QUARTILE = 0.25;
/** Pixels by which a dot may be larger, or off its course (chosen on drawn specimens, ADR 401). */
const LARGER_BY = 0.5;
const OFF_COURSE = 1.5;

/** From this many on, dots below letters or next to another dot are not full stops. */
const FEWEST_OF_RULE = 2;
/** A rule shows in this many gaps between letters, and in this share of those along it; a leader shows in one. */
const FEWEST_GAPS = 4;
const LEAST_SHARE = 0.4;
/** Maximum dot spacing of a rule, as a share of the height. */
const WIDEST_STEP = 0.55;
/** A full stop is larger than a rule's dots by this factor, or closer to them than they are to each other. */
const LARGER = 1.4;
const CLOSER = 0.75;
/** Pixels by which dot edges are blurred. */
const HALO = 2;

/**
 * Removes the dotted or dashed rule of a form from a line: its dots are read as full stops, and below a `0` they make
 * it `Q`. Leaders between a label and its value stay, and so do full stops.
 */
export function withoutRule(crop: LineCrop, ink: Ink): LineCrop {
  const course = courseOf(ink);
  if (!course) return crop;
  const dots = dotsOn(ink, course);
  const joined = dotsAtLetters(ink, course, dots);
  if (!isWrittenOn(ink, dots, joined)) return crop;
  return {
    ...crop,
    data: painted(crop, ink, [...withoutStops(dots, course), ...joined]),
  };
}

/**
 * Are letters written on the dots? Then dots show in the gaps between letters, more than full stops would. `joined`:
 * parts of the rule that touch letters.
 */
function isWrittenOn(ink: Ink, dots: readonly Piece[], joined: readonly Piece[]): boolean {
  const { width, height } = ink;
  if (dots.length < FEWEST_OF_RULE || stepOf(dots) > WIDEST_STEP * height) return false;
  const isLetter = lettersOver(ink, dots);
  const ofRule = dots.filter(({ left, right }, i) => {
    // The lower dot of a colon has only the upper one above it.
    const isBelow = someBetween(left, right, isLetter) && (isLetter(left - 2) || isLetter(right + 2));
    return isBelow || (i > 0 && !someBetween(dots[i - 1]!.right, left, isLetter));
  });
  if (ofRule.length < FEWEST_OF_RULE) return false;
  const gaps = gapsIn(isLetter, width);
  const dotted = gaps.filter(({ left, right }) =>
    [dots, joined].some((pieces) => pieces.some((piece) => piece.left <= right && piece.right >= left)),
  );
  return dotted.length >= FEWEST_GAPS && dotted.length >= LEAST_SHARE * gaps.filter(within(dots)).length;
}

/** Does a column show ink above the dots? */
function lettersOver({ width, top }: Ink, dots: readonly Piece[]): (x: number) => boolean {
  const highest = Math.min(...dots.map((dot) => dot.top)) - 2;
  return (x) => x >= 0 && x < width && top[x]! >= 0 && top[x]! < highest;
}

/** Column ranges between letters. */
function gapsIn(isLetter: (x: number) => boolean, width: number): Stretch[] {
  const gaps: Stretch[] = [];
  let letter = -1;
  for (let x = 0; x < width; x++) {
    if (!isLetter(x)) continue;
    if (letter >= 0 && x > letter + 1) gaps.push({ left: letter + 1, right: x - 1 });
    letter = x;
  }
  return gaps;
}

/** Does a range lie within the dots' extent? */
const within =
  (dots: readonly Piece[]) =>
  ({ left, right }: Stretch): boolean =>
    left <= dots.at(-1)!.right && right >= dots[0]!.left;

function someBetween(from: number, to: number, holds: (x: number) => boolean): boolean {
  for (let x = from; x <= to; x++) if (holds(x)) return true;
  return false;
}

const stepsOf = (dots: readonly Piece[]): number[] =>
  dots.slice(1).map((dot, i) => middleOf(dot) - middleOf(dots[i]!));

/** Dot spacing; a low quantile, as letters hide some dots. */
const stepOf = (dots: readonly Piece[]): number => quantile(stepsOf(dots), LOWER_QUARTILE);

/** Excludes dots that may be full stops or commas of the text. */
function withoutStops(dots: readonly Piece[], course: Course): Piece[] {
  const wide = median(dots.map(({ left, right }) => right - left + 1));
  const high = median(dots.map(({ top, bottom }) => bottom - top + 1));
  const off = median(dots.map((dot) => (dot.top + dot.bottom) / 2 - course(middleOf(dot))));
  const steps = stepsOf(dots);
  const step = stepOf(dots);
  return dots.filter((dot, i) => {
    if (dot.bottom - dot.top + 1 > LARGER * high + LARGER_BY) return false;
    if (Math.abs((dot.top + dot.bottom) / 2 - course(middleOf(dot)) - off) > OFF_COURSE) return false;
    const width = dot.right - dot.left + 1;
    if (width > LARGER * wide + 1) return false;
    const isClose = (distance: number | undefined): boolean => (distance ?? step) < CLOSER * step - 1;
    return !(isClose(steps[i - 1]) && isClose(steps[i]));
  });
}

/** Paints pieces over with the paper above and below them. */
function painted(crop: LineCrop, { mask }: Ink, pieces: readonly Piece[]): Uint8Array {
  const { width, height, data } = crop;
  const out = data.slice();
  for (const { left, right, top, bottom } of pieces) {
    const [first, last] = [Math.max(1, top - HALO), Math.min(height - 2, bottom + HALO)];
    for (let x = Math.max(0, left - HALO); x <= Math.min(width - 1, right + HALO); x++)
      for (let y = first; y <= last; y++) {
        const isPiece = x >= left && x <= right && y >= top && y <= bottom;
        if (!isPiece && mask[y * width + x]) continue;
        for (let channel = 0; channel < 3; channel++) {
          const above = data[((first - 1) * width + x) * 3 + channel]!;
          const below = data[((last + 1) * width + x) * 3 + channel]!;
          out[(y * width + x) * 3 + channel] = Math.max(above, below);
        }
      }
  }
  return out;
}
