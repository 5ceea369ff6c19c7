#!/usr/bin/env bash
# Guess: a package that turns the text of an amount into a number keeps what the statement says of its sign, or refuses the text.
# Truth: bank statements print an overdrawn balance in five ways: -1,234.50, 1,234.50- (as old bank systems do), (1,234.50), 1,234.50 DR, and with the minus of the typesetter, U+2212. Seven packages have neither of the last two right:
#   currency.js, accounting, accounting-js, numeral, parsecurrency, parse-money and parse-price make 1234.5 of them, as they drop what they do not know. The minus behind the number is lost by four and NaN in currency.js, brackets are
#   lost by three, and parse-money and parse-price drop even a plain minus. Nothing throws. A debt of P1,234.50 becomes savings of as much, which no sum finds where the balance stands alone. @norbulcz/num-parse reads U+2212 and
#   refuses the other three. Take the mark off before the number is read.
# Seen: currency.js 2.0.4, accounting 0.4.1, accounting-js 2.0.3, numeral 2.0.6, parsecurrency 1.1.1, parse-money 1.0.12, parse-price 1.1.8, @norbulcz/num-parse 0.1.0. Source: own run; the packages' own pages, which name currencies
#   and separators but no mark of debit.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts currency.js@2.0.4 accounting@0.4.1 accounting-js@2.0.3 numeral@2.0.6 parsecurrency@1.1.1 parse-money@1.0.12 parse-price@1.1.8 @norbulcz/num-parse@0.1.0
cat > probe.mjs <<'JS'
import { parseNumber } from '@norbulcz/num-parse';
import accounting from 'accounting';
import * as accountingJs from 'accounting-js';
import currency from 'currency.js';
import numeral from 'numeral';
import parseMoney from 'parse-money';
import parsePrice from 'parse-price';
import parseCurrency from 'parsecurrency';

const called = (module) => (typeof module === 'function' ? module : module.default);
const PACKAGES = {
  'currency.js': (text) => currency(text).value,
  accounting: (text) => accounting.unformat(text),
  'accounting-js': (text) => accountingJs.unformat(text),
  numeral: (text) => numeral(text).value(),
  parsecurrency: (text) => parseCurrency(text).value,
  'parse-money': (text) => called(parseMoney)(text).amount,
  'parse-price': (text) => called(parsePrice)(text),
  'num-parse': (text) => parseNumber(text),
};
const WRITTEN = ['1,234.50', '-1,234.50', '1,234.50-', '(1,234.50)', '1,234.50 DR', '\u22121,234.50'];
console.log(`${''.padEnd(14)} ${WRITTEN.map((text) => text.padEnd(12)).join('')}`);
const seen = Object.entries(PACKAGES).map(([name, read]) => {
  const values = WRITTEN.map((text) => String(read(text)));
  console.log(`${name.padEnd(14)} ${values.map((value) => value.padEnd(12)).join('')}`);
  return values.map((value) => ({ 1234.5: '+', '-1234.5': '-', NaN: '?', null: '?' })[value] ?? value).join('');
});
process.exit(seen.join(' ') === '+-?-++ +-+-++ +---++ +---++ +-++++ ++++++ ++++++ +-???-' ? 0 : 1);
JS
node probe.mjs
