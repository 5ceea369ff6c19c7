import { describe, expect, it } from 'vitest';
import { addressAsPrinted } from '../../values/address-as-printed.ts';
import { readLines } from '../testing/request.ts';

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
});

describe('what is no value of the field', () => {
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
