import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** A driving licence whose particulars are numbered, with these lines behind "4a.". */
const numberedCard = (validity: readonly PrintedLine[]) =>
  readPrinted([
    [60, 40, 'REPUBLIC OF BOTSWANA'],
    [700, 40, 'DRIVING LICENCE'],
    [300, 100, '1.'],
    [360, 100, 'EXAMPLE'],
    [300, 140, '2.'],
    [360, 140, 'THATO PRECIOUS'],
    [300, 180, '3.'],
    [360, 180, '02.11.1995 FRANCISTOWN'],
    [300, 220, '4a.'],
    ...validity,
    [300, 260, '5.'],
    [360, 260, '772041'],
  ]);

describe('forms and letters about a person', () => {
  it('a numbered card whose numbers stand apart from what they number', () => {
    const card = numberedCard([[360, 220, '16.05.2024 4b. 15.05.2029']]);
    expect(valueIn(card, 'dateOfIssue')).toBe('2024-05-16');
    expect(valueIn(card, 'expiryDate')).toBe('2029-05-15');
  });

  it('a headman of arbitration signs a form, not the stamp beside it', () => {
    const letter = readPrinted([
      ...lines(
        'BAKGATLA TRIBAL ADMINISTRATION',
        'CONFIRMATION OF RESIDENCE',
        'Name of resident: Onkemetse Example',
        'Kgotla / Ward: Phaphane',
        'Village: Mochudi',
        'Plot number: Lot 2291',
        'The above-named is known to me as a resident of this ward.',
        'Headman of Arbitration: Molefe Specimen',
        'Date: 28/10/2026',
      ),
      [600, 700, 'KGATLENG DISTRICT'],
      [620, 730, 'PHAPHANE WARD'],
    ]);
    expect(valueIn(letter, 'signatoryName')).toBe('Molefe Specimen');
    expect(valueIn(letter, 'plotNumber')).toBe('2291');
  });

  it('the day of a letter is not that of the lease it speaks of', () => {
    const letter = readPrinted([
      [60, 60, 'Example Estates (Pty) Ltd'],
      [700, 120, 'Date 20/10/2026'],
      ...lines(
        'TO WHOM IT MAY CONCERN',
        'Re: Proof of residence - our tenant Dr Amantle Example',
        'We hereby confirm that Dr Amantle Example (Omang 000020000) is the tenant of Flat 9B, Plot',
        '2744, Extension 9, Gaborone under a lease signed on 28 November 2024, running to 30 November 2027.',
        'Kind regards',
        'Lebopo Specimen',
        'Portfolio Manager',
      ).map(([x, y, text]) => [x, y + 120, text] as const),
    ]);
    expect(valueIn(letter, 'issueDate')).toBe('2026-10-20');
  });

  it('a police station beside the title of its form', () => {
    const affidavit = readPrinted([
      [60, 60, 'BOTSWANA POLICE SERVICE'],
      [600, 60, 'AFFIDAVIT / MAIKANO'],
      [60, 85, 'Tlokweng Police Station'],
      ...lines(
        'Full names: . Pearl Example. Omang: .000020000.',
        'Residing at: . Plot.1882,.Masetlheng .Ward. Tlokweng.',
        'Do hereby make oath and state that I am staying at the above address.',
        'Sworn before me at . Tlokweng. on. 21 /10/2026. at .1135. hrs.',
        'Commissioner of Oaths',
      ).map(([x, y, text]) => [x, y + 80, text] as const),
    ]);
    expect(valueIn(affidavit, 'issuerName')).toBe('Tlokweng Police Station');
    expect(valueIn(affidavit, 'address')).toBe('Plot 1882, Masetlheng Ward Tlokweng');
  });

  it('ward, village and plot of a letter in sentences, not the stamp below it', () => {
    const letter = readPrinted([
      ...lines(
        'NGWAKETSE TRIBAL ADMINISTRATION',
        'P.O. BOX 21, MOSHUPA',
        'This is to testify that KAGISO EXAMPLE with identity number 000010000',
        'belongs to Mosokwe ward in Moshupa village. He is the son of Mr and Mrs',
        "Example of the same ward. He stays at his parents' place, plot no. 774.",
        'Thank you.',
        'B. SAMPLE',
        'FOR KGOSI',
      ),
      [600, 420, 'MOSHUPA MAIN KGOTLA'],
      [640, 450, '19 OCT 2026'],
      [640, 480, 'P.O. BOX 21'],
    ]);
    expect(valueIn(letter, 'fullName')).toBe('KAGISO EXAMPLE');
    expect(valueIn(letter, 'ward')).toBe('Mosokwe');
    expect(valueIn(letter, 'village')).toBe('Moshupa');
    expect(valueIn(letter, 'plotNumber')).toBe('774');
  });

  it('a day keeps its last figure beside a number that begins with it', () => {
    const card = numberedCard([
      [360, 220, '16.05.2024'],
      [453, 220, '4b. 15.05.2029'],
    ]);
    expect(valueIn(card, 'dateOfIssue')).toBe('2024-05-16');
  });
});
