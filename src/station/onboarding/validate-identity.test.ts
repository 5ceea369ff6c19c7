import { expect, it } from 'vitest';
import { validateIdentity } from './validate-identity.ts';

const IDS = { requestId: 'r-1', timestamp: '2026-11-21T08:00:00.000Z' };

it('validates identity fields by their rules and against each other', async () => {
  const validate = (fields: Record<string, string>, mrz?: string[]) =>
    validateIdentity({ fields, ...(mrz ? { mrz } : {}) }, '2026-11-21', {
      requestId: 'r-1',
      timestamp: '2026-11-21T08:00:00.000Z',
    });
  const good = await validate(
    {
      fullName: 'Test Example Specimen',
      idNumber: '0000 10000',
      dateOfBirth: '01/01/1990',
      gender: 'M',
      expiryDate: '2033-01-01',
    },
    ['ACBWAZ0000000<5000010000<<<<<<', '9001011M3301018BWA<Z0000000<<2', 'SPECIMEN<<EXAMPLE<TEST<<<<<<<<'],
  );
  expect(good.checks.filter((c) => c.outcome === 'failed')).toEqual([]);
  expect(good).toMatchObject({
    valid: true,
    normalised: { idNumber: '000010000', dateOfBirth: '1990-01-01' },
  });

  const wrong = await validate({ idNumber: '000010000', dateOfBirth: '31/02/1990', gender: 'F' });
  expect(wrong.valid).toBe(false);
  expect(wrong.checks.filter((c) => c.outcome === 'failed').map((c) => c.id)).toEqual(
    expect.arrayContaining(['omang-sex-digit', 'field-format']),
  );

  // Typed fields come from no card, and a birth that lies in the future makes nobody minus four years old.
  const typed = await validate({ idNumber: '12345', dateOfBirth: '2090-01-01', expiryDate: '2033-01-01' });
  expect(typed.checks.map((c) => c.id)).not.toContain('front-side-missing');
  expect(typed.checks.map((c) => c.id)).not.toContain('age-plausible');
  expect(typed.checks.map((c) => c.explanation)).toContain(
    'idNumber does not have the form of an omang number.',
  );

  for (const dateOfBirth of ['1990-13-01', '2001-02-29', '31 April 1990', '32/01/1990'])
    expect((await validate({ fullName: 'Tina Example', dateOfBirth })).valid, dateOfBirth).toBe(false);
  for (const expiryDate of ['2999-01-01', '1799-01-01', '2030-02-30', 'soon'])
    expect((await validate({ expiryDate })).message).toBe(
      'expiryDate is not a day between 1850 and 2200. Write it as YYYY-MM-DD.',
    );

  const issued = (dateOfIssue: string) =>
    validate({ idNumber: '000010000', dateOfBirth: '1990-01-01', expiryDate: '2033-01-01', dateOfIssue });
  expect((await issued('2023-01-02')).valid).toBe(true);
  for (const day of ['2032-01-01', '1989-12-31', 'no day'])
    expect((await issued(day)).valid, day).toBe(false);

  // Some type takes any word for its number: without a named type that makes nothing an identity number.
  for (const idNumber of ['12', 'abc', '0000100000'])
    expect((await validate({ idNumber })).valid, idNumber).toBe(false);
  expect((await validate({ idNumber: 'BN0123456' })).valid).toBe(true);

  const forged = await validate({ idNumber: '000010000' }, [
    'ACBWAZ0000000<5000010000<<<<<<',
    '9101011M3301018BWA<Z0000000<<2',
    'SPECIMEN<<EXAMPLE<TEST<<<<<<<<',
  ]);
  expect(forged.checks.find((c) => c.id === 'mrz-check-digits')?.outcome).toBe('failed');
});

it('a mistyped number of a card is not the number of a passport', () => {
  const isValid = (fields: Record<string, string>, documentType?: string): boolean =>
    validateIdentity({ fields, ...(documentType ? { documentType } : {}) }, '2026-11-21', IDS).valid;
  const person = { fullName: 'Tina Example', dateOfBirth: '1990-01-01', nationality: 'MOTSWANA' };
  expect(isValid({ ...person, idNumber: '428317215' })).toBe(true);
  for (const idNumber of ['428387215', '42831721', '4283172150', 'A01234567']) {
    expect(isValid({ ...person, idNumber }), idNumber).toBe(false);
    expect(isValid({ idNumber }), idNumber).toBe(false);
  }
  // Passports of other countries have numbers of nine digits.
  expect(isValid({ ...person, idNumber: '428387215', nationality: 'BRITISH' })).toBe(true);
  expect(isValid({ idNumber: '428387215' }, 'PASSPORT')).toBe(true);
  expect(isValid({ passportNumber: 'A01234567' })).toBe(true);
});
