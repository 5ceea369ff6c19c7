import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../values/rows.ts';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words of registers', () => {
  it('an extract from the register of births is a birth certificate', () => {
    const birth = readLines(
      'EXTRACT FROM THE REGISTER OF BIRTHS',
      'Reg. no. F/2008/3317',
      'This certifies that a male child named KAGO JUNIOR EXAMPLE was born at Nata Hospital on the 2nd day of October 2008.',
      'The mother is LESEDI EXAMPLE, Omang 551220003.',
      'Registered 19 October 2008',
      'Given under my hand at Francistown this 20th day of January 2026',
    );
    expect(birth.documentType).toBe('BIRTH_CERTIFICATE');
    expect(valueIn(birth, 'motherName')).toBe('LESEDI EXAMPLE');
    expect(valueIn(birth, 'registrationDate')).toBe('2008-10-19');
  });

  it('a certificate of a business name has a day of entry and a day of issue', () => {
    const bin = readLines(
      'CERTIFICATE OF REGISTRATION OF A BUSINESS NAME',
      'Reg No: BW00008810274',
      'Name: Nata Dune Rides',
      'I certify that the name above was entered in the register on 2 June 2026.',
      'Issued this 4th of June 2026',
    );
    expect(valueIn(bin, 'registrationDate')).toBe('2026-06-02');
    expect(valueIn(bin, 'issueDate')).toBe('2026-06-04');
  });

  it('where only one day is printed it is both', () => {
    const bin = readLines(
      'BIN CERTIFICATE',
      'BIN: BW00008810274',
      'Business Name: Nata Dune Rides',
      'Date of Issue: 4 June 2026',
    );
    expect(valueIn(bin, 'registrationDate')).toBe('2026-06-04');
    expect(valueIn(bin, 'issueDate')).toBe('2026-06-04');
  });

  it('those whose names are subscribed stand in a table of shares taken', () => {
    const memorandum = readPrinted([
      ...lines(
        'MEMORANDUM OF ASSOCIATION',
        'OF',
        'NATA POTTERS (PROPRIETARY) LIMITED',
        'We, whose names are subscribed, wish to be formed into a company:',
      ),
      [60, 300, 'Name'],
      [300, 300, 'Shares taken'],
      [60, 334, 'Kago Example'],
      [300, 334, '1200'],
      [60, 368, 'Lesedi Sample'],
      [300, 368, '800'],
    ]);
    const rows = valueIn(memorandum, 'subscribers') as never[];
    expect(rows.map(nameOfRow)).toEqual(['Kago Example', 'Lesedi Sample']);
  });
});

describe('words of desks', () => {
  it('rates of a year are charged on an account of the roll', () => {
    const rates = readLines(
      'LOBATSE TOWN COUNCIL',
      'PROPERTY RATES ACCOUNT 2026/27',
      'RATEPAYER KAGO EXAMPLE',
      'STAND 4417',
      'ROLL NO LB/04417/7',
      'RATES LEVIED P1,248.00',
    );
    expect(valueIn(rates, 'accountNumber')).toBe('LB/04417/7');
  });

  it('the number of who stays there, not of who owns the house', () => {
    const declared = readLines(
      "LANDLORD'S DECLARATION OF RESIDENCE",
      'To be filled in by the owner of the house',
      "1. Owner's full names: Kago Example",
      "2. Owner's ID: 552110003",
      '3. Full names of the person staying in the house: Lesedi Sample',
      '4. ID of that person: 448220011',
      '5. House: Plot 881, Tawana Ward, Maun',
    );
    expect(valueIn(declared, 'omangNumber')).toBe('448220011');
  });

  it('who holds a licence ends where the shop begins', () => {
    const licence = readLines(
      'Sowa Township Authority',
      'Business Licence',
      'Granted to Nata Hair & Nails of Shop 4, Sowa Mall, Sowa',
      'Licence No. STA 118',
      'Valid from 1/2/2026 to 31/1/2027',
    );
    expect(valueIn(licence, 'companyName')).toBe('Nata Hair & Nails');
  });

  it('each who signs below "Signed by the directors"', () => {
    const resolution = readLines(
      'WRITTEN RESOLUTION OF THE BOARD',
      'Company: Nata Gem Cutters (Pty) Ltd',
      'Date of resolution: 2026-11-03',
      'We, being all the directors, resolve to open an account.',
      'Signed by the directors:',
      'Kago Example',
      'Suresh Specimen',
    );
    expect((valueIn(resolution, 'signatories') as never[]).map(nameOfRow)).toEqual([
      'Kago Example',
      'Suresh Specimen',
    ]);
  });

  it('a part of a profile ends where the next question begins', () => {
    const profile = readLines(
      'COMPANY PROFILE',
      'Nata Salt Crafts (Pty) Ltd',
      'What we do',
      'Harvesting of table salt',
      'Where to find us',
      'Plot 3, Nata',
    );
    expect(valueIn(profile, 'businessActivities')).toBe('Harvesting of table salt');
  });

  it('a surname of two short words is whole, an invoice has its number behind a cross', () => {
    const licence = readLines(
      'DRIVING LICENCE',
      'SURNAME: VAN WYK',
      'BIRTH: 21/06/1974',
      'LICENCE No: 60470002K8XR',
    );
    expect(valueIn(licence, 'surname')).toBe('VAN WYK');
    const invoice = readLines(
      'TAX INVOICE',
      'Nata Stationers (Pty) Ltd',
      'Inv # 88120',
      'Sold to: Nata School',
      'Total due P4,674.00',
    );
    expect(valueIn(invoice, 'referenceNumber')).toBe('88120');
  });

  it('a testimonial recommends somebody; a practice is no person', () => {
    const testimonial = readLines(
      'Dr Anil Specimen Dental Practice',
      'Plot 4710, Extension 9, Gaborone',
      '1 October 2026',
      'TESTIMONIAL',
      'I have great pleasure in recommending Ms Lesedi Sample, who worked under me as Dental Assistant from 5 March 2019 to 30 September 2026.',
      'Dr A. Specimen',
      'Principal Dentist',
    );
    expect(valueIn(testimonial, 'employeeName')).toBe('Lesedi Sample');
    expect(valueIn(testimonial, 'dateOfEmployment')).toBe('2019-03-05');
  });

  it('an employer says who somebody is to him, and for how long a contract runs', () => {
    const income = readLines(
      'NATA HEALTH TRUST',
      '16 November 2026',
      'Subject: Earnings of Ms Lesedi Sample',
      'We write at the request of our employee, Ms Lesedi Sample (Omang 228820003), a Pharmacy Technician with us since 1 June 2017.',
      'Monthly gross P14,490.00',
    );
    expect(valueIn(income, 'position')).toBe('Pharmacy Technician');
    const contract = readLines(
      'CONTRACT OF SERVICE',
      'between NATA PIPES (PTY) LTD and KAGO EXAMPLE',
      '1. POST. The Worker is hired as Excavator Operator at the Kanye site.',
      '2. TERM. This is a fixed term agreement from 15 September 2026 until 14 September 2027.',
    );
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2026-09-15');
  });
});
