import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('plain papers of one afternoon: a title, and labels with their values', () => {
  it('the day on which a memorandum was signed is only taken for that of registration, and not surely', () => {
    const memorandum = readLines(
      'MEMORANDUM OF ASSOCIATION',
      'OF',
      'EXAMPLE MILLERS LIMITED',
      '1. The name of the company is EXAMPLE MILLERS LIMITED.',
      'Dated at Gaborone the 30th day of March 1987.',
      'Signatures of subscribers:',
      '1. Kago Example 250,000 shares',
      '2. Neo Sample 250,000 shares',
    );
    const date = memorandum.fields.find((f) => f.name === 'registrationDate');
    expect(date).toMatchObject({ value: '1987-03-30', source: 'inferred' });
    expect(date!.confidence).toBeLessThan(0.6);
    expect(valueIn(memorandum, 'subscribers')).toEqual([
      { name: 'Kago Example', shares: 250_000 },
      { name: 'Neo Sample', shares: 250_000 },
    ]);
  });
});
