import { message } from '../../../../contract/messages/message.ts';
import { foldedWords, isSubsequence } from '../../../values/text/fold.ts';
import { part as cutFrom, type Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';

/** Maximum letters of a name that zone readers may lose at a break in the row. */
const MOST_LOST = 2;
/** Minimum letters; shorter names match other words. */
const LEAST_LETTERS = 4;
/**
 * Score above the zone's if an inner letter is missing, as no check digit covers names. An additional letter at the end
 * may be an OCR error of the print: then the zone's name is kept, with a doubt.
 */
const SCORES = { within: 0.98, atEnd: 0.5 } as const;
/** Minimum confidence of print that contradicts a zone. */
const SURELY_READ = 0.9;

const MORE_IN_PRINT = message('notes.printHasMore');
const OTHER_IN_PRINT = message('notes.printHasOther');

/** Maximum differing letters of a name, and as a share of a short one; the first letter must agree. */
const MOST_OTHERS = { letters: 3, share: 0.4 } as const;
/**
 * Minimum differing letters and confidence for the print to contradict a zone: OCR may misread one letter of small
 * print.
 */
const OTHERS = { least: 1, surely: SURELY_READ } as const;
/** The same if all check digits of the zone are valid. */
const SURE_OTHERS = { least: 2, surely: 0.97 } as const;

/**
 * The printed name if the zone's lacks letters: `SABE` of ISABEL, although every check digit is valid and no label was
 * legible. Letters may also differ, as names have no check digit: `GEMZA` of GUNZA, through a punched hole; if all
 * check digits are valid, the zone's is kept. Doubtful, since print and zone disagree.
 *
 * @param zoneField name of the zone's field
 */
export function printedFuller(zoneField: 'lastName' | 'firstName'): Finder {
  return (view, field) =>
    view.zones.flatMap(({ zone }): Candidate[] => {
      const inZone = foldedWords(zone.fields[zoneField] ?? '');
      const all = view.pages.flatMap(({ segments }) => segments);
      if (inZone.length === 0 || all.some(({ text }) => isPrinted(inZone, text))) return [];
      const parts = all.flatMap((segment) => partsOf(segment, inZone.length));
      const fuller = parts.filter((part) => hasMore(part, inZone));
      const others = parts.filter((part) => hasOthers(part, inZone, zone.valid ? SURE_OTHERS : OTHERS));
      const part = fuller[0] ?? others[0];
      const parsed = part && field.kind.parse(part.text, { ...view, namedHere: true });
      if (!parsed) return [];
      const { segment } = part;
      const isMore = part === fuller[0];
      const letters = foldedWords(part.text).join('');
      const isOfPrint = isMore ? !letters.startsWith(inZone.join('')) : !zone.valid;
      const score = isOfPrint ? SCORES.within : SCORES.atEnd;
      const how = `printed with ${isMore ? 'more' : 'other'} letters than the zone has`;
      return [
        {
          ...fromSegments([segment], parsed, score, how),
          score,
          doubt: isMore ? MORE_IN_PRINT : OTHER_IN_PRINT,
        },
      ];
    });
}

/** Words of a printed line: the whole line, or the part of a full name that may be the field. */
interface Part {
  readonly text: string;
  readonly confidence: number;
  readonly segment: Segment;
}

/** A line, and its runs of `count` words if it has more, but no more than a name has. */
function partsOf(segment: Segment, count: number): Part[] {
  const { text, confidence } = segment;
  const words = [...text.matchAll(/\S+/g)];
  const runs =
    words.length > count && words.length <= MOST_WORDS
      ? Array.from({ length: words.length - count + 1 }, (_, i) => words.slice(i, i + count))
      : [];
  return [
    { text, confidence, segment },
    ...runs.map((run) => {
      const last = run.at(-1)!;
      return {
        text: run.map(([word]) => word).join(' '),
        confidence,
        segment: cutFrom(segment, run[0]!.index, last.index + last[0].length),
      };
    }),
  ];
}

const MOST_WORDS = 6;

const isPrinted = (name: readonly string[], text: string): boolean => {
  const printed = foldedWords(text);
  return name.every((word) => printed.includes(word));
};

/** Is it the zone's name except for a few letters? */
function hasOthers(
  { text, confidence }: Part,
  name: readonly string[],
  { least, surely }: { readonly least: number; readonly surely: number },
): boolean {
  if (confidence < surely || /\d|:/.test(text)) return false;
  const [printed, zone] = [foldedWords(text).join(' '), name.join(' ')];
  if (printed.length !== zone.length || printed[0] !== zone[0] || zone.length < LEAST_LETTERS) return false;
  const others = [...printed].filter((letter, i) => letter !== zone[i]).length;
  return others >= least && others <= Math.min(MOST_OTHERS.letters, MOST_OTHERS.share * zone.length);
}

function hasMore({ text, confidence }: Part, name: readonly string[]): boolean {
  if (confidence < SURELY_READ || /\d|:/.test(text)) return false;
  const [printed, zone] = [foldedWords(text).join(''), name.join('')];
  const lost = printed.length - zone.length;
  return zone.length >= LEAST_LETTERS && lost >= 1 && lost <= MOST_LOST && isSubsequence(zone, printed);
}
