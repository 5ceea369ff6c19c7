#!/usr/bin/env bash
# Guess: a PDF joined from two files names the tool that joined it as its producer, or has a new identifier.
# Truth: neither pdfunite, qpdf nor mutool writes its name. pdfunite, mutool merge and qpdf --empty drop the information of both
#   files; qpdf FIRST --pages keeps the first file's producer, creation date and permanent identifier for all pages, and mutool
#   clean rewrites a whole file and keeps both halves of its identifier. "Producer unchanged" says nothing about the pages.
# Seen: poppler-utils 22.12.0, qpdf 11.3.0, mupdf-tools 1.21.1. Source: own run; ISO 32000-1, 14.4 (file identifiers).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
for tool in pdfunite qpdf mutool node; do command -v "$tool" >/dev/null || { echo "needs Debian's poppler-utils, qpdf and mupdf-tools"; exit 77; }; done
cat > make.mjs <<'JS'
import { writeFileSync } from 'node:fs';

for (const [name, producer] of [['a', 'Engine A 1.0'], ['b', 'Engine B 2.0']]) {
  const content = `BT /F 12 Tf 10 10 Td (page ${name}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Producer (${producer}) /CreationDate (D:20200101000000Z) >>`,
  ];
  let text = '%PDF-1.7\n';
  let table = 'xref\n0 7\n0000000000 65535 f \n';
  objects.forEach((body, i) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
  });
  const id = `<${(name + name).repeat(16)}>`;
  text += `${table}trailer\n<< /Size 7 /Root 1 0 R /Info 6 0 R /ID [${id} ${id}] >>\nstartxref\n${text.length}\n%%EOF\n`;
  writeFileSync(`${name}.pdf`, text, 'latin1');
}
JS
node make.mjs
pdfunite a.pdf b.pdf pdfunite.pdf
qpdf --empty --pages a.pdf b.pdf -- qpdf-empty.pdf
qpdf a.pdf --pages . b.pdf -- qpdf-pages.pdf
mutool merge -o mutool-merge.pdf a.pdf b.pdf 2>/dev/null
mutool clean a.pdf mutool-clean.pdf 2>/dev/null
seen=$(for name in pdfunite qpdf-empty qpdf-pages mutool-merge mutool-clean; do
  producer=$(pdfinfo "$name.pdf" | sed -n 's/^Producer: *//p')
  # How many halves of the identifier are those of the first file.
  kept=$(grep -a '/ID' "$name.pdf" | tail -1 | grep -aoi '<a\{32\}>' | wc -l)
  named=$(grep -aciE 'poppler|qpdf|mupdf|mutool' "$name.pdf" || true)
  echo "$name: producer '${producer}', halves of the first file's identifier ${kept}, lines naming the tool ${named}"
done)
echo "$seen"
expected="pdfunite: producer '', halves of the first file's identifier 0, lines naming the tool 0
qpdf-empty: producer '', halves of the first file's identifier 0, lines naming the tool 0
qpdf-pages: producer 'Engine A 1.0', halves of the first file's identifier 1, lines naming the tool 0
mutool-merge: producer '', halves of the first file's identifier 0, lines naming the tool 0
mutool-clean: producer 'Engine A 1.0', halves of the first file's identifier 2, lines naming the tool 0"
[ "$seen" = "$expected" ]
