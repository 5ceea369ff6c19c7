import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('who is named', () => {
  it.each(['KGOSANA', 'HEADMAN'])('%s before the name of who signs is an office', (office) => {
    const letter = readLines(
      'BATAWANA TRIBAL ADMINISTRATION',
      'BOSEJA KGOTLA, MAUN',
      'LETTER OF RESIDENCE',
      'NAME: KAGO EXAMPLE',
      'RESIDES AT: PLOT 72, BOSEJA WARD, MAUN',
      'DATE: 19 OCT 2026',
      `SIGNED: ${office} L. SAMPLE`,
    );
    expect(valueIn(letter, 'signatoryName')).toBe('L. SAMPLE');
  });

  it('a director without a colon, and officers by their roles under “Management”', () => {
    const certificate = readLines(
      'BUSINESS IDENTIFICATION NUMBER CERTIFICATE',
      'BUSINESS NAME NATA BEES',
      'BIN BW00005520007',
      'DIRECTOR LESEDI SAMPLE',
    );
    expect(valueIn(certificate, 'directors')).toEqual(['LESEDI SAMPLE']);
    const extract = readPrinted([
      [60, 60, 'Register search result'],
      [60, 100, 'Entity'],
      [300, 100, 'Nata Foods (Pty) Ltd'],
      [60, 200, 'Management'],
      [300, 200, 'Role'],
      [500, 200, 'Since'],
      [60, 234, 'Kago Example'],
      [300, 234, 'Director'],
      [500, 234, '18 Nov 2018'],
      [60, 268, 'Lesedi Sample'],
      [300, 268, 'Secretary'],
      [500, 268, '2 May 2020'],
      [60, 368, 'Extract of the register made on 30 October 2026, Companies Registry'],
    ]);
    expect(JSON.stringify(valueIn(extract, 'directors'))).toContain('Kago Example');
    expect(JSON.stringify(valueIn(extract, 'directors'))).not.toContain('Sample');
  });
});

describe('where values stand', () => {
  it('captions in pairs under values are captions, though days stand above days', () => {
    const card = readPrinted([
      ...lines('Republic of Botswana', 'National Identity Card'),
      [60, 160, 'SAMPLE'],
      [360, 160, 'F'],
      [60, 194, 'Surname'],
      [360, 194, 'Sex'],
      [60, 228, 'KAGO LESEDI'],
      [360, 228, 'MOTSWANA'],
      [60, 262, 'Forenames'],
      [360, 262, 'Nationality'],
      [60, 296, '110226014'],
      [360, 296, '14/07/1985'],
      [60, 330, 'ID No.'],
      [360, 330, 'D.O.B.'],
      [60, 364, 'SEROWE'],
      [360, 364, '13/07/2030'],
      [60, 398, 'Birthplace'],
      [360, 398, 'Expiry'],
    ]);
    expect(valueIn(card, 'surname')).toBe('SAMPLE');
    expect(valueIn(card, 'dateOfBirth')).toBe('1985-07-14');
    expect(valueIn(card, 'expiryDate')).toBe('2030-07-13');
  });

  it('a pension that the list of deductions names in few letters is not taken for another’s', () => {
    const slip = readPrinted([
      ...lines('SageLite Payroll', 'Employee: SAMPLE, Lesedi'),
      [60, 160, 'Earnings'],
      [560, 160, 'Deductions'],
      [60, 194, 'BASIC'],
      [300, 194, '6,400.00'],
      [560, 194, 'TAX'],
      [800, 194, '61.33'],
      [60, 228, 'OVERTIME 1.5'],
      [300, 228, '520.00'],
      [560, 228, 'PENS EE'],
      [800, 228, '320.00'],
      [60, 262, 'LEAVE PAY'],
      [300, 262, '0.00'],
      [560, 262, 'LOAN'],
      [800, 262, '450.00'],
      [60, 296, 'TOTAL EARN'],
      [300, 296, '6,920.00'],
      [560, 296, 'TOTAL DED'],
      [800, 296, '831.33'],
    ]);
    expect(valueIn(slip, 'pensionContribution')).toBe(320);
  });
});
