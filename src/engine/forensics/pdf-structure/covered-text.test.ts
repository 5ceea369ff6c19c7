import { describe, expect, it } from 'vitest';
import type { ForensicReport } from '../../../contract/forensics.ts';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

const examine = (bytes: Uint8Array): Promise<ForensicReport> =>
  startInspection({ name: 'a.pdf', bytes }, 0, { mode: 'quick', today: '2026-11-21' }).finish([], 'unknown');

describe('a box with text over text', () => {
  const say = (text: string, x: number, y: number, ink = '0 0 0'): string =>
    `BT /F1 11 Tf ${ink} rg 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
  const boxOf = (colour: string, at: string): string => `q ${colour} rg ${at} re f Q`;
  const list = ['Example opened in 2012', 'Specimen opened in 2015', 'Sample opened in 2019'].map((line, i) =>
    say(line, 30, 150 - 16 * i),
  );
  const SLIDE = '25 100 150 64';
  const NEW = say('9,204.00', 200, 130);
  const VALUE = `${say('Balance', 30, 130)} ${say('1,204.00', 200, 130)}`;

  it.each([
    [
      'an orange box with two lines',
      [...list, boxOf('1 .8 .4', SLIDE), say('What people said', 32, 140), say('Quick and kind', 32, 123)],
    ],
    [
      'a dark box with white text',
      [...list, boxOf('.2 .3 .6', SLIDE), say('What they said', 32, 140, '1 1 1')],
    ],
    [
      'a white box on a coloured slide',
      [boxOf('.3 .5 .8', '0 0 300 200'), ...list, boxOf('1 1 1', SLIDE), say('What they said', 32, 140)],
    ],
  ])('is layout: %s', async (_, content) => {
    const { verdict, findings } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(verdict).toBe('INCONCLUSIVE');
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength: 'note' }]);
  });

  const ROW = boxOf('.9 .9 1', '20 100 250 60');
  const PATCH = '198 127 60 12';
  it.each([
    ['in the colour of a row', [ROW, VALUE, boxOf('.9 .9 1', PATCH), NEW]],
    ['white on a coloured row, in place', [ROW, VALUE, boxOf('1 1 1', PATCH), NEW]],
    ['a patch a little off the colour, in place', [ROW, VALUE, boxOf('.8 .8 .9', PATCH), NEW]],
    [
      'white on paper, elsewhere in the box',
      [VALUE, boxOf('1 1 1', '198 124 90 20'), say('94.00', 230, 135)],
    ],
    [
      'a name over a name',
      [say('Name', 30, 130), say('Neo Tau', 200, 130), boxOf('1 1 1', PATCH), say('Pako Hule', 200, 130)],
    ],
    ['ending where the amount did', [ROW, VALUE, boxOf('.8 .9 .8', PATCH), say('11,204.00', 193.9, 131)]],
  ])('is proof: %s', async (_, content) => {
    const { findings } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength: 'proof' }]);
  });

  it.each([
    [
      'a frame over a sentence',
      say('this line was set for all of our customers', 30, 130),
      'see the other side',
      'strong',
    ],
    [
      'a new address over a line of the letterhead',
      say('Trading as the corner shop', 30, 130),
      'Plot 14, Maun',
      'strong',
    ],
    ['a field over its prompt', say('Enter your name', 30, 130), 'Neo Tau', 'weak'],
    ['a field over a row of equal digits', say('00/00/0000', 30, 130), '14/02/2026', 'weak'],
    ['a field over crosses', say('XXXXXXXX', 30, 130), 'Neo Tau', 'weak'],
  ])('is no proof: %s', async (_, under, over, strength) => {
    const content = [under, boxOf('1 1 1', '26 125 240 14'), say(over, 30, 130)];
    const { findings, verdict } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength }]);
    expect(verdict).toBe(strength === 'weak' ? 'INCONCLUSIVE' : 'SUSPICIOUS');
  });
});

describe('a white box at the head or foot of a page', () => {
  const say = (text: string, x: number, y: number): string =>
    `BT /F1 9 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
  const BODY = [120, 100, 80].map((y) => say('a line of the letter about it', 30, y)).join(' ');
  const BAND = 'q 1 g 0 160 300 40 re f Q';
  const PATCH = 'q 1 g 120 165 90 14 re f Q';

  it.each([
    ['a band over the words of a letterhead', 'Example House, the corner shop', BAND, '', 'strong'],
    [
      'a band with other words',
      'Example House, the corner shop',
      BAND,
      'Sample Shop, near the church',
      'strong',
    ],
    ['a band with another number', 'Telephone 390 1234', BAND, 'Telephone 391 4567', 'strong'],
    ['a patch over words of the letterhead', 'Specimen of no value', PATCH, '', 'strong'],
    ['a patch with another number', 'Telephone 390 1234', PATCH, 'Telephone 391 4567', 'proof'],
    ['a band with another name', 'Neo Tau', BAND, 'Pako Hule', 'strong'],
    ['a patch over a page number', 'Page 2 of 3', PATCH, 'Page 5 of 9', 'weak'],
    ['a patch with fewer pages', 'Page 1 of 3', PATCH, 'Page 1 of 1', 'proof'],
    ['a patch with an amount over a page number', 'Page 1 of 3', PATCH, 'Bonus 25,000.00', 'proof'],
    ['a patch beside a label', 'Marks      87', 'q 1 g 150 165 60 14 re f Q', '', 'strong'],
    ['a patch over a bare page number', '- 12 -', PATCH, '- 17 -', 'weak'],
    ['a patch over an amount', '12.00', PATCH, '17.00', 'proof'],
  ])('%s', async (_, under, box, over, strength) => {
    const content = [BODY, say(under, 125, 168), box, over && say(over, 125, 168)].join(' ');
    const { findings } = await examine(handmadePdf({ content }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength }]);
  });

  it('is proof where a number without a name stands among the lines', async () => {
    const content = [BODY, say('12', 200, 100), 'q 1 g 195 97 20 12 re f Q', say('17', 200, 100)].join(' ');
    const { findings } = await examine(handmadePdf({ content }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength: 'proof' }]);
  });
});

