import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../values/rows.ts';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words of counters', () => {
  it('a receipt for power: where the meter is begins with the plot, date and time are one label', () => {
    const receipt = readLines(
      'BPC PREPAID RECEIPT',
      'Date/Time 2026/11/19 18:04',
      'Meter 04182207714',
      'Customer K. EXAMPLE',
      'Location PLOT 1190 TLOKWENG',
      'Units 142.6 kWh',
      'Token 4417 0928 1182 5510 7733',
    );
    expect(valueIn(receipt, 'address')).toBe('PLOT 1190 TLOKWENG');
    expect(valueIn(receipt, 'issueDate')).toBe('2026-11-19');
  });

  it('the plot below the post box is where somebody lives', () => {
    const bill = readPrinted([
      [60, 60, 'MASCOM'],
      [60, 94, 'POSTPAID BILL'],
      [60, 160, 'MR KAGO EXAMPLE'],
      [60, 186, 'P O BOX 4417'],
      [60, 212, 'GABORONE'],
      [60, 238, 'PLOT 5512 BLOCK 6'],
      [60, 264, 'Rental'],
      [600, 264, '438.60'],
    ]);
    expect(valueIn(bill, 'address')).toBe('PLOT 5512 BLOCK 6, GABORONE');
  });

  it('a supplier tells in sentences whom it supplies, where and what is owed', () => {
    const statement = readLines(
      'WATER UTILITIES CORPORATION',
      'We supply water to the account of NATA ENTERPRISES (PTY) LTD, contract 550128, at Plot 44 Light Industrial, Jwaneng.',
      'The sum now owing is P1,204.50 and must be settled by 27 November 2026.',
    );
    expect(valueIn(statement, 'fullName')).toBe('NATA ENTERPRISES (PTY) LTD');
    expect(valueIn(statement, 'accountNumber')).toBe('550128');
    expect(valueIn(statement, 'address')).toBe('Plot 44 Light Industrial, Jwaneng');
    expect(valueIn(statement, 'amountDue')).toBe(1204.5);
  });

  it('a demand says by how much somebody is behind, and until when', () => {
    const demand = readLines(
      'CITY OF FRANCISTOWN',
      'FINAL DEMAND FOR RATES',
      'Rates on the above plot, account FCC-9021-M, are in arrears in the amount of P2,310.75.',
      'Unless this is paid within 14 days, that is by 20 November 2026, we shall hand the matter over.',
    );
    expect(valueIn(demand, 'amountDue')).toBe(2310.75);
    expect(valueIn(demand, 'dueDate')).toBe('2026-11-20');
  });

  it('wages in a packet, and a day behind what was credited', () => {
    const packet = readLines(
      'WAGES PACKET',
      'Week ending Friday 20 Nov 2026',
      'Name: Kago Example',
      'Wages 510.00',
      'Less advance 100.00',
      'Cash 410.00',
    );
    expect(valueIn(packet, 'grossSalary')).toBe(510);
    expect(valueIn(packet, 'netSalary')).toBe(410);
    const pay = readLines(
      'PAY STATEMENT',
      'NAME EXAMPLE K.',
      'PAY MONTH AUGUST 2026',
      'GROSS ENTITLEMENT 8,310.00',
      'NET CREDITED TO BANK 7,631.50 24/08/2026',
    );
    expect(valueIn(pay, 'payDate')).toBe('2026-08-24');
  });

  it('a pension fund confirms what it pays each month', () => {
    const pension = readLines(
      'NATA PENSION FUND',
      '30 October 2026',
      'PENSION PAYMENT CONFIRMATION',
      'Pensioner: Mrs Lesedi Sample',
      'Pension before tax, monthly: P4,870.00',
      'Tax: P43.50',
      'Paid to bank each month: P4,826.50',
    );
    expect(pension.documentType).toBe('PROOF_OF_INCOME_LETTER');
    expect(valueIn(pension, 'grossSalary')).toBe(4870);
    expect(valueIn(pension, 'netSalary')).toBe(4826.5);
  });

  it('a printout numbers directors and says since when', () => {
    const extract = readLines(
      'Companies register printout',
      'NAME: NATA FEEDLOT PROPRIETARY LIMITED',
      'REG NO: BW00003329001',
      'STATE: ACTIVE',
      'SINCE: 12-Jan-2020',
      'DIR 1: KAGO EXAMPLE',
      'DIR 2: LESEDI SAMPLE',
    );
    expect(valueIn(extract, 'incorporationDate')).toBe('2020-01-12');
    expect((valueIn(extract, 'directors') as never[]).map(nameOfRow)).toEqual([
      'KAGO EXAMPLE',
      'LESEDI SAMPLE',
    ]);
  });

  it('a share may be worth one Pula in words', () => {
    const share = readLines(
      'SHARE CERTIFICATE No. 12',
      'NATA RIVER ICE (PTY) LTD',
      'THIS CERTIFIES that Ms Lesedi Sample holds 400 ordinary shares, numbered 601 to 1000, of one Pula each, fully paid.',
    );
    expect(valueIn(share, 'nominalValue')).toBe(1);
  });
});

