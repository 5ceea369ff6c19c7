import type { FieldValue } from '../../../contract/verification.ts';
import { lines, type PrintedLine } from '../testing/page-of.ts';

/** A paper as it is printed, and what it says: one entry of a corpus. */
export interface Paper {
  /** What kind of difficulty it stands for. */
  readonly of: string;
  /** A picture of the page: one character of print each, cells three blanks or more apart. Or lines under each other, or lines at places. */
  readonly printed: string | readonly string[] | readonly PrintedLine[];
  /** Answered with confidence. */
  readonly says?: Readonly<Record<string, FieldValue>>;
  /** Answered, however surely; null: nothing is. */
  readonly reads?: Readonly<Record<string, FieldValue>>;
  /** Held below the threshold or not answered at all: somebody has to look. */
  readonly held?: readonly string[];
}

/** Papers by the type that they are; a file of a corpus exports one as `corpora`. */
export type Corpora = Readonly<Record<string, readonly Paper[]>>;

const LEFT = 60;
const CHARACTER = 10;
/** Lines of a block stand nearer to each other than their height; an empty line between them is white space. */
const PITCH = 28;

/** What a reader hands over of a page that is printed so. */
export function linesOf(printed: Paper['printed']): readonly PrintedLine[] {
  if (typeof printed === 'string') return linesOfPicture(printed);
  return printed.every((line) => typeof line === 'string') ? lines(...printed) : printed;
}

/** The printed lines of a picture, each cell a line of its own, as readers hand them over. */
export function linesOfPicture(picture: string): PrintedLine[] {
  const rows = picture.replace(/^\n|\n\s*$/g, '').split('\n');
  const margin = Math.min(
    ...rows.filter((row) => row.trim() !== '').map((row) => row.length - row.trimStart().length),
  );
  return rows.flatMap((row, i) =>
    [...row.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: text, index }): PrintedLine => [
      LEFT + CHARACTER * (index - margin),
      LEFT + PITCH * i,
      text,
    ]),
  );
}
