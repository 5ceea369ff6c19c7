/** Words printed over specimens and samples, in the languages of papers met here. */
const MARKS = [
  'SPECIMEN',
  'MUESTRA',
  'MUSTER',
  'SAMPLE',
  'ESPECIME',
  'VOID',
  'NOT VALID',
  'CANCELLED',
] as const;

/** Marks that count inside other text too; the rest occur in ordinary sentences. */
const WITHIN_TEXT: ReadonlySet<string> = new Set(['SPECIMEN', 'ESPECIME']);

/** "Specimen signature" is a line of many genuine forms. */
const OF_A_SIGNATURE =
  /\b(?:E?SPECIMENS? (?:OF )?(?:THE )?(?:SIGNATURES?|INITIALS?)|SIGNATURES? SPECIMENS?)\b/g;

/** Words that may stand beside a mark: "SPECIMEN 2019", "THIS IS A SPECIMEN", "SPECIMEN ONLY". */
const BESIDE = new Set([
  'THIS',
  'IS',
  'A',
  'AN',
  'ONLY',
  'COPY',
  'DOCUMENT',
  'CARD',
  'NOT',
  'FOR',
  'USE',
  'NO',
]);

export interface Mark {
  readonly word: string;
  /** On a line of its own, as an overprint. */
  readonly alone: boolean;
}

/** The specimen mark on a page; one on a line of its own takes precedence over one within a sentence. */
export function markOf(lines: readonly string[]): Mark | null {
  let within: Mark | null = null;
  for (const line of lines) {
    const text = plain(line).replaceAll(OF_A_SIGNATURE, ' ');
    for (const word of MARKS) {
      if (isAlone(text, word)) return { word, alone: true };
      if (WITHIN_TEXT.has(word) && ` ${text} `.includes(` ${word} `)) within ??= { word, alone: false };
    }
  }
  return within;
}

function isAlone(text: string, word: string): boolean {
  // Spaced letters ("S P E C I M E N") and a mark repeated without a gap.
  const joined = text.replaceAll(' ', '');
  const mark = word.replaceAll(' ', '');
  if (joined !== '' && joined.replaceAll(mark, '') === '') return true;
  const words = text.split(' ');
  const marked = ` ${text} `.includes(` ${word} `);
  const others = words.filter(
    (one) => !word.split(' ').includes(one) && !BESIDE.has(one) && !/^\d+$/.test(one),
  );
  return marked && others.length === 0;
}

const plain = (line: string): string =>
  line
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
