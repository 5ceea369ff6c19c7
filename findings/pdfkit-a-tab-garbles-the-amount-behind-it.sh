#!/usr/bin/env bash
# Guess: a tab in a text that pdfkit sets is drawn as some blank, or left out.
# Truth: in a standard font everything behind it, up to the next kerned pair, becomes other letters. The character is written as one
#   hexadecimal digit where two belong, so that all digits of the string behind it are read in other pairs: an amount pasted from a
#   table is gone from the page and from its text, without an error. Control characters must be replaced before text is set.
# Seen: pdfkit 0.20.2, poppler 22.12. Source: own run; ISO 32000-1, 7.3.4.3 (hexadecimal strings).
set -euo pipefail
command -v pdftotext >/dev/null || { echo "needs Debian's poppler-utils"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2
cat > probe.mjs <<'JS'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const document = new PDFDocument();
document.pipe(createWriteStream('page.pdf'));
document.text('with a blank: Total 12,500.00');
document.text('with a tab: Total\t12,500.00');
document.end();
JS
node probe.mjs
pdftotext page.pdf text
tr -cd '[:print:]\n' < text | sed '/^$/d'
grep -q 'with a blank: Total 12,500.00' text && ! grep 'with a tab' text | grep -q '500'
