import { describe, expect, it } from 'vitest';
import { extractedDataOf } from '../extracted-data.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe('papers in columns, and papers that stand in for another', () => {
  it('a brochure in two columns is read column by column', () => {
    const profile = readPrinted([
      [60, 40, 'COMPANY PROFILE'],
      [60, 100, 'Example Fumigators (Pty) Ltd was founded on 3'],
      [560, 100, 'Company registration: BW00002218836'],
      [60, 130, 'April 2017 in Jwaneng and keeps all homes,'],
      [560, 130, 'VAT: not registered'],
      [60, 160, 'kitchens and mines of the town free of pests.'],
      [560, 160, 'Registered address: Plot 1841, Jwaneng'],
      [60, 220, 'Our services'],
      [560, 220, 'Directors'],
      [60, 250, 'Fumigation and bird proofing'],
      [560, 250, 'Kagiso Example'],
      [560, 280, 'Tumelo Example'],
    ]);
    expect(valueIn(profile, 'incorporationDate')).toBe('2017-04-03');
    expect(valueIn(profile, 'registrationNumber')).toBe('BW00002218836');
    expect(valueIn(profile, 'directors')).toMatchObject([
      { name: 'Kagiso Example' },
      { name: 'Tumelo Example' },
    ]);
  });

  it('a letter of a bank that is asked for as proof of address gives the address and its age', () => {
    const letter = pageOf(
      lines(
        'BOTSWANA SAVINGS BANK',
        '12 May 2026',
        'TO WHOM IT MAY CONCERN',
        'We confirm that Mr Otsile Example is a customer of this bank and that his residential address',
        'in our records is Plot 228, Old Naledi, Gaborone.',
        'Yours faithfully',
      ),
    );
    const { documents, checks } = understand([letter], { ...anyRequest, category: 'ADDRESS' });
    expect(valueIn(documents[0], 'address')).toBe('Plot 228, Old Naledi, Gaborone');
    expect(checks.find((c) => c.id === 'proof-of-address-age')?.outcome).toBe('failed');
    expect(extractedDataOf(documents[0]!, 'flat', 'ADDRESS')).toMatchObject({
      name: 'Otsile Example',
      address: 'Plot 228, Old Naledi, Gaborone',
      issueDate: '2026-05-12',
      accountHolder: 'Otsile Example',
    });
    expect(extractedDataOf(documents[0]!, 'flat')).not.toHaveProperty('address');
  });

  it('an address ends before the next label, names the ward before the village, and keeps its spelling', () => {
    const bill = (address: string): unknown =>
      valueIn(
        readPrinted(
          lines(
            'WATER BILL',
            'Customer: Kago Example',
            `Installation address: ${address}`,
            'Amount due: 120.00',
          ),
        ),
        'address',
      );
    expect(bill('Lot 1120, Palapye Line: 492 0000')).toBe('Lot 1120, Palapye');
    expect(bill('Plot 771, Mokolodi')).toBe('Plot 771, Mokolodi');
    const letter = readPrinted(
      lines(
        'KGOTLA YA TLHAKO',
        'Ke tlhomamisa gore Kago Example, Omang 381526114, o nna mo Kanye mo Tlhako Ward.',
        'Kgosana B. Example',
      ),
    );
    expect(valueIn(letter, 'address')).toBe('Tlhako Ward, Kanye');
  });
});

describe('words that strangers use', () => {
  it('gross pay among the earnings of a letter, and a post in passing', () => {
    const letter = readPrinted(
      lines(
        'EXAMPLE RIVER SCHOOL',
        'Proof of income',
        'This letter serves as proof of income for Ms Kago Example, who joined us on 18 February 2019 and is our Matron at Tonota.',
        'Her monthly earnings are: basic pay P7,524.00, uniform allowance P600.00, gross pay P8,124.00.',
        'Yours faithfully',
      ),
    );
    expect(valueIn(letter, 'grossSalary')).toBe(8124);
    expect(valueIn(letter, 'position')).toBe('Matron');
  });

  it('a taxpayer addressed on one line, and a certificate that lapses', () => {
    const paid = readPrinted(
      lines(
        'BOTSWANA UNIFIED REVENUE SERVICE',
        'INCOME TAX CERTIFICATE',
        'To: Kago Example, P O Box 3, Rakops',
        'TIN: I44902117',
        'For the year 1 July 2023 to 30 June 2024 income tax of P2,300.00 was assessed.',
      ),
    );
    expect(valueIn(paid, 'employeeName')).toBe('Kago Example');
    expect(valueIn(paid, 'taxYear')).toBe('2023/2024');
    const clearance = readPrinted(
      lines(
        'TAX CLEARANCE CERTIFICATE',
        'It is confirmed that Example Pharmacy (Pty) Ltd, TIN C20451180, is in good standing.',
        'Date of issue: 16 April 2026',
        'This certificate lapses on 15 April 2027.',
      ),
    );
    expect(valueIn(clearance, 'expiryDate')).toBe('2027-04-15');
  });

  it('abbreviations with full stops stand alone as labels', () => {
    const licence = readPrinted([
      [60, 60, 'DRIVING LICENCE'],
      [60, 100, 'Surname'],
      [400, 100, 'EXAMPLE'],
      [60, 140, 'First names'],
      [400, 140, 'KAGO'],
      [60, 180, 'D.O.B.'],
      [400, 180, '11 JAN 1999'],
      [60, 220, 'Omang'],
      [400, 220, '229128841'],
    ]);
    expect(valueIn(licence, 'dateOfBirth')).toBe('1999-01-11');
  });

  it('somebody who is called like a village is named above the address', () => {
    const bill = readPrinted([
      [60, 60, 'Water Utilities Corporation'],
      [60, 120, 'Account statement'],
      [60, 150, 'Mogapi Example'],
      [600, 150, 'Account 330981'],
      [60, 180, 'Plot 6004, Newtown'],
      [60, 210, 'Serowe'],
      [60, 300, 'Water 9 kl'],
      [600, 300, 'P 71.40'],
    ]);
    expect(valueIn(bill, 'fullName')).toBe('Mogapi Example');
    expect(valueIn(bill, 'address')).toBe('Plot 6004, Newtown, Serowe');
  });

  it('an offer addressed to somebody is their contract; a day still to come that was only guessed fails no check', () => {
    const contract = readPrinted(
      lines(
        'TERMS OF EMPLOYMENT',
        'Happy Example Day Care Centre, Plot 803, Tlokweng',
        'Dear Kago Example',
        'We offer you temporary employment as Assistant Teacher with effect from 12 January 2026',
        'until 27 November 2026 on these terms:',
        '1. You will be paid P2,400.00 per month.',
        'Please sign to accept. This letter is your contract of employment.',
      ),
    );
    expect(contract.documentType).toBe('EMPLOYMENT_CONTRACT');
    expect(valueIn(contract, 'employeeName')).toBe('Kago Example');
    expect(valueIn(contract, 'employerName')).toBe('Happy Example Day Care Centre');
    expect(contract.checks.filter((c) => c.outcome === 'failed')).toEqual([]);
  });

  it('a title whose blank behind a number was lost is a title', () => {
    const certificate = readPrinted(
      lines(
        'ITW8CERTIFICATE OF TAX DEDUCTED FROM EMOLUMENTS',
        'A. EMPLOYER: Boteti Sub District Council',
        'B. EMPLOYEE: Kago Example',
        'F. TAX DEDUCTED: 18,350.00',
      ),
    );
    expect(certificate.documentType).toBe('P60');
    expect(valueIn(certificate, 'employeeName')).toBe('Kago Example');
  });
});
