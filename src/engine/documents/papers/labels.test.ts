import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('labels as strangers write them', () => {
  it('the number of a customer, and of a worker', () => {
    const bill = readPrinted(
      lines(
        'EXAMPLE DISTRICT COUNCIL',
        'INVOICE - SERVICE LEVY',
        'Invoice to: Kago Example',
        'Customer ID 0099213',
      ),
    );
    expect(valueIn(bill, 'accountNumber')).toBe('0099213');
    const slip = readPrinted(
      lines(
        'Example Builders',
        'WEEKLY WAGE SLIP',
        'Worker: Kago Example',
        'Worker no: 33',
        'Net wages P949.00',
      ),
    );
    expect(valueIn(slip, 'employeeId')).toBe('33');
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
  });

  it('the property and the number of a plot above a place', () => {
    const bill = readPrinted([
      [60, 40, 'EXAMPLE TOWN COUNCIL'],
      [60, 80, 'Statement of rates account'],
      [60, 140, 'Owner'],
      [500, 140, 'Plot'],
      [60, 165, 'Kago Example'],
      [500, 165, '9921, Phase 1, Jwaneng'],
      [60, 220, 'Account'],
      [500, 220, 'Statement date'],
      [60, 245, 'JTC-009921'],
      [500, 245, '10/11/2026'],
    ]);
    expect(valueIn(bill, 'address')).toBe('Plot 9921, Phase 1, Jwaneng');
  });

  it('a customer behind "to" in two languages', () => {
    const bill = readPrinted(
      lines(
        'FRANCISTOWN CITY COUNCIL',
        'SERVICE LEVY AND REFUSE COLLECTION ACCOUNT',
        'To / Go: Kago Example',
        'Plot 12, Monarch, Francistown',
        'Account number: FCC 20077-31',
      ),
    );
    expect(valueIn(bill, 'fullName')).toBe('Kago Example');
  });

  it('a name and a surname on two lines of a form, and a plot beside its ward', () => {
    const row = (y: number, label: string, value: string): PrintedLine[] => [
      [60, y, label],
      [500, y, value],
    ];
    const letter = readPrinted([
      [60, 40, 'OFISI YA KGOSI / OFFICE OF THE CHIEF - TONOTA'],
      [60, 80, 'BOPAKI JWA BODULO / PROOF OF RESIDENCE'],
      ...row(140, 'Leina / Name', 'Kago Mpho'),
      ...row(200, 'Sefane / Surname', 'Modise'),
      ...row(260, 'Nomoro ya Omang / ID No', '483210975'),
      ...row(320, 'Kgotlana / Ward', 'Mandunyane Ward'),
      ...row(380, 'Motse / Village', 'Tonota'),
      ...row(440, 'Nomoro ya setsha / Plot', '1184'),
      ...row(500, 'Letlha / Date', '21/09/2026'),
    ]);
    expect(valueIn(letter, 'fullName')).toBe('Kago Mpho Modise');
    expect(valueIn(letter, 'address')).toBe('Plot 1184, Mandunyane Ward, Tonota');
  });

  it('where somebody lives is more than the ward of which he is a resident', () => {
    const letter = readPrinted(
      lines(
        'Tribal Administration',
        'Phuthadikobo Kgotla',
        'TO WHOM IT MAY CONCERN',
        'PROOF OF RESIDENCE',
        'This serves to confirm that Mr Kago Example, Omang number',
        '483210975, is a resident of Phuthadikobo Ward in Mochudi village. His place of',
        'residence is Plot 640, Phuthadikobo Ward, Mochudi.',
      ),
    );
    expect(valueIn(letter, 'address')).toBe('Plot 640, Phuthadikobo Ward, Mochudi');
  });

  it('the number of an employee that a line breaks at its stroke', () => {
    const letter = readPrinted(
      lines(
        'Example Dairy Cooperative',
        '28 October 2026',
        'RE: CONFIRMATION OF EMPLOYMENT',
        'This is to confirm that Mr Kago Boniface Example Specimen (who is employee number MDC-',
        '0071) has been employed by Example Dairy Cooperative as a Quality Assistant since 3',
        'May 2021 on a permanent basis. His current salary is P7,300.00 per month.',
        'Yours faithfully,',
      ),
    );
    expect(valueIn(letter, 'employeeId')).toBe('MDC-0071');
  });

  it('a known supplier before what it offers, and a country that is no company', () => {
    const bill = readPrinted([
      [60, 40, 'MASCOM wireless broadband'],
      [60, 120, 'Your bill for October 2026'],
      [60, 180, 'Mr Kago Example'],
      [60, 205, 'Plot 12, Block 10, Gaborone'],
      [60, 230, 'Botswana'],
      [600, 180, 'Customer no. 1.20443718'],
      [600, 230, 'Please pay P399.00'],
    ]);
    expect(valueIn(bill, 'issuerName')).toBe('Mascom Wireless');
  });

  it('a validity that goes on below', () => {
    const licence = (...cut: PrintedLine[]): ReturnType<typeof readPrinted> =>
      readPrinted([
        [60, 40, 'REPUBLIC OF BOTSWANA'],
        [500, 40, 'DRIVING LICENCE'],
        [60, 100, 'ID No. (Omang)'],
        [500, 100, 'Validity Period'],
        [60, 125, '483210975'],
        [500, 125, 'Nov 2024 - Nov'],
        ...cut,
        [60, 180, '16/07/1984'],
      ]);
    const whole = licence([60, 155, 'Date of Birth'], [500, 150, '2029']);
    expect(valueIn(whole, 'expiryDate')).toBe('2029-11-30');
    expect(valueIn(licence([60, 155, 'Date of Birth']), 'expiryDate')).toBeNull();
  });
});
