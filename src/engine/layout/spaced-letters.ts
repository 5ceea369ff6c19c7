import type { TextLine } from '../../contract/pages.ts';
import { withCharacters } from '../../contract/kept-characters.ts';

/** "I 0 8 8 1 3 0 2 7 0 1 5": a letter-spaced number or heading. */
const SPACED = /^\s*[\p{Lu}\d](?: [\p{Lu}\d]){4,}(?:\s{2,}[\p{Lu}\d](?: [\p{Lu}\d])*)*\s*$/u;

/** Wider gaps mark word ends. */
const PARTED = /\S {2,}\S/;

const HEADINGS = [
  'directors?|shareholders?|members|secretary|payslip|earnings|deductions|statement|invoice|receipt|quotation',
  'certificate|minutes|resolutions?|agenda|affidavit|contract|constitution|memorandum|licence|profile|extract',
  'employee|employer|services|clients|contacts|address',
];
/** Headings of one word, without wider gaps. */
const HEADING = new RegExp(`^(?:${HEADINGS.join('|')})$`, 'i');

/** A letter-spaced heading without wider gaps would be joined into one word; a number is one anyway. */
const isNumber = (text: string): boolean =>
  text.replace(/\D/g, '').length > text.replace(/\P{L}/gu, '').length;

/** Minimum ratio of word gaps to letter gaps. */
const WORD_BLANK = 1.3;

/** A letter-spaced part of a line: "NATA S E R V I C E S ( P T Y ) L T D". */
const RUN = /(?<!\S)\p{Lu}(?: [\p{Lu}\d()&.,'’/-]){5,}(?!\S)/u;

/** Offsets of blanks that end a word, by the character positions of a PDF text layer. */
function wordEnds({ text, characters, reader }: TextLine, from = 0, to = text.length): Set<number> {
  if (reader !== 'text-layer' || characters?.length !== text.length) return new Set();
  const blanks = Array.from({ length: to - from }, (_, i) => from + i).filter((i) => text[i] === ' ');
  const width = (i: number): number => characters[i + 1]! - characters[i]!;
  const usual = blanks.map(width).sort((a, b) => a - b)[Math.floor(blanks.length / 2)] ?? 0;
  return new Set(blanks.filter((i) => width(i) > WORD_BLANK * usual));
}

/** Joins the characters of a letter-spaced line; wider gaps stay word gaps. */
export function withoutSpacing(line: TextLine): TextLine {
  const { text } = line;
  if (!SPACED.test(text) && !isSpacedInPairs(line) && !isHeadingInPairs(text))
    return withoutSpacingOfRun(line);
  const ends = PARTED.test(text) ? new Set<number>() : wordEnds(line);
  if (!(ends.size > 0 || PARTED.test(text) || isNumber(text) || HEADING.test(text.replace(/\s/g, ''))))
    return line;
  const kept = Array.from({ length: text.length }, (_, i) => i).filter(
    (i) => text[i] !== ' ' || ends.has(i) || (text[i + 1] === ' ' && text[i - 1] !== ' '),
  );
  return withCharacters(line, kept, kept.map((i) => text[i]).join(''));
}

/** "H O S P I TA L I T Y": a text layer that sets kerned pairs as one piece. */
function isSpacedInPairs({ text, reader }: TextLine): boolean {
  const pieces = text.trim().split(/ +/);
  const single = pieces.filter((piece) => piece.length === 1).length;
  return (
    reader === 'text-layer' &&
    pieces.length > 8 &&
    single > 0.8 * pieces.length &&
    pieces.every((piece) => /^[\p{Lu}\d&()]{1,2}$/u.test(piece))
  );
}

/** "A F F I D A VI T": a one-word heading of which OCR missed some blanks. */
const isHeadingInPairs = (text: string): boolean =>
  /^\s*\p{Lu}{1,3}(?: \p{Lu}{1,3}){3,}\s*$/u.test(text) && HEADING.test(text.replace(/\s/g, ''));

/** The same for part of a line, where character positions show the word gaps. */
function withoutSpacingOfRun(line: TextLine): TextLine {
  const { text } = line;
  const run = line.reader === 'text-layer' ? RUN.exec(text) : null;
  if (!run) return line;
  const end = run.index + run[0].length;
  const ends = wordEnds(line, run.index, end);
  if (ends.size === 0) return line;
  const kept = Array.from({ length: text.length }, (_, i) => i).filter(
    (i) => i < run.index || i >= end || text[i] !== ' ' || ends.has(i),
  );
  return withCharacters(line, kept, kept.map((i) => text[i]).join(''));
}
