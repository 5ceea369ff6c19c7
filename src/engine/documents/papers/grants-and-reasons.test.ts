import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('certificates that say where, what for and how long', () => {
  it.each([
    ['LIQUOR LICENCE', 'Class: Bar and Bottle Store', 'Bar and Bottle Store'],
    ['MANUFACTURING LICENCE', 'Products: School uniforms', 'School uniforms'],
  ])('the class or products of a %s', (title, line, type) => {
    const licence = readLines(
      'GHANZI DISTRICT COUNCIL',
      title,
      'Licence Number: LL/GH/0092',
      line,
      'The Licensing Authority hereby licenses Example Oasis (Pty) Ltd.',
    );
    expect(valueIn(licence, 'businessType')).toBe(type);
  });

  it('the only amount of a receipt is what was received', () => {
    const receipt = (...more: string[]): unknown =>
      valueIn(
        readLines(
          'Example Animal Clinic',
          'OFFICIAL RECEIPT',
          'Received from Mr Tshenolo Example',
          'the sum of Six hundred and forty Pula only',
          'Cash / Cheque / Card P 640.00',
          ...more,
        ),
        'totalAmount',
      );
    expect(receipt()).toBe(640);
    expect(receipt('Change P 60.00')).toBeNull();
  });
});
