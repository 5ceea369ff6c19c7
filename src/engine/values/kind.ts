import type { Message } from '../../contract/messages/message.ts';
import type { FieldValue } from '../../contract/verification.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { lazily } from '../lazily.ts';
import { fold } from './text/fold.ts';

/** Order of day and month in numeric dates. `unknown`: no evidence, or contradictory dates. */
export type DayOrder = 'day-first' | 'month-first' | 'unknown';

export interface KindContext {
  /** UTC date of the request, `YYYY-MM-DD`; decides the century of two-digit years. */
  readonly today: string;
  /** By its label, the surname precedes the given names. */
  readonly surnameFirst?: boolean;
  /** The text is where a name is expected: beside a label for one, in a zone, in a list's name column. */
  readonly namedHere?: boolean;
  /** A person typed it, so nothing else stands around it. */
  readonly typed?: boolean;
  /** False for part of a name: there, capitals before lower case are no surname. */
  readonly wholeName?: boolean;
  /** Order of day and month in numeric dates; absent: day first. */
  readonly dayOrder?: DayOrder | undefined;
  /** Does the document mention a chief's office, so that Kgosi before a full name is a title? Absent: yes. */
  readonly ofChiefs?: boolean | undefined;
  /** Country whose rules and currency apply; absent: the first installed. */
  readonly country?: CountryPack;
}

/** Context for shape-only parsing, where the date does not matter. */
export const ANY_DAY: KindContext = { today: '2026-01-01' };

/** Minimum quality for a typed value to be well-formed: a number with an impossible digit is below. */
export const RIGHT_FORM = 0.55;

/** Result of parsing a piece of text. */
export interface Parsed {
  readonly value: FieldValue;
  /** The part of the text used, as printed. */
  readonly raw: string;
  /** 0–1: fit to this type's format. 1: exact, with nothing else. */
  readonly quality: number;
  /** Unusual points of its format. */
  readonly notes: readonly Message[];
  /** Why a character may be lost or misread: the format looks like the result of such an error. */
  readonly doubt?: Message;
  /** The alternative value if the print is ambiguous. */
  readonly other?: FieldValue;
}

/**
 * A value type: parsing, normalisation and validation, once for all document types and layouts.
 *
 * @example date.parse('1st of October 2026', { today }) // { value: '2026-10-01', quality: 1, … }
 */
export interface ValueKind {
  readonly name: string;
  /** Recognisable by format alone (a date, an ID number), so parsing rejects wrong neighbours. */
  readonly strict: boolean;
  /** Is it a number that identifies something: figures, or letters and figures? */
  readonly isIdentifier?: true;
  /** Is it a calendar date? A correction typed for it must be one. */
  readonly isDay?: true;
  /** Every character counts: numbers, dates, amounts. Default: `strict`. */
  readonly exact?: boolean;
  /** Maximum printed lines of a value. */
  readonly lines: number;
  /** Lines of one value are separated by `\n`. */
  parse(text: string, context: KindContext): Parsed | null;
  /** Why a line below, alone on its row, may still continue the value beside or under its label; null: it cannot. */
  readonly mayGoOn?: (soFar: string, next: string, isUnderLabel: boolean) => Message | null;
  /** Does the printed line `next` continue the value `soFar`? Called while `lines` allows more. */
  readonly continues?: (soFar: string, next: string) => boolean;
  /** Labels that are part of the value if it follows on the line: "Plot" in "Plot 12". */
  readonly keepsLabel?: RegExp;
  /** Pattern of the value inside a sentence (no capturing groups); default: words up to a stop. */
  readonly inText?: string;
  /** A pattern (flags `gu`) specific enough to find the type in any text, without label or sentence. */
  readonly mention?: RegExp;
  /** Parses the text of a machine-readable zone or barcode: no format is required where check digits confirm. Default: `parse`. */
  readonly ofZone?: (text: string, context: KindContext) => Parsed | null;
  /** Excludes other values of such types from its place: one part of a name is not also the other. */
  readonly ownPlace?: true;
  /** The end of a printed range that it parses; the other end is another field's, at the same place. */
  readonly endOfRange?: 'first' | 'last';
  /** Do two values mean the same? Default: equal after folding. */
  readonly same?: (a: FieldValue, b: FieldValue) => boolean;
}

/** Does every character of a value count? */
export const isExact = ({ exact, strict }: Pick<ValueKind, 'exact' | 'strict'>): boolean => exact ?? strict;

export function sameValue(kind: ValueKind, a: FieldValue, b: FieldValue): boolean {
  if (kind.same) return kind.same(a, b);
  if (typeof a === 'string' && typeof b === 'string') return fold(a) === fold(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Share of the characters of `all` in `used`, ignoring blanks and punctuation. */
export const coverage = (used: string, all: string): number => coverageOf(all)(used);

/** {@link coverage} of several parts of one text. */
export function coverageOf(all: string): (used: string) => number {
  const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const total = lazily(() => letters(all));
  return (used) => (total() === 0 ? 0 : Math.min(1, letters(used) / total()));
}
