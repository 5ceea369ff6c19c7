import { describe, expect, it } from 'vitest';
import { personName } from '../../../values/person-name.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';

const payslip = (caption: string, name: string) =>
  readPrinted([
    [60, 60, 'KGALE SPECIMEN TRADING (PTY) LTD'],
    [60, 100, 'PAYSLIP'],
    [60, 160, caption],
    [400, 160, name],
    [60, 200, 'Pay period'],
    [400, 200, 'May 2026'],
    [60, 240, 'Basic salary'],
    [400, 240, '4,000.00'],
    [60, 280, 'Gross pay'],
    [400, 280, '4,000.00'],
    [60, 320, 'PAYE'],
    [400, 320, '400.00'],
    [60, 360, 'Net pay'],
    [400, 360, '3,600.00'],
  ]);

describe('a name under a caption that asks for the surname first', () => {
  it.each([
    ['Surname and names', 'MOLEFE KAGISO', 'KAGISO MOLEFE'],
    ['Surname & Names', 'Molefe Kagiso', 'Kagiso Molefe'],
    ['SURNAME, NAMES', 'MOLEFE, KAGISO', 'KAGISO MOLEFE'],
    ['Surname and Forenames', 'RAMONTSHO LEFIKA JOHN', 'LEFIKA JOHN RAMONTSHO'],
    ['Sefane le Maina', 'VAN DER MERWE JAN', 'JAN VAN DER MERWE'],
    ['Surname and Names', 'MOLEFE Kagiso', 'Kagiso MOLEFE'],
    ['Surname and names', 'MOLEFE', 'MOLEFE'],
  ])('%s: %s is %s', (caption, printed, name) =>
    expect(valueIn(payslip(caption, printed), 'employeeName')).toBe(name),
  );

  it('is left alone where it was written as it is spoken all the same', () =>
    expect(valueIn(payslip('Surname and names', 'KAGISO MOLEFE'), 'employeeName')).toBe('KAGISO MOLEFE'));

  it.each(['Name and Surname', 'Employee Name', 'Full Names'])('is as printed under %s', (caption) =>
    expect(valueIn(payslip(caption, 'MOLEFE KAGISO'), 'employeeName')).toBe('MOLEFE KAGISO'),
  );

  it('leaves a surname of two words as it is, where nothing follows it', () =>
    expect(personName.parse('VAN WYK', { today: '2026-11-21', surnameFirst: true })?.value).toBe('VAN WYK'));
});
