import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';
import { isShortFormOf } from './fuller-name.ts';

describe('names cut to first letters', () => {
  it.each([
    ['P. Example', 'Phenyo Example', true],
    ['BOITUMELO G', 'BOITUMELO GORATA', true],
    ['P. Example', 'Kago Example', false],
    ['P. Example', 'Phenyo Specimen', false],
    ['P K', 'Phenyo Kago', false],
    ['Phenyo Example', 'Phenyo Example', false],
    ['P. Example', 'P. Example', false],
  ])('%s of %s: %s', (short, full, is) => {
    expect(isShortFormOf(short, full)).toBe(is);
  });

  it('a signature beside its label, and the whole name in the text', () => {
    const lease = readPrinted(
      lines(
        'HOUSE RENTAL CONTRACT',
        'This contract is made on the 12th of March 2026 between Mrs Sadie Specimen of P O Box 77',
        'Kasane, who is called the landlady, and Mr Phenyo Example ID No. 000010000, who is called',
        'the tenant. The landlady agrees to let the house on Lot 1418, Plateau, Kasane for twelve',
        'months starting on 1 April 2026 and ending on 31 March 2027.',
        'The tenant shall pay a rent of P2,650 a month.',
        'Landlady: S Specimen',
        'Tenant: P. Example',
      ),
    );
    expect(valueIn(lease, 'fullName')).toBe('Phenyo Example');
  });
});
