import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';

describe('whom a label names', () => {
  it('“Name” above “Position” is who signs a letter of residence', () => {
    const letter = readPrinted(
      lines(
        'SHOSHONG TRIBAL ADMINISTRATION',
        'PROOF OF RESIDENCE',
        'Date: 14/09/2026',
        'I certify that Kago Example Omang No. 000010000 is a resident of Goo-Tau Ward in Shoshong village.',
        'Name: Neo Specimen',
        'Position: Deputy Kgosi',
      ),
    );
    expect(valueIn(letter, 'fullName')).toBe('Kago Example');
    expect(valueIn(letter, 'signatoryName')).toBe('Neo Specimen');
  });

  it('the child’s own number among those of the parents', () => {
    const certificate = readPrinted([
      [300, 60, 'BIRTH CERTIFICATE'],
      [60, 120, '1. National ID No. of child'],
      [60, 145, '000020000'],
      [60, 200, '2. Surname of child'],
      [60, 225, 'EXAMPLE'],
      [60, 280, '3. Mother’s ID No.'],
      [60, 305, '000020001'],
    ]);
    expect(valueIn(certificate, 'idNumber')).toBe('000020000');
  });

  it('who is exempted from a permit, and for which period', () => {
    const permit = readPrinted(
      lines(
        'EXEMPTION CERTIFICATE',
        'No. EX 2026/0713',
        'It is hereby certified that Ms Kago Lesedi Specimen, of Norwegian nationality, holder of Passport No. CAA40188,',
        'is exempted for the period from 30 March 2026 to 29 March 2028.',
      ),
    );
    expect(valueIn(permit, 'fullName')).toBe('Kago Lesedi Specimen');
    expect(valueIn(permit, 'passportNumber')).toBe('CAA40188');
    expect(valueIn(permit, 'expiryDate')).toBe('2028-03-29');
  });
});
