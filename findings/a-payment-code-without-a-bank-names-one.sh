#!/usr/bin/env bash
# Guess: a package that writes the text of a SEPA payment QR code leaves out what it was not given, as the standard allows (the BIC since version 002, the amount and the purpose always), or asks for it.
# Truth: iban-qr-code fills every gap of a girocode with test data: the BIC DEZZZYYYXXX, the subject "Testsubject", the amount 19.05, even the payee "Max Mustermann" and an account. Its page shows all of these as empty texts. A code for
#   an open amount asks for 19.05; one with `text` or `subject` for `reason` prints Testsubject on the payer's statement; one without a BIC names another bank than that of the IBAN. `bezahlcode` of the same package leaves its gaps
#   empty. A number as amount is written as JavaScript has it: 0.1 + 0.2 is EUR0.30000000000000004, which the standard forbids. sepa-payment-qr-code leaves gaps empty and writes two digits.
# Seen: iban-qr-code 1.0.0, sepa-payment-qr-code 2.0.2. Source: own run; EPC069-12 version 3.0, the table of data elements (which are optional, and amounts).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iban-qr-code@1.0.0 sepa-payment-qr-code@2.0.2
cat > probe.mjs <<'JS'
import { createRequire } from 'node:module';
import sepa from 'sepa-payment-qr-code';

const qr = createRequire(import.meta.url)('iban-qr-code');
const payee = { name: 'NALEDI SAMPLE', iban: 'DE89370400440532013000' };
const [BIC, NAME, IBAN, AMOUNT, REMITTANCE] = [4, 5, 6, 7, 10];
const fields = (text) => [BIC, NAME, IBAN, AMOUNT, REMITTANCE].map((at) => text.split('\n')[at] ?? '');
const seen = {
  'no BIC, no subject': fields(qr.girocode({ ...payee, version: '002', amount: 250.5 })),
  'an open amount': fields(qr.girocode({ ...payee, version: '002', reason: 'Rent' })),
  'a sum': fields(qr.girocode({ ...payee, version: '002', amount: 0.1 + 0.2, reason: 'Rent' })),
  'nothing but a subject': fields(qr.girocode({ reason: 'Rent' })),
  'the other package, no BIC': fields(sepa({ ...payee, amount: 0.1 + 0.2, unstructuredReference: 'Rent' })),
};
for (const [asked, written] of Object.entries(seen)) console.log(`${asked}: ${JSON.stringify(written)}`);
const bezahl = new URL(qr.bezahlcode(payee)).searchParams;
console.log(`bezahlcode, no BIC, no subject: ${JSON.stringify([bezahl.get('bic'), bezahl.get('reason'), bezahl.get('amount')])}`);
const { name, iban } = payee;
const as = [
  ['DEZZZYYYXXX', name, iban, 'EUR250.5', 'Testsubject'], ['DEZZZYYYXXX', name, iban, 'EUR19.05', 'Rent'], ['DEZZZYYYXXX', name, iban, 'EUR0.30000000000000004', 'Rent'],
  ['DEZZZYYYXXX', 'Max Mustermann', 'DE19123412341234123412', 'EUR19.05', 'Rent'], ['', name, iban, 'EUR0.30', 'Rent'],
];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(as) && bezahl.get('bic') === '' && bezahl.get('reason') === '' ? 0 : 1);
JS
node probe.mjs
