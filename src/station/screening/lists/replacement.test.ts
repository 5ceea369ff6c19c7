import { describe, expect, it } from 'vitest';
import { requireReplaceable } from './replacement.ts';

const CURRENT = { date: '2026-11-01', entries: 1_000, names: 3_000 };
const reasonFor = (next: { date: string; entries: number; names?: number }, current = CURRENT): unknown => {
  try {
    requireReplaceable(current, next);
    return null;
  } catch (thrown) {
    return (thrown as { details: { reason: string } }).details.reason;
  }
};

describe('what replaces what is in use', () => {
  it('is not older', () => {
    expect(reasonFor({ ...CURRENT, date: '2026-10-31' })).toBe('EDITION_OLDER');
    expect(reasonFor(CURRENT)).toBeNull();
  });

  it('has not lost a fifth of its entries or names', () => {
    const date = '2026-11-20';
    expect(reasonFor({ date, entries: 790, names: 3_000 })).toBe('EDITION_SMALLER');
    expect(reasonFor({ date, entries: 1_000, names: 1_000 })).toBe('EDITION_SMALLER');
    expect(reasonFor({ date, entries: 850, names: 2_600 })).toBeNull();
  });

  it('may shrink as it likes when it is short', () => {
    expect(reasonFor({ date: '2026-11-20', entries: 3 }, { ...CURRENT, entries: 40, names: 40 })).toBeNull();
  });
});
