#!/usr/bin/env bash
# Guess: pdftotext gives the characters that a page shows; at most it joins or breaks lines otherwise.
# Truth: without -layout or -raw it takes a hyphen at the end of a line for the break of a word, whatever stands before and behind it:
#   hyphen and line break are left out. A case number CVHGB-000417-26 broken at its first hyphen becomes CVHGB000417-26, an
#   account 062-0114-558 becomes 0620114-558, the surname Sebina-Motswagole one word. No option keeps the hyphen alone. So a number
#   compared with a register differs by where the line ended; -raw, -layout and MuPDF keep the hyphen and the break.
# Seen: poppler 22.12 (Debian 12), pdfkit 0.20.2, Node 24.21. Source: own run; pdftotext's manual says nothing of hyphens.
set -euo pipefail
command -v pdftotext >/dev/null || { echo "needs Debian's poppler-utils"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2
cat > probe.mjs <<'JS'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const LINES = ['The bearer is Naledi Sebina-', 'Motswagole, in case CVHGB-', '000417-26, with account 062-', '0114-558 of a fictional bank.'];
const document = new PDFDocument();
document.pipe(createWriteStream('page.pdf'));
LINES.forEach((line, i) => document.text(line, 72, 100 + 15 * i, { lineBreak: false }));
document.end();
JS
node probe.mjs
said() { pdftotext "$@" page.pdf - | tr '\n\f' '| '; }
plain=$(said); raw=$(said -raw); laid=$(said -layout)
printf 'as it comes: %s\n-raw:        %s\n-layout:     %s\n' "$plain" "$raw" "$laid"
for word in SebinaMotswagole CVHGB000417-26 0620114-558; do [[ "$plain" == *"$word"* ]]; done
for text in "$raw" "$laid"; do for word in 'Sebina-|Motswagole' 'CVHGB-|000417-26' '062-|0114-558'; do [[ "$text" == *"$word"* ]]; done; done
