#!/usr/bin/env bash
# Guess: a package that writes PDF417 either encodes a letter or refuses it; what stands twice in the text is encoded twice.
# Truth: pdf417-generator looks for each run of ASCII from the start of the text, not from where it is. Where a run behind an accent
#   comes again, as when payer and payee have one name, the part between is encoded a third and fourth time without its accents:
#   "MÜLLER KG, MÜLLER KG" is read MÜLLER KG, MLLER KG, MLLER KG, MÜLLER KG. And of a letter beyond Latin-1 the lower byte stays, the upper
#   is lost or carried into the letter before: Mošwana is read Mpawana. The symbols are valid, their error correction is in order. The
#   package is made for payment slips of Croatia, and its own example has a Ć. Give it A-Z, or take a writer that states an ECI.
# Seen: pdf417-generator 1.1.1, read with zxing-wasm 3.1.4, Node 24.21. Source: own run and its getInputSequences; pdf417 0.1.5 has the same lines.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf417-generator@1.1.1 zxing-wasm@3.1.4
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import pdf417 from 'pdf417-generator';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { PDF417 } = pdf417;
prepareZXingModule({
  overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer },
});
const SCALE = 3;
const QUIET = 20;
/** What the package draws on this canvas becomes the pixels that a reader takes. */
function canvas() {
  const bars = [];
  const context = { scale() {}, fillRect: (...bar) => bars.push(bar) };
  return {
    width: 0,
    height: 0,
    getContext: () => context,
    pixels() {
      const [width, height] = [this.width, this.height].map((side) => Math.ceil(side + 2 * QUIET) * SCALE);
      const data = new Uint8ClampedArray(4 * width * height).fill(255);
      for (const [x, y, w, h] of bars)
        for (let row = Math.round((y + QUIET) * SCALE); row < Math.round((y + h + QUIET) * SCALE); row++)
          for (let column = Math.round((x + QUIET) * SCALE); column < Math.round((x + w + QUIET) * SCALE); column++)
            data.fill(0, 4 * (row * width + column), 4 * (row * width + column) + 3);
      return { data, width, height, colorSpace: 'srgb' };
    },
  };
}
const TEXTS = {
  'MULLER KG, MULLER KG': 'MULLER KG, MULLER KG',
  'MÜLLER, KARL': 'MÜLLER, KARL',
  'MÜLLER KG, MÜLLER KG': 'MÜLLER KG, MLLER KG, MLLER KG, MÜLLER KG',
  Mošwana: 'Mpawana',
};
let unlike = 0;
for (const [text, expected] of Object.entries(TEXTS)) {
  const drawn = canvas();
  PDF417.draw(text, drawn);
  const [read] = await readBarcodes(drawn.pixels(), { formats: ['PDF417'] });
  console.log(`${text.padEnd(20)} is read ${read?.text}`);
  if (read?.text !== expected) unlike++;
}
process.exit(unlike === 0 ? 0 : 1);
JS
node probe.mjs
