import { describe, expect, it } from 'vitest';
import { date } from '../values/date.ts';
import { licenceNumber } from '../values/licence-number.ts';
import type { ValueKind } from '../values/kind.ts';
import { identitySurname } from '../values/identity-name.ts';
import { gender, text } from '../values/words.ts';
import { isAgainstCode } from './against-code.ts';
import type { Candidate } from './find/candidate.ts';

const found = (value: string, more: Partial<Candidate> = {}): Candidate => ({
  value,
  raw: value,
  score: 0.8,
  page: 0,
  box: null,
  source: 'printed',
  how: 'in a test',
  notes: [],
  place: null,
  secondAgrees: null,
  ...more,
});

const against = (kind: ValueKind, print: string, code: string, more: Partial<Candidate> = {}): boolean => {
  const pair = [found(print, more), found(code, { coded: true })] as const;
  const both = [isAgainstCode(kind, ...pair), isAgainstCode(kind, pair[1], pair[0])];
  expect(new Set(both).size).toBe(1);
  return both[0]!;
};

describe('a code and the print', () => {
  it.each([
    [date, '2015-12-31', '2018-12-31'],
    [date, '2031-04-12', '2031-04-13'],
    [licenceNumber, '13AA00001', '13AA00002'],
    [licenceNumber, 'D1234567', 'D1234568'],
    [licenceNumber, 'B1234567', 'D1234567'],
    [gender, 'M', 'F'],
    [identitySurname, 'MARTIN', 'MARTEN'],
    [identitySurname, 'QUIMBLE', 'OSTERLING'],
  ] as const)('of %o say two things: %s and %s', (kind, print, code) => {
    expect(against(kind, print, code)).toBe(true);
    expect(against(kind, print, code, { byShape: ['0:1'] })).toBe(false);
    expect(against(kind, print, code, { coded: true })).toBe(false);
  });

  it.each([
    [date, '2015-12-31', '2015-12-31'],
    [licenceNumber, 'DO000000', 'D0000000'],
    [licenceNumber, 'D123-4567', 'D1234567'],
    [identitySurname, 'Noël', 'NOEL'],
    [identitySurname, 'MARTINa', 'MARTIN'],
    [identitySurname, "O'Brannigan", 'OBRANNIGAN'],
    [identitySurname, 'Le Gall', 'LEGALL'],
    [text, 'D', 'D NONE'],
  ] as const)('of %o say the same: %s and %s', (kind, print, code) =>
    expect(against(kind, print, code)).toBe(false),
  );
});
