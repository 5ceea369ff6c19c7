import { describe, expect, it } from 'vitest';
import { needsEyes } from '../../../contract/needs-eyes.ts';
import { shownFields } from '../../../contract/shown-fields.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { readLines } from '../testing/request.ts';

const lookedAt = ({ fields }: VerifiedDocument): string[] =>
  shownFields(fields)
    .filter((field) => needsEyes(field, false))
    .map(({ name }) => name);
const fieldOf = ({ fields }: VerifiedDocument, name: string) => fields.find((field) => field.name === name);

describe('what nobody can settle by looking is not asked for', () => {
  it.each(['Sep 2025 - Aug 2030', '09/2025 - 08/2030', '01/09/2025 - 31/08/2030', 'Sep 2025 to Aug 2030'])(
    'both ends of one range are read: %s',
    (range) => {
      const licence = readLines(
        'REPUBLIC OF BOTSWANA',
        'DRIVING LICENCE',
        'Surname: Molefe',
        'Forenames: Kagiso',
        'ID Number: 123416789',
        'Date of Birth: 03/02/1990',
        `Validity Period: ${range}`,
        'Class: B',
      );
      expect(fieldOf(licence, 'dateOfIssue')?.value).toBe('2025-09-01');
      expect(fieldOf(licence, 'expiryDate')?.value).toBe('2030-08-31');
      expect(lookedAt(licence)).not.toContain('dateOfIssue');
      expect(lookedAt(licence)).not.toContain('expiryDate');
    },
  );

  const letter = (...more: string[]): VerifiedDocument =>
    readLines(
      'Okwa Timbers (Pty) Ltd',
      'CONFIRMATION OF EMPLOYMENT',
      'Date: 10 November 2026',
      'To whom it may concern',
      'This is to confirm that Kagiso Molefe is employed by Okwa Timbers (Pty) Ltd.',
      'The gross salary is P9,400.00 per month.',
      ...more,
    );

  it.each([
    ['The appointment is permanent and pensionable.', 'permanent'],
    ['The engagement is on a fixed-term contract.', 'contract'],
    ['The work is casual.', 'temporary'],
  ])('what the words of a letter say as a whole stands at no place: %s', (sentence, type) => {
    const read = letter(sentence);
    expect(fieldOf(read, 'employmentType')).toMatchObject({ value: type, source: 'inferred', page: null });
    expect(lookedAt(read)).not.toContain('employmentType');
  });

  it('a value that another one goes on from is no other value', () => {
    const read = letter('Position: Nurse', 'Job Title: Nurse in the Operations Department');
    expect(fieldOf(read, 'position')?.agreement).not.toBe('differ');
    const other = letter('Position: Nurse', 'Job Title: Night Watchman');
    expect(fieldOf(other, 'position')?.agreement).toBe('differ');
  });
});
