import { describe, expect, it } from 'vitest';
import { REVIEW_BELOW } from '../../../contract/needs-eyes.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

/** An employer's form, some of whose lines are filled in otherwise. */
const form = (lines: Readonly<Record<string, string>>) =>
  readLines(
    'CONFIRMATION OF EMPLOYMENT FORM',
    'Section A: Employee',
    'Name of employee: Neo Example',
    'Omang number: 412323456',
    lines.position ?? 'Position held: Stores Clerk',
    'Section B: Employment',
    'Name of employer: Nata Example Stores (Pty) Ltd',
    'Date of employment: 04/03/2016',
    lines.basis ?? 'Type of employment: Contract',
    'Gross monthly salary: P 12,375.00',
    lines.paid ?? 'Paid: Monthly',
    'Section C: Declaration by employer',
    'Completed by (name): Tumo Example',
    lines.signer ?? 'Position of signatory: Payroll Officer',
    'Date: 14/11/2026',
  );

describe('forms that are filled in', () => {
  it.each([
    ['Type of employment: Permanent / Contract / Temporary', null],
    ['Type of employment: ☐ Permanent ☐ Contract ☐ Temporary', null],
    ['Type of employment: Permanent Contract Temporary', null],
    ['Type of employment:   Permanent     Contract     Casual', null],
    ['Type of employment: Permanent contract', 'permanent'],
    ['Type of employment: ☐ Permanent ☐ Contract ☒ Temporary', 'temporary'],
    ['Type of employment: Permanent ☐ Contract ☒', 'contract'],
  ])('%s', (basis, said) => {
    expect(valueIn(form({ basis }), 'employmentType')).toBe(said);
  });

  it('how often is no amount of pay', () => {
    expect(valueIn(form({ paid: 'Salary paid: Weekly / Monthly' }), 'remunerationDetails')).toBe(
      'P 12,375.00',
    );
  });

  it('the position of who signs is not that of who is employed', () => {
    const read = form({
      position: '6. Position held: Boilermaker',
      signer: '2. Position of signatory Payroll Officer',
    });
    expect(valueIn(read, 'position')).toBe('Boilermaker');
    expect(valueIn(read, 'signatoryTitle')).toBe('Payroll Officer');
  });

  it.each([
    ['Form No. KG 204-11', true],
    ['Nata Kgotla', false],
  ])('a day under “%s” is that of the form: %s', (above, isHeld) => {
    const printed: PrintedLine[] = [
      [60, 60, above],
      [60, 85, 'Date of issue: 12/03/2018'],
      [60, 160, 'PROOF OF RESIDENCE'],
      [60, 220, 'Name of applicant: Neo Example'],
      [60, 260, 'Residential address: Plot 4521, Block 6, Gaborone'],
    ];
    const day = readPrinted(printed).fields.find(({ name }) => name === 'issueDate')!;
    expect([day.value, day.confidence < REVIEW_BELOW]).toEqual(['2018-03-12', isHeld]);
  });

  it('the heading of the next part is no value', () => {
    expect(valueIn(form({ position: 'Position held' }), 'position')).toBeNull();
  });
});
