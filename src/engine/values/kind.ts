import type { Message } from '../../contract/messages/message.ts';
import type { FieldValue } from '../../contract/verification.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { fold } from './text/fold.ts';

/** How a paper writes days in figures. `unknown`: nothing on it decides, or its days contradict each other. */
export type DayOrder = 'day-first' | 'month-first' | 'unknown';

export interface KindContext {
  /** UTC date of the request, `YYYY-MM-DD`: decides the century of two-digit years. */
  readonly today: string;
  /** The label of the value says that the surname comes before the names. */
  readonly surnameFirst?: boolean;
  /** The text stands where a name stands: beside a label that asks for one, in a zone, in its column of a list. */
  readonly namedHere?: boolean;
  /** False for a part of a name: capitals before small letters are no surname there. */
  readonly wholeName?: boolean;
  /** In which order the paper writes day and month in figures; absent: the day first. */
  readonly dayOrder?: DayOrder | undefined;
  /** Does the paper speak of a chief's office, so that Kgosi before a full name is a title? Unknown: yes. */
  readonly ofChiefs?: boolean | undefined;
  /** Whose rules and money; absent: the first installed. */
  readonly country?: CountryPack;
}

/** Any day, where only the shape of a text is asked. */
export const ANY_DAY: KindContext = { today: '2026-01-01' };

/** A kind's quality from which a typed value has its form: a number with an impossible digit stays below. */
export const RIGHT_FORM = 0.55;

/** What a kind made of a piece of text. */
export interface Parsed {
  readonly value: FieldValue;
  /** The part of the text that was used, as printed. */
  readonly raw: string;
  /** 0–1: how well the text has the shape of this kind. 1: exactly and nothing else. */
  readonly quality: number;
  /** What is unusual about the form. */
  readonly notes: readonly Message[];
  /** Why a reader may have lost or mistaken a character: the shape is one that such a slip leaves behind. */
  readonly doubt?: Message;
  /** The other value that the same print may mean. */
  readonly other?: FieldValue;
}

/**
 * A kind of value owns its parsing, normalisation and validation, once, for all types and layouts.
 *
 * @example date.parse('1st of October 2026', { today }) // { value: '2026-10-01', quality: 1, … }
 */
export interface ValueKind {
  readonly name: string;
  /** Recognisable by its shape alone (a date, an ID number), so a wrong neighbour is refused by parsing. */
  readonly strict: boolean;
  /** Is it a day of the calendar? What somebody types for it has to be one. */
  readonly isDay?: true;
  /** Every character counts: a number, a date, an amount. Default: what `strict` says. */
  readonly exact?: boolean;
  /** How many printed lines a value may take. */
  readonly lines: number;
  /** Lines of one value are separated by `\n`. */
  parse(text: string, context: KindContext): Parsed | null;
  /** Why a line below, alone on its row, may belong to the value all the same; null: it cannot. */
  readonly mayGoOn?: (soFar: string, next: string) => Message | null;
  /** May the printed line `next` belong to the value that begins with `soFar`? Asked while `lines` allows more. */
  readonly continues?: (soFar: string, next: string) => boolean;
  /** Labels that are part of the value when it follows them on the line: the Plot of "Plot 12". */
  readonly keepsLabel?: RegExp;
  /** Regular expression of the value inside a sentence (no capturing groups); default: words up to a stop. */
  readonly inText?: string;
  /** A pattern (flags `gu`) sure enough to spot the kind in any text, with no label or sentence around it. */
  readonly mention?: RegExp;
  /** What a machine-readable zone or a code says of it: no shape is asked for where check digits vouch. Default: `parse`. */
  readonly ofZone?: (text: string, context: KindContext) => Parsed | null;
  /** A place holds one value of such kinds alone: what is one part of a name is not the other part as well. */
  readonly ownPlace?: true;
  /** Which end of a printed range it reads: the other end is another field's, at the same place. */
  readonly endOfRange?: 'first' | 'last';
  /** Are two values the same thing, written differently? Default: equal after folding. */
  readonly same?: (a: FieldValue, b: FieldValue) => boolean;
}

/** Does every character of its values count? */
export const isExact = ({ exact, strict }: Pick<ValueKind, 'exact' | 'strict'>): boolean => exact ?? strict;

export function sameValue(kind: ValueKind, a: FieldValue, b: FieldValue): boolean {
  if (kind.same) return kind.same(a, b);
  if (typeof a === 'string' && typeof b === 'string') return fold(a) === fold(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Quality of a match that used `used` characters of `all`, ignoring blanks and punctuation. */
export function coverage(used: string, all: string): number {
  const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const total = letters(all);
  return total === 0 ? 0 : Math.min(1, letters(used) / total);
}
