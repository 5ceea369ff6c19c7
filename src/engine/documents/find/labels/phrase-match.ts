import { allowedSlips, compact, editDistance, type Compact } from '../../../values/text/fold.ts';

/** A text normalised for comparison with hundreds of phrases. */
export interface Prepared {
  readonly text: string;
  readonly letters: Compact;
  readonly starts: readonly number[];
  /** Word starts before which no part of the same label can be. */
  readonly beginnings: ReadonlySet<number>;
  /** By compact position: the offset after it if a word ends there, else {@link NO_END}. */
  readonly ends: Int32Array;
  /** The same if a digit follows directly, which only ends longer labels. */
  readonly digitEnds: Int32Array;
}

const NO_END = -1;
/** Characters allowed between the start of a line, a slash or a bracket and a label. */
const BETWEEN = /[\s\d.)]/;
/** What may follow a label. */
const AFTER_LABEL = /^\s*(?:$|[:/|()=])/;
/** Minimum letters of a label that a directly following digit ends ("Account1234"). */
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

/** Is there no other label text before this offset: nothing, or a slash or bracket with at most a number after it? */
function beginsLabel(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && BETWEEN.test(text[at]!)) at--;
  return at < 0 || '/|('.includes(text[at]!);
}

/**
 * OCR errors affect single letters: "TAX certificate" is not a misread "TIN certificate", although only two letters
 * differ.
 */
export function wordsAgree(printed: string, phrase: string, slips: number): boolean {
  const short = isShortLabel(compact(phrase).text.length);
  if (slips === 0 || (slips < 2 && !short)) return true;
  const wanted = wordsOf(phrase);
  const found = wordsOf(printed);
  const read = found.length === wanted.length ? found : cutLike(compact(printed).text, wanted);
  // "TOTAL" is not a misread "Tot Sal".
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

/** "TAXCERTIFICATE": splits text without blanks like the phrase. Null if the length differs. */
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
    // "ITW8CERTIFICATE": the blank after a number was lost.
    const lost = !begins && /\d/.test(before) && /^\p{L}{6}/u.test(text.slice(offset, offset + 6));
    if (begins || lost) starts.push(i);
  }
  return starts;
}

/** For all positions in one pass, since hundreds of labels need them. */
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

/** Verifies a phrase found by the trie at a compact position, allowing OCR errors. Null if it does not match. */
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

/** Labels of this length may have an error if they stand alone: `Surmame / Setane`. */
const SHORT_LABEL = { least: 6, most: 7 } as const;

/** Maximum errors in a phrase of this length at any place. */
export const mostSlips = (length: number): number => (isShortLabel(length) ? 1 : allowedSlips(length));

const isShortLabel = (length: number): boolean => length >= SHORT_LABEL.least && length <= SHORT_LABEL.most;

/** Maximum errors in a phrase of this length at this place. */
function slipsAllowed(ready: Prepared, start: number, length: number): number {
  if (!isShortLabel(length)) return allowedSlips(length);
  return standsAlone(ready, start, length) ? mostSlips(length) : 0;
}

/** Is a text of about `length` letters between a start and an end of labels? */
function standsAlone(ready: Prepared, start: number, length: number): boolean {
  if (!ready.beginnings.has(start)) return false;
  return ONE_SLIP.some((extra) => {
    const end = endAfter(ready, start, length + extra);
    return end !== NO_END && AFTER_LABEL.test(ready.text.slice(end));
  });
}

/** Length differences to try, likeliest first. */
const ONE_SLIP = [0, 1, -1];
const TWO_SLIPS = [0, 1, -1, 2, -2];

/** Offset after `length` letters from the compact position `start` if a word ends there, else {@link NO_END}. */
function endAfter({ ends, digitEnds }: Prepared, start: number, length: number): number {
  const position = start + length;
  if (position >= ends.length) return NO_END;
  const end = ends[position]!;
  return end === NO_END && length >= ENDED_BY_DIGIT ? digitEnds[position]! : end;
}
