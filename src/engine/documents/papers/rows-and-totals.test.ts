import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('rows of the papers of offices', () => {
  it('a total under the earnings is the gross pay, neither one under the deductions nor one of the year', () => {
    const slip = readPrinted([
      ...lines('EXAMPLE CONTRACTORS LTD', 'PAY ADVICE', 'NAME : K. Example', 'PERIOD : 31 AUG 2026'),
      [60, 260, 'EARNINGS'],
      [360, 260, 'AMOUNT'],
      [500, 260, 'DEDUCTIONS'],
      [740, 260, 'AMOUNT'],
      [60, 300, 'NORMAL PAY'],
      [340, 300, '6,240.00'],
      [500, 300, 'PAYE'],
      [740, 300, '142.55'],
      [60, 340, 'OVERTIME'],
      [340, 340, '1,056.00'],
      [500, 340, 'PENSION'],
      [740, 340, '312.00'],
      [60, 400, 'TOTAL'],
      [340, 400, '7,296.00'],
      [500, 400, 'TOTAL'],
      [740, 400, '454.55'],
      [500, 440, 'NET PAY'],
      [740, 440, '6,841.45'],
      [60, 500, 'YEAR TO DATE'],
      [260, 500, 'GROSS'],
      [360, 500, '14,902.00'],
      [500, 500, 'TAX'],
      [740, 500, '281.10'],
    ]);
    expect(valueIn(slip, 'grossSalary')).toBe(7296);
    expect(valueIn(slip, 'netSalary')).toBe(6841.45);
    expect(valueIn(slip, 'taxAmount')).toBe(142.55);
  });

  it('a number of the account goes before a code of the customer, whichever stands first', () => {
    const bill = readPrinted([
      ...lines('BOTSWANA TELECOMMUNICATIONS CORPORATION', 'TAX INVOICE'),
      [60, 160, 'Customer Code'],
      [320, 160, 'Account Number'],
      [600, 160, 'Invoice Date'],
      [60, 200, 'C-119204'],
      [320, 200, '5-100 288 31'],
      [600, 200, '28.09.2026'],
      [60, 260, 'Line Rental 492 0118'],
      [600, 260, '105.26'],
      [60, 300, 'Amount Payable: BWP 120.00'],
    ]);
    expect(valueIn(bill, 'accountNumber')).toBe('5-100 288 31');
  });

  it('a part of a town is nobody’s name', () => {
    const bill = readPrinted([
      ...lines('BOTSWANA POWER CORPORATION', 'TAX INVOICE', 'ACCOUNT NO. 1000744281'),
      [60, 200, 'P O BOX 77'],
      [600, 200, 'INDUSTRIAL SITE'],
      [60, 240, 'SELEBI PHIKWE'],
      [600, 240, 'SELEBI PHIKWE'],
    ]);
    expect(valueIn(bill, 'fullName')).not.toBe('INDUSTRIAL SITE');
  });

  it('a number under the words that name the child is the child’s, among those of the parents', () => {
    const rows = [
      'Name of child',
      'Father: name',
      'Omang No.',
      'Mother: name',
      'Omang No.',
      'Identity number of child',
    ];
    const values = ['Neo Example', 'Kago Example', '402218816', 'Wada Sample', '519324407', '715518023'];
    const birth = readPrinted([
      ...lines('REPUBLIC OF BOTSWANA', 'CERTIFICATE OF BIRTH'),
      ...rows.flatMap((label, i): [number, number, string][] => [
        [60, 160 + 40 * i, label],
        [420, 160 + 40 * i, values[i]!],
      ]),
    ]);
    expect(valueIn(birth, 'idNumber')).toBe('715518023');
  });
});

describe('letters of offices', () => {
  it('a land board tells who lives on the plot that it allocated', () => {
    const letter = readLines(
      'KWENENG LAND BOARD',
      '18 August 2026',
      'Ms Neo Example',
      'P O Box 318, Thamaga',
      'CONFIRMATION OF PLOT OWNERSHIP AND RESIDENCE',
      'The Board confirms that Ms Neo Example of Omang 527026413 holds customary land rights over',
      'Plot No. 4471, Lewapeng Ward, Thamaga, where she resides.',
      'Yours faithfully',
      'K. Sample',
      'for BOARD SECRETARY',
    );
    expect(letter.category).toBe('ADDRESS');
    expect(valueIn(letter, 'address')).toBe('Plot No. 4471, Lewapeng Ward, Thamaga');
  });
});
