#!/usr/bin/env bash
# Guess: a parser of LDIF, the format in which the ICAO Public Key Directory is downloaded, gives the bytes of a certificate or a signed list.
# Truth: the package `ldif` turns every base64 value (`attribute:: …`) into text while it parses. Bytes that are no UTF-8 become U+FFFD, so
#   a certificate comes back longer than it was and cannot be put together again; `decode: false` comes too late. RFC 2849 has base64 for just
#   such values. Values that are ASCII come back as they were, so that a test with words passes.
# Seen: ldif 0.5.1, Node 24.21.0. Source: own run; RFC 2849, notes 2 and 4; the package's lib/type/base64.js.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ldif@0.5.1
cat > probe.cjs <<'JS'
const { generateKeyPairSync } = require('node:crypto');
const ldif = require('ldif');

/** DER as any certificate has it; what it says does not matter here. */
const der = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'der' });
const text = [
  'version: 1',
  'dn: cn=A signer,o=dsc,c=BW',
  `description:: ${Buffer.from('A signer of documents').toString('base64')}`,
  `userCertificate;binary:: ${der.toString('base64')}`,
  '',
].join('\n');
const [entry] = ldif.parse(text).entries;
const { description, 'userCertificate;binary': certificate } = entry.toObject({ decode: false }).attributes;
const isSame = ['latin1', 'utf8'].some((way) => Buffer.from(certificate, way).equals(der));
const lost = [...certificate].filter((letter) => letter === '\uFFFD').length;
console.log(`words in base64: ${description}`);
console.log(`${der.length} bytes in base64: ${typeof certificate}, the same bytes: ${isSame}, replacement characters: ${lost}`);
process.exit(description === 'A signer of documents' && typeof certificate === 'string' && !isSame && lost > 0 ? 0 : 1);
JS
node --no-deprecation probe.cjs
