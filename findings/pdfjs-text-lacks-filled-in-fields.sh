#!/usr/bin/env bash
# Guess: the text of a page holds what a reader sees on it, the filled-in form fields included.
# Truth: getTextContent() of pdf.js reads the page's own content only. What a field shows is missing, with an appearance stream
#   and without one; poppler and MuPDF print both. And getFieldObjects() answers the value (/V), which need not be what the
#   appearance draws: below the value is 1 000.00 and the page shows 9 000.00.
# Seen: pdfjs-dist 6.5.438, poppler-utils 22.12.0, mupdf-tools 1.21.1. Source: own run; ISO 32000-2, 12.7.4.3 (variable text).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
for tool in pdftotext mutool; do command -v "$tool" >/dev/null || { echo "needs Debian's poppler-utils and mupdf-tools"; exit 77; }; done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # pdf.js needs a current Node
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const stream = (entries, content) => `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const field = (name, value, bottom, rest = '') =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /DA (/F 10 Tf 0 g) /Rect [100 ${bottom} 280 ${bottom + 20}] /P 3 0 R /F 4 ${rest} >>`;
const fonts = '/Resources << /Font << /F 5 0 R >> >>';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R 7 0 R] /DA (/F 10 Tf 0 g) /DR << /Font << /F 5 0 R >> >> >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] ${fonts} /Contents 6 0 R /Annots [4 0 R 7 0 R] >>`,
  field('name', 'MODISANE EXAMPLE', 20),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  stream('', 'BT /F 10 Tf 10 25 Td (Statement) Tj ET'),
  field('balance', '1 000.00', 60, '/AP << /N 8 0 R >>'),
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 180 20] ${fonts}`, 'BT /F 10 Tf 2 5 Td (9 000.00) Tj ET'),
];
let text = '%PDF-1.7\n';
let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
objects.forEach((body, i) => {
  table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
  text += `${i + 1} 0 obj\n${body}\nendobj\n`;
});
text += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
writeFileSync('form.pdf', text, 'latin1');

const document = await getDocument({ data: new Uint8Array(Buffer.from(text, 'latin1')), verbosity: 0 }).promise;
const { items } = await (await document.getPage(1)).getTextContent();
const words = items.map(({ str }) => str).join(' ').trim();
const values = [...(await document.getFieldObjects())].map(([name, [{ value }]]) => `${name}=${value}`).join(', ');
const lines = (program, ...options) => execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(/[\n\f]+/).filter((line) => line.trim());
const poppler = lines('pdftotext', 'form.pdf', '-');
const mupdf = lines('mutool', 'draw', '-q', '-F', 'txt', 'form.pdf');
console.log(`pdf.js text:   ${words}\npdf.js fields: ${values}\npoppler: ${poppler.join(' | ')}\nMuPDF:   ${mupdf.join(' | ')}`);
const drawn = ['MODISANE EXAMPLE', '9 000.00'];
process.exit(words === 'Statement' && values.endsWith('balance=1 000.00') && [poppler, mupdf].every((seen) => drawn.every((line) => seen.includes(line))) ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
