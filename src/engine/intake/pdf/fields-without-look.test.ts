import { describe, expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../../contract/config.ts';
import { readPage } from '../../ocr/read-page.ts';
import { pagesOf } from '../pages.fixture.ts';

/** A form of one page: a printed label, and a field right of it of which the file says nothing but this. */
function form(field: string, more: readonly string[] = []): Uint8Array {
  const content = 'BT /F1 12 Tf 60 743 Td (Name of the employee as in the register:) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv 5 0 R >> >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R /Annots [6 0 R] >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Annot /Subtype /Widget /T (who) /Rect [320 735 560 757] ${field} >>`,
    ...more,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

async function readOf(bytes: Uint8Array): Promise<string> {
  const [page] = await pagesOf(bytes);
  const { lines } = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
  return lines.map(({ text }) => text).join('\n');
}

const SHOWN = '/F 4 /DA (/Helv 12 Tf 0 g)';

describe('a field of a form that has no look of its own', () => {
  it.each([
    ['with its own font', `/FT /Tx /V (Palesa Moremi) ${SHOWN}`],
    ['in the font of the form', '/FT /Tx /V (Palesa Moremi) /F 4'],
    ['without flags', '/FT /Tx /V (Palesa Moremi)'],
    ['in letters as large as the field', '/FT /Tx /V (Palesa Moremi) /F 4 /DA (/Helv 0 Tf 0 g)'],
    ['set to the right', `/FT /Tx /V (Palesa Moremi) /Q 2 ${SHOWN}`],
    ['centred', `/FT /Tx /V (Palesa Moremi) /Q 1 ${SHOWN}`],
    ['read-only', `/FT /Tx /Ff 1 /V (Palesa Moremi) ${SHOWN}`],
    ['in blue', '/FT /Tx /V (Palesa Moremi) /F 4 /DA (/Helv 12 Tf 0 0 0.6 rg)'],
    ['of Unicode', `/FT /Tx /V <FEFF00500061006C0065007300610020004D006F00720065006D0069> ${SHOWN}`],
    ['of several lines', `/FT /Tx /Ff 4096 /V (Palesa Moremi) ${SHOWN}`],
    [
      'chosen from a list',
      `/FT /Ch /Ff 131072 /Opt [(Kago Example) (Palesa Moremi)] /V (Palesa Moremi) ${SHOWN}`,
    ],
  ])('is read as viewers draw it: %s', async (_how, field) =>
    expect(await readOf(form(field))).toContain('Palesa Moremi'),
  );

  it.each([
    ['hidden', '/FT /Tx /V (Palesa Moremi) /F 2 /DA (/Helv 12 Tf 0 g)'],
    ['not to be viewed', '/FT /Tx /V (Palesa Moremi) /F 36 /DA (/Helv 12 Tf 0 g)'],
    ['a password', `/FT /Tx /Ff 8192 /V (Palesa Moremi) ${SHOWN}`],
    ['white on white', '/FT /Tx /V (Palesa Moremi) /F 4 /DA (/Helv 12 Tf 1 g)'],
    ['empty', `/FT /Tx /V () ${SHOWN}`],
    ['a button', `/FT /Btn /V /Palesa ${SHOWN}`],
  ])('says nothing where viewers show nothing: %s', async (_why, field) =>
    expect(await readOf(form(field))).not.toMatch(/Palesa|Moremi/),
  );
});
