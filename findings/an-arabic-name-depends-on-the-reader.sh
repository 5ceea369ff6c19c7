#!/usr/bin/env bash
# Guess: four readers of the text layer of a PDF give an Arabic name with its letters in the same order, and nothing but its letters.
# Truth: a page paints it from left to right, so a reader must turn it round. pdftotext does, and adds two invisible characters (U+202B before, U+202C behind), so that the name equals no name on a list;
#   pdftotext -bbox, the same program, gives the letters as painted, backwards and without marks, and so does mutool. pdf.js turns the word, but decides for the whole line: with an English label before
#   the name, as on every bilingual card, the label comes last ("NAME :Name"). Strip U+202A to U+202E, and test with a line that has both scripts.
# Seen: poppler-utils 22.12.0, mupdf-tools 1.21.1 (Debian 12), pdfjs-dist 6.5.438. Source: own run; Unicode Annex 9 (embedding marks, reordering); pypdf #1296 and #1629 for a fifth reader.
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

const name = '\u0645\u062b\u0627\u0644'; // meem, theh, alef, lam: "example"
const backwards = [...name].reverse().join('');
const stream = (content) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
// In font A the codes a, b, c and d are the four letters; painted as on paper, the last letter leftmost.
const pairs = [...name].map((letter, i) => `<${(0x61 + i).toString(16)}> <0${letter.codePointAt(0).toString(16)}>`).join(' ');
const letters = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 4 beginbfchar ${pairs} endbfchar endcmap end end`;
const line = (y, ...parts) => `BT 20 ${y} Td ${parts.map(([font, text]) => `/${font} 10 Tf (${text}) Tj`).join(' ')} ET`;
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /L 4 0 R /A 5 0 R >> >> /Contents 6 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
  stream([line(160, ['A', 'dcba']), line(100, ['L', 'Name: '], ['A', 'dcba']), line(40, ['L', 'Name: EXAMPLE'])].join('\n')),
  stream(letters),
];
let text = '%PDF-1.7\n';
let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
objects.forEach((body, i) => {
  table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
  text += `${i + 1} 0 obj\n${body}\nendobj\n`;
});
text += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
writeFileSync('card.pdf', text, 'latin1');

const run = (program, ...options) => execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (output) => output.split(/[\n\f]+/).filter((one) => one.trim() !== '');
const boxes = [...run('pdftotext', '-bbox', 'card.pdf', '-').matchAll(/yMin="([^"]*)".*>(.*)<\/word>/g)];
const byHeight = Object.values(Object.groupBy(boxes, ([, y]) => y)).map((words) => words.map(([, , word]) => word).join(' '));
const page = await (await getDocument({ data: new Uint8Array(Buffer.from(text, 'latin1')), verbosity: 0 }).promise).getPage(1);
const readings = {
  pdftotext: lines(run('pdftotext', 'card.pdf', '-')),
  'pdftotext -bbox': byHeight,
  'mutool draw -F txt': lines(run('mutool', 'draw', '-q', '-F', 'txt', 'card.pdf')),
  'pdf.js': (await page.getTextContent()).items.map(({ str }) => str).filter((str) => str.trim() !== ''),
};
const shown = (reading) => reading.replaceAll(name, 'NAME').replaceAll(backwards, 'EMAN').replaceAll('\u202b', '<U+202B>').replaceAll('\u202c', '<U+202C>');
const seen = Object.entries(readings).map(([reader, read]) => `${reader}: ${read.map(shown).join(' | ')}`);
console.log(`NAME is the name as written, EMAN its letters backwards\n${seen.join('\n')}`);
const expected = [
  'pdftotext: <U+202B>NAME<U+202C> | Name: <U+202B>NAME<U+202C> | Name: EXAMPLE',
  'pdftotext -bbox: EMAN | Name: EMAN | Name: EXAMPLE',
  'mutool draw -F txt: EMAN | Name: EMAN | Name: EXAMPLE',
  'pdf.js: NAME | NAME :Name | Name: EXAMPLE',
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
