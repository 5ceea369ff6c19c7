/** Lower case, accents removed, each run of other characters replaced by one space. */
export function fold(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Removes accents; fast path for ASCII, which nearly all lines are. */
const withoutMarks = (text: string): string =>
  /[^\p{ASCII}]/u.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;

/** Characters that OCR confuses share a class, so that labels match despite errors. */
const LOOKALIKE: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '8': 'b',
  '6': 'b',
  '2': 'z',
  // "N°" is "No".
  '°': 'o',
  º: 'o',
};

export interface Compact {
  /** Letters and digits only, lower case, look-alikes merged. */
  readonly text: string;
  /** For each character of `text`, its offset in the original. */
  readonly offsets: readonly number[];
}

/** Text normalised for label matching, with offsets into the original. */
export function compact(original: string): Compact {
  let text = '';
  const offsets: number[] = [];
  for (let i = 0; i < original.length; i++) {
    const code = original.charCodeAt(i);
    for (const letter of code < ASCII.length ? ASCII[code]! : lettersOf(original[i]!)) {
      text += letter;
      offsets.push(i);
    }
  }
  return { text, offsets };
}

/** Normalises one character: empty, or letters without accents, look-alikes merged. */
function lettersOf(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((letter) => (/[a-z0-9|!°º]/.test(letter) ? (LOOKALIKE[letter] ?? letter) : ''))
    .join('');
}

/** Cached {@link lettersOf} for ASCII. */
const ASCII = Array.from({ length: 128 }, (_, code) => lettersOf(String.fromCharCode(code)));

/** Collapses white space to single blanks and trims. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Levenshtein distance, aborted with `limit + 1` as soon as it must exceed `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = rows[0];
  let current = rows[1];
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cost = Math.min(substitution, previous[j]! + 1, current[j - 1]! + 1);
      current[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    [previous, current] = [current, previous];
  }
  return previous[b.length]!;
}

/** Reused rows of {@link editDistance}, which runs thousands of times per page. */
const rows: readonly [number[], number[]] = [[], []];

/** OCR errors allowed in a label of this length. */
export function allowedSlips(length: number): number {
  if (length < 8) return 0;
  return length < 13 ? 1 : 2;
}

/** The words of a text in folded letters; what is no letter parts them, as a zone has it. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Do all characters of a text occur in another one, in their order? */
export function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
}
