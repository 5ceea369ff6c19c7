#!/usr/bin/env bash
# Guess: a package that "generates BICs from IBANs" gives the BIC of the bank that keeps the account, an old one at worst, or nothing.
# Truth: bic-from-iban compares the first four digits of the account part with an `id` that is no bank code: it is the row of an alphabetical list of the country's banks, counted 1, 2, 3 … in each of its lists. An IBAN whose bank code
#   begins with a small number gets the BIC of whichever bank stands in that row, without an error; others get an empty text. The German bank code 3704 0044 is row 3704, another bank than iban-to-bic (which has the published codes)
#   names, and so it is for 95 of the 102 German codes that both answer; for Spain none of six agrees. No check digit tells, as the IBAN is sound. A payment or a report that carries both numbers contradicts itself.
# Seen: bic-from-iban 1.0.0, iban-to-bic 1.4.0, ibantools 4.5.4. Source: own run over accounts number zero; the package's own lists; SWIFT IBAN Registry (where a bank code stands), whose printed examples are those below.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bic-from-iban@1.0.0 iban-to-bic@1.4.0 ibantools@4.5.4
cat > probe.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import byRow from 'bic-from-iban';
import published from 'iban-to-bic';
import { isValidIBAN } from 'ibantools';

const folder = 'node_modules/bic-from-iban/AllCountries';
const lists = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).list);
const counted = lists.filter((list) => list.every(({ id }, row) => id === String(row + 1))).length;
console.log(`lists whose id is the row: ${counted} of ${lists.length}`);

const seen = [];
for (const iban of ['DE89370400440532013000', 'LU280019400644750000', 'ES9121000418450200051332', 'FR1420041010050500013M02606']) {
  const answers = [isValidIBAN(iban), byRow.getBIC(iban) || '-', published.ibanToBic(iban)];
  console.log(`${iban}: valid ${answers[0]}, bic-from-iban ${answers[1]}, iban-to-bic ${answers[2]}`);
  seen.push(answers.join('/'));
}

const withDigits = (country, account) => {
  const digits = [...`${account}${country}00`].map((sign) => parseInt(sign, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
};
const compared = (country, length, codes) => {
  const [both, same] = [[], []];
  for (const code of codes) {
    const iban = withDigits(country, code.padEnd(length, '0'));
    const [answer, known] = [byRow.getBIC(iban), published.ibanToBic(iban)];
    if (!answer || !known) continue;
    both.push(iban);
    if (answer.slice(0, 4) === known.slice(0, 4)) same.push(iban);
  }
  console.log(`${country}: both answer for ${both.length} bank codes, the same bank for ${same.length}`);
  return `${both.length}/${same.length}`;
};
seen.push(compared('DE', 18, Array.from({ length: 9000 }, (_, at) => String(10_000_000 + at * 10_000))));
seen.push(compared('ES', 20, Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'))));
const as = 'true/ESSEDE5F362/COBADEFFXXX true/LUMILULLXXX/BCEELULL true/-/CAIXESBB true/-/PSSTFRPPXXX 102/7 6/0';
process.exit(counted === lists.length && seen.join(' ') === as ? 0 : 1);
JS
node probe.mjs
