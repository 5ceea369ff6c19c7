import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import { besideAmount } from '../find/beside-amount.ts';
import { isShortFormOf } from '../find/people/fuller-name.ts';

describe('schedules, cards and letters as strangers write them', () => {
  it.each([
    ['K. Example', 'Kago Peter Example', true],
    ['K. Example', 'Kago Peter Specimen', false],
    ['P. Example', 'Kago Peter Example', false],
    ['K', 'Kago Peter', false],
  ])('%s of %s, whose middle name is left out: %s', (short, full, is) => {
    expect(isShortFormOf(short, full)).toBe(is);
  });

  it('parties of a schedule, who sign with an initial', () => {
    const lease = readPrinted([
      [600, 60, 'RESIDENTIAL TENANCY'],
      [60, 100, 'The terms overleaf apply between the persons named in this Schedule.'],
      [60, 140, '1'],
      [110, 140, 'The Owner'],
      [400, 140, 'Sadie Neo Specimen, Omang 000020000, of Plot 88 Old Naledi, Gaborone'],
      [60, 180, '2'],
      [110, 180, 'The Occupier'],
      [400, 180, 'Kago Peter Example, Omang 000010000'],
      [60, 220, '3'],
      [110, 220, 'The Premises'],
      [400, 220, 'Plot 17720, Gaborone West Phase 1, Gaborone'],
      [60, 260, '4'],
      [110, 260, 'Rent per month'],
      [400, 260, 'P1,850.00 payable on or before the 3rd'],
      [60, 320, 'The Occupier pays for electricity. One month of notice ends this tenancy.'],
      [60, 360, 'Owner: S. Specimen Occupier: K. Example'],
    ]);
    expect(valueIn(lease, 'fullName')).toBe('Kago Peter Example');
    expect(valueIn(lease, 'issuerName')).toBe('Sadie Neo Specimen');
  });

  it('what is now owing on an account of rates', () => {
    const bill = readPrinted([
      ...lines('JWANENG TOWN COUNCIL', 'PROPERTY RATES ACCOUNT'),
      [60, 200, 'Ratepayer'],
      [500, 200, 'Lot'],
      [700, 200, 'Acc. ref'],
      [60, 235, 'Kago Example'],
      [500, 235, '2714'],
      [700, 235, 'JTC/R/02714'],
      [60, 300, 'Amount now owing: P1,566.50'],
    ]);
    expect(valueIn(bill, 'amountDue')).toBe(1566.5);
  });

  it('the contract account of a bill', () => {
    const bill = readPrinted(
      lines(
        'WATER UTILITIES CORPORATION',
        'TAX INVOICE',
        'BILL NO: 70811943',
        'CONTRACT A/C: 3000448217',
        'BILL DATE: 09.11.2026',
      ),
    );
    expect(valueIn(bill, 'accountNumber')).toBe('3000448217');
  });

  it('an officer with a rank under the title of the commissioner', () => {
    const affidavit = readPrinted(
      lines(
        'SWORN STATEMENT',
        'I, Kago Example, Omang 000010000, make oath and say:',
        '1. I reside at House No. 27, Xhosa 1 Ward, Mahalapye.',
        'Sworn before me at Mahalapye Police Station this 19th day of November 2026.',
        'Commissioner of Oaths',
        'No. 9217 Sub Inspector Sadie Specimen',
        'Botswana Police Service',
      ),
    );
    expect(valueIn(affidavit, 'commissionerName')).toBe('Sadie Specimen');
  });

  it('a clearance that says in words how matters stand, and for what it is given', () => {
    const clearance = readPrinted(
      lines(
        'BOTSWANA UNIFIED REVENUE SERVICE',
        'Tax Clearance Certificate',
        'Taxpayer: Example Quarries (Pty) Ltd',
        'It is certified that the above taxpayer is up to date with its obligations under the Income Tax Act.',
        'This certificate is given for the purpose of: Renewal of quarry licence',
      ),
    );
    expect(valueIn(clearance, 'status')).toBe('COMPLIANT');
    expect(valueIn(clearance, 'purpose')).toBe('Renewal of quarry licence');
  });

  it('a licence by its serial, valid up to and including a day', () => {
    const licence = readPrinted(
      lines(
        'KGATLENG DISTRICT COUNCIL',
        'LICENCE TO TRADE',
        'Serial KDC-TL-00731',
        'Licence is hereby granted to Example Hardware (Pty) Ltd to carry on the business of Hardware.',
        'Issued on: 14 July 2026',
        'Valid up to and including: 13 July 2027',
      ),
    );
    expect(valueIn(licence, 'licenceNumber')).toBe('KDC-TL-00731');
    expect(valueIn(licence, 'expiryDate')).toBe('2027-07-13');
  });

  it('kgotla and plot in the sentences of a letter in Setswana', () => {
    const letter = readPrinted(
      lines(
        'BAKWENA TRIBAL ADMINISTRATION',
        'Date: 16-11-2026',
        'Ke supa fa Rre KAGO EXAMPLE wa Omang 000010000 e le monni wa motse wa Thamaga mo kgotleng ya Mokgalo.',
        'O nna mo jarateng ya ga mmaagwe, Mme Sadie Specimen, Plot 209.',
      ),
    );
    expect(valueIn(letter, 'ward')).toBe('Mokgalo');
    expect(valueIn(letter, 'plotNumber')).toBe('209');
  });

  it('a permit by its serial, the caption above it', () => {
    const permit = readPrinted([
      [60, 60, 'REPUBLIC OF BOTSWANA'],
      [60, 100, 'WORK AND RESIDENCE PERMIT'],
      [60, 160, 'Family name'],
      [400, 160, 'Given names'],
      [60, 190, 'EXAMPLE'],
      [400, 190, 'KAGO PETER'],
      [60, 240, 'Travel document'],
      [400, 240, 'Serial'],
      [60, 270, 'FN 000002'],
      [400, 270, 'GB/WR/11803/26'],
    ]);
    expect(valueIn(permit, 'permitNumber')).toBe('GB/WR/11803/26');
  });

  it('the number of an item under the heading of its part is not the number of the entry', () => {
    const birth = readPrinted([
      [400, 60, 'CERTIFICATE OF BIRTH'],
      [300, 100, 'Births and Deaths Registration Act (Cap. 30:01)'],
      [60, 160, '5. Lefelo la matsalo / Place of birth'],
      [600, 160, '6. Nomoro ya kwadiso / Entry No.'],
      [60, 190, 'Sekgoma Memorial Hospital'],
      [600, 190, 'SRW/2019/04417'],
      [60, 240, 'C. KWADISO / REGISTRATION'],
      [60, 290, '13. Informant'],
      [60, 320, 'Sadie Specimen'],
    ]);
    expect(valueIn(birth, 'entryNumber')).toBe('SRW/2019/04417');
  });

  it('an amount set large beside an address block is a figure of its own', () => {
    const line = (text: string, height: number): Segment =>
      ({ text, row: 0, order: 0, box: { x: 60, y: 60, width: 200, height } }) as Segment;
    const name = line('Kago Example', 20);
    const page = (amount: Segment): PageLayout => ({ rows: [[name, amount]] }) as unknown as PageLayout;
    expect(besideAmount(name, page(line('P 799.00', 20)))).toBe(true);
    expect(besideAmount(name, page(line('P 799.00', 40)))).toBe(false);
  });
});
