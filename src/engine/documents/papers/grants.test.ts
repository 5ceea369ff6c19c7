import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** Lines in the middle of the page, each with what is printed below it close by. */
const captioned = (...pairs: readonly (readonly [value: string, caption: string])[]): PrintedLine[] =>
  pairs.flatMap(([value, caption], i): PrintedLine[] => [
    [300, 260 + 90 * i, value],
    [310, 285 + 90 * i, caption],
  ]);

describe('grants, registrations and demands that nobody here had seen', () => {
  it('a permit is told to the employer in a letter that also names the day of the passport', () => {
    const permit = readPrinted(
      lines(
        'DEPARTMENT OF IMMIGRATION',
        '9th September, 2026',
        'The Director',
        'Example Tools (Pty) Ltd',
        'P O Box 301, Letlhakane',
        'Dear Sir,',
        'RESIDENCE PERMIT: MR ARJUN EXAMPLE – INDIAN NATIONAL',
        'The issue of a residence permit to the above named is approved, holder of passport number Z5518204',
        'issued at Mumbai on 11th January, 2022, born on 6th April, 1982.',
        'The permit, number RP 0092217/26, is valid from 1st October, 2026 to 30th September, 2029.',
        'He may work as an Instructor for Example Tools (Pty) Ltd only.',
        'Yours faithfully,',
        'for/Director of Immigration',
      ),
    );
    expect(permit.documentType).toBe('RESIDENCE_PERMIT');
    expect(valueIn(permit, 'permitNumber')).toBe('RP 0092217/26');
    expect(valueIn(permit, 'fullName')).toBe('ARJUN EXAMPLE');
    expect(valueIn(permit, 'nationality')).toBe('INDIAN');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2026-09-09');
    expect(valueIn(permit, 'employer')).toBe('Example Tools (Pty) Ltd');
  });

  it('captions in brackets below every line of a certificate are its labels', () => {
    const certificate = readPrinted([
      [300, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [300, 120, 'VAT REGISTRATION CERTIFICATE'],
      ...captioned(
        ['EXAMPLE PHARMACY (PTY) LTD', '(name of registered person)'],
        ['Example Chemist Kanye', '(trading as)'],
        ['C03317740111', '(VAT registration number)'],
        ['C03317740019', '(TIN)'],
        ['Shop 4, Plot 220, Kanye', '(place of business)'],
        ['1 March 2023', '(effective date of registration)'],
      ),
    ]);
    expect(certificate.documentType).toBe('VAT_CERTIFICATE');
    expect(valueIn(certificate, 'tradingName')).toBe('Example Chemist Kanye');
    expect(valueIn(certificate, 'tinNumber')).toBe('C03317740019');
    expect(valueIn(certificate, 'address')).toBe('Shop 4, Plot 220, Kanye');
    expect(valueIn(certificate, 'effectiveDate')).toBe('2023-03-01');
  });

  it('a licence is as old as its issue, not as the meeting that granted it', () => {
    const licence = readPrinted(
      lines(
        'GHANZI DISTRICT COUNCIL',
        'TRADING LICENCE',
        'Licence No: GH 2026 / 00417',
        'Licensee: EXAMPLE SUPERMARKET (PTY) LTD',
        'Granted by the Licensing Committee at its meeting of 9 July 2026 and issued this 15th day of July',
        '2026.',
      ),
    );
    expect(valueIn(licence, 'registrationDate')).toBe('2026-07-15');
  });

  it('an extract of a register is as old as it says it was dated', () => {
    const extract = readPrinted(
      lines(
        'REPUBLIC OF BOTSWANA',
        'EXTRACT FROM THE REGISTER OF BIRTHS',
        'Full names of child: Keabetswe Example',
        'When born: 27/04/2004',
        'Date registered: 19/05/2004',
        'I certify that the above is a true extract from the register kept by me.',
        'Dated at Selibe Phikwe this 8th day of January 2026',
      ),
    );
    expect(valueIn(extract, 'dateOfIssue')).toBe('2026-01-08');
  });

  it('the rent is not the sum by which it may be raised', () => {
    const lease = readPrinted(
      lines(
        'HOUSE RENTAL CONTRACT',
        'This contract is made between Mrs Sadie Example of P O Box 77 Kasane, the landlady, and Mr Phenyo',
        'Example ID No. 611917423, the tenant.',
        'The rent may be raised by not more than P200 after the first year.',
        'The tenant shall pay a rent of P2,650 a month, and a refundable deposit of P 1,000.',
      ),
    );
    expect(valueIn(lease, 'monthlyRent')).toBe(2650);
  });

  it('a kgotla, its village and a yard that a Setswana letter names in one sentence', () => {
    const letter = readPrinted(
      lines(
        'BOGOSI JWA BAKGATLA',
        'Kgotla ya Mabodisa, Mochudi',
        'Kgwedi: 20 Phalane 2026',
        'GO O MO AMANG',
        'Ke tlhomamisa gore Rre Molefi Example, wa nomore ya Omang 624110875, ke',
        'moagi wa kgotla ya Mabodisa mo Mochudi. O nna mo lolwapeng lwa ga mmaagwe, nomore ya',
        'jarata 448.',
        'Wa lona,',
        'Kgosana Ramosweu Example',
      ),
    );
    expect(valueIn(letter, 'ward')).toBe('Mabodisa');
    expect(valueIn(letter, 'village')).toBe('Mochudi');
    expect(valueIn(letter, 'plotNumber')).toBe('448');
  });

  it('a stand with the name of its area is where it is, though the post goes to a box', () => {
    const demand = readPrinted([
      [300, 40, 'SELIBE PHIKWE TOWN COUNCIL'],
      [300, 80, 'ASSESSMENT RATES NOTICE'],
      [60, 160, 'RATEPAYER'],
      [60, 200, 'EXAMPLE, Gofaone P.'],
      [60, 224, 'P O Box 10044'],
      [60, 248, 'SELIBE PHIKWE'],
      [500, 160, 'Rate account'],
      [700, 160, 'R-0417-2288'],
      [500, 204, 'Notice date'],
      [700, 204, '03/08/2026'],
      [500, 248, 'Stand / Plot'],
      [700, 248, '2288 Botshabelo'],
      [60, 400, 'TOTAL PAYABLE'],
      [700, 400, 'P 1,639.50'],
      [60, 440, 'Final date for payment'],
      [700, 440, '30/11/2026'],
    ]);
    expect(valueIn(demand, 'address')).toBe('Stand 2288 Botshabelo');
    expect(valueIn(demand, 'dueDate')).toBe('2026-11-30');
  });

  it('what is owed after a payment is the new balance', () => {
    const bill = readPrinted([
      ...lines('EXAMPLE FIBRE (PTY) LTD', 'YOUR BILL', 'Account Number: 800427719', 'Bill date: 16 Nov 2026'),
      [60, 300, 'Last bill'],
      [700, 300, '1,099.00'],
      [60, 340, 'Home Fibre 50 Mbps'],
      [700, 340, '999.50'],
      [60, 380, 'New balance'],
      [700, 380, 'P 1,139.43'],
    ]);
    expect(valueIn(bill, 'amountDue')).toBe(1139.43);
  });

  it('who writes that he owns the house is named in full where he says so', () => {
    const letter = readPrinted(
      lines(
        '2nd November 2026',
        'To the Manager,',
        'I, Mrs Segametsi Example (Omang 407725318), own the house at Plot 3304, Serorome Ward, Palapye.',
        'I confirm that Miss Bonolo Modise rents two rooms from me at that plot.',
        'Thank you',
        'S. Example',
      ),
    );
    expect(valueIn(letter, 'issuerName')).toBe('Segametsi Example');
  });

  it('a company is taxed at its registered office', () => {
    const certificate = readPrinted(
      lines(
        'TAX CLEARANCE CERTIFICATE',
        'Taxpayer: EXAMPLE TRANSPORT (PTY) LTD',
        'TIN: C02208814017',
        'Registered office: Plot 6610, Light Industrial, Francistown',
      ),
    );
    expect(valueIn(certificate, 'address')).toBe('Plot 6610, Light Industrial, Francistown');
  });
});
