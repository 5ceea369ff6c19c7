import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../values/rows.ts';
import { fieldIn, readLines, readPrinted, sureValue, valueIn, valuesIn } from '../testing/request.ts';

describe('a cell that its width breaks is read whole', () => {
  it('also where its last line is a legal form', () => {
    const document = readPrinted([
      [60, 60, 'COMPANY EXTRACT'],
      [60, 120, 'UIN:'],
      [300, 120, 'BW00001234567'],
      [620, 120, 'Extracted on:'],
      [800, 120, '11 September 2026'],
      [60, 190, 'Status:'],
      [300, 190, 'Active'],
      [620, 190, 'Entity Name:'],
      [800, 190, 'Tsodilo'],
      [800, 217, 'Glassworks'],
      [800, 244, '(Pty) Ltd'],
      [60, 310, 'Registered Office:'],
      [300, 310, 'Plot 118, Ghanzi'],
      [620, 310, 'Date of Registration:'],
      [800, 310, '18 September 2009'],
    ]);
    expect(sureValue(document, 'companyName')).toBe('Tsodilo Glassworks (Pty) Ltd');
  });

  it('and where a surname is broken at its hyphen', () => {
    const document = readPrinted([
      [60, 60, 'Chobe Town Council'],
      [60, 100, 'RATES BILL'],
      [60, 170, 'Account Holder'],
      [262, 170, 'Due Date'],
      [60, 200, 'Neo Halloran-'],
      [262, 200, '09/10/2026'],
      [60, 227, "O'Dwyer"],
      [60, 290, 'Bill Date'],
      [262, 290, 'Account No'],
      [60, 320, '19/09/2026'],
      [262, 320, '50566671'],
    ]);
    expect(valueIn(document, 'name')).toBe("Neo Halloran-O'Dwyer");
  });
});

describe('a list of people loses nobody silently', () => {
  const directorsOf = (...printed: string[]): ReturnType<typeof readLines> =>
    readLines(
      'COMPANY EXTRACT',
      'Company Name: Tsodilo Glassworks (Pty) Ltd',
      'UIN: BW00001234567',
      'Status: Active',
      'Directors',
      ...printed,
    );

  it('takes a known name in capitals among others in small letters', () => {
    const document = directorsOf('Kago Sebina', 'LESEGO MODISE', 'Neo Tau');
    expect((valueIn(document, 'directors') as []).map(nameOfRow)).toEqual([
      'Kago Sebina',
      'LESEGO MODISE',
      'Neo Tau',
    ]);
  });

  it('and is held where it leaves one out', () =>
    expect(sureValue(directorsOf('Kago Sebina', 'XENUVI QORBALAN'), 'directors')).toBeNull());
});

describe('who a sentence names', () => {
  const letter = (said: string): ReturnType<typeof readLines> =>
    readLines(
      '7 October 2026',
      'To whom it may concern',
      'CONFIRMATION OF RESIDENCE',
      said,
      'Yours faithfully',
      'Thapelo Pule',
      '(Landlord)',
    );

  it.each([
    'I am the landlord of Oratile J. Mosweu, who has lived at House 22, Molepo Close, Gaborone since 2020.',
    'I am the landlord of Oratile J. Mosweu. She has lived at House 22, Molepo Close, Gaborone since 2020.',
  ])('the tenant, not the landlord: %s', (said) =>
    expect(valueIn(letter(said), 'name')).toBe('Oratile J. Mosweu'),
  );

  it('one name behind a title is a party of its own, and held', () => {
    const lease = readLines(
      'LEASE AGREEMENT',
      'ENTERED INTO BY AND BETWEEN Kabo Dithebe of Plot 187, Maun (hereinafter called the Lessor)',
      'and Miss Tirelo, Identity No. 295729071 (hereinafter called the Lessee).',
    );
    expect([fieldIn(lease, 'name')?.value, sureValue(lease, 'name')]).toEqual(['Tirelo', null]);
    expect(valueIn(lease, 'landlordName')).toBe('Kabo Dithebe');
  });

  it('an apposition stands between a name and what is said of it', () => {
    const document = readLines(
      'Tsodilo Glassworks (Pty) Ltd',
      '21 October 2026',
      'RE: EMPLOYMENT VERIFICATION',
      'Anil Verma-Rao, staff number 7176, joined Tsodilo Glassworks (Pty) Ltd on 26 March 2021 as a Teacher.',
      'Mr Verma-Rao is in good standing.',
      'Yours faithfully,',
      'Gareth Quill',
      'Chief Executive Officer',
    );
    expect(sureValue(document, 'employeeName')).toBe('Anil Verma-Rao');
  });
});

it('whoever speaks is no part of the address', () =>
  expect(
    sureValue(
      readLines(
        'AFFIDAVIT',
        'I LESEGO MODISE of Plot 118, Kuke Close, Boseja, Maun,',
        'holder of identity document 174729807, state under oath that I live at the above address.',
        'Sworn before me at Maun on this 1st day of October 2026.',
        'COMMISSIONER OF OATHS',
      ),
      'address',
    ),
  ).toBe('Plot 118, Kuke Close, Boseja, Maun'));

describe('gross pay less something is no gross pay', () => {
  it.each([
    ['His gross salary, less tax of P400.00, is P4,200.00 per month.', [null, 4200]],
    ['His gross salary, less tax of P400.00 and other deductions, gives a net of P4,200.00.', [null, 4200]],
    ['Salary net of tax: P4,200.00', [null, 4200]],
    ['His gross salary before tax of P400.00 is P4,600.00.', [4600, null]],
    ['His gross pay less tax of P 400.00 leaves P4,200.00.', [null, 4200]],
    ['From his gross salary a tax of P400.00 is taken and P4,200.00 are paid.', [null, null]],
    ['His gross and net pay are P4,600.00 and P4,200.00 respectively.', [4600, 4200]],
    ['His net and gross pay are P4,200.00 and P4,600.00 respectively.', [4600, 4200]],
    ['His gross salary is not less than P4,600.00 per month.', [4600, null]],
  ])('%s', (said, [gross, net]) => {
    const document = readLines(
      'Tsodilo Glassworks (Pty) Ltd',
      '12 October 2026',
      'CONFIRMATION OF EMPLOYMENT',
      'This serves to confirm that Kago Seretse is employed by Tsodilo Glassworks (Pty) Ltd as a Driver.',
      said,
      'Yours faithfully',
      'Neo Tau',
    );
    expect(valuesIn(document, 'grossSalary', 'netSalary').map((v) => v ?? null)).toEqual([gross, net]);
  });
});