describe('a white page laid over a letterhead', () => {
  const say = (text: string, x: number, y: number): string =>
    `BT /F1 6 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
  const HIDDEN = say('Example House, opposite the corner shop', 30, 150);
  const WHITE = 'q 1 g 20 60 200 100 re f Q 0 g';
  const page = (lines: number, top: number): string =>
    Array.from({ length: lines }, (_, i) =>
      say(`a line of the letter ${'about it '.repeat(i % 3)}`, 30, top - 6 * i),
    ).join(' ');
  const rows = Array.from({ length: 5 }, (_, i) =>
    ['01 Oct', 'Example shop', '24 500.00'].map((text, column) => say(text, 28 + 60 * column, 146 - 14 * i)),
  )
    .flat()
    .join(' ');

  it.each([
    ['is noted where all of a letter stands on it', page(13, 146), 'note'],
    ['is strong where the letter begins where something was', page(13, 150), 'strong'],
    ['is strong where seven lines do', page(7, 146), 'strong'],
    ['is strong where five rows of three columns do', rows, 'strong'],
  ])('%s', async (_, written, strength) => {
    const content = [HIDDEN, WHITE, written].join(' ');
    const { findings } = await examine(handmadePdf({ content }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength }]);
  });
});

describe('a picture over text', () => {
  const PICTURE =
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n.\nendstream';
  const FONT = '<< /Font << /F1 5 0 R >> /XObject << /Im1 10 0 R >> >>';
  const say = (text: string, x: number): string => `BT /F1 11 Tf 0 g 1 0 0 1 ${x} 130 Tm (${text}) Tj ET`;
  const coveredBy = async (text: string, width: number, height: number): Promise<string[]> => {
    const content = `${say('Balance', 30)} ${say(text, 150)} q ${width} 0 0 ${height} 148 126 cm /Im1 Do Q`;
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources ${FONT} >>`;
    const { findings } = await examine(
      handmadePdf({ content }, { 3: page, 4: stream(content), 10: PICTURE }),
    );
    return findings.filter((f) => f.detector === 'covered-text').map((f) => f.strength);
  };

  it.each([
    ['an amount, the same perhaps', '1,204.00', 54, 14],
    ['a number, masked by who issued it', '62001234', 60, 14],
    ['a signature on the line of a name', 'Neo Example', 70, 14],
    ['a signature, higher than a line', 'Neo Example', 70, 40],
    ['a logo over a name', 'Example Bank', 80, 20],
    ['an icon over a number of a table', '25', 20, 14],
    ['a picture over crosses', 'XXXXXXXX', 70, 14],
  ])('is noted, and its reading decides: %s', async (_, text, width, height) => {
    expect(await coveredBy(text, width, height)).toEqual(['note']);
  });
});
