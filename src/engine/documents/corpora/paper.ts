import type { Category } from '../../../contract/categories.ts';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { FieldValue } from '../../../contract/verification.ts';
import { lines, type PrintedLine } from '../testing/page-of.ts';

/** Values by the names of fields. */
type Values = Readonly<Record<string, FieldValue>>;
type ManyValues = Readonly<Record<string, readonly FieldValue[]>>;

/** A paper as it is printed, and what it says: one entry of a corpus. */
export interface Paper {
  /** What kind of difficulty it stands for. */
  readonly of: string;
  /** A picture of the page: one character of print each, cells three blanks or more apart. Or lines under each other, or lines at places. */
  readonly printed: string | readonly string[] | readonly PrintedLine[];
  /** The machine-readable zone: its format, then its lines as `zoneOf` takes them. */
  readonly zone?: readonly [format: MachineReadableZone['format'], ...started: string[]];
  /** Asked for. Default: `IDENTITY` of a page with a zone, else whatever it holds. */
  readonly category?: Category | null;
  /** One paper each: what stands there for `{0}`, `{1}`, … in the lines, in the zone and in the values. */
  readonly cases?: readonly (readonly FieldValue[])[];
  /** Answered with confidence. */
  readonly says?: Values;
  /** Answered, however surely; null: nothing is. */
  readonly reads?: Values;
  /** As `reads`, where the answer may have more keys than are named here. */
  readonly readsAtLeast?: Values;
  /** No such answer with confidence. */
  readonly neverSays?: ManyValues;
  /** No such answer. */
  readonly neverReads?: ManyValues;
  /** Held below the threshold or not answered at all: somebody has to look. */
  readonly held?: readonly string[];
}

/** Papers by the type that they are; a file of a corpus exports one as `corpora`. */
export type Corpora = Readonly<Record<string, readonly Paper[]>>;

const LEFT = 60;
const CHARACTER = 10;
/** Lines of a block stand nearer to each other than their height; an empty line between them is white space. */
const PITCH = 28;

/** The papers that an entry stands for: one for each of its cases. */
export const papersOf = (paper: Paper): readonly Paper[] =>
  paper.cases?.map((values) => {
    const { cases: _, ...one } = paper;
    return { ...(filledIn(one, values) as Paper), of: `${paper.of} (${values[0]})` };
  }) ?? [paper];

/** A `{0}` that is a whole string becomes the value, of whatever type; within a string, its text. */
function filledIn(given: unknown, values: readonly FieldValue[]): unknown {
  if (typeof given === 'string') {
    const whole = /^\{(\d)\}$/.exec(given);
    if (whole) return values[Number(whole[1])];
    return given.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)]));
  }
  if (Array.isArray(given)) return given.map((one) => filledIn(one, values));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, filledIn(one, values)]));
}

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
