#!/usr/bin/env bash
# Guess: a parser of the barcode on North American driving licences ("US and Canadian", by its description) knows in which order its dates stand.
# Truth: the standard has MMDDCCYY for the United States and CCYYMMDD for Canada, told apart by the country field (DCG). aamva-parser 1.7.0 knows the field, answers
#   "Canada", and reads 19900203 as the 90th day of month 19 of the year 0203, rolled over: a valid Date in September 204, and isExpired() is true for every
#   Canadian licence. parse-usdl 3.2.0 answers "0203-19-90". Where the country is the last field of its part, aamva-parser joins the next part to it
#   ("CANZOZOAY": a part ends with CR, not LF), and the country is "Unknown". Neither raises an error.
# Seen: aamva-parser 1.7.0, parse-usdl 3.2.0. Source: own run; AAMVA DL/ID Card Design Standard, annex D (DBA, DBB, DBD, DCG; D.12.3).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts aamva-parser@1.7.0 parse-usdl@3.2.0
cat > probe.cjs <<'JS'
const aamva = require('aamva-parser');
const usdl = require('parse-usdl');

/** A record of version 9 with one part of fields (DL) and one of the jurisdiction (ZO). The person is invented. */
function record({ issuer, country, dates: [birth, issue, expiry], countryLast }) {
  const last = countryLast ? [['DDB', '06112019'], ['DCG', country]] : [['DCG', country], ['DDB', '06112019']];
  const fields = [
    ['DAQ', 'A12345678'], ['DCS', 'SAMPLE'], ['DAC', 'NALEDI'], ['DAD', 'NONE'], ['DBD', issue], ['DBB', birth], ['DBA', expiry],
    ['DBC', '2'], ['DAU', '170 cm'], ['DAY', 'BRO'], ['DAG', '1 SAMPLE ROAD'], ['DAI', 'SAMPLETOWN'], ['DAJ', 'ON'], ['DAK', 'K1A0B1'], ['DCF', 'DOC123'],
    ...last,
  ];
  const own = `DL${fields.map(([id, value]) => id + value).join('\n')}\r`;
  const jurisdiction = 'ZOZOAY\r';
  const head = `@\n\x1e\rANSI ${issuer}090002`;
  const digits = (number) => String(number).padStart(4, '0');
  const start = head.length + 20;
  return `${head}DL${digits(start)}${digits(own.length)}ZO${digits(start + own.length)}${digits(jurisdiction.length)}${own}${jurisdiction}`;
}

const america = { issuer: '636014', country: 'USA', dates: ['02031990', '04022026', '02032031'] };
const canada = { issuer: '636012', country: 'CAN', dates: ['19900203', '20260402', '20310203'] };
const day = (date) => date.toISOString().slice(0, 10);
const seen = [];
for (const licence of [america, canada, { ...canada, countryLast: true }]) {
  const text = record(licence);
  const one = aamva.parse(text);
  const other = usdl.parse(text, { suppressErrors: true });
  console.log(
    `${licence.country}, born ${licence.dates[0]}: aamva-parser ${day(one.dateOfBirth)}, country "${one.country}" (${one.countryCode}), expired ${aamva.isExpired(text)}; ` +
      `parse-usdl ${other.dateOfBirth}`,
  );
  seen.push(day(one.dateOfBirth), one.country, one.countryCode, other.dateOfBirth);
}
const described = [
  '1990-02-03', 'United States', 'USA', '1990-02-03',
  '0204-09-28', 'Canada', 'CAN', '0203-19-90',
  '0204-09-28', 'Unknown', 'CANZOZOAY', '0203-19-90',
];
process.exit(seen.join() === described.join() ? 0 : 1);
JS
TZ=UTC node probe.cjs
