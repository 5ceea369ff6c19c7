#!/usr/bin/env bash
# Guess: a decoder of CBOR gives the date of birth of a mobile driving licence (ISO/IEC 18013-5) as it was written, and what it encodes again is what it read.
# Truth: such a date is tag 1004 over "1990-03-02", a day without a time zone. cbor2 makes a Date of midnight UTC of it, which west of Greenwich is the day before, and encodes that as tag 1, an instant:
#   other bytes, so a digest of the issuer no longer fits. cbor and cbor-x leave the tag in an object; cborg refuses it. And the algorithm of a COSE key, a map with whole numbers as keys, comes
#   back from cbor-x with texts as keys, which it also writes. Take digests over the bytes that came, read tag 1004 as a text (cbor2: `ignoreGlobalTags`), and maps as Map (cbor-x: `mapsAsObjects: false`).
# Seen: cbor2 2.3.0, cbor 10.0.12, cbor-x 1.6.9, cborg 6.1.5. Source: own run; RFC 8943 (tag 1004: a date without a time); ISO/IEC 18013-5:2021, 7.2.1 (full-date); RFC 9052, 7 (keys of COSE keys).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cbor2@2.3.0 cbor@10.0.12 cbor-x@1.6.9 cborg@6.1.5
cat > probe.mjs <<'JS'
import cbor from 'cbor';
import * as cbor2 from 'cbor2';
import * as cborX from 'cbor-x';
import * as cborg from 'cborg';

const hex = (bytes) => Buffer.from(bytes).toString('hex');
/** 1004("1990-03-02") and the head of a COSE key, {1: 2, 3: -7}. */
const birthday = Buffer.concat([Buffer.from('d903ec6a', 'hex'), Buffer.from('1990-03-02')]);
const key = Buffer.from('a201020326', 'hex');
const PACKAGES = {
  cbor2: { decode: (bytes) => cbor2.decode(bytes), encode: cbor2.encode },
  cbor: { decode: (bytes) => cbor.decodeFirstSync(bytes), encode: cbor.encode },
  'cbor-x': { decode: cborX.decode, encode: cborX.encode },
  cborg: { decode: cborg.decode, encode: cborg.encode },
};
const seen = {};
for (const [name, { decode, encode }] of Object.entries(PACKAGES)) {
  const answers = [birthday, key].map((bytes) => {
    try {
      const value = decode(bytes);
      return { value, same: hex(encode(value)) === hex(bytes) };
    } catch (error) {
      return { refused: error.message };
    }
  });
  seen[name] = answers;
  const date = answers[0].value instanceof Date ? `a Date, ${answers[0].value.toDateString()}` : JSON.stringify(answers[0].value);
  console.log(`${name.padEnd(6)} birthday: ${answers[0].refused ?? `${date}, encoded again ${answers[0].same ? 'the same' : 'other'} bytes`}`);
  console.log(`${''.padEnd(6)} COSE key: ${answers[1].refused ?? `${answers[1].value.constructor.name}, encoded again ${answers[1].same ? 'the same' : 'other'} bytes`}`);
}
const dayBefore = seen.cbor2[0].value instanceof Date && seen.cbor2[0].value.getDate() === 1 && !seen.cbor2[0].same;
const kept = cbor2.decode(birthday, { ignoreGlobalTags: true }).contents === '1990-03-02';
const textKeys = !seen['cbor-x'][1].same && seen.cbor2[1].same;
process.exit(dayBefore && kept && textKeys && seen['cbor-x'][0].same && seen.cborg[0].refused ? 0 : 1);
JS
TZ=America/New_York node probe.mjs
