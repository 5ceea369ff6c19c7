#!/usr/bin/env bash
# Guess: a PDF reader that is given a Buffer reads the bytes of that Buffer.
# Truth: pdf2json, and pdfreader on top of it, take a Buffer that is a part of a larger piece of memory for the beginning of that piece. Node keeps small files in one common piece, whether read from disk or made by `Buffer.concat` or
#   `Buffer.from`, and a part of a multipart upload or of a message is such a piece anyway. A PDF of some kilobytes is then refused for its cross-references; where another document as long as it stands first, that document's text comes
#   back for this one, without an error, so that one client's letter has another client's name. Large files have memory of their own, so a test with a real scan passes. `new Uint8Array(part)` copies: pdf2json gets `Buffer.from(copy.buffer)`.
# Seen: pdf2json 4.1.0, pdfreader 3.0.8, Node 24.21.0. Source: own run, and `parseBuffer` in the package's pdfparser.js; pdf2json #427 (the refusal alone).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf2json@4.1.0 pdfreader@3.0.8
cat > probe.mjs <<'JS'
import PDFParser from 'pdf2json';
import { PdfReader } from 'pdfreader';

/** A page with one word. */
function pdfOf(word) {
  const content = `BT /F1 12 Tf 40 100 Td (${word}) Tj ET`;
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = bodies.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(new TextEncoder().encode(text).buffer);
}
const byPdf2json = (bytes) =>
  new Promise((settle) => {
    const parser = new PDFParser();
    parser.on('pdfParser_dataReady', ({ Pages }) => settle(Pages.flatMap(({ Texts }) => Texts.map(({ R }) => R[0].T)).join(' ')));
    parser.on('pdfParser_dataError', ({ parserError }) => settle(String(parserError).replace(/^(?:Error: )+/, '')));
    parser.parseBuffer(bytes, 0);
  });
const byPdfreader = (bytes) =>
  new Promise((settle) => {
    const words = [];
    new PdfReader().parseBuffer(bytes, (error, item) => {
      if (error) settle(String(error.parserError ?? error).replace(/^(?:Error: )+/, ''));
      else if (!item) settle(words.join(' '));
      else if (item.text) words.push(item.text);
    });
  });

const [first, second] = ['NALEDI', 'KAGISO'].map(pdfOf);
const together = Buffer.from(new Uint8Array([...first, ...second]).buffer);
const boundary = Buffer.from(new Uint8Array([...Buffer.from('--part\r\n\r\n'), ...second]).buffer);
const cases = {
  'KAGISO in memory of its own': second,
  'KAGISO behind NALEDI in one piece': together.subarray(first.length),
  'KAGISO behind ten bytes of an upload': boundary.subarray(10),
  'KAGISO behind NALEDI, copied out': Buffer.from(new Uint8Array(together.subarray(first.length)).buffer),
};
console.warn = console.error = () => undefined;
const print = console.log;
console.log = () => undefined;
const seen = [];
for (const [name, bytes] of Object.entries(cases)) {
  const answers = [await byPdf2json(bytes), await byPdfreader(bytes)];
  print(`${name}: pdf2json ${answers[0]}; pdfreader ${answers[1]}`);
  seen.push(answers.join('/'));
}
const refused = seen.splice(2, 1).every((answers) => !/KAGISO|NALEDI/.test(answers));
process.exit(refused && seen.join() === 'KAGISO/KAGISO,NALEDI/NALEDI,KAGISO/KAGISO' ? 0 : 1);
JS
node probe.mjs 2>&1 | grep '^KAGISO'
