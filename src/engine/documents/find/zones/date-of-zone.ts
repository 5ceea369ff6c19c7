import { DAY_MS } from '../../../../contract/local-time.ts';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { FieldSpec, Finder } from '../../document-type.ts';
import { findDates } from '../../../values/find-dates.ts';
import { MONTH } from '../../../values/date-forms.ts';
import { byShape, fromSegments, type Candidate } from '../candidate.ts';
import { printedDays } from './printed-days.ts';
import { zoneDate } from './zone-date.ts';

/** Years for which papers with a zone are given (Doc 9303 part 4 leaves it to the state; most take one of these). */
const TERMS = [5, 10];
const STRONG = 0.75;
const WEAK = 0.45;

/**
 * The date of issue of a paper whose zone says when its holder was born and when it expires: the one other date on its
 * page, or the one that lies a term before the expiry, on the other side of a card as well. Small captions can often not be read where the dates can. It is given for sure where it lies five or ten years
 * before the expiry to the day, which a misread figure would not.
 */
export const issuedByZone: Finder = (view, field) => otherDates(view, field, WEAK);

/**
 * "17.10.03-09.05.2013": both ends of the term in one line, the last of them the expiry of the zone; and "31 JAN 3AN 06", a day whose
 * month in the second language was misread, where it is a term before the expiry to the day.
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

/** Day and month, letters that are none, and a year of two or four figures. */
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
 * The day of issue of a visa, whose term is printed in one row: "VALID FROM 20-06-12 UNTIL 20-07-12". The one other day of the page, not
 * after the first of the term; held, for nothing says it but its place.
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

/** The same where it lies so many years before to the day, and only there: for cards that print no date of issue. */
export const issuedByTerm: Finder = (view, field) => otherDates(view, field, 0);

function otherDates(view: DocumentView, field: FieldSpec, otherwise: number): Candidate[] {
  return view.zones.flatMap(({ page, zone }): Candidate[] => {
    const birth = zoneDate('birthDate', 'birth')(zone, view);
    const expiry = zoneDate('expirationDate', 'expiry')(zone, view);
    if (!areDaysSure(zone) || !birth || !expiry) return [];
    const others = printedDays(view).filter(({ iso }) => iso > birth && iso < expiry && iso <= view.today);
    // A card whose back has the zone prints the day on its front.
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

/** Were both days of a zone read for sure, whatever became of its names? */
const areDaysSure = ({ valid, confidence, checkDigits }: MachineReadableZone): boolean =>
  valid ||
  (confidence >= SURE_ZONE &&
    ['birthDate', 'expirationDate'].every((day) =>
      checkDigits.some((digit) => digit.valid && digit.field.replace(/CheckDigit$/, '') === day),
    ));
/** Mean certainty of a zone's letters from which on digits that hold do not hold by chance. */
export const SURE_ZONE = 0.8;

/** "2013" and "2018" are one figure that looks like the other, and one term of five years apart. */
const EITHER_TERM = /^\d{3}[38]/;

/**
 * Does a day lie five or ten years before an expiry to the day, and would misreading a figure not make it so?
 *
 * @param issue ISO
 * @param expiry ISO
 */
export const provesTerm = (issue: string, expiry: string): boolean =>
  !EITHER_TERM.test(issue) && TERMS.some((years) => isTerm(issue, expiry, years));

function isTerm(issue: string, expiry: string, years: number): boolean {
  const end = new Date(`${issue}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  // A paper of ten years expires on the day it was issued, or on the one before.
  return Math.abs(end.getTime() - Date.parse(`${expiry}T00:00:00Z`)) <= DAY_MS;
}
