import { describe, expect, it } from 'vitest';
import { type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('labels as strangers write them', () => {
  it('a name and a surname on two lines of a form, and a plot beside its ward', () => {
    const row = (y: number, label: string, value: string): PrintedLine[] => [
      [60, y, label],
      [500, y, value],
    ];
    const letter = readPrinted([
      [60, 40, 'OFISI YA KGOSI / OFFICE OF THE CHIEF - TONOTA'],
      [60, 80, 'BOPAKI JWA BODULO / PROOF OF RESIDENCE'],
      ...row(140, 'Leina / Name', 'Kago Mpho'),
      ...row(200, 'Sefane / Surname', 'Modise'),
      ...row(260, 'Nomoro ya Omang / ID No', '483210975'),
      ...row(320, 'Kgotlana / Ward', 'Mandunyane Ward'),
      ...row(380, 'Motse / Village', 'Tonota'),
      ...row(440, 'Nomoro ya setsha / Plot', '1184'),
      ...row(500, 'Letlha / Date', '21/09/2026'),
    ]);
    expect(valueIn(letter, 'fullName')).toBe('Kago Mpho Modise');
    expect(valueIn(letter, 'address')).toBe('Plot 1184, Mandunyane Ward, Tonota');
  });

  it('a validity that goes on below', () => {
    const licence = (...cut: PrintedLine[]): ReturnType<typeof readPrinted> =>
      readPrinted([
        [60, 40, 'REPUBLIC OF BOTSWANA'],
        [500, 40, 'DRIVING LICENCE'],
        [60, 100, 'ID No. (Omang)'],
        [500, 100, 'Validity Period'],
        [60, 125, '483210975'],
        [500, 125, 'Nov 2024 - Nov'],
        ...cut,
        [60, 180, '16/07/1984'],
      ]);
    const whole = licence([60, 155, 'Date of Birth'], [500, 150, '2029']);
    expect(valueIn(whole, 'expiryDate')).toBe('2029-11-30');
    expect(valueIn(licence([60, 155, 'Date of Birth']), 'expiryDate')).toBeNull();
  });
});
