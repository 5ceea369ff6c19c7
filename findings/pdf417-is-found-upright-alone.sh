#!/usr/bin/env bash
# Guess: a reader that finds QR codes at any angle finds the PDF417 symbol of a driving licence at any angle, too, when it is asked to try
#   harder and to turn the picture.
# Truth: zxing-cpp looks for PDF417 along rows and columns of the picture. The same text, drawn without any noise, is found up to some 5
#   degrees off upright (and off each quarter turn) and not at 10 to 80; QR and Data Matrix symbols are found at every one of these angles.
#   A licence that lies askew under a camera has to be straightened first. An empty answer looks the same as a card without a symbol.
# Seen: zxing-wasm 3.1.6 (zxing-cpp), sharp 0.34.5, Node 24.21.0. Source: own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zxing-wasm@3.1.6 sharp@0.34.5
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes, writeBarcode } from 'zxing-wasm/full';
import sharp from 'sharp';

const wasm = readFileSync('node_modules/zxing-wasm/dist/full/zxing_full.wasm');
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });
const TEXT = 'THABO MOTLALEPULA 1980-01-01 D12345678 GABORONE BROADHURST';
const NEAR = [0, 2, 4, 88, 90];
const ASKEW = [10, 20, 30, 45, 60, 75, 80];
const edge = { top: 60, bottom: 60, left: 60, right: 60, background: '#fff' };

/** At which of these angles is the symbol found? */
async function foundAt(format, angles) {
  const { image } = await writeBarcode(TEXT, { format, scale: 3 });
  const drawn = await sharp(Buffer.from(await image.arrayBuffer())).flatten({ background: '#fff' }).extend(edge).png().toBuffer();
  const found = [];
  for (const angle of angles) {
    const turned = await sharp(drawn).rotate(angle, { background: '#fff' }).png().toBuffer();
    const options = { formats: [format], tryHarder: true, tryRotate: true, tryDownscale: true };
    const [symbol] = await readBarcodes(new Blob([turned]), options);
    if (symbol?.isValid && symbol.text === TEXT) found.push(angle);
  }
  return found;
}

let isAsSeen = true;
for (const format of ['PDF417', 'QRCode', 'DataMatrix']) {
  const [near, askew] = [await foundAt(format, NEAR), await foundAt(format, ASKEW)];
  console.log(`${format.padEnd(10)} upright ${near.length} of ${NEAR.length}, askew ${askew.length} of ${ASKEW.length}`);
  isAsSeen &&= near.length === NEAR.length && askew.length === (format === 'PDF417' ? 0 : ASKEW.length);
}
process.exit(isAsSeen ? 0 : 1);
JS
node probe.mjs