describe('words of courts and committees', () => {
  it('who came and who did not, in capitals without a colon', () => {
    const minutes = readLines(
      'NATA SAVINGS SOCIETY',
      'Committee minutes 08/09/2026',
      'CHAIR Mr Kago Example',
      'PRESENT Mr K. Example, Ms L. Sample, Mr Z. Specimen',
      'ABSENT Ms P. Nleya',
      '1. Loans: twelve loans approved.',
    );
    expect(valueIn(minutes, 'attendees')).toEqual(['K. Example', 'L. Sample', 'Z. Specimen']);
    expect(valueIn(minutes, 'absentees')).toEqual(['P. Nleya']);
  });

  it('a kgosi names himself, or signs behind "(signed)"', () => {
    const said = readLines(
      'LEKWALO LA BOPAKI JWA BONNO',
      'Kgotla ya Goo-Tau, Serowe',
      'Ke nna Kgosi Kago Example. Ke paka gore:',
      'Leina: Lesedi Sample',
      'O nna kwa: Goo-Tau Ward, Serowe',
    );
    expect(valueIn(said, 'signatoryName')).toBe('Kago Example');
    const signed = readPrinted(
      lines(
        'TRIBAL ADMINISTRATION - MAUN',
        'RE: RESIDENTIAL CONFIRMATION: LESEDI SAMPLE (ID 551119904)',
        'The above mentioned person is a resident of Boyei Ward in Maun.',
        '(signed) Kgosi Kago Example',
      ),
    );
    expect(valueIn(signed, 'signatoryName')).toBe('Kago Example');
  });

  it('where a tenant lives and who lets the house, in Setswana', () => {
    const letter = readLines(
      '17/11/2026',
      'Nna Kago Example wa Omang 330123318 ke tlhomamisa gore Mme Lesedi Sample wa Omang 119927714 o hirile ntlo ya me e e mo Plot 2210, Block 8, Gaborone go simolola ka Ferikgong 2025.',
      'Ke nna',
      'K. Example',
    );
    expect(valueIn(letter, 'address')).toBe('Plot 2210, Block 8, Gaborone');
    expect(valueIn(letter, 'issuerName')).toBe('Kago Example');
  });

  it('a college houses its staff', () => {
    const letter = readLines(
      'Nata Nursing College',
      'Date: October 14, 2026',
      'Confirmation that an employee lives in a college house',
      'Occupant - Lesedi Sample',
      'National ID - 661123307',
      'House - No. 12, Staff Quarters, Plot 3310, Selibe Phikwe',
      'In occupation since - 2019',
    );
    expect(letter.documentType).toBe('LANDLORD_LETTER');
    expect(valueIn(letter, 'fullName')).toBe('Lesedi Sample');
  });
});

describe('words of cards and desks', () => {
  it('a card says "Born" and, on the next line, "At"; its sex is a letter alone', () => {
    const card = readLines(
      'OMANG CARD - FRONT AND BACK',
      'FORENAMES ................ LESEDI',
      'SURNAME .................. SAMPLE',
      'BORN ..................... 5 May 2000',
      'AT ....................... MOLEPOLOLE',
      'IDENTITY NO .............. 770525518',
      'F',
      'MOTSWANA',
    );
    expect(valueIn(card, 'placeOfBirth')).toBe('MOLEPOLOLE');
    expect(valueIn(card, 'gender')).toBe('F');
  });

  it('what is left when tax and the rest are taken off', () => {
    const letter = readLines(
      'From: Payroll Office, Ministry of Agriculture',
      'SALARY CONFIRMATION - MS LESEDI SAMPLE (PF 118827)',
      'Ms Sample is a Veterinary Assistant, scale C4. Each month she is paid P10,950.00, from which tax of P581.25 and other deductions of P1,420.00 are made, leaving P8,948.75.',
    );
    expect(valueIn(letter, 'netSalary')).toBe(8948.75);
    expect(valueIn(letter, 'position')).toBe('Veterinary Assistant');
  });

  it('who may act for a company, said without the word authority', () => {
    const letter = readLines(
      'NATA QUARRIES (PTY) LTD',
      '16/11/2026',
      'SUBJECT: WHO MAY SPEAK FOR US',
      'Ms Lesedi Sample, Omang 220220017, our Tax Accountant, may from today until 31/03/2027 lodge returns and receive letters for us.',
      'Johan Specimen',
      'Finance Director',
    );
    expect(letter.documentType).toBe('AUTHORISATION_LETTER');
    expect(valueIn(letter, 'authorisedPerson')).toBe('Lesedi Sample');
    expect(valueIn(letter, 'expiryDate')).toBe('2027-03-31');
  });

  it('a bank knows who kept an account with it', () => {
    const reference = readLines(
      'STANBIC BANK BOTSWANA LIMITED',
      'Date 23.11.2026',
      'Dear Sirs,',
      'The captioned has kept an account (9060002271883) with us since May 2017 and has met its obligations.',
      'Yours faithfully',
      'Lesedi Sample',
    );
    expect(reference.documentType).toBe('REFERENCE_LETTER');
    expect(valueIn(reference, 'accountNumber')).toBe('9060002271883');
  });

  it('a company as it stands in the register, a clearance that may be used until a day', () => {
    const extract = readLines(
      'CIPA - INFORMATION ON A COMPANY',
      'as it stands in the register on 10 November 2026',
      'Name of company: Nata Wool (Pty) Ltd',
      'Its number: BW00001127734',
      'It was incorporated on: 8 August 2011',
    );
    expect(extract.documentType).toBe('COMPANY_EXTRACT');
    expect(valueIn(extract, 'extractDate')).toBe('2026-11-10');
    const clearance = readLines(
      'BOTSWANA UNIFIED REVENUE SERVICE',
      'TAX CLEARANCE CERTIFICATE NUMBER 2026-GAB-07718',
      'This certificate may be used until 30 September 2027.',
    );
    expect(valueIn(clearance, 'expiryDate')).toBe('2027-09-30');
  });
});
