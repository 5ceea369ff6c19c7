#!/usr/bin/env bash
# Guess: the picture that pdftoppm makes of a page is what a viewer shows of it, as large as pdfinfo says; pdftotext gives the words of that view.
# Truth: where a page shows a part of its sheet (/CropBox), pdfinfo gives the size of the part, but pdftoppm and pdftocairo draw the whole sheet unless -cropbox is given, and pdftotext prints the words beside
#   the part, too. MuPDF and pdf.js keep to the part, in picture and text. So a cropped page checked by way of pdftoppm has words that nobody was shown, its pixels do not fit the size by pdfinfo,
#   and a place found in one reader's picture is another's place in the other.
# Seen: poppler-utils 22.12.0, mupdf-tools 1.21.1 (Debian 12), pdfjs-dist 6.5.438. Source: own run; pdftoppm(1), -cropbox; ISO 32000-1, 14.11.2 (page boundaries).
set -euo pipefail
for program in pdfinfo pdftoppm pdftocairo pdftotext mutool; do command -v "$program" >/dev/null || { echo "needs Debian's poppler-utils and mupdf-tools"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 pdfjs-dist@6.5.438 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # pdf.js needs a current Node
cat > make.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { PDFDocument, StandardFonts } from 'pdf-lib';

for (const name of ['whole', 'cropped']) {
  const file = await PDFDocument.create();
  const page = file.addPage([400, 300]);
  const font = await file.embedFont(StandardFonts.Helvetica);
  page.drawText('Inside', { x: 120, y: 200, size: 12, font });
  page.drawText('Beside', { x: 20, y: 20, size: 12, font });
  if (name === 'cropped') page.setCropBox(100, 50, 200, 200);
  writeFileSync(`${name}.pdf`, await file.save());
}
JS
node make.mjs
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const page = await (await getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 }).promise).getPage(1);
const words = (await page.getTextContent()).items.map(({ str }) => str).filter((str) => str.trim() !== '');
console.log(`${page.getViewport({ scale: 1 }).width} ${words.join('+')}`);
JS
width() { head -c 40 "$1" | LC_ALL=C sed -n '2{s/ .*//;p;q}'; }
words() { grep -oE 'Inside|Beside' | sort -r | paste -sd+ -; }
seen=
for name in whole cropped; do
  pdftoppm -r 72 "$name.pdf" drawn; pdftoppm -cropbox -r 72 "$name.pdf" cut
  mutool draw -q -r 72 -o mupdf.ppm "$name.pdf" 2>/dev/null
  pdftocairo -png -r 72 "$name.pdf" cairo
  info=$(pdfinfo "$name.pdf" | sed -n 's/^Page size: *\([0-9]*\) x.*/\1/p')
  cairo=$((16#$(od -An -tx1 -j16 -N4 cairo-1.png | tr -d ' ')))
  poppler="$info $(width drawn-1.ppm) $cairo $(width cut-1.ppm) $(pdftotext "$name.pdf" - | words)"
  mupdf="$(width mupdf.ppm) $(mutool draw -q -F txt "$name.pdf" 2>/dev/null | words)"
  js=$(node_modules/node/bin/node read.mjs "$name.pdf")
  echo "$name: pdfinfo, pdftoppm, pdftocairo, pdftoppm -cropbox, pdftotext: $poppler; MuPDF: $mupdf; pdf.js: $js"
  seen="$seen$poppler, $mupdf, $js; "
done
[ "$seen" = '400 400 400 400 Inside+Beside, 400 Inside+Beside, 400 Inside+Beside; 200 400 400 200 Inside+Beside, 200 Inside, 200 Inside; ' ]
