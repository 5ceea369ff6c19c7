import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

describe('plain papers of one afternoon: a title, and labels with their values', () => {
  it('each director has a label of his own, and the day of the search is nobody’s appointment', () => {
    const extract = readPrinted([
      [40, 40, 'Companies register: search result'],
      [40, 110, 'Entity name'],
      [410, 110, 'Example Salt Works Limited'],
      [40, 150, 'Entity number'],
      [410, 150, 'BW00000120087'],
      [40, 190, 'Authorised / issued share capital'],
      [410, 190, 'P1,000,000 / P640,000'],
      [40, 230, 'Director'],
      [410, 230, 'Kago Example'],
      [40, 270, 'Director'],
      [410, 270, 'Neo Sample'],
      [40, 330, 'Search date: 5 October 2026'],
    ]);
    expect(valueIn(extract, 'directors')).toEqual([
      { name: 'Kago Example', appointmentDate: null, nationality: null },
      { name: 'Neo Sample', appointmentDate: null, nationality: null },
    ]);
    expect(valueIn(extract, 'authorizedCapital')).toBe(1_000_000);
    expect(valueIn(extract, 'issuedCapital')).toBe(640_000);
  });

  it('two capitals stand in the order in which their label names them', () => {
    const extract = readLines(
      'COMPANY EXTRACT',
      'Company: Example Salt Works Limited',
      'Reg. No: BW00000120087',
      'Issued and authorised capital: P640.00 and P1,000.00',
    );
    expect(valueIn(extract, 'issuedCapital')).toBe(640);
    expect(valueIn(extract, 'authorizedCapital')).toBe(1000);
  });

  it('an occupation that is a label elsewhere is a value beside its own label', () => {
    const payslip = readPrinted([
      [360, 60, 'SALARY ADVICE'],
      [80, 130, 'Company'],
      [400, 130, 'Example Retail Group'],
      [80, 180, 'Name'],
      [400, 180, 'Kago Example'],
      [80, 230, 'Job title'],
      [400, 230, 'Cashier'],
      [80, 280, 'Month'],
      [400, 280, '2026/09'],
      [80, 330, 'Gross pay'],
      [400, 330, '5 480.00'],
    ]);
    expect(valueIn(payslip, 'position')).toBe('Cashier');
  });

  it('the office is the label of who signs', () => {
    const letter = readLines(
      'EMPLOYMENT CONFIRMATION',
      'Date: 2026-11-18',
      'Employee name: Kago Example',
      'Company: Sample Packaging (Pty) Ltd',
      'Job title: Machine Operator',
      'Line Manager: Lesedi Other',
      'HR Manager: Neo Sample',
    );
    expect(valueIn(letter, 'signatoryName')).toBe('Neo Sample');
    expect(valueIn(letter, 'signatoryTitle')).toBe('HR Manager');
    expect(valueIn(letter, 'position')).toBe('Machine Operator');
  });

  it.each([
    'Direct Supervisor: Thabo Example',
    'Shift Supervisor: Thabo Example',
    'Supervisor: Thabo Example',
    'Company Secretary: Thabo Example',
    'Records Clerk: Thabo Example',
    'Registrar: Thabo Example',
    'Project Coordinator: Thabo Example',
  ])('who is over somebody or keeps the records does not sign: “%s”', (line) => {
    const letter = (...last: string[]) =>
      readLines(
        'EMPLOYMENT CONFIRMATION',
        'Date: 2026-11-18',
        'Employee name: Kago Example',
        'Company: Sample Packaging (Pty) Ltd',
        'Job title: Machine Operator',
        ...last,
      );
    expect(valueIn(letter(line), 'signatoryName')).toBeNull();
    expect(sureValue(letter(line, 'HR Manager: Neo Sample'), 'signatoryName')).toBe('Neo Sample');
    expect(sureValue(letter('HR Manager: Neo Sample', line), 'signatoryName')).toBe('Neo Sample');
  });

  it('the day on which a memorandum was signed is only taken for that of registration, and not surely', () => {
    const memorandum = readLines(
      'MEMORANDUM OF ASSOCIATION',
      'OF',
      'EXAMPLE MILLERS LIMITED',
      '1. The name of the company is EXAMPLE MILLERS LIMITED.',
      'Dated at Gaborone the 30th day of March 1987.',
      'Signatures of subscribers:',
      '1. Kago Example 250,000 shares',
      '2. Neo Sample 250,000 shares',
    );
    const date = memorandum.fields.find((f) => f.name === 'registrationDate');
    expect(date).toMatchObject({ value: '1987-03-30', source: 'inferred' });
    expect(date!.confidence).toBeLessThan(0.6);
    expect(valueIn(memorandum, 'subscribers')).toEqual([
      { name: 'Kago Example', shares: 250_000 },
      { name: 'Neo Sample', shares: 250_000 },
    ]);
  });

  it('a notice of rates calls what is to be paid its balance', () => {
    const notice = readLines(
      'Francistown City Council',
      'ASSESSMENT RATES NOTICE',
      'Owner: Kago Example',
      'Plot number: 5517',
      'Rates account: FCC/5517/26',
      'Date of notice: 30/06/2026',
      'Balance: P 870.00',
    );
    expect(valueIn(notice, 'plotNumber')).toBe('5517');
    expect(valueIn(notice, 'amountDue')).toBe(870);
  });

  it.each([
    ['Flat 3', null, 'Flat 3'],
    ['Unit 12', null, 'Unit 12'],
    ['Lot 2291', '2291', null],
    ['Erf 5517', '5517', null],
    ['House 12', '12', null],
  ])('a flat or a unit is no plot, beside “Plot number” either: “%s”', (printed, plot, address) => {
    const notice = readLines(
      'Francistown City Council',
      'ASSESSMENT RATES NOTICE',
      'Owner: Kago Example',
      `Plot number: ${printed}`,
      'Rates account: FCC/5517/26',
      'Date of notice: 30/06/2026',
    );
    expect(valueIn(notice, 'plotNumber')).toBe(plot);
    expect(valueIn(notice, 'address')).toBe(address);
  });

  it('a licence tells behind its trade for how long it is', () => {
    const licence = readLines(
      'NORTH-WEST DISTRICT COUNCIL',
      'INDUSTRIAL LICENCE',
      'No. NW 00417',
      'This is to certify that Example Basket Weavers of Plot 17, Shorobe is hereby licensed',
      'to carry on the business of Manufacture of baskets for the period from 1 April 2026',
      'to 31 March 2027.',
    );
    expect(valueIn(licence, 'businessType')).toBe('Manufacture of baskets');
  });

  it('a licence that is issued in a month is not issued on the day it ends', () => {
    const licence = readLines(
      'LOBATSE TOWN COUNCIL',
      'TRADING LICENCE',
      'Name of licensee: Example Butchery (Pty) Ltd',
      'Issued: January 2026',
      'Valid until: 31 December 2026',
    );
    expect(valueIn(licence, 'expiryDate')).toBe('2026-12-31');
    expect(valueIn(licence, 'registrationDate')).not.toBe('2026-12-31');
  });

  it('a licence of a driver prints words behind the numbers of its fields', () => {
    const licence = readLines(
      'DRIVING LICENCE',
      'REPUBLIC OF BOTSWANA',
      '1. Surname: Example',
      '2. Forenames: Kago',
      '3. Date of birth: 18.04.1989',
      '4a. First issue: 02.05.2011',
      '4b. Valid: May 2026 - Apr 2031',
      '5. Licence No.: 772104',
      '9. Class: C1',
    );
    expect(valueIn(licence, 'licenceClass')).toBe('C1');
  });

  it('a name may begin with a click', () => {
    const extract = readPrinted([
      [40, 40, 'COMPANY EXTRACT'],
      [40, 80, 'Company: Example Solar (Pty) Ltd'],
      [40, 140, 'Directors'],
      [40, 180, 'Name'],
      [400, 180, 'Appointed'],
      [40, 220, 'Kago !Example'],
      [400, 220, '30 July 2021'],
      [40, 260, 'Neo Sample'],
      [400, 260, '2 February 2024'],
    ]);
    expect(valueIn(extract, 'directors')).toEqual([
      { name: 'Kago !Example', appointmentDate: '2021-07-30', nationality: null },
      { name: 'Neo Sample', appointmentDate: '2024-02-02', nationality: null },
    ]);
  });

  it('what a member of a pension fund is told is no statement of a bank', () => {
    const told = readLines(
      'PENSION BENEFIT STATEMENT',
      'Fund: Example Umbrella Pension Fund',
      'Member: Kago Example',
      'Member No: 0091827',
      'Fund value at 30 June 2026: P 318,220.15',
    );
    expect(told.documentType).not.toBe('BANK_STATEMENT');
  });

  it('a letter of a bank says in passing where its client lives', () => {
    const letter = readLines(
      'REFERENCE LETTER',
      'Standard Chartered Bank Botswana Limited',
      '7 October 2026',
      'TO WHOM IT MAY CONCERN',
      'We confirm that Mrs Neo Sample of Plot 16, Extension 9, Gaborone',
      'has held current account 0100448217700 with this bank since 2011.',
      'Yours faithfully',
      'K. Example',
    );
    expect(valueIn(letter, 'address')).toBe('Plot 16, Extension 9, Gaborone');
  });

  it('the plot of a resident says more than his ward, before or behind the village', () => {
    const letter = (...said: string[]) =>
      readLines(
        'Example Tribal Administration',
        'TO WHOM IT MAY CONCERN',
        'CONFIRMATION OF RESIDENCE',
        ...said,
      );
    const before = letter(
      'This serves to confirm that Kago Example is a resident of Phaphane Ward in Mochudi village.',
      'He lives at Plot 2204, Phaphane Ward, Mochudi, with his grandmother.',
    );
    expect(valueIn(before, 'address')).toBe('Plot 2204, Phaphane Ward, Mochudi');
    const behind = letter('This confirms that Kago Example stays at Tshosa ward, Serowe, plot 118.');
    expect(valueIn(behind, 'address')).toBe('Tshosa ward, Serowe, plot 118');
  });

  it('a label that nobody declares is no place', () => {
    const card = readPrinted([
      [400, 40, 'NATIONAL IDENTITY CARD'],
      [400, 100, 'Surname:'],
      [700, 100, 'EXAMPLE'],
      [400, 150, 'Forenames:'],
      [700, 150, 'KAGO'],
      [400, 200, 'Born:'],
      [700, 200, '2 January 1958'],
      [400, 250, 'Seen:'],
      [700, 250, '3'],
    ]);
    expect(valueIn(card, 'placeOfBirth')).toBeFalsy();
  });
});

