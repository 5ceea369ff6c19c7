import { DAY_MS } from '../../../../contract/local-time.ts';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { FieldSpec, Finder } from '../../document-type.ts';
import { findDates } from '../../../values/find-dates.ts';
import { MONTH } from '../../../values/date-forms.ts';
import { byShape, fromSegments, type Candidate } from '../candidate.ts';
import { printedDays } from './printed-days.ts';
import { zoneDate } from './zone-date.ts';

/** Usual validity in years of documents with a zone (Doc 9303 part 4 leaves it to the state). */
const TERMS = [5, 10];
const STRONG = 0.75;
const WEAK = 0.45;

/**
 * Date of issue of a document whose zone gives birth and expiry: the only other date on its page, or one exactly a
 * usual term before the expiry, on the other side of a card as well. Small labels are often illegible where dates are
 * not. Confident if it is five or ten years before the expiry to the day, which a misread digit would not be.
 */
export const issuedByZone: Finder = (view, field) => otherDates(view, field, WEAK);

/**
 * "17.10.03-09.05.2013": start and end of the term on one line, the end being the zone's expiry; and "31 JAN 3AN 06",
 * whose second-language month was misread, if it is exactly a term before the expiry.
 */
export const issuedByTermInLine: Finder = (view, field) =>
  view.zones.flatMap(({ zone }): Candidate[] => {
    const expiry = zoneDate('expirationDate', 'expiry')(zone, view);
    if (!areDaysSure(zone) || !expiry) return [];
    return view.pages.flatMap(({ segments }) =>
      segments.flatMap((segment): Candidate[] => {
        const iso = startOfTerm(segment.text, expiry, view) ?? misreadDay(segment.text, expiry, view);
        const parsed = iso === null ? null : field.kind.parse(iso, view);
        return parsed ? [byShape(fromSegments([segment], parsed, STRONG, IN_LINE), [segment])] : [];
      }),
    );
  });
const IN_LINE = 'the day a term before the expiry of the machine-readable zone, in its line';

function startOfTerm(text: string, expiry: string, view: DocumentView): string | null {
  const [from, to, ...more] = findDates(text, view);
  if (!from || to?.iso !== expiry || more.length > 0 || from.iso >= expiry) return null;
  const between = text.slice(from.index + from.length, to.index);
  return from.index === 0 && /^\s*[-–—]\s*$/.test(between) ? from.iso : null;
}

/** Day and month, unrecognised letters, and a year of two or four digits. */
const MISREAD = new RegExp(
  `^([0-3]\\d)[\\s.:]{0,2}${MONTH}\\W{0,2}[\\p{L}\\d]{2,5}\\s+((?:[12]\\d)?\\d\\d)$`,
  'iu',
);

function misreadDay(text: string, expiry: string, view: DocumentView): string | null {
  const [, day, month, year] = MISREAD.exec(text.trim()) ?? [];
  const [only] = day ? findDates(`${day} ${month} ${year}`, view) : [];
  return only && TERMS.some((years) => isTerm(only.iso, expiry, years)) ? only.iso : null;
}

/**
 * Date of issue of a visa whose term is on one row: "VALID FROM 20-06-12 UNTIL 20-07-12". The only other date on the
 * page, not after the start of the term; doubtful, as only its position supports it.
 */
export const issuedBeforeTerm: Finder = (view, field) =>
  view.zones.flatMap(({ page, zone }): Candidate[] => {
    const birth = zoneDate('birthDate', 'birth')(zone, view);
    const expiry = zoneDate('expirationDate', 'expiry')(zone, view);
    if (!areDaysSure(zone) || !birth || !expiry) return [];
    const days = printedDays(view).filter((day) => day.page === page && day.iso !== birth);
    const rowOf = ({ segments }: (typeof days)[number]): number => segments[0].row;
    const end = days.find(({ iso }) => iso === expiry);
    const from = end && days.find((day) => day.iso < expiry && rowOf(day) === rowOf(end));
    const others = days.filter(
      (day) => from && day.iso <= from.iso && day.iso > birth && rowOf(day) !== rowOf(from),
    );
    const [only] = others;
    if (!only || others.some(({ iso }) => iso !== only.iso)) return [];
    const parsed = field.kind.parse(only.segments.map(({ text }) => text.trim()).join(' '), view);
    return parsed ? [byShape(fromSegments(only.segments, parsed, WEAK, BEFORE_TERM), only.segments)] : [];
  });
const BEFORE_TERM = 'the one other day beside the term of a visa';

/** The same, only if it is exactly a term before: for cards that print no date of issue. */
export const issuedByTerm: Finder = (view, field) => otherDates(view, field, 0);

function otherDates(view: DocumentView, field: FieldSpec, otherwise: number): Candidate[] {
  return view.zones.flatMap(({ page, zone }): Candidate[] => {
    const birth = zoneDate('birthDate', 'birth')(zone, view);
    const expiry = zoneDate('expirationDate', 'expiry')(zone, view);
    if (!areDaysSure(zone) || !birth || !expiry) return [];
    const others = printedDays(view).filter(({ iso }) => iso > birth && iso < expiry && iso <= view.today);
    // A card with the zone on its back prints the date on its front.
    const beside = others.filter((day) => day.page === page);
    const ofPage = beside.length > 0 ? beside : others;
    const term = others.filter(({ iso }) => TERMS.some((years) => isTerm(iso, expiry, years)));
    const [only] = new Set(term.map(({ iso }) => iso)).size === 1 ? term : ofPage;
    if (!only || (term.length === 0 && ofPage.some(({ iso }) => iso !== only.iso))) return [];
    const how = 'the date beside those of the machine-readable zone';
    const score = term.includes(only) ? STRONG : otherwise;
    if (score === 0) return [];
    const parsed = field.kind.parse(only.segments.map(({ text }) => text.trim()).join(' '), view);
    return parsed ? [byShape(fromSegments(only.segments, parsed, score, how), only.segments)] : [];
  });
}

/** Were both dates of a zone read with confidence, whatever its names? */
const areDaysSure = ({ valid, confidence, checkDigits }: MachineReadableZone): boolean =>
  valid ||
  (confidence >= SURE_ZONE &&
    ['birthDate', 'expirationDate'].every((day) =>
      checkDigits.some((digit) => digit.valid && digit.field.replace(/CheckDigit$/, '') === day),
    ));
/** Minimum mean confidence of a zone for valid check digits not to be chance. */
export const SURE_ZONE = 0.8;

/** "2013" and "2018" differ by a similar digit and by a term of five years. */
const EITHER_TERM = /^\d{3}[38]/;

/**
 * Is a date exactly five or ten years before an expiry, and not so because of a misread digit?
 *
 * @param issue ISO
 * @param expiry ISO
 */
export const provesTerm = (issue: string, expiry: string): boolean =>
  !EITHER_TERM.test(issue) && TERMS.some((years) => isTerm(issue, expiry, years));

function isTerm(issue: string, expiry: string, years: number): boolean {
  const end = new Date(`${issue}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  // It may expire on the anniversary or the day before.
  return Math.abs(end.getTime() - Date.parse(`${expiry}T00:00:00Z`)) <= DAY_MS;
}
