import { expect, it } from 'vitest';
import { killRepeatedly } from './kill-nine.ts';

/** `npm run bench -- audit --kill --count 1000` does it a thousand times. */
it('kill -9 at random moments: no confirmed record or case is lost, the log verifies, the station starts by itself', async () => {
  // A fixed sequence (Park and Miller), so that a failure comes again.
  let state = 20261121;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const survival = await killRepeatedly({ count: 8, random });
  expect(survival).toMatchObject({ kills: 8, lost: [], broken: [], refusedStarts: [] });
  expect(survival.records).toBeGreaterThan(20);
});
