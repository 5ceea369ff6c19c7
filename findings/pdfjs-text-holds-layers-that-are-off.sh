#!/usr/bin/env bash
# Guess: the text of a page is that of what a viewer shows; a layer (optional content) that is off by default is not part of it, as other readers of PDFs have it.
# Truth: pdf.js draws the page without the layer, but `getTextContent()` holds its text like any other, with nothing that says so. poppler's
#   pdftotext and MuPDF leave it out. Who reads amounts from the text must ask for marked content and hold each part against
#   `getOptionalContentConfig()`.
# Seen: pdfjs-dist 6.5.438, poppler 22.12 and mupdf 1.21 (Debian 12), Node 24.21.0. Source: own run; ISO 32000-1, 8.11 (optional content).
# Needs the Debian packages poppler-utils and mupdf-tools.
set -euo pipefail
for tool in pdftotext mutool; do command -v $tool >/dev/null || { echo 'Install the Debian packages poppler-utils and mupdf-tools first.'; exit 2; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 pdf-lib@1.17.1 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # pdf.js needs a current Node
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const made = await PDFDocument.create();
const { context, catalog } = made;
const page = made.addPage([300, 200]);
const font = await made.embedFont(StandardFonts.Helvetica);
page.drawText('On the page', { x: 20, y: 120, size: 14, font });
const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Draft') }));
catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }));
const resources = page.node.Resources();
resources.set(PDFName.of('Properties'), context.obj({ Layer: layer }));
const [name] = resources.lookup(PDFName.of('Font')).keys();
page.node.addContentStream(
  context.register(context.flateStream(`/OC /Layer BDC BT ${name} 14 Tf 20 60 Td (In the layer) Tj ET EMC`)),
);
const bytes = await made.save();
writeFileSync('layer.pdf', bytes);

const read = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
const { items } = await (await read.getPage(1)).getTextContent();
const shown = [...(await read.getOptionalContentConfig())].map(([, group]) => `${group.name}: ${group.visible ? 'on' : 'off'}`);
const texts = {
  'pdf.js': items.map(({ str }) => str).join(' '),
  pdftotext: execFileSync('pdftotext', ['layer.pdf', '-']).toString(),
  mutool: execFileSync('mutool', ['draw', '-q', '-F', 'text', 'layer.pdf'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
};
console.log(`layers by pdf.js: ${shown.join(', ')}`);
for (const [reader, text] of Object.entries(texts)) console.log(`${reader.padEnd(10)} ${text.replace(/\s+/g, ' ').trim()}`);
const holds = (reader) => texts[reader].includes('In the layer');
process.exit(shown[0] === 'Draft: off' && holds('pdf.js') && !holds('pdftotext') && !holds('mutool') ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
