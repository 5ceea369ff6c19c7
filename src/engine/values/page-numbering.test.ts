import { describe, expect, it } from 'vitest';
import { missingSheets, sheetOf } from './page-numbering.ts';

describe('sheetOf', () => {
  it.each([
    ['Page 1 of 2', 1, 2],
    ['Statement no. 12, page: 2/3', 2, 3],
    ['Tsebe 1 ya 2', 1, 2],
    ['Sheet No. 3 of 10', 3, 10],
    ['1 of 4', 1, 4],
  ])('%s', (text, number, of) => {
    expect(sheetOf(text)).toEqual({ number, of });
  });

  it.each(['03/05', '03/05/2026', 'page 03/05/2026', 'Page 2', 'page 7 of 3', '1 of 4 payments'])(
    'nothing in "%s"',
    (text) => {
      expect(sheetOf(text)).toBeNull();
    },
  );
});

describe('missingSheets', () => {
  it('names the pages that are spoken of and not there', () => {
    expect(missingSheets(['Page 1 of 4', 'a line', 'Page 3 of 4'])).toEqual([2, 4]);
    expect(missingSheets(['Page 1 of 2', 'Page 2 of 2'])).toEqual([]);
    expect(missingSheets(['no number at all'])).toEqual([]);
  });
});
