import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../types/document-type.ts';
import { findDates } from '../../../values/date.ts';
import { fromSegments } from '../candidate.ts';
import { distinctDays } from '../zones/printed-days.ts';
import { namesOverAddress } from './address-block.ts';

/** Nobody is given a card younger than this. */
const YOUNGEST = 14;
/** A card may end on the day before the birthday. */
const DAY = 86_400_000;
const SCORE = 0.85;

/**
 * Birth and expiry of a card whose captions cannot be read: licences of North America end on their holder's birthday. Two days of
 * one page that are a whole number of years apart, the first and the last of it, are these.
 */
export const birthdayTerm =
  (which: 'birth' | 'expiry'): Finder =>
  (view, field) => {
    if (!view.pages.some((page) => namesOverAddress(page).length > 0)) return [];
    const days = distinctDays(view);
    const [birth, expiry] = [days[0], days.at(-1)];
    if (!birth || !expiry || !isBirthday(birth.iso, expiry.iso)) return [];
    if (allDays(view).some((iso) => iso < birth.iso || iso > expiry.iso)) return [];
    const { segments } = which === 'birth' ? birth : expiry;
    const text = segments.map((segment) => segment.text.trim()).join(' ');
    const parsed = field.kind.parse(text, view);
    return parsed ? [fromSegments(segments, parsed, SCORE, 'a whole number of years apart')] : [];
  };

/** Those that stand behind a caption as well. */
const allDays = (view: DocumentView): string[] =>
  view.pages.flatMap(({ segments }) =>
    segments.flatMap(({ text }) => findDates(text, view).map(({ iso }) => iso)),
  );

function isBirthday(birth: string, expiry: string): boolean {
  const years = Number(expiry.slice(0, 4)) - Number(birth.slice(0, 4));
  const end = Date.parse(`${expiry.slice(0, 4)}${birth.slice(4)}T00:00:00Z`);
  return years >= YOUNGEST && Math.abs(end - Date.parse(`${expiry}T00:00:00Z`)) <= DAY;
}
