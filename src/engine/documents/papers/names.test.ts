import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe("names on papers of strangers' making", () => {
  it('a verb in capitals is no company', () => {
    const paper = readPrinted([
      [100, 60, 'NATA EXAMPLE (PROPRIETARY) LIMITED'],
      [100, 120, 'WRITTEN RESOLUTION OF THE DIRECTORS'],
      [100, 160, 'dated 9 June 2026'],
      [100, 220, 'We, being all the directors, RESOLVE to open'],
      [100, 250, 'an account and to appoint Ms Neo Example.'],
    ]);
    expect(valueIn(paper, 'taxpayerName')).toBe('NATA EXAMPLE (PROPRIETARY) LIMITED');
    for (const words of ['RESOLVE', 'HEREBY AGREED', 'CORPORATION', 'Ministry'])
      expect(companyName.parse(words, { today: '2026-11-21' }), words).toBeNull();
  });

  it('Kgosi is a title on papers of chiefs, elsewhere a given name', () => {
    const statement = readPrinted([
      [60, 60, 'Orange Money'],
      [60, 100, 'Account statement'],
      [60, 140, 'Name: Kgosi Kago Example'],
      [60, 180, 'Period: 01/10/2026 - 15/10/2026'],
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('Kgosi Kago Example');
    const letter = { today: '2026-11-21', ofChiefs: true };
    expect(personName.parse('Kgosi Kago Example', letter)?.value).toBe('Kago Example');
  });
});
