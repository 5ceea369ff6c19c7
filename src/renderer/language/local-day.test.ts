import { afterEach, expect, test, vi } from 'vitest';
import { localDayOf } from '../../contract/local-time.ts';
import { dayStart } from './local-day.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Africa/Gaborone', 'America/New_York'])(
  'a day begins at midnight in Gaborone, 22:00 UTC, on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayStart('2026-11-21')).toBe('2026-11-20T22:00:00.000Z');
    expect(dayStart('2026-12-31', 1)).toBe('2026-12-31T22:00:00.000Z');
    expect(localDayOf(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21');
    expect(localDayOf(new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-20');
  },
);
