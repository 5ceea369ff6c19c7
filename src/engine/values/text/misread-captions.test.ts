import { describe, expect, it } from 'vitest';
import { isMisreadCaption, withoutMisreadCaptions } from './misread-captions.ts';

describe('misread captions', () => {
  it.each(['Surmame', 'Forenarnes', 'NATIONALIY', 'Sumame', 'FORENAMFS', 'Signatue'])('%s is one', (text) => {
    expect(isMisreadCaption(text)).toBe(true);
  });

  // Read right; names of Botswana and elsewhere; short words.
  it.each(['Surname', 'Nationality', 'Sebina', 'Molefe', 'Sefako', 'Moagi', 'Gendre', 'Addison', 'Naledi'])(
    '%s is none',
    (text) => {
      expect(isMisreadCaption(text)).toBe(false);
    },
  );

  it('cuts them off the ends of a text, and leaves one that is nothing else', () => {
    expect(withoutMisreadCaptions('Surmame MOLEFE')).toBe('MOLEFE');
    expect(withoutMisreadCaptions('NEO TSHEPO Forenanes')).toBe('NEO TSHEPO');
    expect(withoutMisreadCaptions('Gven names: NEO')).toBe('NEO');
    expect(withoutMisreadCaptions('KAGO EXAMPLE')).toBe('KAGO EXAMPLE');
    expect(withoutMisreadCaptions('Surmame')).toBe('Surmame');
  });
});
