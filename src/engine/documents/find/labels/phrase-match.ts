import { allowedSlips, compact, editDistance, type Compact } from '../../../values/text/fold.ts';

/** The letters of a text, ready to be compared with hundreds of phrases. */
export interface Prepared {
  readonly text: string;
  readonly letters: Compact;
  readonly starts: readonly number[];
  /** Those of the starts before which nothing of the same label can stand. */
  readonly beginnings: ReadonlySet<number>;
  /** For each compact position: the offset in the text after it where a word ends there, else {@link NO_END}. */
  readonly ends: Int32Array;
  /** The same where a digit follows at once, which ends a longer label only. */
  readonly digitEnds: Int32Array;
}

const NO_END = -1;
/** What may stand between the beginning of a line, a stroke or a bracket and a label. */
const BETWEEN = /[\s\d.)]/;
/** What a label ends at. */
const AFTER_LABEL = /^\s*(?:$|[:/|()=])/;
/** Letters a label has at least when the digit right after it ends it ("Account1234"). */
const ENDED_BY_DIGIT = 5;

export function lettersOf(text: string): Prepared {
  const letters = compact(text);
  const starts = /\p{L}{2}|\p{L}[/.]\s?\p{L}/u.test(text) ? wordStarts(text, letters) : [];
  return {
    text,
    letters,
    starts,
    beginnings: new Set(starts.filter((start) => beginsLabel(text, letters.offsets[start]!))),
    ...wordEnds(text, letters),
  };
}

/** Is nothing of a label before this offset: nothing at all, or a stroke or bracket, and at most a number behind it? */
function beginsLabel(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && BETWEEN.test(text[at]!)) at--;
  return at < 0 || '/|('.includes(text[at]!);
}

/** Slips fall on single letters: "TAX certificate" is no misread "TIN certificate", though only two letters differ. */
export function wordsAgree(printed: string, phrase: string, slips: number): boolean {
  const short = isShortLabel(compact(phrase).text.length);
  if (slips === 0 || (slips < 2 && !short)) return true;
  const wanted = wordsOf(phrase);
  const found = wordsOf(printed);
  const read = found.length === wanted.length ? found : cutLike(compact(printed).text, wanted);
  // "TOTAL" is no misread "Tot Sal".
  if (read === null) return !short || found.length === wanted.length;
  return read.every((word, i) => {
    const [x, y] = [compact(word).text, compact(wanted[i]!).text];
    const most = Math.max(1, Math.floor(y.length / 4));
    return editDistance(x, y, most) <= most;
  });
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((w) => w !== '');
}

/** "TAXCERTIFICATE": where a blank was not read, the letters fall into words as the phrase's do. Null: another length. */
function cutLike(letters: string, wanted: readonly string[]): string[] | null {
  const lengths = wanted.map((word) => compact(word).text.length);
  if (letters.length !== lengths.reduce((sum, n) => sum + n, 0)) return null;
  let from = 0;
  return lengths.map((length) => letters.slice(from, (from += length)));
}

function wordStarts(text: string, letters: Compact): number[] {
  const starts: number[] = [];
  for (const [i, offset] of letters.offsets.entries()) {
    const before = text[offset - 1];
    const begins = before === undefined || !/[\p{L}\p{N}]/u.test(before);
    // "ITW8CERTIFICATE": the blank behind a number was lost.
    const lost = !begins && /\d/.test(before) && /^\p{L}{6}/u.test(text.slice(offset, offset + 6));
    if (begins || lost) starts.push(i);
  }
  return starts;
}

/** Of every position in one pass: each is asked for by hundreds of labels. */
function wordEnds(text: string, letters: Compact): { ends: Int32Array; digitEnds: Int32Array } {
  const ends = new Int32Array(letters.offsets.length + 1).fill(NO_END);
  const digitEnds = new Int32Array(letters.offsets.length + 1).fill(NO_END);
  for (const [i, offset] of letters.offsets.entries()) {
    const next = text[offset + 1];
    if (next === undefined || !/[\p{L}\p{N}]/u.test(next)) ends[i + 1] = offset + 1;
    else if (/\d/.test(next) && !/\d/.test(text[offset]!)) digitEnds[i + 1] = offset + 1;
  }
  return { ends, digitEnds };
}

/** One of the phrases that the trie of phrases found, in a text from a compact position on, a few letters misread. Null: it is not there. */
export function matchAt(
  ready: Prepared,
  start: number,
  wanted: string,
): { end: number; length: number; slips: number } | null {
  const { text } = ready.letters;
  if (text.startsWith(wanted, start)) {
    const end = endAfter(ready, start, wanted.length);
    if (end !== NO_END) return { end, length: wanted.length, slips: 0 };
  }
  const slips = slipsAllowed(ready, start, wanted.length);
  if (slips === 0 || text.length - start < wanted.length - slips) return null;
  for (const extra of slips === 1 ? ONE_SLIP : TWO_SLIPS) {
    const length = wanted.length + extra;
    const end = endAfter(ready, start, length);
    if (end === NO_END || start + length > text.length) continue;
    if (allowedSlips(wanted.length) === 0 && !AFTER_LABEL.test(ready.text.slice(end))) continue;
    const distance = editDistance(text.slice(start, start + length), wanted, slips);
    if (distance <= slips) return { end, length, slips: distance };
  }
  return null;
}

/** Labels of so many letters may hold a slip where nothing but them stands between two ends: `Surmame / Setane`. */
const SHORT_LABEL = { least: 6, most: 7 } as const;

/** How many letters of a phrase of this length may be misread anywhere. */
export const mostSlips = (length: number): number => (isShortLabel(length) ? 1 : allowedSlips(length));

const isShortLabel = (length: number): boolean => length >= SHORT_LABEL.least && length <= SHORT_LABEL.most;

/** How many letters of a phrase of this length may be misread at this place. */
function slipsAllowed(ready: Prepared, start: number, length: number): number {
  if (!isShortLabel(length)) return allowedSlips(length);
  return standsAlone(ready, start, length) ? mostSlips(length) : 0;
}

/** Do letters from here on, one more or less than `length`, stand between a beginning and an end of labels? */
function standsAlone(ready: Prepared, start: number, length: number): boolean {
  if (!ready.beginnings.has(start)) return false;
  return ONE_SLIP.some((extra) => {
    const end = endAfter(ready, start, length + extra);
    return end !== NO_END && AFTER_LABEL.test(ready.text.slice(end));
  });
}

/** Differences of length to try, the likeliest first. */
const ONE_SLIP = [0, 1, -1];
const TWO_SLIPS = [0, 1, -1, 2, -2];

/** Offset after `length` letters from the compact position `start` when a word ends there, else {@link NO_END}. */
function endAfter({ ends, digitEnds }: Prepared, start: number, length: number): number {
  const position = start + length;
  if (position >= ends.length) return NO_END;
  const end = ends[position]!;
  return end === NO_END && length >= ENDED_BY_DIGIT ? digitEnds[position]! : end;
}
