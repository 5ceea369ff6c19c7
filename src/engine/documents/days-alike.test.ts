import { describe, expect, it } from 'vitest';
import { date } from '../values/date.ts';
import { licenceNumber } from '../values/licence-number.ts';
import { withDoubtOfDay } from './days-alike.ts';
import type { Candidate } from './find/candidate.ts';

const found = (value: string, more: Partial<Candidate> = {}): Candidate => ({
  value,
  raw: value,
  score: 0.8,
  page: 0,
  box: { x: 10, y: 10, width: 100, height: 20 },
  source: 'printed',
  how: 'in a test',
  notes: [],
  place: null,
  secondAgrees: null,
  weakest: 0.88,
  ...more,
});
const isDoubted = (day: Candidate, days: readonly string[], others: readonly Candidate[] = []): boolean =>
  withDoubtOfDay({ name: 'dateOfIssue', kind: date }, day, [day, ...others], days, days).doubt !== undefined;

describe('a day with a figure that was not read for certain', () => {
  it.each([
    ['2009-06-30', '1978-05-30'],
    ['2019-08-11', '1990-03-11'],
    ['2021-01-07', '1984-01-01'],
    ['2022-09-18', '1984-06-18'],
    ['2017-10-05', '1990-10-06'],
  ])('is held beside the same day but for a figure like it: %s and %s', (day, birth) => {
    expect(isDoubted(found(day), [day, birth])).toBe(true);
    expect(isDoubted(found(day, { weakest: 0.97 }), [day, birth])).toBe(false);
    expect(isDoubted(found(day, { secondAgrees: true }), [day, birth])).toBe(false);
    const elsewhere = found(day, { box: { x: 10, y: 200, width: 100, height: 20 } });
    expect(isDoubted(found(day), [day, birth], [elsewhere])).toBe(false);
  });

  it.each([
    ['2009-05-30', '1978-05-30'],
    ['2009-07-30', '1978-05-30'],
    ['2009-06-28', '1978-05-30'],
    ['2009-11-12', '1978-05-30'],
  ])('is given beside any other: %s and %s', (day, birth) =>
    expect(isDoubted(found(day), [day, birth])).toBe(false),
  );

  it('is given where it ends a term with another day', () => {
    const field = { name: 'expiryDate', kind: date };
    const expiry = found('2029-06-05');
    expect(withDoubtOfDay(field, expiry, [expiry], ['1980-05-05'], ['2019-06-06', '2029-06-05'])).toBe(
      expiry,
    );
    expect(withDoubtOfDay(field, expiry, [expiry], ['1980-05-05'], ['2029-06-05']).doubt).toBeDefined();
  });

  it('is no number', () => {
    const number = found('13AA00001');
    const field = { name: 'licenceNumber', kind: licenceNumber };
    expect(withDoubtOfDay(field, number, [number], ['1978-05-30'], [])).toBe(number);
  });
});
