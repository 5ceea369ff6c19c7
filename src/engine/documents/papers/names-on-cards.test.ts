import { describe, expect, it } from 'vitest';
import { addressAsPrinted } from '../../values/address-as-printed.ts';
import { companyName } from '../../values/company-name.ts';
import { cardNumber } from '../../values/card-numbers.ts';
import { personName } from '../../values/person-name.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { fieldIn, readPrinted, valueIn } from '../testing/request.ts';

const today = { today: '2026-11-30' };
/** Values with less confidence go to review. */
const HELD = 0.6;

/** Lines of a card, twenty-eight pixels apart; a cell is given with its left edge. */
const card = (...rows: readonly (string | readonly (readonly [number, string])[])[]): PrintedLine[] =>
  rows.flatMap((row, i) => {
    const cells = typeof row === 'string' ? ([[60, row]] as const) : row;
    return cells.map(([x, text]): PrintedLine => [x, 60 + 28 * i, text]);
  });

const PASSPORT = ['REPUBLIC OF UTOPIA', 'PASSPORT', 'Passport No. KB1234567'] as const;
const DAYS = ['Date of birth 03 FEB 1985', 'Date of expiry 14 MAY 2027'] as const;

describe('the names on a card', () => {
  it.each([
    [
      'beside their labels',
      card(
        'NATIONAL IDENTITY CARD',
        [
          [60, 'Jina / First name'],
          [300, 'KAGO'],
        ],
        [
          [60, 'Kati / Middle name'],
          [300, 'LESEDI'],
        ],
        [
          [60, 'Mwisho / Last name'],
          [300, 'EXAMPLE'],
        ],
        'Card No. 12345678',
      ),
    ],
    [
      'in columns',
      card(
        'NATIONAL IDENTITY CARD',
        'SURNAME',
        'EXAMPLE',
        [
          [60, 'FIRST NAME'],
          [270, 'MIDDLE NAME'],
        ],
        [
          [60, 'KAGO'],
          [270, 'LESEDI'],
        ],
        'Card No. 12345678',
      ),
    ],
  ])('hold the middle name, %s', (_, lines) => {
    const read = readPrinted(lines, undefined, 'IDENTITY');
    expect(valueIn(read, 'forenames')).toBe('KAGO LESEDI');
    expect(valueIn(read, 'fullName')).toBe('KAGO LESEDI EXAMPLE');
  });

  it('are joined where the surname stands beside “Name” and the forenames have a label', () => {
    const read = readPrinted(card(...PASSPORT, 'Name: EXAMPLE', 'Forenames: KAGO LESEDI', ...DAYS));
    expect(valueIn(read, 'surname')).toBe('EXAMPLE');
    expect(valueIn(read, 'fullName')).toBe('KAGO LESEDI EXAMPLE');
  });

  it('are held where only the first of two lines was taken', () => {
    const read = readPrinted(
      card(...PASSPORT, 'Name', 'SAMPLESON', 'TINALOO XANDRINE', 'Nationality', 'UTOPIAN', ...DAYS),
    );
    expect(fieldIn(read, 'fullName')!.confidence).toBeLessThan(HELD);
  });

  it('are no forenames where the surname stands behind them in capitals', () => {
    const read = readPrinted(card(...PASSPORT, 'Names: Kago Lesedi EXAMPLE', ...DAYS));
    expect(valueIn(read, 'forenames')).toBeNull();
    expect(valueIn(read, 'fullName')).toBe('Kago Lesedi EXAMPLE');
  });
});

describe('the next label', () => {
  it('is no part of a name in a sentence', () => {
    const read = readPrinted(
      card(
        'DEPARTMENT OF IMMIGRATION',
        'RESIDENCE PERMIT',
        'PERMIT NO 1234567',
        'This permit is issued to KAGO LESEDI EXAMPLE',
        'Nationality  ZAMBIAN',
        'Date of issue 21-Feb-2025',
      ),
    );
    expect(valueIn(read, 'fullName')).toBe('KAGO LESEDI EXAMPLE');
  });

  it('is no part of a name if no type has it', () => {
    const read = readPrinted(
      card(
        'T4 Statement of Remuneration Paid',
        'Tax year: 2024',
        [
          [60, 'Last name: EXAMPLE'],
          [280, 'First name: Kago'],
          [480, 'Initial: R'],
        ],
        'Income tax deducted: 5,903.40',
      ),
    );
    expect(valueIn(read, 'employeeName')).toBe('Kago EXAMPLE');
  });

  it('is no part of a place under the heading of a person', () => {
    const read = readPrinted(
      card(
        'CERTIFICATE OF BIRTH',
        'A. CHILD',
        [
          [60, 'Surname'],
          [250, 'EXAMPLE'],
        ],
        [
          [60, 'Forenames'],
          [250, 'KAGO LESEDI'],
        ],
        [
          [60, 'Place of birth'],
          [250, 'NATA'],
          [380, 'Country'],
          [490, 'UTOPIA'],
        ],
        'B. FATHER',
        [
          [60, 'Surname'],
          [250, 'SAMPLE'],
        ],
      ),
    );
    expect(valueIn(read, 'placeOfBirth')).toBe('NATA');
  });

  it('is one label with its translation, whatever stands below', () => {
    const read = readPrinted(
      card(
        ...PASSPORT,
        [
          [60, 'Sex/Sexe'],
          [180, 'F'],
          [230, 'Place of birth/Lieu de naissance'],
          [590, 'NATA'],
        ],
        [
          [60, 'Date of issue/Date de délivrance'],
          [420, '02 MAR 2022'],
        ],
        ...DAYS,
      ),
    );
    expect(valueIn(read, 'placeOfBirth')).toBe('NATA');
  });
});

describe('what stands around a value', () => {
  it.each([
    ['To KAGO EXAMPLE', 'KAGO EXAMPLE'],
    ['KAGO EXAMPLE T/A NATA BUTCHERY', 'KAGO EXAMPLE'],
    ['Kago Example and family', 'Kago Example'],
    ["K. Example's stipend", 'K. Example'],
  ])('is no part of a person: %s', (printed, name) =>
    expect(personName.parse(printed, today)?.value).toBe(name),
  );

  it('is no part of a company', () =>
    expect(companyName.parse('To NATA TOOLS LIMITED', today)?.value).toBe('NATA TOOLS LIMITED'));

  it.each([
    ['House 4, Example Compound, Lusaka, Zambian', 'House 4, Example Compound, Lusaka'],
    ['House 4, Example Compound, Lusaka, Zambia', 'House 4, Example Compound, Lusaka, Zambia'],
    ['Stand 4\nNata\nFIXED FOR QUARTER APR-JUN 2026', 'Stand 4, Nata'],
  ])('is no part of an address: %s', (printed, address) => expect(addressAsPrinted(printed)).toBe(address));

  it.each(['C 218841', '1 1990 7 0000001 0 00'])('does not cost a card its first character: %s', (printed) =>
    expect(cardNumber.parse(printed, today)?.value).toBe(printed),
  );
});
