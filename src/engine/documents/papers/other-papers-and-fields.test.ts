import { describe, expect, it } from 'vitest';
import { addressAsPrinted } from '../../values/address-as-printed.ts';
import { fieldIn, readLines, readPrinted } from '../testing/request.ts';

describe('numbers and parties of other offices', () => {
  it.each(['A009911223M', 'P051882200K'])('takes the number of a taxpayer in Kenya: %s', (number) => {
    const document = readLines(
      'PIN CERTIFICATE',
      'TAXPAYER REGISTRATION CERTIFICATE',
      `Personal Identification Number: ${number}`,
      'Taxpayer Name: Moses Example',
    );
    expect(fieldIn(document, 'tinNumber')?.value).toBe(number);
  });

  it.each([
    ['RIVER BANK LODGE', 'Kago Example was our guest, and keeps an account with us.'],
    ['Bank Street Motors (Pty) Ltd', 'Kago Example pays the account at our garage.'],
    ['West Bank Farm Stores', 'Kago Example holds an account with us.'],
    ['Example Savings Advisers', 'Kago Example pays the account on time.'],
    ['Marula Bank', 'Kago Example has worked for us as a guard.'],
  ])('and no other house that writes a reference for one: %s', (house, said) => {
    const document = readLines(
      house,
      '20 October 2026',
      'REFERENCE LETTER',
      'To whom it may concern',
      said,
      'Yours faithfully',
    );
    expect(document.documentType).toBe('REFERENCE_LETTER');
    expect(fieldIn(document, 'bankName')?.value ?? null).toBeNull();
  });

  it.each([
    'Marula Bank Limited',
    'Example Building Society',
    'Tuli Savings Co-operative',
    'Marula Bank (Botswana) Limited',
    'Marula Savings Bank',
  ])('takes the bank that writes for the bank: %s', (bank) => {
    const document = readLines(
      bank,
      '20 October 2026',
      'CONFIRMATION OF BANK ACCOUNT',
      'We confirm that Kago Example holds a savings account with us, number 5040 2281 19.',
      'Yours faithfully',
    );
    expect(fieldIn(document, 'bankName')?.value).toBe(bank);
  });

  it.each(['Haile Street, Nairobi', 'P O Box 7, Maun', '12 Mill Lane, Otley'])(
    'begins the customer below the address of who writes: %s',
    (address) => {
      const document = readPrinted([
        [60, 60, 'Example Co-operative Bank'],
        [60, 96, address],
        [60, 126, 'Wanjiru Xolani'],
        [60, 156, 'P O Box 5512'],
        [60, 186, 'Nairobi'],
        [60, 260, 'BANK STATEMENT'],
        [60, 300, 'Account number: 01120077665500'],
        [60, 340, 'Opening balance: 94,120.10'],
        [60, 380, 'Closing balance: 101,620.10'],
      ]);
      expect(fieldIn(document, 'accountHolderName')?.value).toBe('Wanjiru Xolani');
    },
  );

  it.each(['5 March 2026', '30 June 2026'])('keeps "at" out of where a meeting was held, on %s', (day) => {
    const document = readLines(
      'EXAMPLE BEVERAGES (PTY) LTD',
      `EXTRACT FROM THE MINUTES OF A MEETING OF DIRECTORS HELD AT GABORONE ON ${day.toUpperCase()}`,
      'RESOLVED THAT:',
      '1. the company open an account;',
    );
    expect(fieldIn(document, 'meetingLocation')?.value).toBe('GABORONE');
  });
});

