#!/usr/bin/env bash
# Guess: tesseract.js stands a sideways photograph upright by its EXIF orientation, or never does; two files with the same pixels and the same orientation give the same text.
# Truth: it searches the first 500 bytes for the orientation as a big-endian TIFF header ("MM") writes it. With "MM" (iPhones among others) the page is turned and read; with "II", which is as
#   valid and which libvips, and so sharp, always writes, it stays on its side and garbage of low confidence comes back. Two phones, or one photograph before and after sharp, read unlike.
#   Turn the picture yourself (sharp's autoOrient) and hand over pixels that need no turning; the boxes of words are then in the units of those pixels, too.
# Seen: tesseract.js 7.0.0, @tesseract.js-data/eng 1.0.0, sharp 0.35.5. Source: own run; worker-script/utils/setImage.js of the package; Exif 2.32, 4.5.2 (both byte orders are allowed).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tesseract.js@7.0.0 @tesseract.js-data/eng@1.0.0 sharp@0.35.5
cat > probe.mjs <<'JS'
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';

// Letters of bars and diagonals, so that no installed font takes part: L, F, E, T, H
const bars = { L: ['0 0 1 7', '0 6 4 1'], F: ['0 0 1 7', '0 0 4 1', '0 3 3 1'], E: ['0 0 1 7', '0 0 4 1', '0 3 3 1', '0 6 4 1'], T: ['2 0 1 7', '0 0 5 1'], H: ['0 0 1 7', '4 0 1 7', '0 3 5 1'] };
const words = 'THE LEFT FELT THE HEEL';
const shapes = [...words].flatMap((letter, i) =>
  (bars[letter] ?? []).map((bar) => {
    const [x, y, width, height] = bar.split(' ').map((value) => 6 * Number(value));
    return `<rect x="${40 + 42 * i + x}" y="${40 + y}" width="${width}" height="${height}"/>`;
  }),
);
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${80 + 42 * words.length}" height="122"><rect width="100%" height="100%" fill="white"/>${shapes.join('')}</svg>`;
const upright = await sharp(Buffer.from(picture)).flatten().jpeg().toBuffer();
const onItsSide = await sharp(upright).rotate(270).jpeg().toBuffer();

/** The same picture with an EXIF header whose one entry says: show me turned a quarter to the right. */
function withOrientation(jpeg, order) {
  const tiff = Buffer.alloc(26); // header, one entry, no further directory
  const write = (value, at, bytes) => (order === 'II' ? tiff.writeUIntLE(value, at, bytes) : tiff.writeUIntBE(value, at, bytes));
  tiff.write(order, 'latin1');
  for (const [value, at, bytes] of [[42, 2, 2], [8, 4, 4], [1, 8, 2], [0x112, 10, 2], [3, 12, 2], [1, 14, 4], [6, 18, 2]]) write(value, at, bytes);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const mark = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), mark, body, jpeg.subarray(2)]);
}
const files = {
  upright,
  'on its side, MM': withOrientation(onItsSide, 'MM'),
  'on its side, II': withOrientation(onItsSide, 'II'),
  'on its side, as sharp writes it': await sharp(onItsSide).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'the last, turned by sharp': await sharp(withOrientation(onItsSide, 'II')).autoOrient().jpeg().toBuffer(),
};
const worker = await createWorker('eng', 1, { langPath: 'node_modules/@tesseract.js-data/eng/4.0.0', gzip: true, cachePath: '.' });
const seen = [];
for (const [name, bytes] of Object.entries(files)) {
  const { orientation = 1 } = await sharp(bytes).metadata();
  const { data } = await worker.recognize(bytes);
  const text = data.text.replace(/\s+/g, ' ').trim();
  console.log(`${name}: orientation ${orientation}; confidence ${data.confidence}; ${JSON.stringify(text)}`);
  seen.push(text === words);
}
await worker.terminate();
process.exit(seen.join() === 'true,true,false,false,true' ? 0 : 1);
JS
node probe.mjs
