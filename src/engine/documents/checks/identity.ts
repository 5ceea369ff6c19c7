import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { Check } from '../../../contract/verification.ts';
import { addMonths, yearsBetween } from '../kinds/calendar.ts';
import { fold } from '../text/fold.ts';
import type { CheckRule, Readings } from '../types/document-type.ts';
import { areOtherSurnames, comparePersons } from './same-person.ts';

export function textOf(values: Readings, name: string): string | null {
  const value = values.get(name)?.value;
  return typeof value === 'string' ? value : null;
}

/** The check digits of the machine-readable zone (ICAO Doc 9303 part 3). */
export const zoneCheckDigits: CheckRule = ({ view }) =>
  view.zones.map(({ zone }): Check => {
    const wrong = zone.checkDigits.filter((d) => !d.valid).map((d) => d.field);
    return {
      id: 'mrz-check-digits',
      outcome: wrong.length === 0 ? 'passed' : 'failed',
      explanation:
        wrong.length === 0
          ? 'All check digits of the machine-readable zone hold.'
          : `Check digits of the machine-readable zone fail for: ${wrong.join(', ')}. A character was misread or changed.`,
      fields: wrong,
    };
  });

/** What is printed in the clear, unless it is the value of another field that stands nearer to the label. */
function printedText(values: Readings, name: string): string | null {
  const own = values.get(name);
  if (typeof own?.printed !== 'string') return null;
  const isOfOther = [...values].some(([other, { value }]) => other !== name && value === own.printed);
  return own.printed !== own.value && isOfOther ? null : own.printed;
}

/** How a value of the zone is held against the printed one; `name`: of a person, `surname`: a word or two of it. */
export type Compared = 'date' | 'text' | 'sex' | 'name' | 'surname';

/** What the machine-readable zone says against what is printed in the clear; nothing where that was not read. */
export function zoneAgainstPrint(
  pairs: readonly { field: string; zone: string; compare: Compared }[],
): CheckRule {
  return ({ view, values }) =>
    view.zones.flatMap(({ zone }) =>
      pairs.flatMap(({ field, zone: zoneField, compare }): Check[] => {
        const printed = printedText(values, field);
        const read = zone.fields[zoneField];
        if (!printed || !read) return [];
        const same =
          compare === 'date'
            ? printed.slice(2).replaceAll('-', '') === read
            : compare === 'sex'
              ? /^[mf]/i.exec(read)?.[0].toUpperCase() === printed
              : compare === 'name'
                ? comparePersons(
                    `${zone.fields['firstName'] ?? ''} ${zone.fields['lastName'] ?? ''}`,
                    printed,
                  ) !== 'different'
                : compare === 'surname'
                  ? !areOtherSurnames(read, printed)
                  : fold(read).replaceAll(' ', '') === fold(printed).replaceAll(' ', '');
        return [
          {
            id: 'mrz-against-print',
            outcome: same ? 'passed' : 'failed',
            explanation: same
              ? `The machine-readable zone and the printed ${field} agree.`
              : `The machine-readable zone and the printed ${field} differ.`,
            expected: asPrinted(read, compare, printed, zone.fields),
            actual: printed,
            fields: [field],
          },
          ...(same && hasWrongDigits(zone, zoneField)
            ? [
                {
                  id: 'mrz-digit-of-print',
                  outcome: 'failed' as const,
                  explanation: `The machine-readable zone and the printed ${field} agree, but the check digits for it fail: they were misread, or both places were changed.`,
                  actual: printed,
                  fields: [field],
                },
              ]
            : []),
        ];
      }),
    );
}

/** Do a field's own check digit and the one over the whole zone fail? The one alone may be a digit that was misread. */
function hasWrongDigits({ checkDigits }: MachineReadableZone, field: string): boolean {
  const fails = (name: string): boolean => checkDigits.some((d) => d.field === name && !d.valid);
  return fails(field) && fails('composite');
}

/** What the zone says, in the form that people read beside the printed value; the century is the printed one. */
function asPrinted(
  read: string,
  compare: Compared,
  printed: string,
  fields: Readonly<Record<string, string | null | undefined>>,
): string {
  switch (compare) {
    case 'date':
      return /^\d{6}$/.test(read)
        ? `${printed.slice(0, 2)}${read.slice(0, 2)}-${read.slice(2, 4)}-${read.slice(4)}`
        : read;
    case 'sex':
      return /^[mf]/i.exec(read)?.[0].toUpperCase() ?? read;
    case 'name':
      return [fields['firstName'], fields['lastName']].filter(Boolean).join(' ');
    case 'text':
    case 'surname':
      return read;
  }
}

/** Fifth digit of the Omang number: 1 for a man, 2 for a woman (facts §1.1 [H]). */
export function omangSexDigit(number: string, gender: string): CheckRule {
  return ({ values }) => {
    const omang = textOf(values, number);
    const sex = textOf(values, gender);
    if (!omang || !/^\d{9}$/.test(omang) || !sex) return [];
    const expected = omang[4] === '1' ? 'M' : omang[4] === '2' ? 'F' : '?';
    const same = expected === sex;
    return [
      {
        id: 'omang-sex-digit',
        outcome: same ? 'passed' : 'failed',
        explanation: same
          ? 'The fifth digit of the Omang number fits the printed sex.'
          : `The fifth digit of the Omang number is ${omang[4]}, but the printed sex is ${sex}.`,
        expected,
        actual: sex,
        fields: [number, gender],
      },
    ];
  };
}

/** Is the document still valid today? */
export function notExpired(field: string): CheckRule {
  return ({ values, today }) => {
    const expiry = textOf(values, field);
    if (!expiry) return [];
    const valid = expiry >= today;
    return [
      {
        id: 'not-expired',
        outcome: valid ? 'passed' : 'failed',
        explanation: valid ? `Valid until ${expiry}.` : `Expired on ${expiry}.`,
        expected: `${today} or later`,
        actual: expiry,
        fields: [field],
      },
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
      {
        id: 'date-plausible',
        outcome: past ? 'passed' : 'failed',
        explanation: past ? `${field} lies in the past.` : `${field} lies in the future.`,
        expected: `${today} or earlier`,
        actual: day,
        fields: [field],
      },
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
      {
        id: 'dates-in-order',
        outcome: right ? 'passed' : 'failed',
        explanation: right ? `${earlier} comes before ${later}.` : `${earlier} comes after ${later}.`,
        expected: a,
        actual: b,
        fields: [earlier, later],
      },
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
      {
        id: 'age-plausible',
        outcome: usual ? 'passed' : 'note',
        explanation: usual
          ? `The holder is ${age} years old.`
          : `The holder would be ${age} years old; usual is ${least} to ${most}.`,
        actual: String(age),
        fields: [birth],
      },
    ];
  };
}

/** An Omang is valid ten years with up to eleven months of early renewal, from age 16 (facts §1.4, derived: a note). */
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
    const explanation = early
      ? `The expiry date lies less than ${leastYears} years after birth, which is unusual.`
      : late
        ? `The expiry date lies more than ${validYears} years and 11 months ahead, which is unusual.`
        : 'The expiry date fits the birth date and the usual validity.';
    return [
      {
        id: 'validity-plausible',
        outcome,
        explanation,
        expected: born,
        actual: ends,
        fields: [birth, expiry],
      },
    ];
  };
}
