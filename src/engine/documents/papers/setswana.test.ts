import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { reference } from '../../values/identifiers.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { readLines, valueIn } from '../testing/request.ts';

describe('shares of a class', () => {
  const certificate = readLines(
    'Number 12',
    'NATA TECH (PROPRIETARY) LIMITED',
    'This is to certify that KAGO EXAMPLE is the registered proprietor of 1,500 class A preference shares of',
    'BWP 10.00 each, fully paid, in the above-named company.',
  );

  it('an amount is no company', () => {
    expect(companyName.parse('BWP 10', ANY_DAY)).toBeNull();
    expect(valueIn(certificate, 'companyName')).toBe('NATA TECH (PROPRIETARY) LIMITED');
  });

  it('a number with the label of another is no reference', () =>
    expect(reference.parse('TIN C90017722101', ANY_DAY)).toBeNull());
});
