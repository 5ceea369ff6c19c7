import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers in words of their own', () => {
  it('a contract to hire a house in Setswana is no landlord’s letter', () => {
    const lease = readLines(
      'KONTERAKA YA GO HIRA NTLO',
      'Mong wa ntlo: Mme Lesedi Sample',
      'Mohiri: Rre Kago Example, Omang 330112204',
      'Ntlo: Plot 91, Kgosing Ward, Serowe',
      'Go simolola: 1 Phatwe 2026',
      'Go fela: 31 Phukwi 2027',
      'Rente ka kgwedi: P 1,900.00',
    );
    expect(lease.documentType).toBe('LEASE_AGREEMENT');
    expect(valueIn(lease, 'fullName')).toBe('Kago Example');
    expect(valueIn(lease, 'endDate')).toBe('2027-07-31');
    expect(valueIn(lease, 'monthlyRent')).toBe(1900);
  });

  it('a list of wages names its month as year and month with a point', () => {
    const slip = readPrinted([
      ...lines('Nata Construction Botswana', 'WAGE LIST 2026.06'),
      [60, 160, 'Name'],
      [300, 160, 'Amount'],
      [500, 160, 'Tax'],
      [700, 160, 'Actual pay'],
      [60, 194, 'Kago Example'],
      [300, 194, '4,680.00'],
      [500, 194, '34.00'],
      [700, 194, '4,346.00'],
      [60, 260, 'Paid date 2026.07.02'],
    ]);
    expect(slip.documentType).toBe('PAYSLIP');
    expect(valueIn(slip, 'payPeriod')).toBe('2026-06');
    expect(valueIn(slip, 'payDate')).toBe('2026-07-02');
    expect(valueIn(slip, 'netSalary')).toBe(4346);
  });

  it('an annual slip that speaks to its reader', () => {
    const slip = readLines(
      'Annual tax slip 2025-26',
      'For: Ms Lesedi Sample (staff 118)',
      'From: Nata Printers (Pty) Ltd, C20017744013',
      'Your TIN with BURS is I88120014011.',
      'Between 1 July 2025 and 30 June 2026 we paid you P 88,200.00 and sent P 2,325.00 of it to BURS as tax.',
    );
    expect(valueIn(slip, 'employeeName')).toBe('Lesedi Sample');
    expect(valueIn(slip, 'employerName')).toBe('Nata Printers (Pty) Ltd');
    expect(valueIn(slip, 'taxDeductions')).toBe(2325);
  });

  it('an order names who buys and who sells, whatever their names look like', () => {
    const order = readLines(
      'PURCHASE ORDER',
      'PO Number: 4500118',
      'Buyer: Nata Hospital',
      'Supplier: Medi Supplies Botswana (Pty) Ltd',
      'Total: 1,400.00',
    );
    expect(valueIn(order, 'issuerName')).toBe('Nata Hospital');
    expect(valueIn(order, 'recipientName')).toBe('Medi Supplies Botswana (Pty) Ltd');
  });

  it('the last line of a sentence above a name is no office', () => {
    const mandate = readLines(
      'Boteti Drillers CC',
      '30 September 2026',
      'MANDATE TO COLLECT STATEMENTS',
      'We authorise our clerk, Miss Lesedi Sample, Omang 330220014, to collect our bank statements until 31 March 2027.',
      'K. Example',
      'Member',
    );
    expect(valueIn(mandate, 'signatoryName')).toBe('K. Example');
    expect(valueIn(mandate, 'signatoryTitle')).toBe('Member');
  });

  it('an accountant certifies what somebody earns before tax and after it', () => {
    const letter = readLines(
      'Nata Auditors',
      '2 October 2026',
      "ACCOUNTANT'S CERTIFICATE OF INCOME",
      'We act as accountants to Mrs Lesedi Sample, who trades as a tailor.',
      'Her average income is P 9,600.00 a month before tax and P 8,900.00 after it.',
      'K. Example, Partner',
    );
    expect(letter.documentType).toBe('PROOF_OF_INCOME_LETTER');
    expect(valueIn(letter, 'grossSalary')).toBe(9600);
    expect(valueIn(letter, 'netSalary')).toBe(8900);
  });

  it.each([
    ['Card life: 02 Sep 2022 - 01 Sep 2032', 'expiryDate', '2032-09-01'],
    ['Card validity: 02 Sep 2022 - 01 Sep 2032', 'expiryDate', '2032-09-01'],
  ])('%s', (line, field, value) => {
    const card = readLines(
      'OMANG REPRINT SLIP - CIVIL REGISTRATION',
      'Holder: SAMPLE, LESEDI',
      'Omang: 880221714',
      'Sex: Female',
      'Birth: 03 Sep 1972, TONOTA',
      line,
    );
    expect(valueIn(card, field)).toBe(value);
  });

  it('who was away with an apology, and who was chairing', () => {
    const minutes = readLines(
      'MINUTES OF THE BOARD',
      'Nata Burial Society',
      '9 July 2026, 17:30, Community Hall, Kanye',
      'Chairing: Mma Lesedi Sample',
      'Here: Lesedi Sample, Kago Example',
      'Away with apology: Neo Molefe',
      'Agreed: to raise the monthly fee to P 60.',
    );
    expect(valueIn(minutes, 'chairperson')).toBe('Lesedi Sample');
    expect(valueIn(minutes, 'absentees')).toEqual(['Neo Molefe']);
  });

  it('the next row of a form, numbered or not, ends the words above it', () => {
    const extract = readPrinted([
      [60, 60, 'EXTRACT FROM THE COMPANIES REGISTER'],
      [60, 120, 'NAME'],
      [300, 120, 'NATA FREIGHT (PTY) LTD'],
      [60, 150, 'NUMBER'],
      [300, 150, 'BW00001102847'],
      [60, 180, 'BUSINESS'],
      [300, 180, 'ROAD FREIGHT'],
      [60, 210, 'DIRECTOR 1'],
      [300, 210, 'KAGO EXAMPLE'],
      [60, 240, 'DIRECTOR 2'],
      [300, 240, 'LESEDI SAMPLE'],
    ]);
    expect(valueIn(extract, 'businessActivities')).toBe('ROAD FREIGHT');
  });

  it('a notice of a levy says who pays it, what, and when it was given', () => {
    const notice = readLines(
      'SOUTHERN DISTRICT COUNCIL',
      'LEVY NOTICE',
      'Name of levy payer: Kago Example',
      'Levy ref.: SDC/L/00871',
      'Sum: P 600.00',
      'Notice given: 1 April 2026',
      'Pay not later than: 30 June 2026',
    );
    expect(valueIn(notice, 'accountNumber')).toBe('SDC/L/00871');
    expect(valueIn(notice, 'amountDue')).toBe(600);
    expect(valueIn(notice, 'issueDate')).toBe('2026-04-01');
  });

  it('a title in brackets before the name of who signs', () => {
    const letter = readLines(
      'Nata Clay Works',
      '17 November 2026',
      'This is to state that Mr Kago Example has worked with us as Kiln Attendant since 4 July 2022.',
      'His salary is P 3,870.00 a month; P 3,600.40 is paid to him after deductions.',
      'Yours faithfully',
      '(Mrs) L. Sample',
      'Personnel Officer',
    );
    expect(valueIn(letter, 'signatoryName')).toBe('L. Sample');
    expect(valueIn(letter, 'signatoryTitle')).toBe('Personnel Officer');
  });

  it('parents in Setswana', () => {
    const certificate = readLines(
      'Setifikeiti sa Botsalo',
      'Leina la ngwana: Neo Example',
      'Leina la ga rre: Kago Example',
      'Leina la ga mme: Lesedi Sample',
      'Nomoro ya kwadiso: GWT/2020/118',
    );
    expect(valueIn(certificate, 'fatherName')).toBe('Kago Example');
    expect(valueIn(certificate, 'motherName')).toBe('Lesedi Sample');
  });
});
