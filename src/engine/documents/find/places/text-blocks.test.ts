import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../layout/view.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../../testing/request.ts';
import { blocksOf } from './text-blocks.ts';

/** Lines of 20 pixels, from 300 down, so many pixels from one to the next. */
const spaced = (pitch: number, ...texts: readonly string[]): PrintedLine[] =>
  texts.map((text, i) => [60, 300 + pitch * i, text]);

const blocks = (printed: readonly PrintedLine[]): string[][] =>
  blocksOf(viewOf(pageOf(printed), anyRequest.today).pages[0]!).map((block) => block.map(({ text }) => text));

describe('blocks of lines', () => {
  it.each([
    ['single', 28],
    ['one and a half', 34],
    ['double', 40],
  ])('an address in %s line spacing is one block', (_, pitch) => {
    const address = ['TIRO EXAMPLE', 'P.O. Box 4417', 'SEROWE'];
    expect(blocks(spaced(pitch, ...address))).toEqual([address]);
  });

  it('what is no address, is further away or stands at another distance is none', () => {
    expect(blocks(spaced(40, 'Opening Balance', 'Closing Balance', 'Currency'))).toEqual([]);
    expect(blocks(spaced(52, 'TIRO EXAMPLE', 'P.O. Box 4417', 'SEROWE'))).toEqual([]);
    expect(blocks([...spaced(40, 'TIRO EXAMPLE', 'Private Bag 12'), [60, 386, 'Statement']])).toEqual([
      ['TIRO EXAMPLE', 'Private Bag 12'],
    ]);
  });

  it('the holder of a statement is whoever the address is under, not the bank at its head', () => {
    const paper = readPrinted([
      [60, 60, 'First National Bank of Botswana'],
      [60, 90, 'Serowe Branch, Botswana'],
      ...spaced(40, 'TIRO EXAMPLE', 'P.O. Box 4417', 'SEROWE'),
      [60, 460, 'Account Number: 44718820999'],
      [60, 490, 'Statement Period: 01/10/2026 to 31/10/2026'],
      [60, 520, 'Opening Balance: 5,000.00'],
      [60, 550, 'Closing Balance: 5,700.00'],
    ]);
    expect(String(valueIn(paper, 'accountHolderName')).toLowerCase()).toBe('tiro example');
  });
});
