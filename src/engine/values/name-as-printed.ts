import { isKnownName } from './dictionaries.ts';
import { oneLine } from './text/fold.ts';
import { withoutMisreadCaptions } from './text/misread-captions.ts';
import { ADDRESSED, RANK, WRITTEN } from '../lexicon/forms-of-address.ts';
import { behindTitle } from './titles.ts';

/** One or several titles before a name. */
export const TITLE = new RegExp(
  `^(?:(?:${ADDRESSED}|pastor|sir|madam|${RANK})\\b\\.?\\s*(?:[/&,]\\s*)?)+(?=\\p{L})`,
  'iu',
);
/** "Present Ms Kago Example": a word before a title is no name. */
const WORD_BEFORE_TITLE = new RegExp(`^\\p{Lu}\\p{Ll}+\\s+(?=(?:${WRITTEN})\\.?\\s\\p{Lu})`, 'u');
/** "MrK. Example": the blank after a title is lost. */
const GLUED_TITLE = new RegExp(`^(?:${WRITTEN})(?=\\p{Lu}(?:\\.|\\p{Ll}))`, 'u');
/** "MRKB EXAMPLE": the blanks after title and initials are lost. */
const GLUED_INITIALS = /^(?:MRS|MR(?!S\s)|MS|DR)(\p{Lu}|[B-DF-HJ-NP-TV-Z]{2,3})(?=\s\p{Lu})/u;
/** "No. 4410 Sgt. K. Example": an officer's number. */
const NUMBER_OF_OFFICER = new RegExp(`^(?:no\\.?|nr\\.?)?\\s*\\d{2,6}\\s+(?=${RANK}\\b)`, 'i');
/** Two consonants that start no name in these languages: an initial joined to the next word. */
const STUCK_INITIAL =
  /^(?!B[HLRW]|C[HLRW]|D[HLRWJZ]|F[LRW]|G[HLNRW]|H[LRW]|K[GHLNRSW]|L[HLW]|M[BMNPW]|N[CDGHJKMNSTWXZ]|P[FHLRSW]|Q[HW]|R[HRW]|S[CHKLMNPQTVWZ]|T[HJLRSWX]|VL|W[HR]|XH|Z[BHW])[BCDFGHJKLMNPQRSTVWXZ]{2}/i;

/** Removes one thing before a name, or corrects one OCR error in it. */
type Step = (text: string) => string;

/** Removes text before a name, in this order. */
const BEFORE: readonly Step[] = [
  (text) =>
    text.replace(WORD_BEFORE_TITLE, (word) =>
      TITLE.test(`${word}x`) || isKnownName(word.trim()) ? word : '',
    ),
  (text) => text.replace(/^[\s:;.,\-–—*|]+/, ''),
  // "To KAGO EXAMPLE": a preposition, as only it has small letters.
  (text) => text.replace(/^(?:To|For|Between|Ga):? (?=\P{Ll}{6,}$)/u, ''),
  // "Before me: (signed) K. Example"
  (text) => text.replace(/^\((?:signed|sgd\.?)\)\s*/i, ''),
  (text) => text.replace(GLUED_TITLE, ''),
  (text) => text.replace(GLUED_INITIALS, (_, initials: string) => [...initials].join(' ')),
  // "3391 - Kago Example": a personal number first.
  (text) => text.replace(/^\d[\d/]{1,9}\s+(?:[-–—]\s+(?=\p{Lu})|(?=\p{Lu}{2}[\p{Lu}' -]*,))/u, ''),
  (text) => text.replace(NUMBER_OF_OFFICER, ''),
  // "K. Example's stipend"
  (text) => text.replace(/(?<=\s\S*\p{L}{2})['’][sS]\s+\p{Ll}.*$/u, ''),
];

/** Corrections of OCR and writing errors in names. */
const SLIPS: readonly Step[] = [
  // "Kago.Example": a dot of a form's fill-in line.
  (text) => text.replace(/(?<=\p{Lu}\p{Ll}{2,})\.(?=\p{Lu}\p{Ll}{2})/gu, ' '),
  // "0. EXAMPLE": before an initial's full stop, 0 is an O.
  (text) => text.replace(/^0(?=\.\s*\p{Lu})/u, 'O'),
  // "lan Example", "lsmael Example": l read for a capital I.
  (text) =>
    text.replace(/(?<!\p{L})l(?=\p{Ll}{2,}(?!\p{L}))(\p{Ll}+)/gu, (all, rest: string) =>
      /^[^aeiou]/.test(rest) || (/^a\p{Ll}{1,2}$/u.test(rest) && !isKnownName(`L${rest}`)) ? `I${rest}` : all,
    ),
  // ! read for I in thin print.
  (text) => text.replace(/(?<=\p{Lu}{2})!(?=\s|$)/gu, 'I'),
  // "Oratil e Example": a name split by OCR.
  (text) =>
    text.replace(/(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Ll}{1,6})(?!\p{L})/gu, (all, a: string, b: string) =>
      isKnownName(a + b) && !isKnownName(a) ? a + b : all,
    ),
  // "LESEGOEXAMPLE": blanks lost by OCR.
  (text) =>
    text.replace(/(?<![\p{L}-])\p{Lu}{12,}(?![\p{L}-])/gu, (word) =>
      isKnownName(word) ? word : (knownNamesIn(word) ?? word),
    ),
  // "LESEGO BKGOSIDINTSI"
  (text) =>
    text.replace(/(?<!\p{L})(\p{Lu})(\p{Lu}\p{L}{3,})(?!\p{L})/gu, (all, initial: string, name: string) =>
      STUCK_INITIAL.test(all) && isKnownName(name) && !isKnownName(all) ? `${initial} ${name}` : all,
    ),
];

const ROLE_BEFORE =
  /^(?:Declarant|Deponent|Resident|Tenant|Applicant|Bearer|Employee|Taxpayer)\s+(?=\p{Lu}\S*\s+\p{Lu})/u;

/** A printed name with its titles, without text before it, and with OCR errors corrected. */
export function nameAsPrinted(printed: string): string {
  const text = withoutMisreadCaptions(behindTitle(oneLine(printed)));
  return [...BEFORE, ...SLIPS].reduce((mended, step) => step(mended), text).replace(ROLE_BEFORE, '');
}

/** The only way to split a word into known names, joined by blanks; null if there is none or several. */
function knownNamesIn(word: string): string | null {
  const ways: string[] = [];
  const part = (from: number, parts: readonly string[]): void => {
    if (from === word.length && parts.length > 1) ways.push(parts.join(' '));
    for (let end = from + 3; end <= word.length && ways.length < 2; end++) {
      const next = word.slice(from, end);
      if (isKnownName(next)) part(end, [...parts, next]);
    }
  };
  part(0, []);
  return ways.length === 1 ? ways[0]! : null;
}
