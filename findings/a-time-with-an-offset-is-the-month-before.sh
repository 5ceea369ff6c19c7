#!/usr/bin/env bash
# Guess: a package that reads ASN.1 reads the times of ASN.1, those with an offset included (X.680 allows `20260904120000+0200`; BER may carry it, as in signing times and certificates from before DER was asked for), or refuses them.
# Truth: asn1js makes of a GeneralizedTime with an offset the last day of the month before: 4 September, noon at +0200, is 31 August. The offset is added, not taken off, and the machine's own time zone goes in, so that two machines
#   read two instants; a time without Z loses its day likewise. A UTCTime with an offset, or without seconds, is 30 November 1899. None of it throws, `error` is empty, and what it writes again are the right bytes. asn1.js leaves the
#   offset out, and with it the fraction of a second; node-forge and @fidm/asn1 take the hours of the offset alone (-0430 is -04). asn1-ts has all of them right as BER. Take the text itself and compute, or refuse what does not end in Z.
# Seen: asn1js 4.0.0 (3.0.7 the same), asn1.js 5.4.1, node-forge 1.4.3, @fidm/asn1 1.0.4, asn1-ts 11.1.0. Source: own run; ITU-T X.680, 46 and 47; X.690, 11.7 and 11.8 (Z is a rule of DER and CER alone).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts asn1js@4.0.0 asn1.js@5.4.1 node-forge@1.4.3 @fidm/asn1@1.0.4 asn1-ts@11.1.0
cat > probe.mjs <<'JS'
import fidm from '@fidm/asn1';
import { BERElement } from 'asn1-ts';
import asn1 from 'asn1.js';
import * as asn1js from 'asn1js';
import forge from 'node-forge';

const [UTC, GENERALIZED] = [0x17, 0x18];
const Utc = asn1.define('Utc', function () { this.utctime(); });
const Generalized = asn1.define('Generalized', function () { this.gentime(); });
const PACKAGES = {
  asn1js: (bytes) => asn1js.fromBER(new Uint8Array(bytes)).result.toDate(),
  'asn1.js': (bytes, tag) => (tag === UTC ? Utc : Generalized).decode(bytes, 'der'),
  'node-forge': (bytes, tag, text) => (tag === UTC ? forge.asn1.utcTimeToDate(text) : forge.asn1.generalizedTimeToDate(text)),
  '@fidm/asn1': (bytes) => fidm.ASN1.fromDER(bytes).value,
  'asn1-ts': (bytes, tag) => {
    const element = new BERElement();
    element.fromBytes(bytes);
    return tag === UTC ? element.utcTime : element.generalizedTime;
  },
};
const seen = [];
for (const [tag, text] of [
  [GENERALIZED, '20260904120000Z'], [GENERALIZED, '20260904120000.5+0200'], [GENERALIZED, '20260904120000-0430'], [UTC, '260904120000+0200'], [UTC, '2609041200Z'],
]) {
  const bytes = Buffer.concat([Buffer.from([tag, text.length]), Buffer.from(text)]);
  const read = Object.entries(PACKAGES).map(([name, decode]) => [name, new Date(decode(bytes, tag, text)).toISOString().replace('2026-09-04T', '')]);
  console.log(`${process.env.TZ}, ${text}: ${read.map(([name, time]) => `${name} ${time}`).join(', ')}`);
  seen.push(read.map(([, time]) => time).join(' '));
}
const noon = '12:00:00.000Z';
const epoch = '1899-11-30T00:00:00.000Z';
const atOffset = { 'Etc/UTC': ['14:00:00.500Z', '07:30:00.000Z'], 'Africa/Gaborone': ['12:00:00.500Z', '05:30:00.000Z'] }[process.env.TZ];
const as = [
  `${noon} ${noon} ${noon} ${noon} ${noon}`,
  `2026-08-31T${atOffset[0]} ${noon} 10:00:00.500Z 10:00:00.500Z 10:00:00.500Z`,
  `2026-08-31T${atOffset[1]} ${noon} 16:00:00.000Z 16:00:00.000Z 16:30:00.000Z`,
  `${epoch} ${noon} 10:00:00.000Z 10:00:00.000Z 10:00:00.000Z`,
  `${epoch} ${noon} ${noon} ${noon} ${noon}`,
];
process.exit(seen.join() === as.join() ? 0 : 1);
JS
TZ=Etc/UTC node probe.mjs && TZ=Africa/Gaborone node probe.mjs
