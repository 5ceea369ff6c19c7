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

  it('a certificate that says where and when its holder was born', () => {
    const permit = readPrinted(
      lines(
        'CERTIFICATE OF PERMANENT RESIDENCE',
        'PRC 2025/00418',
        'This is to certify that',
        'Emmanuel Kofi EXAMPLE',
        'a citizen of Ghana, born at Kumasi on the 8th of December 1969,',
        'is permitted to reside permanently in Botswana.',
        'Granted at Gaborone on 14 July 2025',
      ),
    );
    expect(valueIn(permit, 'permitNumber')).toBe('PRC 2025/00418');
    expect(valueIn(permit, 'dateOfBirth')).toBe('1969-12-08');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2025-07-14');
  });

  it('an exemption certificate below the address of the office, with the day it was issued and another from which it counts', () => {
    const permit = readPrinted([
      [60, 40, 'REFERENCE: EXC 7/4/1188 (22)'],
      [700, 40, 'PRIVATE BAG 002'],
      [300, 100, 'EXEMPTION CERTIFICATE'],
      [60, 140, 'Certificate No. EX 20417'],
      [60, 180, 'Name of holder'],
      [400, 180, ': Dr. Hanneke EXAMPLE'],
      [60, 220, 'Citizen of'],
      [400, 220, ': Netherlands'],
      [60, 260, 'Travel document'],
      [400, 260, ': ZZ0000PL2'],
      [60, 300, 'Valid from'],
      [400, 300, ': 01 August 2026'],
      [60, 340, 'Expiry'],
      [400, 340, ': 31 July 2027'],
      [60, 400, 'Issued on 14 July 2026 at Gaborone.'],
      [60, 460, 'Chief Immigration Officer'],
    ]);
    expect(valueIn(permit, 'permitNumber')).toBe('EX 20417');
    expect(valueIn(permit, 'passportNumber')).toBe('ZZ0000PL2');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2026-07-14');
  });

  it('a sticker that prints its day under a bare word, and the employer in two boxes that lie over each other', () => {
    const permit = readPrinted([
      [60, 60, 'REPUBLIC OF BOTSWANA'],
      [700, 60, 'RP 7714082'],
      [60, 90, 'RESIDENCE PERMIT'],
      [60, 140, 'ISSUED AT'],
      [400, 140, 'DATE'],
      [60, 162, 'FRANCISTOWN'],
      [400, 162, '04-05-2026'],
      [60, 210, 'EXPIRES'],
      [400, 210, 'EMPLOYER'],
      [60, 232, '03-05-2029'],
      [400, 232, 'NORTHERN'],
      [474, 232, 'TEXTILES (PTY) LTD'],
    ]);
    expect(valueIn(permit, 'dateOfIssue')).toBe('2026-05-04');
    expect(valueIn(permit, 'employer')).toBe('NORTHERN TEXTILES (PTY) LTD');
  });
});
