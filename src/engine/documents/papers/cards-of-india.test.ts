import { describe, expect, it } from 'vitest';
import { isVerhoeff } from '../../values/verhoeff.ts';
import { readLines } from '../testing/request.ts';

const HELD = 0.6;

describe('cards of India', () => {
  it.each(['2363', '758722', '1234567890120'])(
    '%s holds by Verhoeff, and no neighbour of it does',
    (number) => {
      expect(isVerhoeff(number)).toBe(true);
      const others = [...'0123456789']
        .map((last) => number.slice(0, -1) + last)
        .filter((other) => other !== number);
      expect(others.filter(isVerhoeff)).toEqual([]);
    },
  );

  const holding = (first: string): string => [...'0123456789'].map((last) => first + last).find(isVerhoeff)!;
  const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

  it.each([
    ['Asha Example', '12/03/1988', '1988-03-12', 'Female', 'F', '23456789012'],
    ['Ravi Kumar Example', '01-11-1990', '1990-11-01', 'MALE', 'M', '98765432101'],
    ['Meera Specimen', '30/09/2001', '2001-09-30', 'FEMALE', 'F', '55556666777'],
  ])('an Aadhaar card of %s', (name, printed, birth, sex, code, first) => {
    const number = holding(first);
    const card = readLines('GOVERNMENT OF INDIA', name, `DOB: ${printed}`, sex, spaced(number), 'Aadhaar');
    const value = (of: string) => card.fields.find((f) => f.name === of);
    expect(card.documentType).toBe('FOREIGN_ID_CARD');
    expect(value('documentNumber')?.value).toBe(number);
    expect(value('documentNumber')!.confidence).toBeGreaterThanOrEqual(HELD);
    expect(value('fullName')?.value).toBe(name);
    expect(value('dateOfBirth')?.value).toBe(birth);
    expect(value('gender')?.value).toBe(code);
  });

  it.each(['2345 6789 0124', '9876 5432 1011'].filter((n) => !isVerhoeff(n.replaceAll(' ', ''))))(
    'a number whose check does not hold is held: %s',
    (number) => {
      const card = readLines(
        'GOVERNMENT OF INDIA',
        'Asha Example',
        'DOB: 12/03/1988',
        'Female',
        number,
        'Aadhaar',
      );
      const read = card.fields.find((f) => f.name === 'documentNumber');
      expect(read?.confidence ?? 0).toBeLessThan(HELD);
    },
  );

  it('sixteen figures are no Aadhaar number', () => {
    const card = readLines(
      'GOVERNMENT OF INDIA',
      'Asha Example',
      'DOB: 12/03/1988',
      'VID : 9123 4567 8901 2345',
    );
    expect(card.fields.find((f) => f.name === 'documentNumber')?.value ?? null).toBeNull();
  });

  it.each(['ABCPE1234F', 'QWEPX4102Z'])('a card of the account number %s', (number) => {
    const card = readLines(
      'INCOME TAX DEPARTMENT',
      'GOVT. OF INDIA',
      'Permanent Account Number Card',
      number,
      'Name',
      'ASHA EXAMPLE',
      "Father's Name",
      'RAVI EXAMPLE',
      'Date of Birth',
      '12/03/1988',
    );
    expect(card.documentType).toBe('FOREIGN_ID_CARD');
    expect(card.fields.find((f) => f.name === 'documentNumber')?.value).toBe(number);
    expect(card.fields.find((f) => f.name === 'fullName')?.value).toBe('ASHA EXAMPLE');
  });
});
