import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe("registers of strangers' making", () => {
  it("a child's number in the brackets of another label wins over the mother's", () => {
    const paper = readPrinted([
      [400, 60, 'CERTIFICATE OF BIRTH'],
      [60, 140, 'Entry No. (Omang No.)'],
      [500, 140, '700210415'],
      [60, 180, "Child's Surname"],
      [500, 180, 'EXAMPLE'],
      [60, 220, 'Forenames'],
      [500, 220, 'KAGO NEO'],
      [60, 260, 'Name of Mother'],
      [500, 260, 'Lorato Example'],
      [60, 300, "Mother's ID No."],
      [500, 300, '123425678'],
      [60, 340, 'Date of Registration'],
      [500, 340, '12 May 2018'],
    ]);
    expect(valueIn(paper, 'idNumber')).toBe('700210415');
    expect(valueIn(paper, 'entryNumber')).toBe('700210415');
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
