import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, sureValue, valueIn } from '../testing/request.ts';

describe("registers of strangers' making", () => {
  it.each([
    ["Child's Surname", "Child's Forenames", "Child's Date of Birth", "Child's Place of Birth"],
    ['CHILD’S SURNAME', 'CHILD’S FIRST NAMES', 'CHILD’S DATE OF BIRTH', 'CHILD’S PLACE OF BIRTH'],
    ['Surname of Child', 'Forenames of Child', 'Date of Birth', 'Place of Birth'],
  ])('the child whom a certificate of birth is about: “%s”', (surname, forenames, born, place) => {
    const paper = readPrinted(
      lines(
        'CERTIFICATE OF BIRTH',
        'Entry No.: MN 4471/2018',
        `${surname}: EXAMPLE`,
        `${forenames}: KAGO NEO`,
        `${born}: 3 April 2018`,
        `${place}: Maun`,
        'Name of Mother: Lorato Example',
        "Mother's ID No.: 123425678",
        'Date of Registration: 12 May 2018',
      ),
    );
    expect(sureValue(paper, 'surname')).toBe('EXAMPLE');
    expect(sureValue(paper, 'forenames')).toBe('KAGO NEO');
    expect(sureValue(paper, 'dateOfBirth')).toBe('2018-04-03');
    expect(sureValue(paper, 'placeOfBirth')).toBe('Maun');
  });

  it('a company was incorporated on the day of its incorporation, not of its re-registration', () => {
    const certificate = (...lines: string[]) =>
      readPrinted([
        [300, 60, 'CERTIFICATE OF INCORPORATION'],
        [300, 120, 'This certifies that'],
        [300, 160, 'NATA EXAMPLE WORKS LIMITED'],
        [300, 200, 'Company registration number: BW00000331274'],
        ...lines.map((text, i): [number, number, string] => [300, 240 + 40 * i, text]),
      ]);
    const both = certificate(
      'was incorporated in Botswana as a company limited by shares on',
      '4 MARCH 1997',
      'and re-registered on 2 July 2019',
    );
    expect(both.fields.find((f) => f.name === 'incorporationDate')).toMatchObject({
      value: '1997-03-04',
      notes: [],
    });
    expect(valueIn(certificate('and was re-registered on 2 July 2019'), 'incorporationDate')).toBe(
      '2019-07-02',
    );
  });
});

describe("companies' papers in other words", () => {
  it('an annual return is an extract of the register, not a certificate; its directors are numbered', () => {
    const paper = readPrinted([
      ...lines('CIPA', 'ANNUAL RETURN OF A COMPANY', 'Companies Act'),
      [100, 200, 'Company'],
      [500, 200, 'Nata Example Lodge (Pty) Ltd'],
      [100, 240, 'UIN'],
      [500, 240, 'BW00000771204'],
      [100, 280, 'Date of incorporation'],
      [500, 280, '12 October 2009'],
      [100, 320, 'Registered office'],
      [500, 320, 'Plot 811, Nata'],
      [100, 380, 'Directors at date of return'],
      [120, 420, '1. Kago Example (Botswana)'],
      [120, 450, '2. Neo Sample (Namibia)'],
    ]);
    expect(paper.documentType).toBe('COMPANY_EXTRACT');
    expect(valueIn(paper, 'directors')).toMatchObject([{ name: 'Kago Example' }, { name: 'Neo Sample' }]);
  });
});
