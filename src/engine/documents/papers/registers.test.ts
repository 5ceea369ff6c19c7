import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe("registers of strangers' making", () => {
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