describe('letterheads and headings', () => {
  it('an employer sets its letterhead in small letters, of which one is read as a capital', () => {
    const payslip = readPrinted([
      [60, 40, 'example fibre (pty) Itd'],
      [60, 80, 'private bag 4, jwaneng'],
      [60, 160, 'Payslip for the month ended 31 October 2026'],
      [60, 200, 'Employee: Kago Example'],
      [60, 240, 'Gross earnings: P 12,250.00'],
      [60, 280, 'Net pay: P 10,674.75'],
    ]);
    expect(valueIn(payslip, 'employerName')).toBe('Example Fibre (Pty) Ltd');
  });

  it('a centred heading ends where the list below it begins', () => {
    const minutes = readPrinted([
      [250, 40, 'EXAMPLE CRAFT CO-OPERATIVE SOCIETY LIMITED'],
      [60, 100, 'Minutes of the Board Meeting held on Tuesday, 6 October 2026 at 09h00, Maun'],
      [370, 132, 'Community Hall'],
      [60, 170, 'PRESENT'],
      [60, 194, 'Mrs Neo Sample (Chair)'],
      [60, 218, 'Mr Kago Example'],
      [60, 300, 'The Chair welcomed members and opened the meeting at 09:05.'],
    ]);
    expect(valueIn(minutes, 'meetingLocation')).toBe('Maun Community Hall');
    expect(valueIn(minutes, 'meetingTime')).toBe('09:00');
  });
});
