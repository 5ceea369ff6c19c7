import { BROUGHT_IN_SHORT, BROUGHT } from '../../../lexicon/carried-over.ts';
import { inProse } from '../../../lexicon/languages/index.ts';
import { isoDate } from '../../../values/calendar.ts';
import { findDates, parseDayMonth } from '../../../values/find-dates.ts';
import { findMoney } from '../../../values/money.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { signedBalance } from './entry.ts';
import { NAMES } from '../../../packs/currencies.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** Before the day. */
const BALANCE_ON = `(?:balance|wallet|savings|amount) (?:on|at|as (?:at|of|on)) (?:the )?|(?:${inProse('balanceOn')}) |(?<owed>${inProse('debtOn')}) `;

const DATED = new RegExp(
  String.raw`\b(?:${BALANCE_ON})(?<day>[^:\n]{3,24}?)[\s:–-]*(?<![\d/.])(?<sum>(?:${NAMES}|R|USD|\$)?\s?-?(?:(?:\d{1,3}(?:[ ,.]\d{3})+|\d+)[.,]\d{2}|\d{1,3}(?:[ .]\d{3})+(?![.,]?\d))(?:\s?(?:CR|DR))?)`,
  'giu',
);

/** Labels of an opening balance. */
const OPENS = new RegExp(
  String.raw`\b(?:opening bal(?:ance)?|bal(?:ance)? (?:forward|fwd|${BROUGHT_IN_SHORT})|${BROUGHT}|previous balance)\b`,
  'i',
);

/**
 * "Balance on 1 June: P880.00" and "Balance on 30 June: P1,145.40": the earlier is the opening, the later the closing
 * balance.
 */
export function datedBalance(
  which: 'opening' | 'closing',
  weight: number = FINDER_WEIGHTS.datedBalance,
): Finder {
  return (view) => {
    const found = [...view.prose.text.matchAll(DATED)].flatMap((match) => {
      const day = dayOf(match.groups!['day']!, view);
      const money = findMoney(match.groups!['sum']!)[0];
      return day === null || !money ? [] : [{ day, money, match }];
    });
    const ordered = found.sort((a, b) => (a.day < b.day ? -1 : 1));
    const own = which === 'opening' ? ordered[0] : ordered.at(-1);
    const alone = ordered[0]?.day === ordered.at(-1)?.day;
    // A single "Balance at 30 June" is the closing one if another line is the opening.
    if (!own || (alone && (which === 'opening' || !OPENS.test(view.prose.text)))) return [];
    const { match, money } = own;
    const sign = match.groups!['owed'] === undefined ? 1 : -1;
    const segments = view.prose.at(match.index, match.index + match[0].length);
    const parsed = { value: sign * signedBalance(money), raw: money.raw, quality: 0.95, notes: [] };
    return [{ ...fromSegments(segments, parsed, weight, `the balance of the ${which} day`), place: null }];
  };
}

/** A date for comparison within the document; a missing year is the same for both. */
function dayOf(printed: string, view: DocumentView): string | null {
  const full = findDates(printed, view)[0];
  if (full) return full.iso;
  const short = parseDayMonth(printed, view.dayOrder);
  return short ? isoDate(Number(view.today.slice(0, 4)), short.month, short.day) : null;
}
