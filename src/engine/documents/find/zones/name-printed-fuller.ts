import { message } from '../../../../contract/messages/message.ts';
import { foldedWords, isSubsequence } from '../../../values/text/fold.ts';
import { part as cutFrom, type Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';

/** Narrow letters at a break of a row are lost by readers of zones, of one name no more than this. */
const MOST_LOST = 2;
/** In shorter names any word of the page would be found. */
const LEAST_LETTERS = 4;
/**
 * Above what a zone gives, for no check digit covers its names, where a letter within is missing. A letter more at the end may be
 * an addition of the print's reader as well: there the zone is kept, and held.
 */
const SCORES = { within: 0.98, atEnd: 0.5 } as const;
/** The print must be read this surely to speak against a zone. */
const SURELY_READ = 0.9;

const MORE_IN_PRINT = message('notes.printHasMore');
const OTHER_IN_PRINT = message('notes.printHasOther');

/** So many letters of a name may have been read as others, of a short one as a share; its first letter stands. */
const MOST_OTHERS = { letters: 3, share: 0.4 } as const;
/** From so many letters, read so surely, the print speaks against a zone. Readers mistake one letter of small print. */
const OTHERS = { least: 1, surely: SURELY_READ } as const;
/** … where all digits of the zone hold. */
const SURE_OTHERS = { least: 2, surely: 0.97 } as const;

/**
 * A name as the print has it, where the zone's lost letters of it: `SABE` of ISABEL, though every check digit holds and no
 * caption could be read. Others may stand in their place, for no digit covers names: `GEMZA` of GUNZA, through a hole; where all digits hold, the zone's
 * is kept. It is held, for print and zone say different things.
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

/** Words of a line of print: a line of its own, or those of a whole name that may be the part which was asked for. */
interface Part {
  readonly text: string;
  readonly confidence: number;
  readonly segment: Segment;
}

/** A line, and its runs of so many words where it has more, but no more than a name has. */
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

/** Is it the name of the zone but for a few letters? */
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
