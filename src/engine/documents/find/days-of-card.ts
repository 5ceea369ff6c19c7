import { DAY_MS } from '../../../contract/local-time.ts';
import type { Finder } from '../document-type.ts';
import { byShape, fromSegments } from './candidate.ts';
import { distinctDays } from './zones/printed-days.ts';

/** Cards are given for so many years at least and at most. */
const TERM = { least: 2, most: 20 } as const;
const WEIGHT = 0.7;

/**
 * The day of birth on a card whose captions cannot be read: of exactly three days the first, where between the other two lies a
 * whole number of years. Order alone would take a card that prints two days of its own for one of a newborn.
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
  // One day more may be the first of the next year.
  return [years, years + 1].some((term) => {
    const end = new Date(`${issue}T00:00:00Z`);
    end.setUTCFullYear(end.getUTCFullYear() + term);
    // It expires on the day on which it was issued, or on the one before.
    const isNear = Math.abs(end.getTime() - Date.parse(`${expiry}T00:00:00Z`)) <= DAY_MS;
    return isNear && term >= TERM.least && term <= TERM.most;
  });
}
