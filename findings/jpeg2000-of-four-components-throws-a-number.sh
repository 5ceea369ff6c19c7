#!/usr/bin/env bash
# Guess: a JPEG 2000 decoder gives four interleaved components for a picture that has four, and throws an Error if it cannot.
# Truth: the encoder of @cornerstonejs/codec-openjpeg writes a picture of four components, and decode() of the same package
#   throws a bare number for it: `catch (error) { error.message }` has nothing to say. One and three components work. Portraits in passports' chips (DG2) are JPEG 2000 in most states.
# Seen: @cornerstonejs/codec-openjpeg 1.3.6. Source: own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cornerstonejs/codec-openjpeg@1.3.6
cat > probe.cjs <<'JS'
const open = require('@cornerstonejs/codec-openjpeg/wasmjs');

(async () => {
  const codec = await open({ print() {}, printErr() {} });
  const seen = {};
  for (const componentCount of [1, 3, 4]) {
    const encoder = new codec.J2KEncoder();
    const pixels = encoder.getDecodedBuffer({ width: 64, height: 48, bitsPerSample: 8, isSigned: false, componentCount });
    pixels.forEach((_, i) => (pixels[i] = (i * 7) % 251));
    encoder.encode();
    const bytes = Uint8Array.from(encoder.getEncodedBuffer());
    const decoder = new codec.J2KDecoder();
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    try {
      decoder.decode();
      seen[componentCount] = `${decoder.getDecodedBuffer().length} bytes`;
    } catch (error) {
      seen[componentCount] = `throws a ${typeof error}`;
    }
    console.log(`${componentCount} components, ${bytes.length} bytes encoded: ${seen[componentCount]}`);
  }
  const same = seen[1] === '3072 bytes' && seen[3] === '9216 bytes' && seen[4] === 'throws a number';
  process.exit(same ? 0 : 1);
})();
JS
node probe.cjs
