import { describe, expect, it } from 'vitest';
import { lines, pageOf } from '../../testing/page-of.ts';
import { anyRequest, readLines, readPrinted, valueIn } from '../../testing/request.ts';
import { understand } from '../../understand.ts';

const FOOT = 'Example Engineering and Plant Hire (Pty) Ltd';

describe('names of companies in full', () => {
  it('a logo of two lines begins the name that stands in the foot', () => {
    const page = pageOf([
      [60, 60, 'example'],
      [60, 140, 'ENGINEERING'],
      [60, 300, '12 October 2026'],
      [60, 340, 'The Branch Manager'],
      [60, 380, 'First National Bank of Botswana'],
      [60, 440, 'LETTER OF AUTHORITY'],
      [60, 480, 'We hereby give authority to Mr Kago Brian Example, Omang No. 000015526, our Finance'],
      [60, 520, 'Officer, to collect bank statements and cheque books for our account on our behalf.'],
      [60, 560, 'This authority remains in force until 31 March 2027.'],
      [60, 640, 'Yours faithfully'],
      [60, 1300, FOOT],
      [600, 1300, 'Reg. No. BW00000000417'],
    ]);
    const large = { ...page, lines: page.lines.map((l, i) => (i === 0 ? tall(l) : l)) };
    const letter = understand([large], anyRequest).documents[0]!;
    expect(valueIn(letter, 'taxpayerName')).toBe(FOOT);
    expect(valueIn(letter, 'purpose')).toBe('collect bank statements and cheque books for our account');
  });

  it('a company that is limited by guarantee says so in its name', () => {
    const memorandum = readLines(
      'MEMORANDUM OF ASSOCIATION',
      'of',
      'EXAMPLE WATER STEWARDS (LIMITED BY GUARANTEE)',
      '1. The name of the Company is EXAMPLE WATER STEWARDS (LIMITED BY GUARANTEE).',
      '2. The registered office of the Company will be situated at Plot 412, Ghanzi.',
    );
    expect(valueIn(memorandum, 'companyName')).toBe('EXAMPLE WATER STEWARDS (LIMITED BY GUARANTEE)');
  });

  it('whose trading name heads an invoice issues it', () => {
    const invoice = readPrinted([
      [60, 60, 'LetsGo Print'],
      [60, 84, 'Trading name of Example Media (Pty) Ltd'],
      [700, 60, 'TAX INVOICE'],
      [700, 100, 'Invoice no. INV-20931'],
      [60, 200, 'Billed to'],
      [60, 230, 'Example Craft Cooperative'],
    ]);
    expect(valueIn(invoice, 'issuerName')).toBe('Example Media (Pty) Ltd');
  });

  it('who gets a copy of a letter is not who it is about', () => {
    const letter = readPrinted(
      lines(
        'Botswana Unified Revenue Service',
        'Date: 2 June 2026',
        'TO WHOM IT MAY CONCERN',
        'TAX CLEARANCE: EXAMPLE GRANITE QUARRIES LIMITED - TIN C00884127018',
        'This serves to confirm that the tax affairs of the above-mentioned company, whose registered',
        'office is at Plot 74, Station Road, Palapye, are in order in respect of Income Tax and VAT.',
        'This clearance is given at the request of the taxpayer for the purpose of renewing a mineral',
        'permit with the Department of Mines and is valid until 1 December 2026.',
        'Yours sincerely,',
        'cc: Department of Mines; Example auditors - Kago & Partners (TIN P02217714010)',
      ),
    );
    expect(valueIn(letter, 'taxpayerName')).toBe('EXAMPLE GRANITE QUARRIES LIMITED');
    expect(valueIn(letter, 'purpose')).toBe('renewing a mineral permit with the Department of Mines');
    expect(valueIn(letter, 'address')).toBe('Plot 74, Station Road, Palapye');
  });
});

const tall = <T extends { box: { height: number } }>(line: T): T => ({
  ...line,
  box: { ...line.box, height: 60 },
});
