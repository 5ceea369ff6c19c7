import { describe, expect, it } from 'vitest';
import { addressAsPrinted } from '../../values/address-as-printed.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { tableLines } from '../testing/find-in.ts';
import { fieldIn, readLines, readPrinted, sureValue } from '../testing/request.ts';

describe('where an address ends', () => {
  it.each([
    ['Plot 418, Tonota, of which you are the registered owner', 'Plot 418, Tonota'],
    ['Stand 77, Kanye, which you occupy', 'Stand 77, Kanye'],
    ['Plot 12 Sebele, Gaborone, registered in your name', 'Plot 12 Sebele, Gaborone'],
    ['Erf 9, Okahandja, for which you are liable', 'Erf 9, Okahandja'],
  ])('is before what the sentence says of the place: %s', (said, address) => {
    const document = readLines(
      'TONOTA TOWN COUNCIL',
      'DEMAND FOR RATES',
      'Name: Kago Example',
      `Rates have been levied in respect of ${said}.`,
    );
    expect(document.documentType).toBe('COUNCIL_BILL');
    expect(fieldIn(document, 'address')?.value).toBe(address);
  });

  it.each(['ACTIVE MEMBERS', 'BUSINESS ACTIVITIES', 'OFFICERS AND SECRETARY'])(
    'is above a heading in capitals: %s',
    (heading) => {
      const document = readLines(
        'COMPANY EXTRACT',
        'Company name: Example Joinery Limited',
        'Registration number: BW00001234567',
        'Registered office: 18 Hill Street, Umlazi, 4031',
        heading,
        'EXAMPLE, KAGO',
      );
      expect(fieldIn(document, 'registeredAddress')?.value).toBe('18 Hill Street, Umlazi, 4031');
    },
  );

  it.each([
    ['Flat 2', '81 Example Road', 'Leeds', 'LS6 2AB'],
    ['Apartment B7', '4 Kiaatlaan', 'Centurion', '0157'],
    ['Unit 11', '20 Kerkstraat', 'Upington', '8800'],
  ])('begins with a part of a house: %s', (...lines) => {
    const block = ['Ms Hannah Example', ...lines].map((text, i): PrintedLine => [60, 300 + 30 * i, text]);
    const document = readPrinted([
      [60, 60, 'Example Energy'],
      [60, 100, 'Electricity bill'],
      [60, 140, 'Account number: 850 029 177'],
      ...block,
    ]);
    expect(fieldIn(document, 'address')?.value).toBe(lines.join(', '));
  });
});

describe('the name of a company', () => {
  it.each([
    ['Thistle Rooms plc, 8 Canal Wharf, Leeds LS11 5PS', 'Thistle Rooms plc'],
    ['Lone Pine Roofing LLC, 410 Industrial Blvd', 'Lone Pine Roofing LLC'],
    ['Bokspruit Kelders Bpk, Posbus 9, Upington', 'Bokspruit Kelders Bpk'],
  ])('ends with its legal form: %s', (printed, name) => {
    const document = readLines('P60 End of Year Certificate', 'Surname: Example', `Employer: ${printed}`);
    expect(fieldIn(document, 'employerName')?.value).toBe(name);
  });

  it.each(['Civic Centre, 2 Market Street', 'Old Library, 14 Church Road', '9 Harbour Street'])(
    'is no building and street in the letterhead: %s',
    (line) => {
      const document = readLines(line, 'Tel 033 555 7100', 'MUNICIPAL ACCOUNT', 'Account No: 2001884573');
      expect(fieldIn(document, 'issuerName')?.value ?? '').not.toContain('Street');
      expect(fieldIn(document, 'issuerName')?.value ?? null).toBeNull();
    },
  );
});

describe('a form whose boxes are empty', () => {
  it.each(['Plot no.', 'Registration number', 'Date issued', "Owner's phone no."])(
    'has no value where the next label stands: %s',
    (next) => {
      const document = readLines(
        'TRADING LICENCE',
        'Licence no: TL 88/2026',
        'Business name',
        next,
        'Expiry date: 31 December 2026',
      );
      expect(fieldIn(document, 'companyName')?.value ?? null).toBeNull();
    },
  );
});

describe('who is who in a letter about a tenant', () => {
  it.each([
    'Our tenant there is Faith Example, who moved in on 1 September 2025.',
    'My lodger in that room is Faith Example.',
    'The room is taken: Faith Example, who has lived there for a year, pays on time.',
  ])('is never who signs it: %s', (said) => {
    const document = readLines(
      'Acacia Letting Agents',
      '17 June 2026',
      'CONFIRMATION OF TENANCY',
      'We manage Apartment B7 for the landlord.',
      said,
      'Peter Sample',
      'Property Manager',
    );
    expect(sureValue(document, 'fullName')).not.toBe('Peter Sample');
    expect(fieldIn(document, 'fullName')?.value).toBe('Faith Example');
  });
});

