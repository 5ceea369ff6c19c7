#!/usr/bin/env bash
# Guess: what a barcode reader gives of a PDF417 symbol with bytes, as the 720 encrypted bytes on a South African driving licence, can be turned back into them, and `getRawBytes()` or `raw_bytes()` are these bytes.
# Truth: with @zxing/library getRawBytes() is null, no byte segments are kept, and the text has 720 characters as it should, of which 82 are others: it decodes "iso-8859-1" with a TextDecoder, which by the WHATWG's table is windows-1252, so
#   that 0x80 to 0x9F come as €, ‚, ƒ and so on. Only that range is changed: the header and the length look right, ASCII data pass every test, and each RSA block of the licence decrypts to noise. In rxing-wasm raw_bytes() is empty and
#   the text is true ISO 8859-1, one character a byte. zxing-wasm has the bytes in `bytes`. With @zxing/library look each character above 0xFF up in windows-1252; the five places that this table leaves free come through as they are.
# Seen: @zxing/library 0.23.0, rxing-wasm 0.5.7, zxing-wasm 3.1.4, symbol by bwip-js 4.11.4, sharp 0.35.5. Source: own run; WHATWG Encoding Standard, 4.2 (labels of windows-1252); the licence's layout (6 bytes, five blocks of 128, one of 74) as
#   public decoders describe it (RuanBritz/Decode_SA_Drivers_Licence); zxing-js/library #563 on the null.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @zxing/library@0.23.0 rxing-wasm@0.5.7 zxing-wasm@3.1.4 bwip-js@4.11.4 sharp@0.35.5
cat > probe.mjs <<'JS'
import zxing from '@zxing/library';
import bwip from 'bwip-js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decode_barcode } from 'rxing-wasm';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Every value of a byte occurs, as in encrypted data; nothing is encrypted here
const data = Buffer.from(Array.from({ length: 720 }, (_, at) => (at * 37 + 11 * (at >> 3)) & 255));
const text = [...data].map((byte) => `^${String(byte).padStart(3, '0')}`).join('');
const png = await bwip.toBuffer({ bcid: 'pdf417', text, parse: true, columns: 12, eclevel: 3, scale: 3, padding: 10, backgroundcolor: 'FFFFFF' });
const { data: grey, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
const rgba = await sharp(png).ensureAlpha().raw().toBuffer();
const [width, height] = [info.width, info.height];

const seen = {};
const say = (name, read, bytes) => {
  const others = [...data].filter((byte, at) => read.codePointAt(at) !== byte);
  seen[name] = { length: read.length, others: others.length, bytes };
  console.log(`${name.padEnd(15)} ${read.length} characters, ${others.length} others than the bytes${others.length ? ` (0x${Math.min(...others).toString(16)} to 0x${Math.max(...others).toString(16)})` : ''}; bytes: ${bytes}`);
};
const asData = (bytes) => (bytes === null || bytes === undefined ? 'null' : bytes.length === 0 ? 'none' : Buffer.from(bytes).equals(data) ? 'right' : 'others');

const log = console.log;
console.log = console.warn = console.error = () => {}; // the package prints each try
const source = new zxing.RGBLuminanceSource(new Uint8ClampedArray(grey), width, height);
const first = new zxing.PDF417Reader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source)));
console.log = log;
say('@zxing/library', first.getText(), asData(first.getRawBytes()));
const second = decode_barcode(new Uint8Array(grey), width, height, true);
say('rxing-wasm', second.text(), asData(second.raw_bytes()));
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } });
const [third] = await readBarcodes({ data: new Uint8ClampedArray(rgba), width, height }, { textMode: 'Plain' });
say('zxing-wasm', third.text, asData(third.bytes));

const table = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]));
const mended = Buffer.from([...first.getText()].map((character) => table.get(character))).equals(data);
console.log(`@zxing/library, each character looked up in windows-1252: ${mended ? 'the bytes' : 'others'}`);
process.exit(
  JSON.stringify(seen) ===
    '{"@zxing/library":{"length":720,"others":82,"bytes":"null"},"rxing-wasm":{"length":720,"others":0,"bytes":"none"},"zxing-wasm":{"length":720,"others":0,"bytes":"right"}}' && mended
    ? 0
    : 1,
);
JS
node probe.mjs
