import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../values/rows.ts';
import { fieldIn, readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

type Document = ReturnType<typeof readLines>;

describe('who is printed in the other case below a list', () => {
  const extract = (...printed: string[]): Document =>
    readPrinted(
      [
        'COMPANY EXTRACT',
        'Company Name: Tsodilo Glassworks (Pty) Ltd',
        'UIN: BW00001234567',
        'Status: Active',
        'Directors',
        'Kago Sebina',
        'Neo Tau',
        ...printed,
      ].map((text, i) => [60, 60 + 40 * i, text] as const),
    );

  it.each([
    ['MPHO KGOSI', 'Registrar of Companies'],
    ['THATO CLOSE', 'GABORONE'],
    ['MPHO KGOSI', 'Appointed 2 December 2020, Plot 7, Maun'],
    ['QUILLON ZAREVITCH', 'Appointed 2 December 2020, Plot 7, Maun'],
  ])('is no row of it, and the list is held: %s', (...printed) => {
    const directors = fieldIn(extract(...printed), 'directors');
    expect((directors?.value as []).map(nameOfRow)).toEqual(['Kago Sebina', 'Neo Tau']);
    expect(directors?.confidence).toBeLessThan(0.6);
  });

  it.each([
    ['PRINCIPAL BUSINESS', 'Glass works'],
    ['FINANCIAL YEAR END', '31 December'],
    ['BUSINESS ACTIVITIES', 'Glass works'],
  ])('a title over what is no name holds nothing: %s', (...printed) =>
    expect((sureValue(extract(...printed), 'directors') as [] | null)?.map(nameOfRow)).toEqual([
      'Kago Sebina',
      'Neo Tau',
    ]),
  );
});

describe('whom a letter is not about', () => {
  const letter = (...said: string[]): Document =>
    readLines(
      'Tsodilo Glassworks (Pty) Ltd',
      '21 October 2026',
      'RE: EMPLOYMENT VERIFICATION',
      ...said,
      'Yours faithfully,',
      'Gareth Quill',
      'Chief Executive Officer',
    );

  it.each([
    [
      'Neo Tau, his predecessor, joined the company in 2012 and left in 2019.',
      'Kago Sebina took his place as Driver on 1 March 2019.',
    ],
    [
      'Neo Tau, the manager of the depot, has worked with Kago Sebina since 2019 and can be called on 71234567.',
      'Kago Sebina is a Driver.',
    ],
    ['Debswana Mining joined the group in 2019.', 'We confirm that he is a Driver.'],
  ])('a colleague: %s', (...said) =>
    expect(['Kago Sebina', null]).toContain(sureValue(letter(...said), 'employeeName')),
  );

  it('nor who was in a talk', () =>
    expect(
      sureValue(
        letter(
          'Neo Tau (Human Resources) joined the call that you made on 3 October.',
          'Kago Sebina is a Driver with us since 2019.',
        ),
        'employeeName',
      ),
    ).toBe('Kago Sebina'));
});

describe('a building has a landlord and is no tenant', () => {
  it.each([
    'I am the landlord of Kgale View Flats. Kago Sebina rents Plot 22, Molepo Close, Gaborone from me.',
    'I am the owner of Mokolodi Lodge. My tenant Kago Sebina has lived at House 22, Molepo Close, Gaborone since 2020.',
    'I, Thapelo Pule, am the landlord of Riverside Villas. This confirms that Kago Sebina lives at House 22, Molepo Close, Gaborone.',
  ])('%s', (said) => {
    const document = readLines(
      '7 October 2026',
      'To whom it may concern',
      'CONFIRMATION OF RESIDENCE',
      said,
      'Yours faithfully',
      'Thapelo Pule',
      '(Landlord)',
    );
    expect(valueIn(document, 'name')).toBe('Kago Sebina');
  });
});
