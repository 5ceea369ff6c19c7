import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { Check, FieldValue } from '../../../contract/verification.ts';
import { addMonths, yearsBetween } from '../../values/calendar.ts';
import type { CheckRule } from '../document-type.ts';
import { textOf } from './readings.ts';

/** Is the document still valid today? */
export function notExpired(field: string): CheckRule {
  return ({ values, today }) => {
    const expiry = textOf(values, field);
    if (!expiry) return [];
    const valid = expiry >= today;
    return [
      checkOf({
        id: 'not-expired',
        outcome: valid ? 'passed' : 'failed',
        says: message(valid ? 'checks.validUntil' : 'checks.expired', { day: expiry }),
        expected: message('checks.orLater', { day: today }),
        actual: expiry,
        fields: [field],
      }),
    ];
  };
}

/** Below this a reading is a guess. */
const READ_SURELY = 0.6;

/** A date that must lie in the past: a birth, an issue, an appointment. */
export function inThePast(field: string): CheckRule {
  return ({ values, today }) => {
    const day = textOf(values, field);
    if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
    const past = day <= today;
    // A day that was only guessed from the text ("until 27 November") accuses nobody.
    if (!past && (values.get(field)?.confidence ?? 0) < READ_SURELY) return [];
    return [
      checkOf({
        id: 'date-plausible',
        outcome: past ? 'passed' : 'failed',
        says: message(past ? 'checks.inPast' : 'checks.inFuture', { field }),
        expected: message('checks.orEarlier', { day: today }),
        actual: day,
        fields: [field],
      }),
    ];
  };
}

/** The first date is not after the second one. */
export function inOrder(earlier: string, later: string): CheckRule {
  return ({ values }) => {
    const [a, b] = [textOf(values, earlier), textOf(values, later)];
    if (!a || !b) return [];
    const right = a <= b;
    return [
      checkOf({
        id: 'dates-in-order',
        outcome: right ? 'passed' : 'failed',
        says: message(right ? 'checks.inOrder' : 'checks.notInOrder', { earlier, later }),
        expected: a,
        actual: b,
        fields: [earlier, later],
      }),
    ];
  };
}

/** Age today between two bounds; outside it is a note: facts on minimum ages are rules of issue, not of the card. */
export function ageBetween(birth: string, least: number, most: number): CheckRule {
  return ({ values, today }) => {
    const born = textOf(values, birth);
    if (!born) return [];
    const age = yearsBetween(born, today);
    // A birth in the future is said by `date-plausible`.
    if (age < 0) return [];
    const usual = age >= least && age <= most;
    return [
      checkOf({
        id: 'age-plausible',
        outcome: usual ? 'passed' : 'note',
        says: usual ? message('checks.age', { age }) : message('checks.unusualAge', { age, least, most }),
        actual: String(age),
        fields: [birth],
      }),
    ];
  };
}

/**
 * A card is valid some years, with up to eleven months of early renewal, from an age on; derived, so a note
 * (docs/facts/documents.md).
 */
export function expiryFitsBirth(
  birth: string,
  expiry: string,
  leastYears: number,
  validYears: number,
): CheckRule {
  return ({ values, today }) => {
    const [born, ends] = [textOf(values, birth), textOf(values, expiry)];
    if (!born || !ends) return [];
    const early = ends < addMonths(born, leastYears * 12 - 1);
    const late = ends > addMonths(today, validYears * 12 + 11);
    const outcome = early || late ? 'note' : 'passed';
    const says = early
      ? message('checks.expiryEarly', { years: leastYears })
      : late
        ? message('checks.expiryLate', { years: validYears })
        : message('checks.expiryFits');
    return [
      checkOf({
        id: 'validity-plausible',
        outcome,
        says,
        expected: born,
        actual: ends,
        fields: [birth, expiry],
      }),
    ];
  };
}

/**
 * A paper is valid no longer than such papers are. Holds only where both days are printed: what was inferred from the
 * other one is not looked at.
 *
 * @param years of validity; `graceMonths`: by which a renewal that was early may lie beyond them
 */
export function validAtMost(issue: string, expiry: string, years: number, graceMonths: number): CheckRule {
  return ({ values }) => {
    const [from, to] = [textOf(values, issue), textOf(values, expiry)];
    if (!from || !to || typeof values.get(issue)?.printed !== 'string') return [];
    const latest = addMonths(from, years * 12 + graceMonths);
    const right = to <= latest;
    return [
      checkOf({
        id: 'validity-period',
        outcome: right ? 'passed' : 'failed',
        says: right
          ? message('checks.validAtMost', { years })
          : message('checks.validTooLong', { from, until: to, years }),
        expected: message('checks.orEarlier', { day: latest }),
        actual: to,
        fields: [issue, expiry],
      }),
    ];
  };
}

/** Nobody gets such a paper at an age far below the least. */
export function oldEnough(birth: string, issue: string, least: number): CheckRule {
  return ({ values }) => {
    const [born, given] = [textOf(values, birth), textOf(values, issue)];
    if (!born || !given || born > given) return [];
    const age = yearsBetween(born, given);
    const right = age >= least;
    return [
      checkOf({
        id: 'age-at-issue',
        outcome: right ? 'passed' : 'failed',
        says: right
          ? message('checks.ageAtIssue', { age })
          : message('checks.tooYoungAtIssue', { born, age, issued: given }),
        expected: message('checks.orMore', { least }),
        actual: String(age),
        fields: [birth, issue],
      }),
    ];
  };
}

/**
 * Proof of address must be recent (institutions accept three months: docs/facts/documents.md; the limit is a setting).
 *
 * @param inForceUntil a lease proves an address as long as it runs, whenever it was signed
 */
export function recentEnough(issueDate: string, inForceUntil?: string): CheckRule {
  return ({ values, ...limits }) => {
    const until = inForceUntil ? textOf(values, inForceUntil) : null;
    return until !== null && until >= limits.today
      ? []
      : ageOfProof(textOf(values, issueDate), issueDate, limits);
  };
}

/** How old a proof of address is on the day of the request; nothing where no date was read. */
export function ageOfProof(
  issued: FieldValue | undefined,
  field: string,
  { today, maxAddressAgeMonths }: { readonly today: string; readonly maxAddressAgeMonths: number },
): Check[] {
  if (typeof issued !== 'string') return [];
  const oldest = addMonths(today, -maxAddressAgeMonths);
  const fresh = issued >= oldest;
  return [
    checkOf({
      id: 'proof-of-address-age',
      outcome: fresh ? 'passed' : 'failed',
      says: message(fresh ? 'checks.recent' : 'checks.tooOld', { day: issued, months: maxAddressAgeMonths }),
      expected: message('checks.orLater', { day: oldest }),
      actual: issued,
      fields: [field],
    }),
  ];
}
