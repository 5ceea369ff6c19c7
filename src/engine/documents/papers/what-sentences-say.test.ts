import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('what sentences say of businesses, posts and aims', () => {
  it('the nature of a business ends where its place begins', () => {
    const certificate = readLines(
      'Business Identification Number Certificate',
      'Business Identification No.: BW00008804417',
      'I hereby certify that the business name EXAMPLE FRESH PRODUCE has been entered in the',
      'Register of Business Names, and that the nature of its business is the growing and sale of',
      'vegetables and its principal place of business is Plot 316, Kgosing Ward, Serowe.',
    );
    expect(valueIn(certificate, 'businessType')).toBe('the growing and sale of vegetables');
  });

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

  it('why somebody is authorised is not what for', () => {
    const letter = readLines(
      '3rd November 2026',
      'Re: Authority to collect my TIN certificate',
      'I, Oarabile Example, holder of Omang 000026614, hereby authorise my sister Ms Lebopo Gladys',
      'Example, Omang 000028113, to collect my TIN certificate as I am at work during the week.',
      'Yours truly,',
      'Oarabile Example',
    );
    expect(valueIn(letter, 'purpose')).toBe('collect my TIN certificate');
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
