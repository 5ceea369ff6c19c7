import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, holds, longDocumentNumber } from './check-digit.ts';
import { MRZ_CHARACTERS, ZONE_FORMATS } from './formats.ts';

const td1 = ZONE_FORMATS.find((f) => f.format === 'TD1')!;
const td3 = ZONE_FORMATS.find((f) => f.format === 'TD3')!;

describe('check digits (Doc 9303 part 3, 4.9)', () => {
  it('gives the digits of the specimen of Doc 9303 part 4', () => {
    expect(checkDigit('L898902C3')).toBe(6);
    expect(checkDigit('740812')).toBe(2);
    expect(checkDigit('120415')).toBe(9);
    expect(checkDigit('ZE184226B<<<<<')).toBe(1);
  });

  it('holds for the whole specimen and fails when one character is changed', () => {
    const zone = [
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ];
    expect(td3.checks.filter((rule) => !holds(rule, zone, td3))).toEqual([]);
    const changed = [zone[0]!, zone[1]!.replace('740812', '740813')];
    expect(td3.checks.filter((rule) => !holds(rule, changed, td3)).map((rule) => rule.field)).toEqual([
      'birthDate',
      'composite',
    ]);
  });

  it('reads a document number that goes on in the optional data', () => {
    // Doc 9303 part 5, 4.2.2.2 note j: "D23145890<7349" is number D23145890734 with check digit 9.
    const zone = [
      'I<UTOD23145890<7349<<<<<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<<<<<<<<<<<<<<',
    ];
    expect(longDocumentNumber(zone, td1)).toEqual({ number: 'D23145890734', digit: '9' });
    expect(holds(td1.checks[0]!, zone, td1)).toBe(true);
  });

  it('sees every change of one digit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'0123456789'), { minLength: 6, maxLength: 9 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, by) => {
          const changed = [...digits];
          const i = at % digits.length;
          changed[i] = String((Number(digits[i]) + by) % 10);
          return checkDigit(digits.join('')) !== checkDigit(changed.join(''));
        },
      ),
    );
  });

  it('cannot see fillers, A, K, U and 0 taken for each other: the guards must', () => {
    for (const c of '<AKU') expect(checkDigit(`12${c}45`)).toBe(checkDigit('12045'));
    expect(MRZ_CHARACTERS).toHaveLength(37);
  });
});
