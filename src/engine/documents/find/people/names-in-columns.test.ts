import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';

describe('names beside others', () => {
  it('“Name:” under “Father” and, beside it, under “Mother”', () => {
    const certificate = readPrinted([
      ...lines('CERTIFICATE OF BIRTH', 'Surname: EXAMPLE', 'Forenames: KAGO', 'Sex: MALE'),
      [60, 240, 'Father'],
      [560, 240, 'Mother'],
      [60, 280, 'Name: Joseph Specimen'],
      [560, 280, 'Name: Lorato Example'],
      [60, 320, 'Nationality: Botswana'],
      [560, 320, 'Nationality: Botswana'],
      [60, 380, 'Informant: L. Example, mother'],
      [60, 420, 'Registered on 3rd July 1989'],
    ]);
    expect(valueIn(certificate, 'fatherName')).toBe('Joseph Specimen');
    expect(valueIn(certificate, 'motherName')).toBe('Lorato Example');
  });

  it('a Setswana letter is about whom its subject names, and not about the father', () => {
    const letter = readPrinted(
      lines(
        'KGOTLA YA MMANOKO',
        '20 Phatwe 2026',
        'GO BA BA AMEGANG',
        'BOSUPI JWA BONNO: KAGO EXAMPLE (OMANG 000010000)',
        'Ke supa fa motho yo o umakilweng fa godimo a le moagi wa motse wa Mmanoko.',
        'O nna mo jarateng ya ga rraagwe, Rre Tiro Example.',
        'Ka boikokobetso',
      ),
    );
    expect(valueIn(letter, 'fullName')).toBe('KAGO EXAMPLE');
  });

  it('a heading set wide is no name', () => {
    const affidavit = readPrinted([
      [300, 60, 'A F F I D A VI T'],
      [60, 120, 'Full names'],
      [300, 120, 'Kago Example'],
      [60, 160, 'Residential address'],
      [300, 160, 'Plot 776, Kavimba Ward, Parakarungu'],
      [60, 220, 'I do hereby swear that I reside at the above address.'],
    ]);
    expect(affidavit.documentType).toBe('AFFIDAVIT');
    expect(valueIn(affidavit, 'fullName')).toBe('Kago Example');
  });

  it('for whom a permit allows to work, under its label', () => {
    const permit = readPrinted([
      [60, 60, 'WORK AND RESIDENCE PERMIT'],
      [60, 120, 'PERMIT NUMBER'],
      [60, 145, 'RWP 118204/26'],
      [60, 200, 'TO WORK ONLY FOR'],
      [560, 200, 'AS'],
      [60, 225, 'SPECIMEN SOLAR (PTY) LTD'],
      [560, 225, 'PROJECT ENGINEER'],
    ]);
    expect(valueIn(permit, 'employer')).toBe('SPECIMEN SOLAR (PTY) LTD');
  });

  it('the post before the employer on one line of a permit', () => {
    const permit = readPrinted([
      [60, 60, 'WORK AND RESIDENCE PERMIT'],
      [60, 120, 'PERMIT NUMBER'],
      [60, 145, 'RWP 118204/26'],
      [60, 200, 'To work only as / for'],
      [60, 225, 'Fitter, Specimen Steel (Pty) Ltd'],
    ]);
    expect(valueIn(permit, 'employer')).toBe('Specimen Steel (Pty) Ltd');
  });

  it('the name of an employer without the address, on one line', () => {
    const permit = readPrinted([
      [60, 60, 'WORK PERMIT'],
      [60, 120, 'Permit Number'],
      [420, 120, 'WP/2026/10442'],
      [60, 160, 'Name and address of employer'],
      [420, 160, 'Specimen Lodge (Pty) Ltd, P O Box 55, Kasane'],
    ]);
    expect(valueIn(permit, 'employer')).toBe('Specimen Lodge (Pty) Ltd');
  });

  it('the status that Lesotho prints, and no end of a label as a place', () => {
    const passport = readPrinted([
      [60, 60, 'PASSPORT'],
      [60, 120, 'National Status'],
      [60, 145, 'MOSOTHO'],
      [60, 200, 'Lefelo la matsalo'],
      [300, 200, 'Place of'],
      [60, 222, 'birth'],
    ]);
    expect(valueIn(passport, 'nationality')).toBe('MOSOTHO');
    expect(valueIn(passport, 'placeOfBirth')).toBeNull();
  });
});
