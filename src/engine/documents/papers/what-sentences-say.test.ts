import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('what sentences say of businesses, posts and aims', () => {
  it('the last post of somebody who rose is the post held', () => {
    const letter = (post: string): unknown =>
      valueIn(
        readLines(
          'EXAMPLE RIVERSIDE LODGE',
          '9 February 2026',
          'LETTER OF REFERENCE',
          'To whom it may concern',
          'I write this reference for Kabo Example, who joined us in January 2020 as a trainee',
          post,
          'Kind regards,',
        ),
        'position',
      );
    expect(letter('and left on 31 December 2025, when he held the position of Senior Lodge Guide.')).toBe(
      'Senior Lodge Guide',
    );
    expect(letter('and was promoted to Lodge Guide in 2022.')).toBe('Lodge Guide');
  });

  it('a company says what it specialises in, and which of its team are directors', () => {
    const profile = readLines(
      'Example Drilling',
      'COMPANY PROFILE 2026',
      'Who we are',
      'Example Drilling & Pumps (Pty) Ltd is a citizen-owned company specialising in borehole drilling',
      'and water testing. We have completed more than 900 boreholes.',
      'Leadership',
      'Thabang Moeti - Managing Director.',
      'Ditiro Nkwe - Technical Director.',
      'Amantle Sebego - Finance Manager.',
    );
    expect(valueIn(profile, 'businessActivities')).toBe('borehole drilling and water testing');
    expect(valueIn(profile, 'directors')).toMatchObject([{ name: 'Thabang Moeti' }, { name: 'Ditiro Nkwe' }]);
  });

  it('subscribers without where they live', () => {
    const memorandum = readLines(
      'MEMORANDUM OF ASSOCIATION',
      '1. The name of the Company is EXAMPLE STEWARDS LIMITED.',
      'Names, addresses and descriptions of subscribers',
      'Nkamo Bareki, P O Box 7, Ghanzi (Teacher)',
      'Xixae Qoma, Kang (Community Worker)',
      'Susan Pretorius, Farm 63-NK, Ghanzi (Farmer)',
    );
    expect(valueIn(memorandum, 'subscribers')).toMatchObject([
      { name: 'Nkamo Bareki' },
      { name: 'Xixae Qoma' },
      { name: 'Susan Pretorius' },
    ]);
  });
});
