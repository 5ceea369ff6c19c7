import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../../testing/request.ts';
import { spellingsOf, spellingsOfRole } from '../../../labels/label-spellings.ts';

describe('a label in its other spellings', () => {
  it('its words cut short, turned round or in the possessive', () => {
    expect(spellingsOf('Employee No')).toEqual(expect.arrayContaining(['employee number', 'emp nr']));
    expect(spellingsOf('Company Name')).toEqual(
      expect.arrayContaining(['Name of Company', 'Name of the Company', "Company's Name"]),
    );
    expect(spellingsOf('Date of Appointment')).toContain('Appointment Date');
    expect(spellingsOf('Licence Number')).toEqual(expect.arrayContaining(['lic no', 'Number of Licence']));
  });

  it('how many employees there are is not the number of one, and a full name is nobody’s', () => {
    expect(spellingsOf('Employee Number')).not.toContain('Number of Employee');
    expect(spellingsOf('Full Name').filter((s) => /of/.test(s))).toEqual([]);
  });

  it('who does something is asked for by name', () => {
    expect(spellingsOfRole('Worker')).toContain("Worker's Name");
    expect(spellingsOfRole('To')).toEqual([]);
    expect(spellingsOfRole('Number')).toEqual([]);
  });

  it('a slip whose labels are spelt as no list has them', () => {
    const slip = readLines(
      'Nata Tools (Pty) Ltd',
      'Payslip',
      'Full name of worker: Kago Example',
      'Empl. Nr: 0931',
      'Pay month: May 2026',
      'Net pay: P7,100.00',
    );
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
    expect(valueIn(slip, 'employeeId')).toBe('0931');
  });

  it('a company by the numbers of its register', () => {
    const extract = readLines(
      'Company Extract',
      'Nata Milling (Pty) Ltd',
      'Co. Regn. Nr.: BW00001234567',
      'Number of employees: 25',
    );
    expect(valueIn(extract, 'registrationNumber')).toBe('BW00001234567');
  });
});
