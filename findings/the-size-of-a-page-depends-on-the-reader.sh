#!/usr/bin/env bash
# Guess: two readers of a PDF may differ in what text they find, but not in how large a page is; and the positions of words are in the units of the page size that the same reader gives.
# Truth: a page may name its unit (/UserUnit, since PDF 1.6; plotters and large scans do). Of a page of 297.6 x 421 units with /UserUnit 2, which is A4, poppler and pdf-lib say A6 and pdftoppm draws a quarter of
#   the pixels; MuPDF, Ghostscript and the viewport of pdf.js say A4. `mutool pages` and the text items of pdf.js stay in units of the page, so text and viewport of pdf.js differ by 2 until its transform is
#   applied. A resolution, a paper format or the place of a stamp taken from one reader is wrong in the other.
# Seen: poppler-utils 22.12, mupdf-tools 1.21, ghostscript 10.00 (Debian 12), pdf-lib 1.17.1, pdfjs-dist 6.5.438. Needs these Debian packages. Source: own run; ISO 32000-1, 7.7.3.3 and 8.3.2.3; libvips #4701, pdfcpu #905.
set -euo pipefail
for program in pdfinfo pdftoppm mutool gs; do command -v "$program" >/dev/null || { echo "needs Debian's poppler-utils, mupdf-tools and ghostscript"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 pdfjs-dist@6.5.438
cat > make.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { PDFDocument, PDFName, PDFNumber, StandardFonts } from 'pdf-lib';

const file = await PDFDocument.create();
const page = file.addPage([297.6, 421]);
page.drawText('Total 5', { x: 50, y: 300, size: 12, font: await file.embedFont(StandardFonts.Helvetica) });
page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
writeFileSync('page.pdf', await file.save());
JS
node make.mjs
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const bytes = readFileSync('page.pdf');
const width = (await PDFDocument.load(bytes)).getPage(0).getWidth();
const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
const [, , , , x] = (await page.getTextContent()).items[0].transform;
console.log(`${width} ${page.getViewport({ scale: 1 }).width} ${x} ${page.getViewport({ scale: 1 }).transform[0] * x}`);
JS
read -r lib viewport item moved < <(node read.mjs)
poppler=$(pdfinfo page.pdf | sed -n 's/^Page size: *\([0-9.]*\) x.*/\1/p')
pdftoppm -r 72 page.pdf drawn
poppler_pixels=$(head -c 40 drawn-1.ppm | sed -n '2{s/ .*//;p;q}')
mutool draw -q -r 72 -o mupdf.ppm page.pdf
mupdf_pixels=$(head -c 40 mupdf.ppm | sed -n '2{s/ .*//;p;q}')
mutool_pages=$(mutool pages page.pdf | sed -n 's/.*r="\([0-9.]*\)".*/\1/p' | head -1)
gs -q -dNOPAUSE -dBATCH -r72 -sDEVICE=ppmraw -sOutputFile=gs.ppm page.pdf
gs_pixels=$(LC_ALL=C awk 'NR > 1 && !/^#/ { print $1; exit }' gs.ppm)
echo "width of the page in points: pdfinfo $poppler, pdf-lib $lib, mutool pages $mutool_pages, viewport of pdf.js $viewport"
echo "width in pixels at 72 dpi: pdftoppm $poppler_pixels, mutool draw $mupdf_pixels, gs $gs_pixels"
echo "the word written at 50: item of pdf.js $item, in its viewport $moved"
[ "$poppler $lib $mutool_pages $viewport $item $moved" = '297.6 297.6 297.6 595.2 50 100' ] &&
  [ "$poppler_pixels" -lt 300 ] && [ "$mupdf_pixels" -gt 590 ] && [ "$gs_pixels" -gt 590 ]
