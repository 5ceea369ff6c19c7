import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('letters', () => {
  const letter = readPrinted(
    lines(
      "Nata Children's Trust",
      'PROOF OF EMPLOYMENT',
      'Employee: Kago Lesedi Example',
      'The person named above works for us as a Social Worker. The present contract ends on',
      '30 April 2027.',
      'Monthly gross pay: P7,150.00. Monthly pay after deductions: P6,498.35.',
      'The letter was prepared on 15 September 2026 by the finance office.',
    ),
  );

  it('the last words of a sentence are no date of the letter, the day it was prepared is', () =>
    expect(valueIn(letter, 'issueDate')).toBe('2026-09-15'));

  it('pay after deductions is the net', () => expect(valueIn(letter, 'netSalary')).toBe(6498.35));
});
