#!/usr/bin/env bash
# Guess: a PDF that was opened in LibreOffice Draw and exported again without a change shows the same words in the same places; only its producer tells.
# Truth: Draw joins what stood together into portions of text and sets them anew, with gaps of its own between words. A line of twenty words whose gaps were spread ends four points further
#   left, the next line by another measure, so that the right edges of an unchanged paragraph no longer agree: more than the exchange of a digit moves anything. Words that
#   contradict their paragraph show that a page went through Draw; what was changed there, if anything was, they do not show.
# Seen: LibreOffice 7.4.7 (libreoffice-draw) and poppler-utils 22.12.0 of Debian 12, with fonts-liberation. Source: own run; ISO 32000-1, 9.3.3 (word spacing).
set -euo pipefail
for tool in soffice pdftotext node; do command -v "$tool" >/dev/null || { echo "needs Debian's libreoffice-draw, poppler-utils and fonts-liberation"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
cat > make.mjs <<'JS'
import { writeFileSync } from 'node:fs';

const line = (y, space, text) => `BT /F 11 Tf ${space} Tw 40 ${y} Td (${text}) Tj ET`;
const content = [
  line(160, 1.6, 'This is to say that she is in our pay and that all of it is paid by the end of the'),
  line(145, 0.4, 'month. A certified copy of this letter can be asked for at the counter of the bank.'),
].join('\n');
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
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
JS
node make.mjs
soffice "-env:UserInstallation=file://$work/profile" --headless --infilter=draw_pdf_import --convert-to pdf:draw_pdf_Export --outdir out page.pdf >/dev/null 2>&1
right() { pdftotext -bbox "$1" - | grep -E '<word' | awk -F'"' -v word="$2" '$0 ~ ">" word "<" { x = $6 } END { print x }'; }
for file in page.pdf out/page.pdf; do
  echo "$file: first line ends at $(right $file the), second at $(right $file 'bank\\.')"
done
awk -v was="$(right page.pdf the)" -v is="$(right out/page.pdf the)" 'BEGIN { exit !(is > 100 && was - is > 2) }'