describe('what is to be paid', () => {
  it.each([
    ['rates in the sum of two thousand seven hundred Pula (P2,700.00) have been levied.', 2700],
    ['The charges for this plot amount to P845.30.', 845.3],
    ['Total charge for the year: P1,911.48', 1911.48],
    ['What you owe now: P96.14', 96.14],
    ['Totaal betaalbaar / Total payable: P1,843.20', 1843.2],
  ])('is told by a sentence or another label: %s', (said, amount) => {
    const document = readLines('KANYE TOWN COUNCIL', 'DEMAND FOR RATES', 'Name: Kago Example', said);
    expect(fieldIn(document, 'amountDue')?.value).toBe(amount);
  });

  it.each([
    ['E96.14', 96.14],
    ['f1,204.55', 1204.55],
  ])('is read where the sign of pounds was read as a letter: %s', (printed, amount) => {
    const document = readLines('Water bill', 'Name: Kago Example', `Amount due: ${printed}`);
    expect(fieldIn(document, 'amountDue')?.value).toBe(amount);
  });
});

describe('tax that was paid back', () => {
  it.each(['Tax (refund)', 'PAYE refund', 'Tax refunded'])('is never stated as deducted: %s', (label) => {
    const document = readPrinted([
      [60, 60, 'EXAMPLE SCHOOL TRUST'],
      [60, 100, 'Payslip of Kago Example for November 2026'],
      [60, 160, 'Gross pay'],
      [600, 160, '6 200.00'],
      [60, 200, label],
      [600, 200, '-188.00'],
      [60, 240, 'Pension'],
      [600, 240, '0.00'],
      [60, 280, 'Net pay'],
      [600, 280, '6 388.00'],
    ]);
    expect(sureValue(document, 'taxAmount')).not.toBe(188);
  });
});

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

describe('what is metered', () => {
  it('is a bill of a supplier, whatever is said of statements, balances and deposits', () => {
    const document = readLines(
      'EXAMPLE ENERGIE / ENERGY',
      'Rekeningnommer / Account number: 7719 0045 120',
      'Staatdatum / Statement date: 2026/09/30',
      'Deposito / Deposit held: R1 500.00',
      'Vorige balans / Previous balance: 1 790.44',
      'Elektrisiteit / Electricity 812 kWh: 1 602.78',
      'Totaal betaalbaar / Total payable: R1 843.20',
      'Naam / Name: Kago Example',
    );
    expect(document.documentType).toBe('UTILITY_BILL');
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

describe('a part of a sum, and another sum beside it', () => {
  it.each([
    ['You still owe £440.52. You have agreed to pay £44.05 a month.', 440.52],
    ['You owe P300.00. Kindly pay P50.00 per week.', 300],
  ])('is not what is due: %s', (said, amount) => {
    const document = readLines('Example Water', 'Water bill', 'Name: Kago Example', said);
    expect(fieldIn(document, 'amountDue')?.value).toBe(amount);
  });

  it.each([
    ['Ex VAT', 'VAT', 'Incl'],
    ['Excl. VAT', 'VAT', 'Incl. VAT'],
    ['Before tax', 'Tax', 'With tax'],
  ])('stands without tax in another column: %s, %s, %s', (...heads) => {
    const document = readPrinted([
      [60, 60, 'Example Fibre'],
      [60, 100, 'Internet invoice'],
      [60, 140, 'Name: Kago Example'],
      ...tableLines(
        [60, '>500', '>650', '>850'],
        [`|${heads.join('|')}`, 'Total due|781.74|117.26|899.00'],
        220,
      ),
    ]);
    expect(fieldIn(document, 'amountDue')?.value).toBe(899);
  });

  it('is no order number behind PO', () => {
    const document = readLines('DELIVERY NOTE', 'Deliver to: Example Lodge', 'Order: PO 881', 'Cement 50 kg');
    expect(fieldIn(document, 'totalAmount')?.value ?? null).toBeNull();
  });
});

describe('the post that somebody holds now', () => {
  it.each([
    ['who joined us on 1 April 2018 as a general hand and is now Milk Tester.', 'Milk Tester'],
    [
      'who started on 2 May 2015 as a Teller and has been a Senior Teller since 1 July 2020.',
      'Senior Teller',
    ],
    ['who began in 2012 as a guard and is currently our Safety Officer.', 'Safety Officer'],
  ])('is the last one told: %s', (said, position) => {
    const document = readLines(
      'EXAMPLE DAIRY (PTY) LTD',
      '8 September 2026',
      'CONFIRMATION OF EMPLOYMENT',
      `We confirm the employment of Kago Example, ${said}`,
      'B. Sample',
      'Chief Clerk',
    );
    expect(fieldIn(document, 'position')?.value).toBe(position);
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