describe('papers that only speak of other papers', () => {
  it.each([
    [
      'Motor Claim Form',
      "Driver's name: Kago Example",
      "Driver's licence number: DL 99120",
      "Was the driver's licence endorsed? No",
      'Date of birth: 1/2/1990',
    ],
    [
      'Motor Claim Form',
      'Driver: Kago Example',
      'Date of birth: 1/2/1990',
      'Driving Licence number DL 8812',
      'Driving Licence class B',
    ],
    [
      'Vehicle insurance proposal',
      'Proposer: Kago Example',
      "Driver's licence no. DL 8812",
      'Years licensed: 6',
    ],
    [
      'POLICE ACCIDENT REPORT',
      'Driver: Kago Example',
      'Licence no.: 118822',
      'Driving licence expiry: 12/12/2027',
    ],
    [
      '12 May 2026',
      'Dear Ms Tladi',
      'Your driving licence',
      "Your driver's licence number 300112 will expire soon.",
    ],
    [
      'To open a company account',
      'Certificate of incorporation',
      'Board resolution',
      'Tax clearance certificate',
      'VAT certificate where registered',
      'Share certificates of holders above 10%',
    ],
    [
      'Papers for the tender',
      'Valid trading licence',
      'Share certificate',
      'Company profile',
      'Bank statement',
    ],
    ['HR POLICY 7: PAYSLIPS AND CONFIRMATION LETTERS', '1. Payslips are issued on the 25th of each month.'],
    ['P60 or ITW8 certificates are issued by 31 July.', 'Ask the office for yours.'],
  ])('are none of them: %s', (...printed) => {
    const { documentType, classification } = readLines(...printed);
    const isOther = ['OTHER', 'GENERAL_BUSINESS_DOCUMENT'].includes(documentType);
    expect(isOther || classification.confidence < 0.6).toBe(true);
  });

  it.each([
    [
      'SHARE_CERTIFICATE',
      'Share certificate no. 9',
      'Example Lodges Limited',
      'Shareholder: Kago Example',
      'Shares: 400',
    ],
    ['PAYSLIP', 'Pay Slip', 'Employee: Kago Example', 'Gross pay: 4,000.00', 'Net pay: 3,500.00'],
  ])('leave a %s what it is', (type, ...printed) => {
    expect(readLines(...printed).documentType).toBe(type);
  });
});

describe('what is no value of the field', () => {
  it.each(['Last increase: P500.00 in April 2026.', 'Employed since May 2019, reviewed in June 2026.'])(
    'a month in which something else was: %s',
    (said) => {
      const document = readLines(
        'PROOF OF INCOME',
        'Employee: Kago Example',
        'Gross salary: P8,300.00',
        said,
      );
      expect(fieldIn(document, 'payPeriod')?.value ?? null).toBeNull();
    },
  );

  it.each([
    'joined us in June 2026 and earns P8,300.00.',
    'was engaged in June 2026 and is paid monthly.',
    'is paid monthly and was employed in June 2026.',
    'began on a salary of P5,000.00 in June 2026.',
  ])('nor the month in which somebody came: %s', (said) => {
    const document = readLines('PROOF OF INCOME', 'Gross salary: P8,300.00', `Mr Kago Example ${said}`);
    expect(fieldIn(document, 'payPeriod')?.value ?? null).toBeNull();
  });

  it.each([
    'is employed by us as a clerk and was paid P9,000.00 for October 2026.',
    'is engaged as a driver and earned P9,000.00 in October 2026.',
    'has been employed since 2019 at a salary of P9,000.00 for October 2026.',
    'has been with us since 2019 and was paid for the month of October 2026.',
  ])('but the month that somebody employed was paid for is: %s', (said) => {
    const document = readLines('PROOF OF INCOME', `Mr Kago Example ${said}`);
    expect(fieldIn(document, 'payPeriod')?.value).toBe('2026-10');
  });

  it('the words above who took an oath', () => {
    const document = readLines(
      'AFFIDAVIT',
      'I, HASSAN EXAMPLE of P.O. Box 40, Garissa, make oath and say as follows.',
      'SWORN at GARISSA this 22nd day of January 2026',
      'BEFORE ME',
      'Commissioner for Oaths',
    );
    expect(fieldIn(document, 'commissionerName')?.value ?? null).toBeNull();
  });

  it('what a letter is about, before the plot', () => {
    const document = readLines(
      'BOBIRWA TOWN COUNCIL',
      'Name: Kago Example',
      'PROPERTY RATES: PLOT 812 BOBONONG',
      'Rates payable: P845.30',
    );
    expect(fieldIn(document, 'address')?.value).toBe('PLOT 812 BOBONONG');
  });

  it.each(['PROPERTY RATES', 'RE', 'Demand for rates', 'Rates account', 'Subject', 'Ground levy'])(
    'what a letter is about stands before an address: %s',
    (about) => expect(addressAsPrinted(`${about}: Plot 12, Kanye`)).toBe('Plot 12, Kanye'),
  );

  it.each(['Previous address', 'Employer', 'Payment to', 'Next of kin', 'Previous property'])(
    'and another caption says of what address it is: %s',
    (caption) => expect(addressAsPrinted(`${caption}: Plot 12, Kanye`)).toBe(`${caption}: Plot 12, Kanye`),
  );

  it.each([
    ['PLOT 12, KANYE, OF WHICH YOU ARE THE OWNER', 'PLOT 12, KANYE'],
    ['Plot 12, Measuring Point, Kanye', 'Plot 12, Measuring Point, Kanye'],
    ['Plot 12, Which Way, Kanye', 'Plot 12, Which Way, Kanye'],
  ])('what is said of a place, and no name of one: %s', (printed, address) =>
    expect(addressAsPrinted(printed)).toBe(address),
  );
});
