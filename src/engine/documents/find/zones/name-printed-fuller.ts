import { message } from '../../../../contract/messages/message.ts';
import { fold } from '../../../values/text/fold.ts';
import type { Segment } from '../../../layout/segment.ts';
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

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter(Boolean);

/**
 * A name as the print has it, where the zone's lost letters of it: `SABE` of ISABEL, though every check digit holds and no
 * caption could be read. It is held, for print and zone say different things.
 *
 * @param zoneField name of the zone's field
 */
export function printedFuller(zoneField: 'lastName' | 'firstName'): Finder {
  return (view, field) =>
    view.zones.flatMap(({ zone }): Candidate[] => {
      const inZone = wordsOf(zone.fields[zoneField] ?? '');
      const all = view.pages.flatMap(({ segments }) => segments);
      if (inZone.length === 0 || all.some(({ text }) => isPrinted(inZone, text))) return [];
      const fuller = all.filter((segment) => hasMore(segment, inZone));
      return fuller.slice(0, 1).flatMap((segment) => {
        const parsed = field.kind.parse(segment.text, { ...view, namedHere: true });
        if (!parsed) return [];
        const letters = wordsOf(segment.text).join('');
        const score = letters.startsWith(inZone.join('')) ? SCORES.atEnd : SCORES.within;
        const found = fromSegments([segment], parsed, score, 'printed with more letters than the zone has');
        return [{ ...found, score, doubt: MORE_IN_PRINT }];
      });
    });
}

const isPrinted = (name: readonly string[], text: string): boolean => {
  const printed = wordsOf(text);
  return name.every((word) => printed.includes(word));
};

function hasMore({ text, confidence }: Segment, name: readonly string[]): boolean {
  if (confidence < SURELY_READ || /\d|:/.test(text)) return false;
  const [printed, zone] = [wordsOf(text).join(''), name.join('')];
  const lost = printed.length - zone.length;
  return zone.length >= LEAST_LETTERS && lost >= 1 && lost <= MOST_LOST && isWithin(zone, printed);
}

/** Do all letters of a word stand in another one, in their order? */
function isWithin(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at++;
  return at === part.length;
}
