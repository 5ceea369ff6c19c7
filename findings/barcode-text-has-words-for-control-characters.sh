#!/usr/bin/env bash
# Guess: the text of a barcode is what was encoded.
# Truth: zxing-wasm answers control characters as words in angle brackets, "<GS>", "<RS>", "<LF>", unless it is asked for plain
#   text. The symbols on the back of driving licences (AAMVA, PDF417) begin with LF, RS and CR and end each field with LF; a
#   parser that splits at those characters finds one field, and its name is part of a longer word.
# Seen: zxing-wasm 3.1.4 with PDF417, QR and Data Matrix. Source: own run; AAMVA DL/ID Card Design Standard, annex D.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zxing-wasm@3.1.4
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';

const wasm = (name) => ({ overrides: { wasmBinary: readFileSync(`node_modules/zxing-wasm/dist/${name}.wasm`).buffer } });
prepareReader(wasm('reader/zxing_reader'));
prepareWriter(wasm('writer/zxing_writer'));
const encoded = '@\n\x1e\rANSI 636000080001DL00310030DLDAQX0001\nDCSMODISANE\r';
let same = true;
for (const format of ['PDF417', 'QRCode', 'DataMatrix']) {
  const { image } = await writeBarcode(encoded, { format });
  const [asIs] = await readBarcodes(image, { formats: [format] });
  const [plain] = await readBarcodes(image, { formats: [format], textMode: 'Plain' });
  console.log(`${format}: ${JSON.stringify(asIs.text)}`);
  same &&= asIs.text.startsWith('@<LF><RS><CR>ANSI') && plain.text === encoded;
}
console.log('asked for plain text, all three give what was encoded:', same);
process.exit(same ? 0 : 1);
JS
node probe.mjs
