import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../../contract/pages.ts';
import { isPrintedText } from './printed-text.ts';

const box = { x: 0, y: 100, width: 1000, height: 80 };
const line = (text: string, y: number, confidence = 0.95): TextLine => ({
  text,
  confidence,
  box: { x: 10, y, width: 960, height: 34 },
  reader: 'ppocr',
});
const ROWS = ['P<BWAMOLEFE<<NEO<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'BN12345673BWA9001011F3001012<<<<<<<<<<<<<<06'];

describe('isPrintedText', () => {
  it('leaves rows with fillers, also where the general reader sees capitals, fillers and small c in them', () => {
    expect(isPrintedText(ROWS, box, [line('P<BWAMOLEFE<<NEO<<<cccc<<<<<<ck<<<<', 102)])).toBe(false);
  });

  it('knows a heading in capitals, read without any filler', () => {
    expect(isPrintedText(['ASSSNBTRESACCONTMPOTZMGRANDEERAOSOWN', 'RATES0P3002'], box, [])).toBe(true);
  });

  it('knows a sentence among the rows when it was read surely', () => {
    const sentence = 'Rates of P3,002.50 have been raised on the above property';
    expect(isPrintedText(ROWS, box, [line(sentence, 140)])).toBe(true);
    expect(isPrintedText(ROWS, box, [line(sentence, 140, 0.5)])).toBe(false);
    expect(isPrintedText(ROWS, box, [line(sentence, 400)])).toBe(false);
  });

  it('knows headings in capitals, in most of the rows, by the blanks between their words', () => {
    const rows = [
      'I<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
      '060<<<0F0<<00<6YEARCERTIFICAT0',
      'BOTSWANAUNIFIEDREVENUESERVICE<',
    ];
    const headings = [
      line('P60 - END OF YEAR CERTIFICATE', 102),
      line('BOTSWANA UNIFIED REVENUE SERVICE', 140),
    ];
    expect(isPrintedText(rows, box, headings)).toBe(true);
    expect(isPrintedText(rows, box, headings.slice(1))).toBe(false);
  });
});
