#!/usr/bin/env bash
# Guess: Intl.NumberFormat with a currency shows the digits behind the point that ISO 4217 gives this currency, as the language's specification says; only yen-like currencies lose them.
# Truth: V8 asks CLDR, which counts the coins that people still use. 16 currencies with smaller units in ISO 4217 are rounded to whole units: rupees of Pakistan, forints, Colombian pesos, ariary, lek and more; the
#   dinar of Iraq has three digits and shows none. A payment of 1,234.56 rupees reads PKR 1,235 and one of 0.45 reads PKR 0, without an error, so that a total no longer agrees with its lines. Give both
#   minimumFractionDigits and maximumFractionDigits wherever a document's own amount is shown. The pula, rand and dollar keep theirs, so that a test on these sees nothing.
# Seen: Node 24.21.0 (ICU 78.3), currency-codes 2.2.0 (ISO 4217). Source: own run; ECMA-402, CurrencyDigits (minor unit of ISO 4217); CLDR supplemental data, currencyData/fractions.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts currency-codes@2.2.0 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # what is rounded depends on the ICU of the runtime
cat > probe.mjs <<'JS'
import codes from 'currency-codes';

const format = (code, options) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, ...options });
const digits = (code) => format(code).resolvedOptions().maximumFractionDigits;
const fewer = codes.data.filter(({ code, digits: standard }) => digits(code) < standard).map(({ code, digits: standard }) => `${code} ${standard}→${digits(code)}`);
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}; fewer digits than ISO 4217: ${fewer.join(', ')}`);
const shown = {};
for (const code of ['BWP', 'ZAR', 'JPY', 'PKR', 'MGA', 'HUF']) {
  shown[code] = [1234.56, 0.45].map((amount) => format(code).format(amount)).join(' and ').replaceAll('\u00a0', ' ');
  const whole = format(code, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(1234.56);
  console.log(`${code}: ${shown[code]}; with both numbers of digits given: ${whole}`);
}
const expected = ['AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SOS', 'SYP', 'YER'];
process.exit(fewer.map((line) => line.slice(0, 3)).join() === expected.join() && shown.BWP.endsWith('0.45') && shown.PKR === 'PKR 1,235 and PKR 0' ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs
