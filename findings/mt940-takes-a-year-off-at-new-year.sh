#!/usr/bin/env bash
# Guess: two independent parsers of SWIFT MT940, the format of bank statements, give the booking date and the direction of an entry as the bank wrote them.
# Truth: field 61 has the value date with its year and the booking date as month and day alone. Both packages give the booking date the year of the value date: what is valued on 31 December and booked on 1 January was booked a year
#   before, and what is valued on 2 January and booked on 31 December a year after. mt940-js also takes the mark RC (a credit taken back: money leaves the account) for a credit and RD for a debit, calls every entry an expense but
#   three codes of two Dutch banks, and leaves out the bank's reference unless it has exactly 16 characters; so that the sum of its entries misses the closing balance. mt940js has these right.
#   mt940-js also needs tslib beside it, which it does not name.
# Seen: mt940-js 1.0.0, mt940js 1.3.5, tslib 2.8.1. Source: own run; SWIFT Standards MT, field 61 (subfields 1 to 3 and 8; the booking date may be in another year).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mt940-js@1.0.0 mt940js@1.3.5 tslib@2.8.1
cat > probe.mjs <<'JS'
import first from 'mt940-js';
import second from 'mt940js';

const text = [
  ':20:STMT270102', ':25:62000000001', ':28C:1/1', ':60F:C261230BWP1500,00',
  ':61:2612310101D250,50NTRFNONREF//FEE1', ':86:Valued in December, booked in January',
  ':61:2701021231C40,00NTRFNONREF//INT1', ':86:Valued in January, booked in December',
  ':61:2701020102RC10,00NTRFNONREF//REV1', ':86:A credit taken back',
  ':61:2701020102RD20,00NTRFNONREF//REV2', ':86:A debit taken back',
  ':62F:C270102BWP1299,50', '-',
].join('\r\n');

const [one] = await first.read(Buffer.from(text));
const [two] = new second.Parser().parse(text);
const signed = (entry) => (entry.isCredit ? entry.amount : -entry.amount);
const seen = one.transactions.map((a, at) => {
  const b = two.transactions[at];
  const line = [a.entryDate, signed(a), a.isExpense, a.bankReference || 'no reference', b.entryDate.toISOString().slice(0, 10), b.amount, b.bankReference];
  console.log(`${a.description}: mt940-js booked ${line[0]}, ${line[1]}, expense ${line[2]}, ${line[3]}; mt940js booked ${line[4]}, ${line[5]}, ${line[6]}`);
  return line.join(' ');
});
const closes = [one.transactions.reduce((all, entry) => all + signed(entry), 1500), two.transactions.reduce((all, { amount }) => all + amount, 1500)];
console.log(`closing balance 1299.5; by the entries of mt940-js ${closes[0]}, of mt940js ${closes[1]}`);
process.exit(
  closes.join() === '1279.5,1299.5' &&
    seen.join() ===
      '2026-01-01 -250.5 true no reference 2026-01-01 -250.5 FEE1,2027-12-31 40 true no reference 2027-12-31 40 INT1,' +
        '2027-01-02 10 true no reference 2027-01-02 -10 REV1,2027-01-02 -20 true no reference 2027-01-02 20 REV2'
    ? 0
    : 1,
);
JS
node probe.mjs
