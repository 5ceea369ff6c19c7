import type { TextRun } from '../../pdf/text-runs.ts';
import { isOnRow } from './added-text.ts';
import { isInSecondCopy } from './font-faces.ts';

/** In font sizes: accuracy of programs that centre lines. */
export const EXACT = 0.04;
/**
 * Minimum other lines with the same middle, and number of different widths among them (in steps of half a size), for
 * lines to count as centred.
 */
const PEERS = 4;
const WIDTHS = 3;
/** In font sizes: maximum gap of two words, offset of a line with a value of another width, and offset of a part. */
const NEXT_WORD = 1;
const NEARLY = 0.25;
const CLEARLY = 1;

/** A line of a page: its edges in points, and its font size. */
interface Span {
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
}

/** Do enough lines of different widths have their middles here? */
export function areCentredOn(middle: number, lines: readonly Span[]): boolean {
  const peers = lines.filter((line) => Math.abs(middleOf(line) - middle) < EXACT * line.size);
  const widths = new Set(peers.map(({ x0, x1, size }) => Math.round((2 * (x1 - x0)) / size)));
  return peers.length >= PEERS && widths.size >= WIDTHS;
}

export const middleOf = ({ x0, x1 }: Pick<Span, 'x0' | 'x1'>): number => (x0 + x1) / 2;

/**
 * Does a text make the words left of it a centred line, which they are not without it, above other lines? Then there
 * was another text of about this width when the page was laid out. A program that knows the text centres it exactly,
 * but in its own copy of the font.
 */
export function completesCentredLine(run: TextRun, printed: readonly TextRun[]): boolean {
  const [label, ...others] = printed.filter((other) => isOnRow(run, other));
  const isLast = !printed.some(({ y }) => y < run.y - run.size);
  if (!label || others.length > 0 || isLast) return false;
  const gap = run.box.x0 - label.box.x1;
  if (Math.abs(run.y - label.y) > EXACT * run.size || gap < -EXACT * run.size || gap > NEXT_WORD * run.size)
    return false;
  const lines = printed.filter((other) => other !== label).map(({ box, size }) => ({ ...box, size }));
  const whole = middleOf({ x0: label.box.x0, x1: run.box.x1 });
  const off = (middle: number, by: number): boolean => Math.abs(middle - whole) < by * run.size;
  return (
    !off(middleOf(label.box), CLEARLY) &&
    (areCentredOn(whole, lines)
      ? isInSecondCopy(run, label, printed)
      : lines.some((line) => off(middleOf(line), NEARLY) && areCentredOn(middleOf(line), lines)))
  );
}
