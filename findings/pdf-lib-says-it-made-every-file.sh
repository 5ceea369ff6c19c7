#!/usr/bin/env bash
# Guess: getProducer() of a PDF that was only loaded is the producer that the file names.
# Truth: load() of pdf-lib writes its own name and the present time into the document before anybody asks, so getProducer() and
#   getModificationDate() answer pdf-lib and today for every file. The file's own values need { updateMetadata: false }, and a
#   file that was loaded and saved unchanged has lost them.
# Seen: pdf-lib 1.17.1, pdfjs-dist 6.5.438 as the second reader. Source: own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 pdfjs-dist@6.5.438 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # pdf.js needs a current Node
cat > probe.mjs <<'JS'
import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const made = await PDFDocument.create({ updateMetadata: false });
made.addPage();
made.setProducer('Example Statement Engine 4.2');
made.setModificationDate(new Date('2020-01-01T00:00:00Z'));
const file = await made.save();

const plain = await PDFDocument.load(file);
const asked = await PDFDocument.load(file, { updateMetadata: false });
const { info } = await (await getDocument({ data: file.slice(), verbosity: 0 }).promise).getMetadata();
const saved = await PDFDocument.load(await plain.save(), { updateMetadata: false });
const year = (document) => document.getModificationDate().getUTCFullYear();
console.log(`pdf.js:                             ${info.Producer}, ${info.ModDate}`);
console.log(`pdf-lib, load(file):                ${plain.getProducer()}, ${year(plain) === 2020 ? '2020' : 'today'}`);
console.log(`pdf-lib, { updateMetadata: false }: ${asked.getProducer()}, ${year(asked)}`);
console.log(`pdf-lib, loaded and saved:          ${saved.getProducer()}`);
const own = 'Example Statement Engine 4.2';
const replaced = [plain, saved].every((document) => document.getProducer().startsWith('pdf-lib'));
process.exit(info.Producer === own && asked.getProducer() === own && replaced && year(plain) > 2020 ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
