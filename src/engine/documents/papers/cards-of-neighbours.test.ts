import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, sureValue } from '../testing/request.ts';

describe('a card of another state in English', () => {
  it.each([
    ['ZIMBABWE', 'forenames', ['FIRST NAME', 'TENDAI'], ['VILLAGE OF ORIGIN', 'CHIVI']],
    ['ZAMBIA', 'forenames', ['FORENAMES', 'TENDAI'], ['BLOOD GROUP', 'A']],
    ['ZAMBIA', 'surname', ['SURNAME', 'BANDA'], ['CHIEF', 'MPEZENI']],
    ['MALAWI', 'forenames', ['GIVEN NAMES', 'CHIKONDI'], ['TRADITIONAL AUTHORITY', 'KALEMBO']],
    ['TANZANIA', 'surname', ['Surname', 'MASSAWE'], ['EYE COLOUR', 'BROWN']],
  ] as const)('of %s ends the %s before a caption that is in no list', (state, field, name, next) => {
    const read = readPrinted(
      [`REPUBLIC OF ${state}`, 'NATIONAL IDENTITY CARD', 'DATE OF BIRTH', '21/08/1990', ...name, ...next].map(
        (text, i): PrintedLine => [60, 40 + 26 * i, text],
      ),
    );
    expect(read.documentType).toBe('FOREIGN_ID_CARD');
    expect(sureValue(read, field)).toBe(name[1]);
  });
});
