import type { Category } from '../../../contract/categories.ts';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { FieldValue } from '../../../contract/verification.ts';
import { lines, type PrintedLine } from '../testing/page-of.ts';

/** Values by field name. */
type Values = Readonly<Record<string, FieldValue>>;
type ManyValues = Readonly<Record<string, readonly FieldValue[]>>;

/** An entry of a corpus: a printed page and its expected values. */
export interface Paper {
  /** The difficulty it represents. */
  readonly of: string;
  /**
   * A drawing of the page: one character per printed one, cells at least three blanks apart. Or lines below each other,
   * or lines with positions.
   */
  readonly printed: string | readonly string[] | readonly PrintedLine[];
  /** The machine-readable zone: its format, then its lines as for `zoneOf`. */
  readonly zone?: readonly [format: MachineReadableZone['format'], ...started: string[]];
  /** The requested category. Default: `IDENTITY` for a page with a zone, else none. */
  readonly category?: Category | null;
  /** Values replacing `{0}`, `{1}`, … in lines, zone and expected values; one document each. */
  readonly cases?: readonly (readonly FieldValue[])[];
  /** Values that must be given with confidence. */
  readonly says?: Values;
  /** Values that must be given, with any confidence; null: no value. */
  readonly reads?: Values;
  /** As `reads`; the result may have further keys. */
  readonly readsAtLeast?: Values;
  /** Values that must not be given with confidence. */
  readonly neverSays?: ManyValues;
  /** Values that must not be given at all. */
  readonly neverReads?: ManyValues;
  /** Fields that must be held below the threshold or unread. */
  readonly held?: readonly string[];
}

/** Entries by document type; a corpus file exports one as `corpora`. */
export type Corpora = Readonly<Record<string, readonly Paper[]>>;

const LEFT = 60;
const CHARACTER = 10;
/** Lines of a block are closer than their height; an empty line separates blocks. */
const PITCH = 28;

/** The documents of an entry: one per case. */
export const papersOf = (paper: Paper): readonly Paper[] =>
  paper.cases?.map((values) => {
    const { cases: _, ...one } = paper;
    return { ...(filledIn(one, values) as Paper), of: `${paper.of} (${values[0]})` };
  }) ?? [paper];

/** A string that is just `{0}` becomes the value with its type; inside a string, its text. */
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

/** The lines of a page as OCR would deliver them. */
export function linesOf(printed: Paper['printed']): readonly PrintedLine[] {
  if (typeof printed === 'string') return linesOfPicture(printed);
  return printed.every((line) => typeof line === 'string') ? lines(...printed) : printed;
}

/** The lines of a drawing, each cell a line of its own, as OCR would deliver them. */
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
