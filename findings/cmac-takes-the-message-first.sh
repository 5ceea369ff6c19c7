#!/usr/bin/env bash
# Guess: cmac(key, message), as in the text of RFC 4493 and in most libraries.
# Truth: @noble/ciphers has cmac(message, key). With a message of 16, 24 or 32 bytes, the usual size in secure messaging
#   of chips, swapped arguments raise no error and give another tag.
# Seen: @noble/ciphers 2.4.0. Source: own run on example 2 of RFC 4493.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @noble/ciphers@2.4.0
cat > probe.mjs <<'JS'
import { cmac } from '@noble/ciphers/aes.js';

const hex = (bytes) => Buffer.from(bytes).toString('hex');
const key = Uint8Array.from(Buffer.from('2b7e151628aed2a6abf7158809cf4f3c', 'hex'));
const message = Uint8Array.from(Buffer.from('6bc1bee22e409f96e93d7e117393172a', 'hex'));
const expected = '070a16b46b4d4144f79bdd9dd04a287c'; // RFC 4493, example 2
const messageFirst = hex(cmac(message, key));
const keyFirst = hex(cmac(key, message));
console.log(`RFC 4493:           ${expected}`);
console.log(`cmac(message, key): ${messageFirst}`);
console.log(`cmac(key, message): ${keyFirst} (no error)`);
process.exit(messageFirst === expected && keyFirst !== expected ? 0 : 1);
JS
node probe.mjs
