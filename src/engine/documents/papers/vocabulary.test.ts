import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('labels that say whose they are, or of which paper', () => {
  it('the holder of a licence, and the classes that it is for', () => {
    const licence = readLines(
      'REPUBLIC OF BOTSWANA',
      'DRIVING LICENCE',
      "Holder's surname: EXAMPLE",
      "Holder's forenames: KAGO",
      'Identity No.: 483210975',
      'Driving licence no.: 583310',
      'Classes held: B, C1',
      'Date first licensed: 14/06/2015',
    );
    expect(valueIn(licence, 'surname')).toBe('EXAMPLE');
    expect(valueIn(licence, 'forenames')).toBe('KAGO');
    expect(valueIn(licence, 'licenceClass')).toBe('B, C1');
    expect(valueIn(licence, 'firstIssue')).toBe('2015-06-14');
  });

  it('the class of a permit is not "of permit"', () => {
    const permit = readPrinted([
      [60, 40, 'REPUBLIC OF BOTSWANA'],
      [60, 80, 'RESIDENCE PERMIT'],
      [60, 140, 'Permit ref.'],
      [400, 140, 'WRP-2025-008814'],
      [60, 180, 'Class of permit'],
      [400, 180, 'Employment'],
      [60, 220, 'Employed by: Nata Steel (Pty) Ltd'],
      [60, 260, 'Permit begins: 01/07/2026'],
      [60, 300, 'Permit ends: 30/06/2028'],
    ]);
    expect(valueIn(permit, 'permitNumber')).toBe('WRP-2025-008814');
    expect(valueIn(permit, 'permitType')).toBe('Employment');
    expect(valueIn(permit, 'employer')).toBe('Nata Steel (Pty) Ltd');
    expect(valueIn(permit, 'expiryDate')).toBe('2028-06-30');
  });

  it('words before a colon that make a label longer are no value', () => {
    const bill = readLines(
      'BOTSWANA POWER CORPORATION',
      'ELECTRICITY TAX INVOICE',
      'CONSUMER: KAGO EXAMPLE',
      'CUSTOMER CARE: 3603000',
      'TARIFF CLASS: DOMESTIC',
      'CONSUMER ID: 2200441790',
    );
    expect(valueIn(bill, 'tariff')).toBe('DOMESTIC');
    expect(valueIn(bill, 'accountNumber')).toBe('2200441790');
  });

  it('a label in another language before a value in capitals', () => {
    const passport = readLines(
      'REPUBLIC OF KENYA',
      'PASSPORT / PASIPOTI',
      'Passport No./Nambari AK1190227',
      'Surname/Jina la ukoo EXAMPLE',
      'Nationality/Uraia KENYAN',
    );
    expect(valueIn(passport, 'nationality')).toBe('KENYAN');
  });
});

describe('words of bills, leases and letters', () => {
  it('what is owed to a council, by whom, by when', () => {
    const bill = readLines(
      'EXAMPLE TOWN COUNCIL',
      'MUNICIPAL STATEMENT',
      'Debtor: Kago Example',
      'Debtor code: LTC/R/0771',
      'Situated at: Plot 12, Monarch, Francistown',
      'Notice date: 01/08/2026',
      'Total rates due: P 2,310.00',
      'To be paid not later than: 30/09/2026',
    );
    expect(valueIn(bill, 'fullName')).toBe('Kago Example');
    expect(valueIn(bill, 'accountNumber')).toBe('LTC/R/0771');
    expect(valueIn(bill, 'address')).toBe('Plot 12, Monarch, Francistown');
    expect(valueIn(bill, 'amountDue')).toBe(2310);
    expect(valueIn(bill, 'dueDate')).toBe('2026-09-30');
  });

  it('a lease whose parties have names of their own', () => {
    const lease = readLines(
      'LEASE AGREEMENT',
      'Property owner: Nata Estates (Pty) Ltd',
      'Occupant: Kago Example',
      "Occupant's ID: 483210975",
      'Premises let: Flat 3, Plot 1204, Mahalapye',
      'Tenancy starts: 01/10/2026',
      'Tenancy ends: 30/09/2027',
      'Rent a month: P6,800.00',
    );
    expect(valueIn(lease, 'issuerName')).toBe('Nata Estates (Pty) Ltd');
    expect(valueIn(lease, 'fullName')).toBe('Kago Example');
    expect(valueIn(lease, 'idNumber')).toBe('483210975');
    expect(valueIn(lease, 'startDate')).toBe('2026-10-01');
    expect(valueIn(lease, 'monthlyRent')).toBe(6800);
  });

  it('the Omang number of who writes is not that of the tenant', () => {
    const letter = readPrinted(
      lines(
        'Proof of residence for my tenant',
        'My name is Lesedi Specimen, Omang 483220975. I own house no. 55 at Plot 9917, Gerald Estates,',
        'Francistown. Kago Example, Omang 483210975, has been staying there as my tenant from 1 May 2026.',
      ),
    );
    expect(valueIn(letter, 'omangNumber')).toBe('483210975');
  });

  it('what somebody is behind his name, and a greeting, are no names', () => {
    const lease = readPrinted(
      lines(
        'HOUSE RENTAL CONTRACT',
        'This contract is made between Mrs Lesedi Specimen (the landlady) and Mr Kago Example, Zimbabwean passport',
        'FN000104 (the tenant).',
      ),
    );
    expect(valueIn(lease, 'fullName')).toBe('Kago Example');
  });

  it('a commissioner with a rank, and where oaths are taken is nobody’s home', () => {
    const affidavit = readLines(
      'AFFIDAVIT OF RESIDENCE',
      'Ke nna: Kago Example',
      'Ke dula kwa: Plot 221, Mapoka',
      'Lefelo: Masunga Police Station',
      'Sworn before: Sub/Insp Lesedi Specimen at Masunga',
    );
    expect(valueIn(affidavit, 'address')).toBe('Plot 221, Mapoka');
    expect(valueIn(affidavit, 'commissionerName')).toBe('Lesedi Specimen');
  });

  it('a village from the address of a letter, where nothing else names it', () => {
    const letter = readPrinted(
      lines(
        'TRIBAL ADMINISTRATION',
        'CONFIRMATION OF RESIDENCE',
        'This is to confirm that Rre Kago Example, Omang 483210975, stays at Plot 3381, Ntloedibe Ward,',
        'Molepolole.',
      ),
    );
    expect(valueIn(letter, 'village')).toBe('Molepolole');
  });
});
