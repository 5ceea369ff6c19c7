import { describe, expect, it } from 'vitest';
import { StationConfig } from '../../contract/config.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { ListVersion } from './list-versions.ts';
import { listUsed, requireFreshLists } from './policy.ts';

const IMPORTED = '2026-11-21T10:00:00.000Z';
const now = Date.parse(IMPORTED);
const policy = StationConfig.parse({ screening: { maxListAgeDays: 30 } }).screening;
const version = (date: string): ListVersion =>
  ({ list: 'un', title: 'UN', date, imported_at: IMPORTED, entries: 1, sha256: '' }) as ListVersion;
const ageOf = (date: string, later = 0): number => listUsed(version(date), now + later * DAY_MS).ageDays;

describe('the age of a list', () => {
  it('counts from the day its publisher names', () => {
    expect(ageOf('2026-11-01')).toBe(20);
    expect(ageOf('2026-11-01', 15)).toBe(35);
  });

  it('counts from its import where it is dated later than that', () => {
    expect(ageOf('2027-11-21')).toBe(0);
    expect(ageOf('2027-11-21', 31)).toBe(31);
    expect(ageOf('2026-11-22')).toBe(0);
  });

  it('lets nobody be called clear for a year by a list that is dated a year ahead', () => {
    const check = (later: number) => () =>
      requireFreshLists([listUsed(version('2027-11-21'), now + later * DAY_MS)], policy, []);
    expect(check(30)).not.toThrow();
    expect(check(31)).toThrow('the policy allows 30 days');
  });
});
