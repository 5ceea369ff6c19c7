import { DAY_MS } from '../../../contract/local-time.ts';
import type { Finder } from '../document-type.ts';
import { byShape, fromSegments } from './candidate.ts';
import { distinctDays } from './zones/printed-days.ts';

/** Validity of cards in years. */
const TERM = { least: 2, most: 20 } as const;
const WEIGHT = 0.7;

/**
 * Birth date on a card with illegible labels: the first of exactly three dates, if the other two are a whole number of
 * years apart. Without that test, a card with two dates of its own could be taken for a newborn's.
 */
export const bornBeforeTerm: Finder = (view, field) => {
  const days = distinctDays(view);
  const [birth, issue, expiry] = days;
  if (days.length !== 3 || !birth || !issue || !expiry || !isTerm(issue.iso, expiry.iso)) return [];
  const text = birth.segments.map((segment) => segment.text.trim()).join(' ');
  const parsed = field.kind.parse(text, view);
  return parsed
    ? [byShape(fromSegments(birth.segments, parsed, WEIGHT, 'the first of the three days'), birth.segments)]
    : [];
};

function isTerm(issue: string, expiry: string): boolean {
  const years = Number(expiry.slice(0, 4)) - Number(issue.slice(0, 4));
  // The end may be a day before the anniversary.
  return [years, years + 1].some((term) => {
    const end = new Date(`${issue}T00:00:00Z`);
    end.setUTCFullYear(end.getUTCFullYear() + term);
    // Cards expire on the anniversary of their issue or the day before.
    const isNear = Math.abs(end.getTime() - Date.parse(`${expiry}T00:00:00Z`)) <= DAY_MS;
    return isNear && term >= TERM.least && term <= TERM.most;
  });
}
