import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('letters of offices', () => {
  it('a land board tells who lives on the plot that it allocated', () => {
    const letter = readLines(
      'KWENENG LAND BOARD',
      '18 August 2026',
      'Ms Neo Example',
      'P O Box 318, Thamaga',
      'CONFIRMATION OF PLOT OWNERSHIP AND RESIDENCE',
      'The Board confirms that Ms Neo Example of Omang 527026413 holds customary land rights over',
      'Plot No. 4471, Lewapeng Ward, Thamaga, where she resides.',
      'Yours faithfully',
      'K. Sample',
      'for BOARD SECRETARY',
    );
    expect(letter.category).toBe('ADDRESS');
    expect(valueIn(letter, 'address')).toBe('Plot No. 4471, Lewapeng Ward, Thamaga');
  });
});
