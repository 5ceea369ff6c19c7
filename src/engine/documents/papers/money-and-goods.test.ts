import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { fieldIn, readLines, readPrinted, sureValue } from '../testing/request.ts';

describe('the money of a statement', () => {
  const statement = (...rows: string[]): VerifiedDocument =>
    readLines(
      'HARBOUR EXAMPLE BANK',
      'BANK STATEMENT',
      'Account Holder: Avery Example',
      'Account Number: 673012108',
      'Statement Period: 1 August 2026 to 31 August 2026',
      ...rows,
    );

  it.each([
    ['Page P1 of P2', 'Opening Balance 1,200.00', 'Closing Balance 1,300.00'],
    ['P 12 Harbour Street', 'Opening Balance 1,200.00', 'Closing Balance 1,300.00'],
    ['Opening Balance $1,200.00', 'Closing Balance $1,300.00', 'Branch P3'],
    ['Opening Balance P1,200.00', 'Closing Balance £1,300.00', 'Deposit £400.00'],
  ])('%s: no mark beside amounts says pula alone', (...rows) => {
    expect(sureValue(statement(...rows), 'currency')).not.toBe('BWP');
  });

  it.each([
    ['BWP', 'P'],
    ['ZAR', 'R'],
    ['NAD', 'N$'],
    ['GBP', '£'],
  ])('%s is told by “%s” before its amounts', (code, mark) => {
    const read = statement(
      `Opening Balance ${mark}1,200.00`,
      `Salary ${mark}4,300.00`,
      `Rent ${mark}4,000.00`,
      `Closing Balance ${mark}1,500.00`,
    );
    expect(fieldIn(read, 'currency')?.value).toBe(code);
  });

  const row = (y: number, ...cells: string[]): PrintedLine[] =>
    cells.map((text, i) => [[60, 200, 560, 760][i]!, y, text]);
  const table = (heads: string[], rows: string[][]): VerifiedDocument =>
    readPrinted([
      ...lines(
        'HARBOUR EXAMPLE BANK',
        'BANK STATEMENT',
        'Account Holder: Avery Example',
        'Account Number: 673012108',
        'Statement Period: 1 August 2026 to 31 August 2026',
      ),
      ...[heads, ...rows].flatMap((cells, i) => row(300 + 40 * i, ...cells)),
    ]);
  const abroad = [
    ['02/08/2026', 'AMAZON USD 12.00', '165.00', '4,835.00'],
    ['03/08/2026', 'NETFLIX USD 9.99', '140.00', '4,695.00'],
    ['04/08/2026', 'EXAMPLE STORES', '195.00', '4,500.00'],
  ];

  it.each(['BWP', 'NAD', 'ZAR'])(
    '%s at the heads of columns is it, whatever purchases cost abroad',
    (code) => {
      const read = table(['Date', 'Description', `Amount (${code})`, `Balance (${code})`], abroad);
      expect(sureValue(read, 'currency')).toBe(code);
    },
  );

  it.each(['$', 'Rs', 'K'])('“%s” at the heads of columns is the money of several countries', (sign) => {
    const read = table(['Date', 'Description', `Amount (${sign})`, `Balance (${sign})`], abroad);
    expect(sureValue(read, 'currency')).toBeNull();
  });

  it('what purchases cost abroad says nothing of the account', () => {
    expect(sureValue(table(['Date', 'Description', 'Amount', 'Balance'], abroad), 'currency')).toBeNull();
    const column = abroad.map(([day, text, , balance]) => [day!, text!, 'USD 12.00', balance!]);
    const heads = ['Date', 'Description', 'Foreign Amount (USD)', 'Balance (P)'];
    expect(sureValue(table(heads, column), 'currency')).not.toBe('USD');
    expect(sureValue(table(['Date', 'Description', 'Amount USD', 'Balance'], abroad), 'currency')).toBeNull();
  });

  it('marks in the cells of amounts say it, unless another money is named', () => {
    const own = abroad.map(([day, text, amount, balance]) => [day!, text!, `P${amount}`, `P${balance}`]);
    expect(sureValue(table(['Date', 'Description', 'Amount', 'Balance'], own), 'currency')).toBe('BWP');
    const other = ['Date', 'Description', 'Amount', 'Balance (ZAR)'];
    expect(sureValue(table(other, own), 'currency')).not.toBe('BWP');
  });

  it('a label says it', () => {
    expect(sureValue(statement('Currency: BWP', 'Closing Balance 1,300.00'), 'currency')).toBe('BWP');
  });
});

describe('an invoice of goods is no bill of a household', () => {
  it.each([
    [
      'Tax Invoice',
      'Sold By: Example Retail Private Limited',
      'GSTIN: 29AABCE1234F1Z5',
      'Order ID: OD1234567890',
      'Ship To: Avery Example',
      '12 Mill Road, Pune 411001',
      'Qty Unit Price HSN Total',
      'Mobile cover 1 499.00 499.00',
      'Total Due 499.00',
    ],
    [
      'Invoice',
      'Example Web Services, Inc.',
      'Account number: 123456789012',
      'Bill to Address: Avery Example',
      'Billing Period August 1 - August 31, 2026',
      'Compute usage type 12.00',
      'Data transfer 3.00',
      'Amount Due $15.00',
    ],
    [
      'INVOICE',
      'Example Parts LLC',
      'Bill To: Avery Example',
      'Ship To: Avery Example',
      'P.O. No 4411',
      'Due Date 12/10/2026',
      'Quantity Description Unit Price Amount',
      'Water pump 1 210.00 210.00',
      'Subtotal 210.00',
      'Amount Due 210.00',
    ],
  ])('%s', (...texts) => {
    expect(readLines(...texts).documentType).not.toBe('UTILITY_BILL');
  });

  it.each([
    [
      'Description Qty Unit Price Amount',
      'Fibre Internet 20 Mbps October 1 500.00 500.00',
      'Payment terms: due on presentation',
    ],
    [
      'Item Description Quantity Unit Cost Total',
      'Fibre internet November 1 500.00 500.00',
      'Remit to: Kalahari Example Net',
    ],
    ['Qty Details Price Each', '1 Business internet 10 Mbps 500.00', 'Terms: net 30. Payment terms apply'],
  ])('an internet bill of a small provider is one: %s', (...texts) => {
    const bill = readLines(
      'KALAHARI EXAMPLE NET (PTY) LTD',
      'TAX INVOICE',
      'Plot 4821, Gaborone',
      'Account Number: 8844112',
      'Customer Name: Neo Example',
      'Invoice Date: 2 November 2026',
      ...texts,
      'Total Due P 570.00',
    );
    expect(bill.documentType).toBe('UTILITY_BILL');
  });
});
