#!/usr/bin/env bash
# Guess: a Code 39 barcode has 43 characters, "/" among them; a case number such as CIV/D-2026 is read as it was written.
# Truth: zxing-cpp, as zxing-wasm calls it, tries the "Full ASCII" of Code 39 on every such code: "$", "%", "/" and "+" shift the letter behind
#   them. If all shifts of a code have a meaning, it answers with the other text: CIV/D-2026 is CIV$-2026, OM/M 44 is OM- 44. If one
#   has none ("/7"), it leaves all as they are: REG/B/7 keeps the slash that CIV/D loses. Nothing in the code says which was meant;
#   ZBar reads all as written. The identifier ]A4 tells Full ASCII; with `formats: ['Code39Std']` the text stays as it was written.
# Seen: zxing-wasm 3.1.4 (zxing-cpp), @undecaf/zbar-wasm 0.11.0, bwip-js 4.11.4, sharp 0.35.5, Node 24.21. Source: own run; ISO/IEC 16388, annex on the full ASCII option.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zxing-wasm@3.1.4 @undecaf/zbar-wasm@0.11.0 bwip-js@4.11.4 sharp@0.35.5
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import bwip from 'bwip-js';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({
  overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer },
});
/** Number written → what zxing-cpp answers. */
const NUMBERS = {
  'CIV/D-2026': 'CIV$-2026',
  'OM/M 44': 'OM- 44',
  'GAB/F 12': 'GAB& 12',
  'AB+C': 'ABc',
  'REG/B/7': 'REG/B/7',
};
let unlike = 0;
for (const [text, answer] of Object.entries(NUMBERS)) {
  const png = await bwip.toBuffer({ bcid: 'code39', text, scale: 3, height: 15, padding: 20, backgroundcolor: 'FFFFFF' });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  const [zxing] = await readBarcodes(picture);
  const [plain] = await readBarcodes(picture, { formats: ['Code39Std'] });
  const [zbar] = await scanImageData(picture);
  console.log(`${text.padEnd(10)}  zxing-wasm ${zxing?.text.padEnd(10)} ${zxing?.symbologyIdentifier}   as Code39Std ${plain?.text.padEnd(10)}   ZBar ${zbar?.decode()}`);
  if (zxing?.text !== answer || plain?.text !== text || zbar?.decode() !== text) unlike++;
}
process.exit(unlike === 0 ? 0 : 1);
JS
node probe.mjs
