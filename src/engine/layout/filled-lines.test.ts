import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../contract/pages.ts';
import { withoutFillingLine } from './filled-lines.ts';
import { withoutSpacing } from './spaced-letters.ts';

const line = (text: string): TextLine => ({
  text,
  confidence: 0.95,
  box: { x: 0, y: 0, width: 10 * text.length, height: 20 },
  reader: 'ppocr',
  characters: [...text].map((_, i) => 10 * i),
});

describe('dots of the line that a form was filled in on', () => {
  it.each([
    [
      'of business: . Hardware. at . Plot.448, _Boseja.Ward,',
      'of business: Hardware at Plot 448, Boseja Ward,',
    ],
    ['Maun. for the period ending . 30th. June.2027...', 'Maun for the period ending 30th June 2027'],
    ['at Maun this .2nd. day of July 2026', 'at Maun this 2nd day of July 2026'],
    [
      'the.plot.I do.not.have.any.bill.in.my.name..I need. this. affidavit.for',
      'the plot I do not have any bill in my name I need this affidavit for',
    ],
    ['to Example.-.Salt Tuck Shop (.Pty..) Ltd of', 'to Example-Salt Tuck Shop (Pty) Ltd of'],
    ['granted to - Example.Rain. Traders. (Pty). Ltd.', 'granted to Example Rain Traders (Pty) Ltd.'],
  ])('%s', (read, printed) => {
    const clean = withoutFillingLine(line(read));
    expect(clean.text).toBe(printed);
    expect(clean.characters).toHaveLength(printed.length);
  });

  it.each([
    'Name ....... Kago Example',
    'P.O.Box 3, Maun. Tel. 686 0000.',
    'Total ........ 3.50',
    'He lives here. He pays. He owes nothing.',
    'T.K. Example (Mr.) of Plot.12',
    'See www.Example.Co.Bw for more.',
  ])('%s stays', (text) => {
    expect(withoutFillingLine(line(text)).text).toBe(text);
  });
});

describe('characters that are set wide', () => {
  it('a number with a blank behind every character', () => {
    const joined = withoutSpacing(line('I 0 0 8 1 3 0 2 7 0 1 5'));
    expect(joined.text).toBe('I00813027015');
    expect(joined.characters?.slice(0, 3)).toEqual([0, 20, 40]);
  });

  it('a heading of two words', () => {
    expect(withoutSpacing(line('C E R T I F I C A T E  O F  B I R T H')).text).toBe('CERTIFICATE OF BIRTH');
  });

  it('words that the text layer of a PDF parts by places alone', () => {
    const text = 'N O T W A N E W A T E R';
    const printed = { ...line(text), reader: 'text-layer' as const };
    expect(withoutSpacing(printed).text).toBe(text);
    const parted = [...text].map((_, i) => 10 * i + (i > 13 ? 8 : 0));
    expect(withoutSpacing({ ...printed, characters: parted }).text).toBe('NOTWANE WATER');
  });

  it.each(['A B C', 'B C1 EB', 'Plot 3 B 2 A'])('%s stays', (text) => {
    expect(withoutSpacing(line(text)).text).toBe(text);
  });
});
