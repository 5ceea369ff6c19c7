import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, sureValue } from '../testing/request.ts';

const HEAD = [
  'NATA TOOLS (PTY) LTD',
  'Plot 14, Light Industrial',
  'P O Box 88, Maun',
  'Tel: 686 0000',
  '12 November 2026',
  'To whom it may concern',
  'CONFIRMATION OF EMPLOYMENT',
];
const LIST = ['Name: Kago Molefe', 'Position: Cashier', 'Employee no: 4471', 'Gross salary: P 5,400.00'];

describe('a letter that vouches for the list of its labels', () => {
  it.each([
    ['We confirm that the above company employs this person:'],
    ['We certify that the information given here is true.'],
    ['I hereby declare that the details of our employee are as stated.'],
    ['We confirm that the above-mentioned firm employs:'],
    ['I certify that the particulars of employment are these'],
  ])('before it, says whom and what: %s', (vouched) => {
    const read = readPrinted(lines(...HEAD, vouched, ...LIST, 'Thank you', 'Neo Tau'));
    expect(read.documentType).toBe('EMPLOYMENT_LETTER');
    expect(sureValue(read, 'employeeName')).toBe('Kago Molefe');
    expect(sureValue(read, 'position')).toBe('Cashier');
  });

  it('before it, below a subject, says the same', () => {
    const subject = ['Date: 12 November 2026', 'RE: CONFIRMATION OF EMPLOYMENT'];
    const vouched = 'We certify that the information given here is true.';
    const read = readPrinted(lines(...HEAD.slice(0, 4), ...subject, vouched, ...LIST, 'Neo Tau'));
    expect(sureValue(read, 'position')).toBe('Cashier');
  });

  it.each([
    ['We certify that the information given here is true.'],
    ['We confirm that the above is correct.'],
    ['I hereby declare that all the particulars are true'],
  ])('behind it, names below who signs: %s', (vouched) => {
    const signer = ['Name: Neo Tau', 'Position: Finance Manager'];
    const said = 'Here are the particulars of a person whom we employ';
    const read = readPrinted(lines(...HEAD, said, ...LIST, vouched, ...signer));
    expect(sureValue(read, 'employeeName')).toBe('Kago Molefe');
    expect(sureValue(read, 'position')).toBe('Cashier');
    const unnamed = readPrinted(
      lines(...HEAD, ...LIST.filter((line) => !line.startsWith('Position')), vouched, ...signer),
    );
    expect(sureValue(unnamed, 'position')).toBeNull();
  });
});
