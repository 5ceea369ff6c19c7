import { describe, expect, it } from 'vitest';
import { fieldIn, readLines } from '../testing/request.ts';

describe('the name of a company', () => {
  it.each(['Civic Centre, 2 Market Street', 'Old Library, 14 Church Road', '9 Harbour Street'])(
    'is no building and street in the letterhead: %s',
    (line) => {
      const document = readLines(line, 'Tel 033 555 7100', 'MUNICIPAL ACCOUNT', 'Account No: 2001884573');
      expect(fieldIn(document, 'issuerName')?.value ?? '').not.toContain('Street');
      expect(fieldIn(document, 'issuerName')?.value ?? null).toBeNull();
    },
  );
});
