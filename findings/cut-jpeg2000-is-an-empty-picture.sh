#!/usr/bin/env bash
# Guess: decoding a JPEG 2000 stream that was cut off fails, or shows what has come (the format is progressive).
# Truth: decode() of @cornerstonejs/codec-openjpeg returns without an error, with a picture of 0 x 0 pixels.
#   Whoever reads a portrait from a chip in blocks must compare sizes himself: a card taken away early looks like success.
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
  const frame = { width: 64, height: 48, bitsPerSample: 8, isSigned: false, componentCount: 3 };
  const pixels = encoder.getDecodedBuffer(frame);
  pixels.forEach((_, i) => (pixels[i] = (i * 7) % 251));
  encoder.encode();
  const whole = Uint8Array.from(encoder.getEncodedBuffer());
  const sizes = [1, 3].map((part) => {
    const bytes = whole.subarray(0, Math.floor(whole.length / part));
    const decoder = new codec.J2KDecoder();
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    decoder.decode();
    const { width, height } = decoder.getFrameInfo();
    console.log(`${bytes.length} of ${whole.length} bytes: ${width} x ${height}, ${decoder.getDecodedBuffer().length} bytes, no error`);
    return width * height;
  });
  process.exit(sizes[0] === 3072 && sizes[1] === 0 ? 0 : 1);
})();
JS
node probe.cjs
