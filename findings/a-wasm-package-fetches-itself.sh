#!/usr/bin/env bash
# Guess: a package that ships its .wasm file loads it from its own folder, at least in Node.
# Truth: zxing-wasm holds the file and asks a content delivery network for it all the same, in Node too; without a network it
#   aborts. An offline program has to hand the bytes over (wasmBinary), and a test that runs online does not notice.
# Seen: zxing-wasm 3.1.4. Source: own run, with fetch replaced by one that records and refuses.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zxing-wasm@3.1.4
cat > probe.mjs <<'JS'
import { existsSync } from 'node:fs';
import { readBarcodes } from 'zxing-wasm/reader';

const asked = [];
globalThis.fetch = async (address) => {
  asked.push(new URL(String(address)));
  throw new TypeError('no network');
};
console.warn = console.error = () => {};
const outcome = await readBarcodes(new Uint8Array(16), {}).then(() => 'read', (error) => error.constructor.name);
console.log('the file is in the package:', existsSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
console.log(`asked for: ${asked.map(({ protocol, pathname }) => `${protocol}//…${pathname}`).join(', ')}; then: ${outcome}`);
process.exit(asked.length > 0 && asked[0].protocol === 'https:' && outcome !== 'read' ? 0 : 1);
JS
node probe.mjs
