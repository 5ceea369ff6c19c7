#!/usr/bin/env bash
# Guess: a reader that finds a QR code gives what was encoded in it, or says that there is more of it; two readers of one picture find the same.
# Truth: a record too long for one symbol is split over several (structured append), as on Japan's certificates of vehicle inspection. zxing-wasm gives each part as a whole, valid text; only sequenceSize says how many there are. zbar waits
#   for all: from a picture of the parts in any order it gives one joined text, from a picture of one part zbarimg gives nothing and exits 4, as if there were no code. jsQR does not know the mode and reads on in the middle of it, so that
#   the place of a part decides: of eight parts it gives three as whole texts, finds two with an empty text (`if (code)` is true, `code.data` is ''), and does not find the other three. So the number in another part is lost, or stands
#   alone as a record of its own. With zxing-wasm look at sequenceSize and sequenceIndex and join; an empty text is no empty code.
# Seen: zxing-wasm 3.1.6, jsqr 1.4.0, @undecaf/zbar-wasm 0.11.0, zbar-tools 0.23.92 and zint 2.11.1 (Debian 12), sharp 0.35.5. Source: own run; ISO/IEC 18004, structured append.
# Needs the Debian packages zint and zbar-tools.
set -euo pipefail
for tool in zint zbarimg; do command -v "$tool" >/dev/null || { echo "needs Debian's zint and zbar-tools"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zxing-wasm@3.1.6 jsqr@1.4.0 @undecaf/zbar-wasm@0.11.0 sharp@0.35.5
encode() { zint -b QRCODE --vers 3 --scale 4 --structapp="$1","$2" -d "$3" -o "part-$1-of-$2.png"; }
encode 1 2 'HOLDER NALEDI SAMPLE, NUMBER 62'
encode 2 2 '000000001, AMOUNT 250.50'
for part in 1 2 3 4 5 6 7 8; do encode "$part" 8 "PART $part OF NALEDI SAMPLE 6200"; done
cat > probe.mjs <<'JS'
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const MARGIN = 60;
const sheet = async (names) => {
  const { width, height } = await sharp(`${names[0]}.png`).metadata();
  const composite = names.map((name, at) => ({ input: `${name}.png`, left: MARGIN + at * (width + MARGIN), top: MARGIN }));
  const size = { width: MARGIN + names.length * (width + MARGIN), height: height + 2 * MARGIN };
  const png = await sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(composite).png().toBuffer();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { png, picture: { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } };
};
const byJsqr = ({ data, width, height }) => (jsqr.default ?? jsqr)(data, width, height)?.data ?? null;
const byZbarimg = (png) => {
  writeFileSync('sheet.png', png);
  const { status, stdout } = spawnSync('zbarimg', ['-q', '--raw', 'sheet.png'], { stdio: ['ignore', 'pipe', 'ignore'] });
  return `${stdout.toString().trim()} (exit ${status})`;
};
const seen = [];
for (const names of [['part-1-of-2'], ['part-2-of-2'], ['part-2-of-2', 'part-1-of-2']]) {
  const { png, picture } = await sheet(names);
  const whole = (await readBarcodes(picture)).map(({ text, isValid, sequenceIndex, sequenceSize }) => `${text} (valid ${isValid}, ${sequenceIndex} of ${sequenceSize})`);
  const line = [whole, byZbarimg(png)];
  console.log(`${names.join(' and ')}: zxing-wasm ${JSON.stringify(whole)}; zbarimg ${line[1]}`);
  seen.push(JSON.stringify(line));
}
const partial = (await scanImageData((await sheet(['part-1-of-2'])).picture)).map((symbol) => `${symbol.typeName} ${symbol.decode()}`);
console.log(`part-1-of-2: zbar-wasm ${partial}`);
const eight = [];
for (let part = 1; part <= 8; part++) eight.push(byJsqr((await sheet([`part-${part}-of-8`])).picture));
console.log(`jsQR on eight parts: ${JSON.stringify(eight)}`);
const [first, second] = ['HOLDER NALEDI SAMPLE, NUMBER 62', '000000001, AMOUNT 250.50'];
const half = { first: `${first} (valid true, 0 of 2)`, second: `${second} (valid true, 1 of 2)` };
const as = [[[half.first], ' (exit 4)'], [[half.second], ' (exit 4)'], [[half.second, half.first], `${first}${second} (exit 0)`]];
const text = (part) => `PART ${part} OF NALEDI SAMPLE 6200`;
process.exit(
  seen.join() === as.map((answers) => JSON.stringify(answers)).join() && partial.join() === `ZBAR_PARTIAL ${first}` &&
    JSON.stringify(eight) === JSON.stringify(['', null, null, text(4), null, text(6), text(7), ''])
    ? 0
    : 1,
);
JS
node probe.mjs
