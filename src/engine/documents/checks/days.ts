import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { Check, FieldValue } from '../../../contract/verification.ts';
import { addMonths, yearsBetween } from '../../values/calendar.ts';
import type { CheckRule } from '../document-type.ts';
import { textOf } from './readings.ts';

/** Checks that the document is still valid today. */
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

/** Minimum confidence of a reading that is not a guess. */
const READ_SURELY = 0.6;

/** Checks a date that must be in the past: birth, issue, appointment. */
export function inThePast(field: string): CheckRule {
  return ({ values, today }) => {
    const day = textOf(values, field);
    if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
    const past = day <= today;
    // A date only guessed from the text ("until 27 November") is not reported.
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

/** Checks that the first date is not after the second. */
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

/** Age today outside two bounds gives a note: minimum ages are rules of issue, not of the card. */
export function ageBetween(birth: string, least: number, most: number): CheckRule {
  return ({ values, today }) => {
    const born = textOf(values, birth);
    if (!born) return [];
    const age = yearsBetween(born, today);
    // A birth in the future is reported by `date-plausible`.
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
 * Cards are valid for some years, with up to eleven months of early renewal, from a minimum age; derived, so only a
 * note (docs/facts/documents.md).
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
 * Checks that the validity is not longer than such documents have. Only if both dates are printed; inferred ones are
 * skipped.
 *
 * @param years of validity; `graceMonths`: by which an early renewal may extend it
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

/** Checks that the holder was old enough at the date of issue. */
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
 * @param inForceUntil a lease proves an address while it runs, whenever it was signed
 */
export function recentEnough(issueDate: string, inForceUntil?: string): CheckRule {
  return ({ values, ...limits }) => {
    const until = inForceUntil ? textOf(values, inForceUntil) : null;
    return until !== null && until >= limits.today
      ? []
      : ageOfProof(textOf(values, issueDate), issueDate, limits);
  };
}

/** Age of a proof of address on the day of the request; empty if no date was read. */
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
