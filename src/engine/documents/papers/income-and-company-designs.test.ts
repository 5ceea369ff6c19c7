import { describe, expect, it } from 'vitest';
import { personName } from '../../values/person-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { anyRequest, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe('income and company papers of other designs', () => {
  it('the schedule of a contract belongs to the contract, whoever signs it', () => {
    const contract = lines(
      'CONTRACT OF EMPLOYMENT',
      'entered into between',
      'NATA PHARMACIES (PROPRIETARY) LIMITED',
      '(hereinafter "the Employer")',
      'and',
      'KAGO EXAMPLE',
      '(hereinafter "the Employee")',
      '1. PROBATION. The first three months are a period of probation.',
      '2. TERMINATION. The Employment Act applies.',
    );
    const schedule = pageOf(
      [
        [60, 60, 'SCHEDULE A - PARTICULARS'],
        [60, 120, 'Job title'],
        [500, 120, 'Dispensary Assistant'],
        [60, 180, 'Commencement date'],
        [500, 180, '2 March 2026'],
        [60, 240, 'Nature of contract'],
        [500, 240, 'Permanent, subject to probation'],
        [60, 300, 'SIGNED at MAUN on this 16th day of February 2026.'],
        [60, 420, 'For the Employer'],
        [60, 460, 'Dr L. Specimen, Managing Director'],
        [600, 420, 'Employee'],
        [600, 460, 'K. Example'],
      ],
      { index: 1 },
    );
    const { documents } = understand([pageOf(contract), schedule], anyRequest);
    expect(documents).toHaveLength(1);
    expect(valueIn(documents[0], 'employeeName')).toBe('KAGO EXAMPLE');
    expect(valueIn(documents[0], 'position')).toBe('Dispensary Assistant');
    expect(valueIn(documents[0], 'dateOfEmployment')).toBe('2026-03-02');
  });

  it('where somebody lives, behind the name, is no name', () => {
    expect(personName.parse('Kago Example, House 4410, Gaborone', ANY_DAY)?.value).toBe('Kago Example');
    expect(personName.parse('Kago Example, Boseja Ward', ANY_DAY)?.value).toBe('Kago Example');
  });
});
