import { expect, it } from 'vitest';
import { Health } from '../contract/health.ts';
import { stationFor } from '../station/verification/verification.fixture.ts';
import { createHealth } from './health.ts';

it('is of now, also after the clock was set back', async () => {
  const { station, time, remove } = await stationFor({});
  try {
    const health = createHealth(station);
    const timestamp = (): number => Date.parse(Health.parse(JSON.parse(health())).timestamp);
    expect(timestamp()).toBe(time.now);
    time.now -= 24 * 3_600_000;
    expect(timestamp()).toBe(time.now);
    expect(Health.parse(JSON.parse(health())).uptimeSeconds).toBeGreaterThanOrEqual(0);
  } finally {
    await remove();
  }
});
