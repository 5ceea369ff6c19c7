#!/usr/bin/env bash
# Guess: digits run from left to right in every script, so the text that pdf.js gives of an amount is the amount that the page shows.
# Truth: where an Arabic or Hebrew word stands in the same piece of text, as the currency does ("1 234,56 dirham" on statements of the Maghreb), pdf.js turns what was painted into reading order, and takes each
#   group of digits between blanks for a number of its own: a page that shows 1 234,56 gives "234,56 1", a date 12 08 1974 gives "1974 08 12", a sign changes sides: -500.00 gives "500.00-". Nothing in the item
#   tells (its dir is even "ltr" where a Latin label precedes). Points and commas alone between the groups keep it whole, and a gap wide enough to make two items; a no-break space does not, as pdf.js makes a blank of it. pdftotext keeps the order, in any of these.
# Seen: pdfjs-dist 6.5.438, poppler-utils 22.12.0. Source: own run; Unicode Annex 9, W4 and L2 (a common separator joins digits, a blank does not), which pdf.js runs over what was painted.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
command -v pdftotext >/dev/null || { echo "needs Debian's poppler-utils"; exit 77; }
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # pdf.js needs a current Node
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const word = '\u062f\u0631\u0647\u0645'; // dirham
const stream = (content) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
// In font A the codes a, b, c and d are the four letters; painted as on paper, the last letter leftmost.
const pairs = [...word].map((letter, i) => `<${(0x61 + i).toString(16)}> <0${letter.codePointAt(0).toString(16)}>`).join(' ');
const letters = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 4 beginbfchar ${pairs} endbfchar endcmap end end`;
const latin = (text) => `/L 10 Tf (${text}) Tj`;
const dirham = '/A 10 Tf (dcba) Tj';
const painted = [
  latin('1 234,56 MAD'),
  latin('-500,00 MAD'),
  `${latin('-500,00 ')} ${dirham}`,
  `${latin('1 234,56 ')} ${dirham}`,
  `${latin('1 234 567,89 ')} ${dirham} ${latin(' ')} ${dirham}`,
  `${latin('12 08 1974 ')} ${dirham} ${latin(' ')} ${dirham}`,
  `${dirham} ${latin(' 1 234,56 Total')}`,
  `${latin('1\\240234,56 ')} ${dirham}`,
  `${latin('1.234,56 ')} ${dirham}`,
  `${latin('1 234,56')} 60 0 Td ${dirham}`,
];
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 700] /Resources << /Font << /L 4 0 R /A 5 0 R >> >> /Contents 6 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
  stream(painted.map((parts, i) => `BT 20 ${660 - 60 * i} Td ${parts} ET`).join('\n')),
  stream(letters),
];
let text = '%PDF-1.7\n';
let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
objects.forEach((body, i) => {
  table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
  text += `${i + 1} 0 obj\n${body}\nendobj\n`;
});
text += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
writeFileSync('statement.pdf', text, 'latin1');

const page = await (await getDocument({ data: new Uint8Array(Buffer.from(text, 'latin1')), verbosity: 0 }).promise).getPage(1);
const lines = new Map();
for (const { str, dir, transform } of (await page.getTextContent()).items)
  if (str.trim() !== '') lines.set(transform[5], [...(lines.get(transform[5]) ?? []), `${str} (${dir})`]);
const byPdfjs = [...lines.values()].map((items) => items.join(' + ').replaceAll(word, 'WORD'));
const byPoppler = execFileSync('pdftotext', ['-layout', 'statement.pdf', '-'], { encoding: 'utf8' })
  .split(/[\n\f]+/)
  .map((line) => line.replace(/[\u202a-\u202e]/g, '').replaceAll(word, 'WORD').replace(/\s+/g, ' ').trim())
  .filter(Boolean);
const shown = painted.map((parts) => parts.replace(/\/[LA] 10 Tf|Tj|60 0 Td|[()]/g, '').replaceAll('dcba', 'WORD').replace('\\240', '~').replace(/\s+/g, ' ').trim());
console.log('WORD is the Arabic word, "~" a no-break space; marks of direction are left out of what pdftotext gives');
shown.forEach((line, i) => console.log(`shown: ${line}; pdf.js: ${byPdfjs[i]}; pdftotext: ${byPoppler[i]}`));
const byReader = ['1 234,56 MAD', '-500,00 MAD', 'WORD 500,00-', '234,56 1', '567,89 234 1', '1974 08 12', '234,56 1', '234,56 1', '1.234,56', '1 234,56 (ltr) + '];
const whole = ['1 234,56', '-500,00', '-500,00', '1 234,56', '1 234 567,89', '12 08 1974', '1 234,56', '1 234,56', '1.234,56', '1 234,56'];
process.exit(shown.every((_, i) => byPdfjs[i].includes(byReader[i]) && byPoppler[i].includes(whole[i])) ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
