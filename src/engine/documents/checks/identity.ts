import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { CountryPack } from '../../packs/country-pack.ts';
import { hasFigures } from '../../values/national-id.ts';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { Check } from '../../../contract/verification.ts';
import { compact, fold } from '../../values/text/fold.ts';
import { printedInsteadOfExpiry } from '../find/zones/printed-expiry.ts';
import type { CheckRule, Readings } from '../document-type.ts';
import { comparePersons, isPartedOtherwise, lacksPart } from '../../values/same-person.ts';
import { textOf } from './readings.ts';

/** The check digits of the machine-readable zone (ICAO Doc 9303 part 3). */
export const zoneCheckDigits: CheckRule = ({ view }) =>
  view.zones.map(({ zone }): Check => {
    const wrong = zone.checkDigits.filter((d) => !d.valid).map((d) => d.field);
    return checkOf({
      id: 'mrz-check-digits',
      outcome: wrong.length === 0 ? 'passed' : 'failed',
      says:
        wrong.length === 0
          ? message('numberChecks.zoneDigits')
          : message('numberChecks.zoneDigitsFail', { of: wrong }),
      fields: wrong,
    });
  });

/** The printed value, unless it is another field's value closer to the label. */
function printedText(values: Readings, name: string): string | null {
  const own = values.get(name);
  if (typeof own?.printed !== 'string') return null;
  const isOfOther = [...values].some(([other, { value }]) => other !== name && value === own.printed);
  return own.printed !== own.value && isOfOther ? null : own.printed;
}

/** How a value of the zone is held against the printed one; `name`: of a person, `surname`: a word or two of a part of it. */
export type Compared = 'date' | 'text' | 'sex' | 'name' | 'surname';

/** Compares the machine-readable zone with the print; empty for values without print. */
export function zoneAgainstPrint(
  pairs: readonly { field: string; zone: string; compare: Compared }[],
): CheckRule {
  return ({ view, values }) =>
    view.zones.flatMap(({ zone }) =>
      pairs.flatMap(({ field, zone: zoneField, compare }): Check[] => {
        const read = zone.fields[zoneField];
        const printed =
          printedText(values, field) ??
          (zoneField === 'expirationDate' ? printedInsteadOfExpiry(view, zone, values) : null);
        if (!printed || !read) return [];
        const same =
          compare === 'date'
            ? printed.slice(2).replaceAll('-', '') === read
            : compare === 'sex'
              ? sexOf(read) === printed
              : compare === 'name'
                ? isNameOfZone(zone, printed)
                : compare === 'surname'
                  ? !isPartedOtherwise(read, printed, otherPart(zone, zoneField))
                  : areLikeCodes(read, printed, hasRightDigit(zone, zoneField));
        return [
          checkOf({
            id: 'mrz-against-print',
            outcome: same ? 'passed' : 'failed',
            says: message(same ? 'numberChecks.zoneAgrees' : 'numberChecks.zoneDiffers', { field }),
            expected: asPrinted(read, compare, printed, zone.fields),
            actual: printed,
            fields: same || compare !== 'surname' ? [field] : [field, 'fullName'],
          }),
          ...(same && hasWrongDigits(zone, zoneField)
            ? [
                checkOf({
                  id: 'mrz-digit-of-print',
                  outcome: 'failed' as const,
                  says: message('numberChecks.zoneAgreesWrongly', { field }),
                  actual: printed,
                  fields: [field],
                }),
              ]
            : []),
        ];
      }),
    );
}

/**
 * Is a number the same in both places? OCR reads a printed 8 as B or 0 as O; if the zone's check digit is valid, a
 * letter that resembles the digit is no difference. Two different digits always are.
 */
function areLikeCodes(zone: string, printed: string, isProtected: boolean): boolean {
  const [a, b] = [fold(zone).replaceAll(' ', ''), fold(printed).replaceAll(' ', '')];
  // Belgium prints "000-5903358-01", but its zone has no room for the zeros.
  if (a === b || (isProtected && a === b.replace(/^0+/, ''))) return true;
  const look = (x: string, y: string): boolean =>
    x === y || (/\d/.test(x) !== /\d/.test(y) && compact(x).text === compact(y).text);
  return isProtected && a.length === b.length && [...a].every((x, i) => look(x, b[i]!));
}

/** The name beside a part of a name in the zone. */
const otherPart = ({ fields }: MachineReadableZone, part: string): string =>
  fields[part === 'lastName' ? 'firstName' : 'lastName'] ?? '';

/** Is a printed whole name that of the zone? One of two names in common is not enough: brothers have that. */
function isNameOfZone({ fields }: MachineReadableZone, printed: string): boolean {
  const parts = [fields['firstName'], fields['lastName']];
  return comparePersons(parts.join(' '), printed) !== 'different' && !lacksPart(printed, parts);
}

/** `male`, `female` or `nonspecified`, as cards print them. */
const sexOf = (read: string): string => /^[mf]/i.exec(read)?.[0].toUpperCase() ?? 'X';

const hasRightDigit = ({ checkDigits }: MachineReadableZone, field: string): boolean =>
  checkDigits.some((d) => d.valid && d.field === field);

/** Do both a field's check digit and the composite one fail? A single one may be a misread digit. */
function hasWrongDigits({ checkDigits }: MachineReadableZone, field: string): boolean {
  const fails = (name: string): boolean => checkDigits.some((d) => d.field === name && !d.valid);
  return fails(field) && fails('composite');
}

/** The zone's value in the printed form; the century is taken from the print. */
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
      return sexOf(read);
    case 'name':
      return [fields['firstName'], fields['lastName']].filter(Boolean).join(' ');
    case 'text':
    case 'surname':
      return read;
  }
}

/** Checks a number that begins with the holder's date of birth, YYMMDD. */
export function numberFitsBirth(number: string, birth: string): CheckRule {
  return ({ values }) => {
    const [printed, born] = [textOf(values, number), textOf(values, birth)];
    if (!printed || !born || !/^\d{6}/.test(printed)) return [];
    const expected = born.slice(2).replaceAll('-', '');
    const same = printed.startsWith(expected);
    return [
      checkOf({
        id: 'id-number-of-birth',
        outcome: same ? 'passed' : 'failed',
        says: message(same ? 'numberChecks.ofBirth' : 'numberChecks.notOfBirth'),
        expected,
        actual: printed.slice(0, expected.length),
        fields: [number, birth],
      }),
    ];
  };
}

/**
 * Checks the digit of the national number that encodes the sex, if the state has one.
 *
 * @param state whose number it is; undefined: the document's country
 */
export function sexFigure(number: string, gender: string, state?: CountryPack): CheckRule {
  return ({ values, view }) => {
    const { nationalId } = state ?? view.country;
    const figures = textOf(values, number);
    const sex = textOf(values, gender);
    const figure = nationalId.sexFigure;
    if (!figure || !hasFigures(nationalId, figures) || !sex) return [];
    const printed = figures[figure.at]!;
    const expected = printed === figure.male ? 'M' : printed === figure.female ? 'F' : '?';
    const same = expected === sex;
    return [
      checkOf({
        id: figure.check,
        outcome: same ? 'passed' : 'failed',
        says: same
          ? message('numberChecks.sexFits', { figure: figure.called })
          : message('numberChecks.sexDiffers', { figure: figure.called, digit: printed, sex }),
        expected,
        actual: sex,
        fields: [number, gender],
      }),
    ];
  };
}
