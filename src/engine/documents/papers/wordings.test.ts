import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('words of registers, licences and shares', () => {
  it('directors and shareholders under headings in two languages', () => {
    const extract = readLines(
      'Company Extract',
      'Leina la kompone / Company: Nata Media (Pty) Ltd',
      'Bakaedi / Directors: Kago Example, Neo Sample',
      'Banaleseabe (Shareholders): Kago Example, Neo Sample',
    );
    const names = (field: string): unknown =>
      (valueIn(extract, field) as { name: string }[] | undefined)?.map(({ name }) => name);
    expect(names('directors')).toEqual(['Kago Example', 'Neo Sample']);
    expect(names('shareholders')).toEqual(['Kago Example', 'Neo Sample']);
  });
});

describe('who signs for a party', () => {
  it.each([
    ['Company: N. Sample, General Manager', 'N. Sample', 'General Manager'],
    ['For employer: Neo Sample (HR Officer)', 'Neo Sample', 'HR Officer'],
    ['Party A (seal): Neo Sample, Project Manager', 'Neo Sample', 'Project Manager'],
  ])('%s', (line, name, title) => {
    const contract = readLines(
      'CONTRACT OF SERVICE',
      'Employer: Nata Grain Mills (Pty) Ltd',
      'Employee: Kago Lesedi Example',
      'Job: Miller',
      'Start of employment: 1 August 2025',
      'Rate of pay: P6,250.00 per month',
      'Signed on 21 July 2025',
      line,
    );
    expect(valueIn(contract, 'signatoryName')).toBe(name);
    expect(valueIn(contract, 'signatoryTitle')).toBe(title);
    expect(valueIn(contract, 'employerName')).toBe('Nata Grain Mills (Pty) Ltd');
  });
});
