import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../values/rows.ts';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words of registers', () => {
  it('those whose names are subscribed stand in a table of shares taken', () => {
    const memorandum = readPrinted([
      ...lines(
        'MEMORANDUM OF ASSOCIATION',
        'OF',
        'NATA POTTERS (PROPRIETARY) LIMITED',
        'We, whose names are subscribed, wish to be formed into a company:',
      ),
      [60, 300, 'Name'],
      [300, 300, 'Shares taken'],
      [60, 334, 'Kago Example'],
      [300, 334, '1200'],
      [60, 368, 'Lesedi Sample'],
      [300, 368, '800'],
    ]);
    const rows = valueIn(memorandum, 'subscribers') as never[];
    expect(rows.map(nameOfRow)).toEqual(['Kago Example', 'Lesedi Sample']);
  });
});

describe('words of desks', () => {
  it('each who signs below "Signed by the directors"', () => {
    const resolution = readLines(
      'WRITTEN RESOLUTION OF THE BOARD',
      'Company: Nata Gem Cutters (Pty) Ltd',
      'Date of resolution: 2026-11-03',
      'We, being all the directors, resolve to open an account.',
      'Signed by the directors:',
      'Kago Example',
      'Suresh Specimen',
    );
    expect((valueIn(resolution, 'signatories') as never[]).map(nameOfRow)).toEqual([
      'Kago Example',
      'Suresh Specimen',
    ]);
  });
});
