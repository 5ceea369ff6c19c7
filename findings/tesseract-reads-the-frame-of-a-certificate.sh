#!/usr/bin/env bash
# Guess: an ornamental frame of circles around a certificate is no text; a text reader leaves it out, or its words have so little
#   confidence that a threshold drops them.
# Truth: tesseract reads each circle as a letter O or a nought, joined to the line of text beside it: "oO Kago Trading Proprietary
#   Limited 0". The certificate's own lines get a wrong beginning and end, and a column of "O" looks like a column of noughts of a table.
# Seen: tesseract.js 7.0.0 with @tesseract.js-data/eng 1.0.0 (4.0.0), sharp 0.35.5, Node 24.21.0. Source: own run.
# Needs the Debian package fonts-dejavu-core.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tesseract.js@7.0.0 @tesseract.js-data/eng@1.0.0 sharp@0.35.5
cat > probe.mjs <<'JS'
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';

const LINES = ['Certificate of Incorporation', 'This is to certify that', 'Kago Trading Proprietary Limited', 'was entered in the register'];
const lines = LINES.map((line, i) => `<text x="220" y="${180 + i * 110}" font-family="DejaVu Sans" font-size="36">${line}</text>`).join('');
let frame = '';
for (let y = 40; y <= 760; y += 40)
  for (const x of [40, 1160]) frame += `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="#333" stroke-width="3"/>`;
const page = (marks) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/>${marks}${lines}</svg>`)).png().toBuffer();

const worker = await createWorker('eng', 1, { langPath: 'node_modules/@tesseract.js-data/eng/4.0.0', cachePath: '.' });
const read = async (marks) => (await worker.recognize(await page(marks))).data.text.split('\n').filter(Boolean);
const [without, within] = [await read(''), await read(frame)];
await worker.terminate();
const whole = (found) => LINES.filter((line) => found.includes(line)).length;
const rings = within.join(' ').split(/\s+/).filter((word) => /^[oO0]{1,2}$/.test(word)).length;
console.log(`without the frame: ${whole(without)} of ${LINES.length} lines as printed`);
console.log(`within the frame: ${whole(within)} of ${LINES.length} lines as printed, ${rings} words of O and 0`);
for (const line of within.filter((text) => /Kago|certify/.test(text))) console.log(`  ${line}`);
process.exit(whole(without) === LINES.length && whole(within) === 0 && rings > 10 ? 0 : 1);
JS
node probe.mjs
