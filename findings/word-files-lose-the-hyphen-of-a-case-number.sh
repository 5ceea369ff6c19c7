#!/usr/bin/env bash
# Guess: the text that a reader takes from a Word file has the characters that Word shows, at least the letters, digits and hyphens of its paragraphs.
# Truth: Word writes a hyphen at which no line may break (Ctrl+Shift+Hyphen, to keep a number on one line) as an element of its own, not as a letter. officeparser and word-extractor leave it out: CVHGB-000417-26 becomes CVHGB00041726 and
#   the surname Sebina-Motswagole one word. The tick of a form is a symbol of another font and is an element, too: both leave it out, so that "Married ☑ Single ☐" is "Married Single". word-extractor gives a paragraph that was moved with
#   changes tracked twice, as it does not know the mark of the place it left. mammoth has all of these (with U+2011, the hyphen that does not break, which equals no hyphen of a register). All three give hidden text like any other.
# Seen: officeparser 8.1.1, word-extractor 1.0.4, mammoth 1.13.0, file by fflate 0.8.3. Source: own run; ISO/IEC 29500-1, 17.3.3.18 (noBreakHyphen), 17.3.3.30 (sym), 17.13.5.22 (moveFrom), 17.3.2.41 (vanish).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts officeparser@8.1.1 word-extractor@1.0.4 mammoth@1.13.0 fflate@0.8.3
cat > probe.mjs <<'JS'
import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
import WordExtractor from 'word-extractor';

const run = (...parts) => `<w:r>${parts.join('')}</w:r>`;
const text = (words) => `<w:t xml:space="preserve">${words}</w:t>`;
const paragraph = (...runs) => `<w:p>${runs.join('')}</w:p>`;
const hyphen = '<w:noBreakHyphen/>';
const symbol = (code) => `<w:sym w:font="Wingdings" w:char="${code}"/>`;
const change = 'w:id="1" w:author="A" w:date="2026-09-01T00:00:00Z"';
const body = [
  paragraph(run(text('Case CVHGB'), hyphen, text('000417'), hyphen, text('26'))),
  paragraph(run(text('Name Sebina'), hyphen, text('Motswagole'))),
  paragraph(run(text('Married '), symbol('F0FE'), text(' Single '), symbol('F0A8'))),
  paragraph(`<w:moveFrom ${change}>${run(text('Paid 900.00'))}</w:moveFrom>`),
  paragraph(`<w:moveTo ${change}>${run(text('Paid 900.00'))}</w:moveTo>`),
  paragraph(run('<w:rPr><w:vanish/></w:rPr>', text('Not shown'))),
].join('');
const types = 'http://schemas.openxmlformats.org/package/2006';
const parts = {
  '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
};
const file = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)]))));

const texts = {
  officeparser: (await (await OfficeParser.parseOffice(file)).to('text')).value,
  'word-extractor': (await new WordExtractor().extract(file)).getBody(),
  mammoth: (await mammoth.extractRawText({ buffer: file })).value,
};
const seen = {};
for (const [name, read] of Object.entries(texts)) {
  const lines = read.split('\n').map((line) => line.trim()).filter(Boolean);
  console.log(`${name.padEnd(15)} ${lines.join(' | ')}`);
  seen[name] = lines.join(' | ');
}
const lost = 'Case CVHGB00041726 | Name SebinaMotswagole | Married  Single';
process.exit(
  seen.officeparser === `${lost} | Paid 900.00 | Not shown` && seen['word-extractor'] === `${lost} | Paid 900.00 | Paid 900.00 | Not shown` &&
    seen.mammoth === 'Case CVHGB\u2011000417\u201126 | Name Sebina\u2011Motswagole | Married 🗹 Single 🞎 | Paid 900.00 | Not shown'
    ? 0
    : 1,
);
JS
node probe.mjs
