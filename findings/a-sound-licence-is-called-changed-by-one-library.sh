#!/usr/bin/env bash
# Guess: whether an element of a mobile driving licence (ISO/IEC 18013-5) has the digest that its issuer signed does not depend on how the issuer's encoder wrote lengths; libraries of one family agree on it.
# Truth: the digest is over the bytes as they came. @auth0/mdl takes it over those; @owf/mdoc, which began as a copy of it, decodes the element, encodes it again and hashes that. Where the issuer wrote a
#   map's length in two bytes (cbor-x, which @owf/mdoc itself uses, does so for plain objects) or left it open (as Java's Jackson does), @owf/mdoc reports "digest must match ... FAILED" for a sound licence; so
#   does a half-precision number. What the library wrote itself always passes, so that no test of it alone shows this. "Changed" from such a verifier is no proof of an alteration.
# Seen: @owf/mdoc 0.6.0, @auth0/mdl 3.0.1, cbor2 2.3.0, cbor-x 1.6.9. Source: own run; ISO/IEC 18013-5:2021, 9.1.2.5 (digest over IssuerSignedItemBytes); mdoc-ts #247.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @owf/mdoc@0.6.0 @auth0/mdl@3.0.1 cbor2@2.3.0 cbor-x@1.6.9
cat > probe.mjs <<'JS'
import { createHash } from 'node:crypto';
import cborModule from '@auth0/mdl/lib/cbor/index.js';
import itemModule from '@auth0/mdl/lib/mdoc/IssuerSignedItem.js';
import { IssuerNamespaces } from '@owf/mdoc';
import { Encoder } from 'cbor-x';
import { encode } from 'cbor2';

const space = 'org.iso.18013.5.1';
const sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const item = (name, value) => ({ digestID: 3, random: new Uint8Array(16).fill(7), elementIdentifier: name, elementValue: value });
const surname = item('family_name', 'MODISANE');
const openEnded = (object) => Buffer.concat([Buffer.from([0xbf]), ...Object.entries(object).flat().map((part) => encode(part)), Buffer.from([0xff])]);
const plain = new Encoder({ useRecords: false, tagUint8Array: false });
const forms = {
  'shortest lengths (cbor2)': encode(surname),
  'cbor-x, plain object': plain.encode(surname),
  'map of open length': openEnded(surname),
  'number of half precision': encode(item('weight', 71.5)),
};
const seen = [];
for (const [form, written] of Object.entries(forms)) {
  // tag 24 around the element's bytes, then the digest that an issuer puts into the signed object
  const wrapped = Buffer.concat([Buffer.from([0xd8, 0x18, 0x58, written.length]), written]);
  const digests = new Map([[space, new Map([[3, sha256(wrapped)]])]]);

  const received = new itemModule.IssuerSignedItem(new cborModule.DataItem({ buffer: Buffer.from(written) }));
  const byAuth0 = await received.isValid(space, { decodedPayload: { valueDigests: digests, digestAlgorithm: 'SHA-256' } });

  const spaces = IssuerNamespaces.decode(Buffer.concat([Buffer.from([0xa1]), encode(space), Buffer.from([0x81]), wrapped]));
  const [element] = spaces.issuerNamespaces.get(space);
  const signed = { mobileSecurityObject: { digestAlgorithm: 'SHA-256', valueDigests: { valueDigests: digests } } };
  const byOwf = await element.isValid(space, signed, { crypto: { digest: ({ bytes }) => sha256(bytes) } });
  console.log(`${form}: begins ${Buffer.from(written.slice(0, 3)).toString('hex')}, value ${element.elementValue}; @auth0/mdl ${byAuth0}, @owf/mdoc ${byOwf}`);
  seen.push(`${byAuth0} ${byOwf}`);
}
process.exit(seen.join() === 'true true,true false,true false,true false' ? 0 : 1);
JS
node probe.mjs
