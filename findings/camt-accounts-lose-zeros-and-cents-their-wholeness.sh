#!/usr/bin/env bash
# Guess: a typed parser of ISO 20022 bank statements (camt.053) that gives account numbers as text has them as the bank wrote them, and amounts in cents are whole numbers.
# Truth: iso20022.js lets its XML reader turn texts into numbers before it knows which element they are, then makes text of some again. An account 0062… comes back without its zeros, 0x10 as "16", and so do statement numbers and
#   the other party's account; a reference 000123 is the number 123, and a remittance text that is a telephone number loses its plus. Amounts are multiplied by 100 without rounding: 19.99 is 1998.9999999999998 cents, and so
#   for 135 of the 1000 amounts from 0.01 to 10.00. `===` on cents, a sum that must equal the closing balance and a look-up by account number all fail on sound statements, on some of them only. Round the amounts, and read accounts
#   and references from the XML itself.
# Seen: iso20022.js 0.0.15 (with fast-xml-parser 4.5.7). Source: own run; ISO 20022 camt.053.001.02 (accounts, references and identifications are Max34Text or Max35Text).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iso20022.js@0.0.15 fast-xml-parser@4.5.7
cat > probe.mjs <<'JS'
import { CashManagementEndOfDayReport } from 'iso20022.js';

const entry = ({ amount, reference, text }) =>
  `<Ntry><NtryRef>${reference}</NtryRef><Amt Ccy="BWP">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-09-04</Dt></BookgDt>` +
  `<AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><MsgId>${reference}</MsgId></Refs>` +
  `<RltdPties><Cdtr><Nm>NALEDI SAMPLE</Nm></Cdtr><CdtrAcct><Id><Othr><Id>0098000017</Id></Othr></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const statement = (account, entries) =>
  '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-09-30T12:00:00+02:00</CreDtTm></GrpHdr>' +
  `<Stmt><Id>00012</Id><ElctrncSeqNb>9</ElctrncSeqNb><CreDtTm>2026-09-30T12:00:00+02:00</CreDtTm><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>BWP</Ccy>` +
  `<Svcr><FinInstnId><BIC>FIRNBWGX</BIC></FinInstnId></Svcr></Acct>${entries.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`;
const read = (account, entries) => CashManagementEndOfDayReport.fromXML(statement(account, entries)).statements[0];

const seen = [];
for (const [account, reference, text, amount] of [
  ['62000000001', 'FT26247', 'Rent September', '250.50'],
  ['0062000000001', '000123', '+26771234567', '19.99'],
  ['0x10', '1.10', '0007', '1234567.10'],
]) {
  const { id, account: found, entries } = read(account, [{ amount, reference, text }]);
  const { amount: cents, accountServicerReferenceId, transactions } = entries[0];
  const line = [found.accountNumber, accountServicerReferenceId, transactions[0].remittanceInformation, cents, transactions[0].creditor.account.accountNumber, id];
  console.log(`account ${account}, reference ${reference}, text ${text}, amount ${amount}: ${JSON.stringify(line)}`);
  seen.push(JSON.stringify(line));
}
const amounts = Array.from({ length: 1000 }, (_, at) => ({ amount: ((at + 1) / 100).toFixed(2), reference: 'A', text: 'B' }));
const broken = read('62', amounts).entries.filter(({ amount }) => !Number.isInteger(amount)).length;
console.log(`of the 1000 amounts from 0.01 to 10.00, not a whole number of cents: ${broken}`);
process.exit(
  broken === 135 &&
    seen.join(' ') ===
      '["62000000001","FT26247","Rent September",25050,"98000017","12"] ["62000000001",123,26771234567,1998.9999999999998,"98000017","12"] ["16",1.1,7,123456710.00000001,"98000017","12"]'
    ? 0
    : 1,
);
JS
node probe.mjs
