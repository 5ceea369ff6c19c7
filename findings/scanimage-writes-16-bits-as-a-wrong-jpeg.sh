#!/usr/bin/env bash
# Guess: scanimage rounds a scan of 16 bits a sample to 8 where the format asked for knows only 8 (JPEG, and its PDF that holds one), or refuses it.
# Truth: it hands the bytes of each line to the JPEG encoder as if each were a sample, as many as the line has samples. The file is a
#   valid picture of the right size and resolution, but it shows only the left half of the page, drawn out to the whole width, and
#   every other sample is a lower byte, which on paper is noise. No warning, exit status 0. PNG, TIFF and PNM of the same scan are
#   right: ask for one of them, or for --depth 8.
# Seen: sane-utils 1.1.1 (Debian 12), sharp 0.35.5, Node 24.21. Source: own run with SANE's test device; its manual names no limit.
# Needs the Debian package sane-utils.
set -euo pipefail
command -v scanimage >/dev/null || { echo "needs Debian's sane-utils"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5
echo test > dll.conf
export SANE_CONFIG_DIR="$work"
scan() { scanimage -d test:0 --mode Gray --test-picture 'Color pattern' --resolution 75 -x 60 -y 40 "$@"; }
scan --depth 16 --format=pnm > page16.pnm
scan --depth 16 --format=jpeg > page16.jpg
scan --depth 8 --format=pnm > page8.pnm
scan --depth 8 --format=jpeg > page8.jpg
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The samples of a binary PNM file, as its bytes, and its width. */
function pnm(file) {
  const bytes = readFileSync(file);
  const head = /^P5\s(?:#.*\n)*(\d+) (\d+)\n(\d+)\n/.exec(bytes.toString('latin1'));
  return { width: Number(head[1]), height: Number(head[2]), wide: Number(head[3]) > 255, bytes: bytes.subarray(head[0].length) };
}
/** Mean difference, in levels of 256, between a JPEG and what `expected` says of each place. */
async function apart(jpeg, width, height, expected) {
  const { data, info } = await sharp(jpeg).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height) return Infinity;
  let sum = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sum += Math.abs(data[y * width + x] - expected(x, y));
  return sum / (width * height);
}
const [deep, flat] = [pnm('page16.pnm'), pnm('page8.pnm')];
const { width, height } = deep;
const eight = await apart('page8.jpg', width, height, (x, y) => flat.bytes[y * width + x]);
const upper = await apart('page16.jpg', width, height, (x, y) => deep.bytes[2 * (y * width + x)]);
// The device has the lower byte first, PNM the upper.
const asBytes = await apart('page16.jpg', width, height, (x, y) => deep.bytes[2 * y * width + (x ^ 1)]);
console.log(`${width} x ${height} pixels. JPEG of 8 bits: ${eight.toFixed(1)} levels from the scan`);
console.log(`JPEG of 16 bits: ${upper.toFixed(1)} levels from the upper bytes of the scan, ${asBytes.toFixed(1)} from its bytes read one by one`);
process.exit(deep.wide && eight < 8 && upper > 30 && asBytes < 4 ? 0 : 1);
JS
node probe.mjs
