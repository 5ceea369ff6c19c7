import { describe, expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../../contract/config.ts';
import { readPage } from '../../ocr/read-page.ts';
import { pagesOf } from '../pages.fixture.ts';
import { mayHaveTurnedFigures } from './turned-figures.ts';

const DIRHAM = '\u062f\u0631\u0647\u0645';

describe('mayHaveTurnedFigures', () => {
  it.each([
    `${DIRHAM} 234,56 1`,
    `234.56 1 ${DIRHAM} Total`,
    `${DIRHAM} 1974 08 12`,
    `${DIRHAM} 500.00-`,
    `${DIRHAM} )500.00(`,
    '12 \u05e9\u05e7\u05dc 34',
  ])('is in doubt of %s', (text) => {
    expect(mayHaveTurnedFigures({ text })).toBe(true);
  });

  it.each([`${DIRHAM} 1,234.56`, `12/08/1974 ${DIRHAM}`, DIRHAM, 'P 1 234,56 DR', '-500.00', 'Total 7'])(
    'is not of %s',
    (text) => {
      expect(mayHaveTurnedFigures({ text })).toBe(false);
    },
  );
});

/** A page whose second font has letters that stand for the word's, painted from left to right as on paper. */
function statement(currency: string): Buffer {
  const stream = (content: string): string =>
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const pairs = [...DIRHAM].map(
    (letter, i) => `<${(0x61 + i).toString(16)}> <0${letter.codePointAt(0)!.toString(16)}>`,
  );
  const letters = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 4 beginbfchar ${pairs.join(' ')} endbfchar endcmap end end`;
  const painted = `BT /L 14 Tf 60 700 Td (Statement of account for June) Tj 0 -40 Td (1 234,56 ) Tj ${currency} ET`;
  const font = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /L 4 0 R /A 5 0 R >> >> /Contents 6 0 R >>',
    `<< ${font} >>`,
    `<< ${font} /ToUnicode 7 0 R >>`,
    stream(painted),
    stream(letters),
  ];
  const parts = ['%PDF-1.7\n'];
  const table = objects.map((body, i) => {
    const at = parts.join('').length;
    parts.push(`${i + 1} 0 obj\n${body}\nendobj\n`);
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = parts.join('').length;
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`);
  parts.push(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

const textOf = async (currency: string): Promise<{ layer: boolean; text: string }> => {
  const [page] = await pagesOf(statement(currency));
  const { lines } = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
  return { layer: page!.textLayer !== null, text: lines.map((line) => line.text).join('\n') };
};

it('reads the amount as the page shows it, from the picture where an Arabic word stands beside it', async () => {
  expect(await textOf('(MAD) Tj')).toMatchObject({
    layer: true,
    text: expect.stringContaining('1 234,56 MAD'),
  });
  const beside = await textOf('/A 14 Tf (dcba) Tj');
  expect(beside.layer).toBe(false);
  expect(beside.text).toMatch(/1 ?234,56/);
});
