#!/usr/bin/env bash
# Guess: a DER file of a few hundred kilobytes parses, or the error says why it does not.
# Truth: asn1js stops at 10,000 nodes, and pkijs then only says that the data is "not correct for ContentInfo". The lists
#   of signing authorities that states publish for passports (some 400 to 600 certificates) are longer than that. Asked
#   for more nodes, asn1js reads the same bytes; pkijs' own fromBER has no way to ask.
# Seen: asn1js 4.0.0, pkijs 4.0.0. Source: own run; met first with two published master lists of 2026.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts asn1js@4.0.0 pkijs@4.0.0
cat > probe.mjs <<'JS'
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const certificateLike = () =>
  new asn1js.Sequence({ value: Array.from({ length: 25 }, () => new asn1js.Integer({ value: 7 })) });
const content = new asn1js.Set({ value: Array.from({ length: 500 }, certificateLike) }).toBER();
const signed = new pkijs.SignedData({
  encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
});
signed.encapContentInfo.eContent = new asn1js.OctetString({ valueHex: content });
const info = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
const bytes = info.toSchema().toBER();

const plain = asn1js.fromBER(content);
const wider = asn1js.fromBER(content, { maxNodes: 1_000_000 });
console.log(`${content.byteLength} bytes, 500 entries of 25 numbers`);
console.log(`asn1js: offset ${plain.offset}, "${plain.result.error}"; with maxNodes: offset ${wider.offset}`);
let said = 'parsed';
try {
  pkijs.ContentInfo.fromBER(bytes);
} catch (error) {
  said = `${error.name}: ${error.message}`;
}
console.log(`pkijs: ${said}`);
const nodes = /node count/i.test(plain.result.error);
process.exit(plain.offset === -1 && nodes && wider.offset === content.byteLength && !/node/i.test(said) && said !== 'parsed' ? 0 : 1);
JS
node probe.mjs
