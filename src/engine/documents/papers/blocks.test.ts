import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('dates that stand beside others', () => {
  it('of two blocks of a letterhead the right one dates the bill, and "Due" does not', () => {
    const bill = readPrinted([
      [60, 60, 'Nata Networks Botswana (Pty) Ltd'],
      [830, 60, 'INVOICE'],
      [60, 90, 'Plot 50370, Fairgrounds, Gaborone'],
      [740, 90, '# NN-INV-00120'],
      [60, 120, 'VAT No C00990011201'],
      [750, 120, '12 October 2026'],
      [60, 200, 'Billed to'],
      [60, 230, 'Kago B. Example'],
      [60, 260, 'Plot 17661, Gaborone West'],
      [60, 290, 'Gaborone'],
      [60, 360, 'Fibre Home 50 Mbps uncapped'],
      [60, 500, 'Balance due: BWP 850.00'],
      [750, 540, 'Due 26 October 2026'],
    ]);
    expect(valueIn(bill, 'issueDate')).toBe('2026-10-12');
  });

  it('the day of a table’s first entry is not that of the statement of rates', () => {
    const bill = readPrinted([
      [60, 60, 'CITY OF NATA COUNCIL'],
      [760, 60, 'STATEMENT OF RATES'],
      [790, 90, '01 APR 2026'],
      [60, 160, 'Owner: Kago Example'],
      [60, 200, 'Account number 4402/18'],
      [420, 200, 'Erf: Plot 16177, Nata'],
      [60, 280, 'Date'],
      [260, 280, 'Detail'],
      [700, 280, 'Amount'],
      [60, 320, '31/03/2026'],
      [260, 320, 'Balance b/f'],
      [700, 320, '1,204.50'],
      [60, 360, '01/04/2026'],
      [260, 360, 'Rates first half'],
      [700, 360, '2,310.00'],
    ]);
    expect(bill.documentType).toBe('COUNCIL_BILL');
    expect(valueIn(bill, 'issueDate')).toBe('2026-04-01');
  });
});

describe('names in parts and in lists', () => {
  it('surname and first names of an employee in rows, before the number that follows', () => {
    const certificate = readPrinted(
      (
        [
          ['ITW8', ''],
          ['CERTIFICATE OF REMUNERATION AND TAX DEDUCTED', ''],
          ['Employer', 'Nata Cutters Ltd'],
          ['Employee surname', 'EXAMPLE'],
          ['Employee first names', 'KAGO JOSEPH'],
          ['Omang', '000010000'],
        ] as const
      ).flatMap(([label, value], i): PrintedLine[] => [
        [60, 60 + 50 * i, label],
        ...(value === '' ? [] : [[600, 60 + 50 * i, value] as const]),
      ]),
    );
    expect(valueIn(certificate, 'employeeName')).toBe('KAGO JOSEPH EXAMPLE');
  });

  it('a company broken before its legal form is one name, also below other lines', () => {
    const statement = readPrinted([
      [60, 60, 'Stanbic Bank Botswana Limited'],
      [60, 120, 'Fairgrounds Branch 065167'],
      [60, 145, 'NATA TRADING ENTERPRISES (PTY)'],
      [600, 145, 'BUSINESS CURRENT'],
      [60, 170, 'LTD'],
      [600, 170, 'ACCOUNT'],
      [60, 195, 'P O BOX 1771'],
      [600, 195, 'Account: 9060 0044 18823'],
      [60, 220, 'MAHALAPYE'],
      [600, 220, 'Period: 2026-08-01 - 2026-08-31'],
      [60, 300, 'Statement of account'],
    ]);
    expect(valueIn(statement, 'accountHolder')).toBe('NATA TRADING ENTERPRISES (PTY) LTD');
  });

  it('who signed, in a sentence of directors', () => {
    const certificate = readPrinted([
      [60, 60, 'Share Certificate'],
      [60, 110, 'NATA FARMS PROPRIETARY LIMITED'],
      [60, 200, 'Member: Kago Example'],
      [60, 240, 'Number of shares: 4 000'],
      [60, 400, 'Signed by two directors: Kago Example and Neo Sample'],
    ]);
    expect(valueIn(certificate, 'signatories')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Neo Sample' },
    ]);
  });

  it('the number of a taxpayer in a sentence of authority, the employer before the title of a slip', () => {
    const letter = readPrinted([
      [60, 60, 'Nata Plant Hire (Pty) Ltd'],
      [60, 120, '9 November 2026'],
      [60, 180, 'LETTER OF AUTHORITY'],
      [60, 240, 'We hereby authorise Mr Kago Example to collect our tax clearance certificate.'],
      [60, 270, 'Our TIN is C77120093801.'],
      [60, 330, 'Yours faithfully'],
    ]);
    expect(valueIn(letter, 'tinNumber')).toBe('C77120093801');
    const slip = readPrinted([
      [60, 60, 'NATA BUTCHERY & TAKE-AWAY (BN) - WAGE SLIP'],
      [60, 120, "Worker's name"],
      [600, 120, 'Kago Example'],
      [60, 160, 'Wages earned'],
      [600, 160, 'P2 132.00'],
      [60, 200, 'Net pay'],
      [600, 200, 'P2 132.00'],
    ]);
    expect(valueIn(slip, 'employer')).toBe('NATA BUTCHERY & TAKE-AWAY');
  });
});
