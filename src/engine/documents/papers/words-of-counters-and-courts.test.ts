import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../values/rows.ts';
import { readLines, valueIn } from '../testing/request.ts';

describe('words of counters', () => {
  it('a printout numbers directors and says since when', () => {
    const extract = readLines(
      'Companies register printout',
      'NAME: NATA FEEDLOT PROPRIETARY LIMITED',
      'REG NO: BW00003329001',
      'STATE: ACTIVE',
      'SINCE: 12-Jan-2020',
      'DIR 1: KAGO EXAMPLE',
      'DIR 2: LESEDI SAMPLE',
    );
    expect(valueIn(extract, 'incorporationDate')).toBe('2020-01-12');
    expect((valueIn(extract, 'directors') as never[]).map(nameOfRow)).toEqual([
      'KAGO EXAMPLE',
      'LESEDI SAMPLE',
    ]);
  });
});
