import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/page-of.ts';
import { readPrinted, sureValue, valueIn } from '../../testing/request.ts';

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

  describe.each(['Ms', 'Mrs.', 'Dr', 'Rre', 'Mma', 'Mr / Mrs'])('“Title: %s” says no office', (title) => {
    it('in an affidavit', () => {
      const affidavit = readPrinted(
        lines(
          'AFFIDAVIT',
          'PROOF OF RESIDENCE',
          'Name: Tebogo Moeng',
          `Title: ${title}`,
          'ID No: 772219504',
          'I reside at Plot 50, Gaborone West, Gaborone and have lived there for two years.',
          'Date: 14/09/2026',
        ),
      );
      expect(sureValue(affidavit, 'fullName')).toBe('Tebogo Moeng');
      expect(sureValue(affidavit, 'commissionerName')).toBeNull();
    });

    it('on one line with the name, and in cells', () => {
      const rest = lines('Plot 50, Gaborone West', 'Date: 14/09/2026').map(
        ([x, y, text]) => [x, y + 240, text] as const,
      );
      const oneLine = readPrinted([
        [60, 60, 'AFFIDAVIT'],
        [60, 140, `Name: Tebogo Moeng Title: ${title}`],
        [60, 180, 'ID No: 772219504'],
        ...rest,
      ]);
      expect(sureValue(oneLine, 'fullName')).toBe('Tebogo Moeng');
      const cells = readPrinted([
        [60, 60, 'AFFIDAVIT'],
        [60, 140, 'Name:'],
        [300, 140, 'Tebogo Moeng'],
        [60, 170, 'Title:'],
        [300, 170, title],
        [60, 200, 'ID No:'],
        [300, 200, '772219504'],
        ...rest,
      ]);
      expect(sureValue(cells, 'fullName')).toBe('Tebogo Moeng');
    });

    it('in a letter of a kgotla', () => {
      const letter = readPrinted(
        lines(
          'SHOSHONG TRIBAL ADMINISTRATION',
          'PROOF OF RESIDENCE',
          'Date: 14/09/2026',
          'Name: Tebogo Moeng',
          `Title: ${title}`,
          'The above-named resides at Goo-Tau Ward in Shoshong village.',
          'Neo Specimen',
          'Deputy Kgosi',
        ),
      );
      expect(sureValue(letter, 'fullName')).toBe('Tebogo Moeng');
      expect(sureValue(letter, 'signatoryName')).not.toBe('Tebogo Moeng');
    });
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
