import { describe, expect, it } from 'vitest';
import { needsEyes } from '../../../contract/needs-eyes.ts';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, fieldIn, readPrinted } from '../testing/request.ts';
import { understand } from '../understand.ts';

/** Is the value given, and needs nobody's eyes? */
const isSure = (lines: readonly PrintedLine[], name: string): unknown => {
  const field = fieldIn(readPrinted(lines), name);
  return field && !needsEyes(field, false) ? field.value : null;
};

describe('the number of a permit without a label', () => {
  const permit = (title: string, ...numbers: PrintedLine[]): PrintedLine[] => [
    [60, 60, 'REPUBLIC OF BOTSWANA'],
    [60, 90, title],
    ...numbers,
    [60, 200, 'SURNAME'],
    [60, 230, 'SPECIMEN'],
    [60, 280, 'FORENAMES'],
    [60, 310, 'ANNA EXAMPLE'],
    [60, 360, 'PASSPORT NUMBER'],
    [60, 390, 'EC9198523'],
    [60, 440, 'DATE OF ISSUE'],
    [400, 440, 'VALID UNTIL'],
    [60, 470, '02/09/2024'],
    [400, 470, '01/09/2028'],
    [60, 520, 'Immigration Officer'],
  ];

  it('is to be looked at away from the title, with letters of something else, and where two stand there', () => {
    expect(isSure(permit('RESIDENCE PERMIT', [700, 900, 'RP260188']), 'permitNumber')).toBeNull();
    expect(isSure(permit('RESIDENCE PERMIT', [700, 60, 'FM1100278']), 'permitNumber')).toBeNull();
    const two = permit('RESIDENCE PERMIT', [500, 60, 'RP260188'], [700, 60, 'RP260199']);
    expect(isSure(two, 'permitNumber')).toBeNull();
  });
});

describe('a piece of a sentence', () => {
  it('where a text may stand is a guess', () => {
    const field = fieldIn(
      readPrinted([
        [300, 60, 'REPUBLIC OF BOTSWANA'],
        [300, 90, 'TEMPORARY RESIDENCE PERMIT'],
        [600, 130, 'Permit No. GRP675750'],
        [60, 170, 'Permission is granted to the person named below to enter and remain subject to the'],
        [60, 195, 'conditions of this permit.'],
        [60, 240, 'Full name'],
        [300, 240, 'Anna Example'],
        [60, 280, 'Passport number'],
        [300, 280, 'MK4004421'],
      ]),
      'conditions',
    );
    // Better none; but if there is one, nobody is asked about it.
    expect(!field || field.value === null || field.guess === true).toBe(true);
  });
});

describe('a name in two lines of a column', () => {
  const page = pageOf([
    [60, 60, 'EXTRACT FROM THE REGISTER OF BIRTHS (BIRTH CERTIFICATE)'],
    [60, 100, 'Entry No.'],
    [250, 100, 'Name'],
    [450, 100, 'Name of father'],
    [700, 100, 'Name of mother'],
    [60, 130, 'B9061407/1992'],
    [250, 130, 'Anna Specimen'],
    [450, 130, 'Kabo Specimen'],
    [700, 130, 'Tidimalo'],
    [700, 155, 'Example-Setlhare'],
  ]);
  const read = (second: string) => {
    const lines = page.lines.map((line) =>
      line.text === 'Example-Setlhare'
        ? { ...line, second: { text: second, confidence: 0.9, reader: 'tesseract' as const } }
        : line,
    );
    return fieldIn(understand([{ ...page, lines }], anyRequest).documents[0]!, 'motherName');
  };

  it('is not contradicted by a second reader that saw the same in the one line it was asked about', () => {
    expect(read('Example-Setlhare')).toMatchObject({
      value: 'Tidimalo Example-Setlhare',
      agreement: 'once',
    });
    expect(read('Example-Sethare')).toMatchObject({ agreement: 'differ' });
  });
});

describe('who vouches for a form', () => {
  const form = (...declared: string[]): PrintedLine[] => [
    [60, 60, "EMPLOYER'S CONFIRMATION"],
    [60, 100, 'Employer'],
    [400, 100, 'Example Security Services (Pty) Ltd'],
    [60, 140, 'Name of employee'],
    [400, 140, 'Anna Example'],
    [60, 180, 'Job title'],
    [400, 180, 'Accounts Clerk'],
    [60, 220, 'Date engaged'],
    [400, 220, '23 April 2019'],
    ...declared.map((text, i): PrintedLine => [60, 280 + 40 * i, text]),
  ];

  it.each([
    'I certify that the information above is correct.',
    'We hereby confirm that all the particulars are true.',
    'I declare that the above statements are correct',
  ])('gives a post that is not the employee’s: %s', (declaration) => {
    const read = readPrinted(form(declaration, 'Name: Kabo Specimen', 'Designation: Finance Manager'));
    expect(fieldIn(read, 'position')).toMatchObject({ value: 'Accounts Clerk', alternatives: [] });
    expect(needsEyes(fieldIn(read, 'position')!, false)).toBe(false);
  });
});

describe('the stamp of an office beside a name', () => {
  const oath = (stamp: string): PrintedLine[] => [
    [300, 60, 'AFFIDAVIT'],
    [60, 120, 'I, the undersigned ANNA EXAMPLE, Omang number 464122776, do hereby'],
    [60, 150, 'make oath and state that: I reside at Plot 53441, Palapye.'],
    [60, 220, 'Sworn to and signed before me at Palapye on this 15th day of July 2026.'],
    [60, 300, 'COMMISSIONER OF OATHS'],
    [600, 300, stamp],
    [60, 330, 'Kabo Specimen, Sub Inspector'],
  ];

  it.each(['PALAPYE POLICE', 'SEROWE MAGISTRATES COURT', 'MAUN TRIBAL ADMINISTRATION'])(
    'is nobody else: %s',
    (stamp) => {
      const name = fieldIn(readPrinted(oath(stamp)), 'commissionerName')!;
      expect(name.value).toContain('Kabo Specimen');
      expect(name.agreement).not.toBe('differ');
    },
  );
});
