#!/usr/bin/env bash
# Guess: five readers of the same text of a PDF, none of them recognising letters, answer the same words.
# Truth: where a span says what it stands for (/ActualText: a ligature, a hyphen at the end of a line, an initial, an abbreviation), pdfium and poppler answer what is said and pdf.js, MuPDF
#   and Ghostscript what is painted. Chromium's viewer (pdfium) copies other words than Firefox's (pdf.js). Neither is wrong: the text that is said is the one meant for search and for reading
#   aloud. Whoever compares a document's text by one reader with a stored text by another, or reads an amount, has to know which of the two he holds.
# Seen: @hyzyla/pdfium 2.1.13, pdfjs-dist 5.4.394; poppler-utils 22.12.0, mupdf-tools 1.21.1, ghostscript 10.00.0 of Debian 12. Source: own run; ISO 32000-1, 14.9.4 (replacement text).
set -euo pipefail
for tool in pdftotext mutool gs node; do command -v "$tool" >/dev/null || { echo "needs Debian's poppler-utils, mupdf-tools and ghostscript"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hyzyla/pdfium@2.1.13 pdfjs-dist@5.4.394
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const content = 'BT /F 12 Tf 20 60 Td (A sum of ) Tj /Span << /ActualText (two hundred pula) >> BDC (P200.00) Tj EMC ( is due) Tj ET';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
];
let text = '%PDF-1.7\n';
let table = 'xref\n0 6\n0000000000 65535 f \n';
objects.forEach((body, i) => {
  table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
  text += `${i + 1} 0 obj\n${body}\nendobj\n`;
});
writeFileSync('page.pdf', `${text}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');

const bytes = readFileSync('page.pdf');
const run = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
const pdfium = await (await PDFiumLibrary.init()).loadDocument(bytes);
const readings = {
  'pdf.js': (await page.getTextContent()).items.map(({ str }) => str).join(''),
  MuPDF: run('mutool', 'draw', '-F', 'txt', 'page.pdf'),
  Ghostscript: run('gs', '-q', '-sDEVICE=txtwrite', '-o', '-', 'page.pdf'),
  pdfium: [...pdfium.pages()][0].getText().trim(),
  poppler: run('pdftotext', 'page.pdf', '-'),
};
for (const [reader, words] of Object.entries(readings)) console.log(`${reader}: ${words}`);
const painted = Object.entries(readings).filter(([, words]) => words.includes('P200.00')).map(([reader]) => reader);
const said = Object.entries(readings).filter(([, words]) => words.includes('two hundred pula')).map(([reader]) => reader);
process.exit(painted.join() === 'pdf.js,MuPDF,Ghostscript' && said.join() === 'pdfium,poppler' ? 0 : 1);
JS
node probe.mjs
