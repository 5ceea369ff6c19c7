import { describe, expect, it } from 'vitest';
import { pageOf, sure } from '../testing/printed-page.ts';
import { namesAgree } from './names-agree.ts';

const judged = async (...lines: readonly string[]): Promise<string[]> =>
  (await namesAgree.judge(pageOf(lines.map((text, k) => [10, 40 * k, text])), sure)).map(
    (f) => `${f.strength} ${f.explanation}`,
  );

describe('the names of one paper', () => {
  it('agree between its heading and what it certifies', async () => {
    expect(
      await judged(
        'Company name: Marang Foods (Pty) Ltd',
        'This is to certify that Lerato Trading (Pty) Ltd was incorporated.',
      ),
    ).toEqual([
      'strong The paper is headed by the name Marang Foods (Pty) Ltd, but speaks of Lerato Trading (Pty) Ltd.',
    ]);
    expect(
      await judged(
        'CONFIRMATION OF EMPLOYMENT: MPHO SEBINA',
        'This letter confirms that Mr Kabo Nkwe has been employed.',
      ),
    ).toHaveLength(1);
    expect(await judged('I, Naledi Phiri, make oath and say:', 'Deponent: Wame Molefe')).toHaveLength(1);
  });

  it('may be written otherwise, or have changed', async () => {
    for (const lines of [
      [
        'Company name: Marang Foods (Pty) Ltd',
        'This is to certify that MARANG FOODS (PTY) LTD was incorporated.',
      ],
      [
        'CONFIRMATION OF EMPLOYMENT: MPHO SEBINA',
        'This letter confirms that Ms Mpho Nkwe has been employed.',
      ],
      [
        'CONFIRMATION OF EMPLOYMENT: MPHO SEBINA',
        'This letter confirms that Ms Lorato Nkwe (formerly Mpho Sebina) has been employed.',
      ],
    ])
      expect(await judged(...lines)).toEqual([]);
  });

  it('are of several people where both are spoken of, or one is a company', async () => {
    for (const lines of [
      ['Account holder: Mpho Sebina', 'We certify that Kabo Nkwe may sign for Mpho Sebina.'],
      ['Taxpayer: Mpho Sebina', 'We certify that Lerato Trading (Pty) Ltd has paid.'],
      ['Taxpayer: Mpho Sebina', 'We certify that Marang Emporium has paid.'],
      ['This is to certify that Kabo Nkwe lives in this ward.', 'Name: Mpho Sebina'],
    ])
      expect(await judged(...lines)).toEqual([]);
  });
});
