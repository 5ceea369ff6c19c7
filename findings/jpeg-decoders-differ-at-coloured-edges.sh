#!/usr/bin/env bash
# Guess: two decoders of the same baseline JPEG give the same pixels, but for rounding: one level, perhaps three.
# Truth: where colour is stored at half the size (4:2:0, as cameras, scanners and messengers store it), jpeg-js repeats each colour sample and libjpeg-turbo (sharp, Chromium) interpolates
#   them. At the edge of a red seal a channel differs by some 50 of 255 levels, and one value in twenty by more than 8; stored at full size (4:4:4) the same picture differs by 3. Prints of
#   pixels, noise residues and error levels measured with one decoder do not carry over to another, and "saved twice" seen in their difference is the decoder.
# Seen: jpeg-js 0.4.4, sharp 0.34.5 (libvips 8.17 with mozjpeg). Source: own run; ITU-T T.81, A.1.1 (sampling factors; the interpolation is left to the decoder).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jpeg-js@0.4.4 sharp@0.34.5
cat > probe.mjs <<'JS'
import jpeg from 'jpeg-js';
import sharp from 'sharp';

const width = 160;
const height = 96;
const channels = 3;
/** A red ring, as of a seal, and blue lines on white paper. */
const paper = Buffer.alloc(width * height * channels, 255);
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) {
    const fromCentre = Math.hypot(x - 40, y - 48);
    const at = (y * width + x) * channels;
    if (fromCentre > 22 && fromCentre < 30) paper.set([200, 20, 30], at);
    else if (x > 80 && x < 150 && y % 12 < 2) paper.set([20, 40, 140], at);
  }
}
const largest = {};
for (const chromaSubsampling of ['4:2:0', '4:4:4']) {
  const file = await sharp(paper, { raw: { width, height, channels } }).jpeg({ quality: 92, chromaSubsampling }).toBuffer();
  const one = await sharp(file).raw().toBuffer();
  const other = jpeg.decode(file, { useTArray: true, formatAsRGBA: false }).data;
  const differences = Array.from(one, (level, i) => Math.abs(level - other[i]));
  largest[chromaSubsampling] = Math.max(...differences);
  const many = differences.filter((difference) => difference > 8).length / differences.length;
  console.log(`colour ${chromaSubsampling}: largest difference ${largest[chromaSubsampling]}, more than 8 levels at ${(100 * many).toFixed(1)} % of the values`);
}
process.exit(largest['4:2:0'] > 30 && largest['4:4:4'] <= 4 ? 0 : 1);
JS
node probe.mjs
