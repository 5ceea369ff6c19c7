import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers of strangers, as they come out of a scanner', () => {
  it('a part of a town in the address of the customer sent no bill, where the letterhead was lost in the copy', () => {
    const bill = readPrinted([
      [700, 60, 'ELECTRICITY ACCOUNT'],
      [60, 120, 'Mrs Neelo Example'],
      [60, 146, 'House 14, Tati Road'],
      [60, 172, 'Example Estates'],
      [60, 198, 'Francistown'],
      [700, 120, 'Account number'],
      [950, 120, '20 4471 8830'],
      [700, 160, 'Bill date'],
      [950, 160, '18 Sep 2026'],
      [700, 200, 'Amount payable'],
      [950, 200, 'P 410.37'],
      [60, 400, 'Energy 200 kWh'],
    ]);
    expect(valueIn(bill, 'issuerName')).toBeNull();
    expect(valueIn(bill, 'address')).toBe('House 14, Tati Road, Example Estates, Francistown');
  });

  it('a company whose name begins like a known one keeps its own', () => {
    const bill = readPrinted(
      lines(
        'LIQUID EXAMPLE INTERNET BOTSWANA',
        'INVOICE LE-40018',
        'Account holder: Kenneth Example',
        'Address: Unit 4, Plot 50362, Gaborone',
        'Customer account: 88-10233',
        'Invoice date: 01 October 2026',
        'Total: BWP 944.00',
      ),
    );
    expect(valueIn(bill, 'issuerName')).toBe('LIQUID EXAMPLE INTERNET BOTSWANA');
  });

  it('the employer before the title of the slip, where the reader lost a blank beside the dash', () => {
    const slip = readPrinted(
      lines(
        'Sediba Example Services -Employee Remuneration Statement',
        'Employee: Monageng Example',
        'Employee No: 10077',
        'Period: June 2026',
        'Total income 4,077.00',
        'Total deductions 251.60',
        'Nett pay 3,825.40',
      ),
    );
    expect(valueIn(slip, 'employerName')).toBe('Sediba Example Services');
  });

  it('a slip of one row under short heads', () => {
    const heads = ['EMP', 'NAME', 'MONTH', 'BASIC', 'GROSS', 'PAYE', 'PENS', 'DED', 'NET'];
    const values = [
      '0042',
      'G. EXAMPLE',
      '11/2026',
      '3900.00',
      '4115.00',
      '5.75',
      '195.00',
      '200.75',
      '3914.25',
    ];
    const slip = readPrinted([
      [60, 60, 'EXAMPLE BAKERY'],
      [60, 100, 'PAY SLIP'],
      ...heads.map((head, i): [number, number, string] => [60 + 120 * i, 160, head]),
      ...values.map((value, i): [number, number, string] => [60 + 120 * i, 200, value]),
    ]);
    expect(valueIn(slip, 'pensionContribution')).toBe(195);
    expect(valueIn(slip, 'totalDeductions')).toBe(200.75);
    expect(valueIn(slip, 'netSalary')).toBe(3914.25);
  });

  it('the bank as it is printed behind its label, and whose name an account is in', () => {
    const statement = readPrinted(
      lines(
        'BANK STATEMENT',
        'Bank: First National Bank of Botswana',
        'A/C 62230091847 IN THE NAME OF: SADI EXAMPLE',
        'From: 01/02/2026 To: 28/02/2026',
        'Opening Balance: 5,400.00',
        'Closing Balance: 10,200.00',
      ),
    );
    expect(valueIn(statement, 'bankName')).toBe('First National Bank of Botswana');
    expect(valueIn(statement, 'accountHolderName')).toBe('SADI EXAMPLE');
  });

  it('where somebody lives in a letter in Setswana, by the kgotla', () => {
    const letter = readPrinted(
      lines(
        'KGOTLA YA MOCHUDI',
        'Letlha: 02 September 2026',
        'LOKWALO LWA BONNO',
        'Re tlhomamisa gore Mme Segametsi Example, nomoro ya Omang 150927731,',
        'o nna mo kgotleng ya Rampedi, Mochudi.',
        'Kgosana R. Example',
      ),
    );
    expect(valueIn(letter, 'address')).toBe('Rampedi, Mochudi');
  });

  it('a taxpayer called like a village, beside a label without its colon', () => {
    const clearance = readPrinted([
      [60, 60, 'Tax Clearance'],
      [60, 90, 'Name Zwenshambe Transport'],
      [60, 120, 'Tax Number P44009900018'],
      [60, 150, 'Clearance No BURS-TCC-0012'],
      [60, 180, 'Status Compliant'],
    ]);
    expect(valueIn(clearance, 'taxpayerName')).toBe('Zwenshambe Transport');
  });

  it('how somebody is employed, where a full stop was read as a letter', () => {
    const letter = readPrinted(
      lines(
        'EXAMPLE FARMS',
        '26 November 2026',
        'To whom it may concern',
        'This serves to certify that Lame Example (Omang 418226901) is in our employ as Irrigation',
        'Foreman. Date engaged: 3 February 2020. Status: PermanentoMonthly salary: P6,900.00.',
        'Sincerely',
        'Hannes Example',
        'Estate Manager',
      ),
    );
    expect(valueIn(letter, 'employmentType')).toBe('permanent');
  });

  it('the class of shares behind their number', () => {
    const certificate = readPrinted([
      ...lines('SHARE CERTIFICATE', 'Company: Example Granite (Pty) Ltd', 'Holder: Merapelo Example'),
      [60, 180, 'Shares:'],
      [240, 180, '800 Ordinary'],
    ]);
    expect(valueIn(certificate, 'shareQuantity')).toBe(800);
    expect(valueIn(certificate, 'shareClass')).toBe('Ordinary');
  });
});
