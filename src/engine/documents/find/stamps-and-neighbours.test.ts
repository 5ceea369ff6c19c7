import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('what stands near a value and is no part of it', () => {
  it('an airport in a stamp is not whom a permit is granted to', () => {
    const permit = readPrinted([
      ...lines(
        'TEMPORARY RESIDENCE PERMIT',
        'Permit No.: GAB/R/22817/26',
        'Permission is hereby granted to KAGO SERWAA SPECIMEN, a citizen of Ghana, holder of passport G0000001,',
        'to reside in Botswana with her spouse until 30 June 2028.',
      ),
      [640, 300, 'IMMIGRATION'],
      [610, 340, 'SIR SERETSE KHAMA'],
      [660, 380, 'AIRPORT'],
    ]);
    expect(valueIn(permit, 'fullName')).toBe('KAGO SERWAA SPECIMEN');
  });

  it('a label in a second language whose stroke was lost', () => {
    const passport = readPrinted([
      [60, 60, 'PASSPORT'],
      [60, 120, 'Passport No.Nambari ya Pasipoti'],
      [60, 145, 'AK0000001'],
    ]);
    expect(valueIn(passport, 'passportNumber')).toBe('AK0000001');
  });

  it('the next label with its number, without a colon', () => {
    const licence = readPrinted(
      lines(
        'REPUBLIC OF BOTSWANA',
        'DRIVING LICENCE',
        'Licence Number: 604218',
        'Driver Restriction: 1 Veh. Restr. 0',
      ),
    );
    expect(valueIn(licence, 'driverRestriction')).toBe('1');
  });
});
