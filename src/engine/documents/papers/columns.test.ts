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
});
