import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('permits to live and work in the country', () => {
  it('a numbered form that names the employer and the day it was signed', () => {
    const permit = readPrinted([
      [60, 40, 'FORM IMM 7'],
      [700, 40, 'WRP 0418827/26'],
      ...lines(
        'REPUBLIC OF BOTSWANA',
        'IMMIGRATION ACT (Cap. 25:02) - EMPLOYMENT OF NON-CITIZENS ACT',
        'PERMIT TO WORK AND RESIDE IN BOTSWANA',
        '1. Name of permit holder (surname first): EXAMPLE, Tendai Ruth',
        '2. Nationality: ZIMBABWEAN',
        '3. Date of birth: 30 August 1984',
        '4. Is hereby authorised to enter and reside in Botswana and to be employed as',
        'Pharmacist by Example Chemist (Pty) Ltd of P O Box 411, Maun',
        '5. This permit is valid from 1 March 2026',
        '6. Conditions: Not to change employer without approval',
        'Dated at Maun this 20th day of February, 2026',
        'for Director of Immigration',
      ).map(([x, y, text]) => [x, y + 40, text] as const),
    ]);
    expect(permit.documentType).toBe('RESIDENCE_PERMIT');
    expect(valueIn(permit, 'permitNumber')).toBe('WRP 0418827/26');
    expect(valueIn(permit, 'employer')).toBe('Example Chemist (Pty) Ltd');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2026-02-20');
  });
});
