#!/usr/bin/env bash
# Guess: the "low s" rule of Bitcoin signatures concerns secp256k1 only.
# Truth: verify() of @noble/curves applies it to every curve unless told otherwise, so about half of the sound ECDSA
#   signatures that OpenSSL (and so passports, certificates and signed PDFs) makes on P-256 are called false.
# Seen: @noble/curves 2.4.0. Source: own run; the option `lowS` in the package's type declarations.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @noble/curves@2.4.0
cat > probe.mjs <<'JS'
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-65);
const count = { all: 60, asIs: 0, lowSOff: 0 };
for (let i = 0; i < count.all; i++) {
  const message = Buffer.from(`message ${i}`);
  const signature = sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const digest = createHash('sha256').update(message).digest();
  if (p256.verify(signature, digest, point, { prehash: false })) count.asIs++;
  if (p256.verify(signature, digest, point, { prehash: false, lowS: false })) count.lowSOff++;
}
console.log(`node ${process.version}: ${count.all} signatures by OpenSSL on P-256`);
console.log(`verify() as it is: ${count.asIs} true; with lowS: false: ${count.lowSOff} true`);
process.exit(count.lowSOff === count.all && count.asIs < 50 && count.asIs > 10 ? 0 : 1);
JS
node probe.mjs
