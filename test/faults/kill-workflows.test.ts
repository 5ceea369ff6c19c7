import { expect, it } from 'vitest';
import { killWorkflows } from './kill-workflows.ts';

/** `npm run bench -- kills --count 200` does it as often as one likes. */
it('kill -9 in the middle of every workflow: what was acknowledged is there, the log verifies, the station starts', async () => {
  let state = 611;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const survival = await killWorkflows({ count: 4, random });
  expect(survival).toMatchObject({ kills: 4, lost: [], broken: [], refusedStarts: [] });
  // How far each run gets before its end depends on the machine; that something was acknowledged does not.
  expect(Object.values(survival.acknowledged).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(2);
});
