import { isKnownName } from './dictionaries.ts';
import { oneLine } from './text/fold.ts';
import { withoutMisreadCaptions } from './text/misread-captions.ts';
import { ADDRESSED, RANK, WRITTEN } from '../lexicon/forms-of-address.ts';
import { behindTitle } from './titles.ts';

/** How people are addressed, before their names: one title or several. */
export const TITLE = new RegExp(
  `^(?:(?:${ADDRESSED}|pastor|sir|madam|${RANK})\\b\\.?\\s*(?:[/&,]\\s*)?)+(?=\\p{L})`,
  'iu',
);
/** "Present Ms Kago Example": a word before the title of a person is no name. */
const WORD_BEFORE_TITLE = new RegExp(`^\\p{Lu}\\p{Ll}+\\s+(?=(?:${WRITTEN})\\.?\\s\\p{Lu})`, 'u');
/** "MrK. Example": the blank behind a title is lost. */
const GLUED_TITLE = new RegExp(`^(?:${WRITTEN})(?=\\p{Lu}(?:\\.|\\p{Ll}))`, 'u');
/** "MRKB EXAMPLE": the blanks behind a title and initials are lost. */
const GLUED_INITIALS = /^(?:MRS|MR(?!S\s)|MS|DR)(\p{Lu}|[B-DF-HJ-NP-TV-Z]{2,3})(?=\s\p{Lu})/u;
/** "No. 4410 Sgt. K. Example": the number of an officer. */
const NUMBER_OF_OFFICER = new RegExp(`^(?:no\\.?|nr\\.?)?\\s*\\d{2,6}\\s+(?=${RANK}\\b)`, 'i');
/** Two consonants that begin no name of these languages: an initial that stands too near to the next word. */
const STUCK_INITIAL =
  /^(?!B[HLRW]|C[HLRW]|D[HLRWJZ]|F[LRW]|G[HLNRW]|H[LRW]|K[GHLNRSW]|L[HLW]|M[BMNPW]|N[CDGHJKMNSTWXZ]|P[FHLRSW]|Q[HW]|R[HRW]|S[CHKLMNPQTVWZ]|T[HJLRSWX]|VL|W[HR]|XH|Z[BHW])[BCDFGHJKLMNPQRSTVWXZ]{2}/i;

/** Takes one thing away that stands before a name, or mends one slip in it. */
type Step = (text: string) => string;

/** What stands before a name, in the order in which it is taken away. */
const BEFORE: readonly Step[] = [
  (text) =>
    text.replace(WORD_BEFORE_TITLE, (word) =>
      TITLE.test(`${word}x`) || isKnownName(word.trim()) ? word : '',
    ),
  (text) => text.replace(/^[\s:;.,\-–—*|]+/, ''),
  // "Before me: (signed) K. Example"
  (text) => text.replace(/^\((?:signed|sgd\.?)\)\s*/i, ''),
  (text) => text.replace(GLUED_TITLE, ''),
  (text) => text.replace(GLUED_INITIALS, (_, initials: string) => [...initials].join(' ')),
  // "3391 - Kago Example": the number of the person comes first.
  (text) => text.replace(/^\d[\d/]{1,9}\s+(?:[-–—]\s+(?=\p{Lu})|(?=\p{Lu}{2}[\p{Lu}' -]*,))/u, ''),
  (text) => text.replace(NUMBER_OF_OFFICER, ''),
];

/** What readers and pens do to names, and how it is mended. */
const SLIPS: readonly Step[] = [
  // "Kago.Example": a dot of the line that a form is filled in on.
  (text) => text.replace(/(?<=\p{Lu}\p{Ll}{2,})\.(?=\p{Lu}\p{Ll}{2})/gu, ' '),
  // "0. EXAMPLE": before the full stop of an initial, a nought is an O.
  (text) => text.replace(/^0(?=\.\s*\p{Lu})/u, 'O'),
  // "lan Example", "lsmael Example": a capital I that a reader took for a small l.
  (text) =>
    text.replace(/(?<!\p{L})l(?=\p{Ll}{2,}(?!\p{L}))(\p{Ll}+)/gu, (all, rest: string) =>
      /^[^aeiou]/.test(rest) || (/^a\p{Ll}{1,2}$/u.test(rest) && !isKnownName(`L${rest}`)) ? `I${rest}` : all,
    ),
  // An I of thin print.
  (text) => text.replace(/(?<=\p{Lu}{2})!(?=\s|$)/gu, 'I'),
  // "Oratil e Example": a name that a reader broke.
  (text) =>
    text.replace(/(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Ll}{1,6})(?!\p{L})/gu, (all, a: string, b: string) =>
      isKnownName(a + b) && !isKnownName(a) ? a + b : all,
    ),
  // "LESEGOEXAMPLE": blanks that a reader lost.
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

/** A printed name with its titles, less what stands before it, and with the slips of readers mended. */
export function nameAsPrinted(printed: string): string {
  const text = withoutMisreadCaptions(behindTitle(oneLine(printed)));
  return [...BEFORE, ...SLIPS].reduce((mended, step) => step(mended), text).replace(ROLE_BEFORE, '');
}

/** The one way to part a word into known names, with blanks; null where there is none, or another. */
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
