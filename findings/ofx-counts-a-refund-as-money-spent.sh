#!/usr/bin/env bash
# Guess: a parser of OFX bank statements that adds credits and debits up takes the side of an entry from the sign of its amount, so that the sums fit the balances; and a file with two accounts is summed or refused.
# Truth: ofx-data-extractor goes by the sign where it is a minus, and else by the kind of the entry: a refund at a till (POS, 400.00), money paid in at a machine (ATM, 600.00), a fee taken back and a cheque returned are debits for it, in
#   getTransactionsSummary() and in toNormalized(), where such an entry has the direction "debit" and a positive amount. The standard says of POS, ATM and INT that they are debit or credit by the sign, and of every amount that the sign is the
#   customer's view. A statement that adds up by its signs misses its closing balance by twice each such entry. validate() finds nothing. In a file with two accounts, which banks write for all accounts of a customer, the other
#   calls throw, but the summary answers with no dates and with zeros. Ampersands stay "&amp;". ofx-js leaves all to the caller, as text, and is right in both files; node-ofx-parser escapes a name twice ("&amp;amp;amp;").
# Seen: ofx-data-extractor 1.5.0, ofx-js 1.1.1, node-ofx-parser 0.5.1. Source: own run; OFX banking specification 2.3, 3.2.9.2 (amounts are signed as the customer sees them) and 11.4.4.3 (transaction types).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ofx-data-extractor@1.5.0 ofx-js@1.1.1 node-ofx-parser@0.5.1
cat > probe.mjs <<'JS'
import doubled from 'node-ofx-parser';
import { Ofx } from 'ofx-data-extractor';
import { parse } from 'ofx-js';

const HEADER = 'OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE OLDFILEUID:NONE NEWFILEUID:NONE'.split(' ');
const STATUS = ['<STATUS>', '<CODE>0', '<SEVERITY>INFO', '</STATUS>'];
const entry = ([type, amount, name], at) =>
  ['<STMTTRN>', `<TRNTYPE>${type}`, '<DTPOSTED>20260904120000', `<TRNAMT>${amount}`, `<FITID>F${at}`, `<NAME>${name}`, '</STMTTRN>'];
const account = (number, balance, entries) => [
  '<STMTTRNRS>', '<TRNUID>1', ...STATUS, '<STMTRS>', '<CURDEF>BWP', '<BANKACCTFROM>', '<BANKID>0284567', `<ACCTID>${number}`, '<ACCTTYPE>CHECKING', '</BANKACCTFROM>',
  '<BANKTRANLIST>', '<DTSTART>20260901', '<DTEND>20260930', ...entries.flatMap(entry), '</BANKTRANLIST>',
  '<LEDGERBAL>', `<BALAMT>${balance}`, '<DTASOF>20260930', '</LEDGERBAL>', '</STMTRS>', '</STMTTRNRS>',
];
const file = (...accounts) =>
  [...HEADER, '', '<OFX>', '<SIGNONMSGSRSV1>', '<SONRS>', ...STATUS, '<DTSERVER>20261001', '<LANGUAGE>ENG', '</SONRS>', '</SIGNONMSGSRSV1>', '<BANKMSGSRSV1>', ...accounts.flat(), '</BANKMSGSRSV1>', '</OFX>'].join('\n');

const entries = [
  ['CREDIT', '5000.00', 'SALARY'], ['POS', '-900.00', 'SMITH &amp; SONS'], ['POS', '400.00', 'SMITH &amp; SONS REFUND'], ['ATM', '600.00', 'CASH PAID IN'],
  ['FEE', '-35.00', 'LATE FEE'], ['FEE', '35.00', 'LATE FEE TAKEN BACK'], ['CHECK', '120.00', 'CHEQUE RETURNED'],
];
const one = file(account('0062000000001', '5220.00', entries)); // opened at nothing
const ofx = new Ofx(one);
const normalized = ofx.toNormalized().transactions;
for (const { direction, amount, description } of normalized) console.log(`${String(amount).padStart(6)} ${direction.padEnd(6)} ${description}`);
const { credit, debit } = ofx.getTransactionsSummary();
const bySign = (await parse(one)).OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.reduce((sum, { TRNAMT }) => sum + Number(TRNAMT), 0);
console.log(`closing balance 5220; by the signs ${bySign}; by the summary ${credit} - ${debit} = ${credit - debit}; validate(): ${ofx.validate().isValid}`);
const two = file(account('0062000000001', '10.00', [['CREDIT', '10.00', 'ONE']]), account('0062000000002', '20.00', [['CREDIT', '20.00', 'TWO']]));
const summary = JSON.stringify(new Ofx(two).getTransactionsSummary());
let list;
try {
  list = new Ofx(two).getBankTransferList().length;
} catch (error) {
  list = error.name;
}
const accounts = (await parse(two)).OFX.BANKMSGSRSV1.STMTTRNRS.length;
console.log(`two accounts: summary ${summary}, list ${list}; ofx-js finds ${accounts}`);
const [, { NAME: name }] = doubled.parse(one).OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN;
console.log(`a name: ofx-data-extractor ${normalized[1].description}, node-ofx-parser ${name}`);
process.exit(
  normalized.map(({ direction }) => direction[0]).join('') === 'cdddddd' && bySign === 5220 && credit === 5000 && debit === 2090 && ofx.validate().isValid &&
    summary.includes('"dateStart":""') && summary.includes('"credit":0') && list === 'SyntaxError' && accounts === 2 && name === 'SMITH &amp;amp;amp; SONS'
    ? 0
    : 1,
);
JS
node probe.mjs
