import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../documents/testing/request.ts';
import type { PrintedLine } from '../documents/testing/page-of.ts';
import { personName } from './person-name.ts';

/** Words of other papers that people are called as well. */
const WORDS =
  'Bill Trust Ward Page No An To Church Bank Branch Sergeant Nurse Chambers Mills Power Gross Post Section Title May Kanye German Clerk Born Ng'.split(
    ' ',
  );

const slip = (...named: readonly PrintedLine[]) =>
  readPrinted([
    [60, 60, 'KGALE SPECIMEN TRADING (PTY) LTD'],
    [60, 100, 'PAYSLIP'],
    ...named,
    [60, 200, 'Pay period'],
    [400, 200, 'May 2026'],
    [60, 240, 'Gross pay'],
    [400, 240, '4,000.00'],
    [60, 280, 'PAYE'],
    [400, 280, '400.00'],
    [60, 320, 'Net pay'],
    [400, 320, '3,600.00'],
  ]);

describe('a name is what stands where a name stands', () => {
  it.each(WORDS)('%s as a surname and as a first name', (word) => {
    const beside = slip([60, 160, 'Employee Name'], [400, 160, `Tendai ${word}`]);
    expect(valueIn(beside, 'employeeName')).toBe(`Tendai ${word}`);
    expect(valueIn(slip([60, 160, `Employee: ${word} Chikwanha`]), 'employeeName')).toBe(`${word} Chikwanha`);
    const parted = slip(
      [60, 130, 'Surname'],
      [400, 130, word.toUpperCase()],
      [60, 160, 'First names'],
      [400, 160, 'TENDAI'],
    );
    expect(valueIn(parted, 'employeeName')).toBe(`TENDAI ${word.toUpperCase()}`);
  });

  it.each(['Page', 'Bank', 'No', 'Trust'])('%s below the caption of a card', (word) => {
    const card = readPrinted([
      [300, 60, 'REPUBLIC OF BOTSWANA'],
      [300, 100, 'NATIONAL IDENTITY CARD'],
      [60, 160, 'SURNAME'],
      [60, 190, word.toUpperCase()],
      [60, 240, 'FORENAMES'],
      [60, 270, 'KAGO'],
      [60, 320, 'DATE OF BIRTH'],
      [60, 350, '12/04/1984'],
      [60, 400, 'ID NUMBER'],
      [60, 430, '428317215'],
    ]);
    expect(valueIn(card, 'surname')).toBe(word.toUpperCase());
  });

  it.each([
    'Date',
    'Account Number',
    'Bank Account',
    'The Employer',
    'Date of Birth',
    'Kgale Motors (Pty) Ltd',
  ])('“%s” is none, though a form asks for one', (text) =>
    expect(personName.parse(text, { today: '2026-11-21', namedHere: true })).toBeNull(),
  );

  it('holds what may as well be a company', () => {
    const field = slip([60, 160, 'Employee Name'], [400, 160, 'Kgale Investments']).fields.find(
      ({ name }) => name === 'employeeName',
    );
    expect(field!.confidence).toBeLessThan(0.6);
  });

  it('a name that no list knows is worth as much as one that it knows', () => {
    const asked = { today: '2026-11-21', namedHere: true };
    expect(personName.parse('Xenia Qwertz', asked)!.quality).toBe(
      personName.parse('Kago Molefe', asked)!.quality,
    );
  });
});
