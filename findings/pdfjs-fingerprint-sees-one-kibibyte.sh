#!/usr/bin/env bash
# Guess: two files with the same fingerprint in pdf.js are the same document, or versions of it.
# Truth: the fingerprint is the file's /ID; where it is absent (it is optional before PDF 2.0, and small generators leave it
#   out) it is the MD5 of the first 1024 bytes. Statements of one generator that differ behind their common beginning share it,
#   whatever amounts they show: no key for "seen before".
# Seen: pdfjs-dist 6.5.438. Source: own run; ISO 32000-1, 14.4 (file identifiers).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # pdf.js needs a current Node
cat > probe.mjs <<'JS'
import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

function statement(amount) {
  const heading = Array.from({ length: 30 }, (_, i) => `BT /F 8 Tf 10 ${580 - 9 * i} Td (Terms, line ${i + 1}) Tj ET`).join('\n');
  const content = `${heading}\nBT /F 12 Tf 10 20 Td (${amount}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  let table = 'xref\n0 6\n0000000000 65535 f \n';
  objects.forEach((body, i) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
  });
  text += `${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

const prints = [];
for (const amount of ['BWP 100.00', 'BWP 900.00']) {
  const data = statement(amount);
  const beginning = createHash('md5').update(data.subarray(0, 1024)).digest('hex');
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  prints.push(document.fingerprints[0]);
  console.log(`${items.at(-1).str}: fingerprint ${document.fingerprints[0]}, MD5 of 1024 bytes ${beginning}`);
  if (beginning !== document.fingerprints[0]) process.exit(1);
}
process.exit(prints[0] === prints[1] ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
