#!/usr/bin/env bash
# Guess: readHeader() of a JPEG 2000 decoder reads the header, so that width, height and bits can be checked before pixels are decoded.
# Truth: readHeader() of @cornerstonejs/codec-openjpeg returns without an error and reads nothing: getFrameInfo() says 0 x 0, 0 bits, 0
#   components, until decode() has run. A limit checked against it lets everything through, and "8 bits only" refuses every picture;
#   the size has to be read from the codestream's SIZ segment.
# Seen: @cornerstonejs/codec-openjpeg 1.3.6. Source: own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cornerstonejs/codec-openjpeg@1.3.6
cat > probe.cjs <<'JS'
const open = require('@cornerstonejs/codec-openjpeg/wasmjs');

(async () => {
  const codec = await open({ print() {}, printErr() {} });
  const encoder = new codec.J2KEncoder();
  encoder.getDecodedBuffer({ width: 64, height: 48, bitsPerSample: 8, isSigned: false, componentCount: 3 }).fill(90);
  encoder.encode();
  const bytes = Uint8Array.from(encoder.getEncodedBuffer());
  const decoder = new codec.J2KDecoder();
  decoder.getEncodedBuffer(bytes.length).set(bytes);
  decoder.readHeader();
  const before = decoder.getFrameInfo();
  decoder.decode();
  const after = decoder.getFrameInfo();
  for (const [when, { width, height, bitsPerSample }] of Object.entries({ 'readHeader()': before, 'decode()': after }))
    console.log(`after ${when}: ${width} x ${height}, ${bitsPerSample} bits`);
  process.exit(before.width === 0 && before.bitsPerSample === 0 && after.width === 64 ? 0 : 1);
})();
JS
node probe.cjs
