import { inProse } from '../../../lexicon/languages/index.ts';
import { CLOSINGS_ABROAD, MANNERS_OF_CLOSING, REGARDS } from '../../../lexicon/letter-closings.ts';
import { CLOSINGS } from '../../../packs/country-words.ts';
import type { DocumentView } from '../../../layout/view.ts';

const TO_WHOM = '(?:to )?whom(?:soever)? it may concern.{0,3}|to:? whom(?:soever)? it may concern.{0,3}';
const IN_SETSWANA = 'go (?:ba ba|mang le mang).{0,30}|motlotlegi.{0,10}|rra|mma';
const SALUTATION = new RegExp(
  String.raw`^(?:dear\b.{0,40}|(?:my )?(?:sir|madam|sirs)\b.{0,20}|${TO_WHOM}|${IN_SETSWANA}|(?:${inProse('salutations')})(?!\p{L}).{0,40})$`,
  'iu',
);
const CLOSING = new RegExp(
  String.raw`^(?:${[
    String.raw`yours\b.{0,25}|(?:${MANNERS_OF_CLOSING})\b.{0,10}`,
    String.raw`${REGARDS}\b.{0,10}|thank(?:ing)? you.{0,30}`,
    String.raw`for (?:and on behalf of )?\p{Lu}.{3,60}`,
    `(?:${CLOSINGS_ABROAD}).{0,3}|(?:${CLOSINGS})!?`,
  ].join('|')})$`,
  'iu',
);

/** Is a line a letter's closing phrase? */
export const isLetterClosing = (line: string): boolean => CLOSING.test(line.trim().replace(/[,.]+$/, ''));

const linesOf = ({ pages }: DocumentView): string[] =>
  pages.flatMap(({ segments }) => segments.map(({ text }) => text.trim()));

/** Does the document have the form of a letter: a salutation, then a closing? */
export function isLetter(view: DocumentView): boolean {
  const lines = linesOf(view);
  const greets = lines.findIndex((line) => SALUTATION.test(line));
  return greets >= 0 && lines.slice(greets + 1).some((line) => isLetterClosing(line));
}

/** Lines of a letter in which its sender stands above, and below its closing. */
const SENDER = { above: 6, below: 5 } as const;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,4}$/u;

/** Does who stands at its head sign below its closing, as in letters of private persons? */
export function isSignedBySender(view: DocumentView): boolean {
  const lines = linesOf(view);
  const head = new Set(lines.slice(0, SENDER.above).filter((line) => NAME.test(line)));
  const closing = head.size === 0 ? -1 : lines.findLastIndex((line) => isLetterClosing(line));
  return (
    closing >= SENDER.above &&
    lines.slice(closing + 1, closing + 1 + SENDER.below).some((line) => head.has(line))
  );
}
