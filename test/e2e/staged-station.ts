import type { Page } from 'playwright';
import { createApi } from '../../src/api/app.ts';
import { startServer } from '../../src/api/server.ts';
import { StationConfig } from '../../src/contract/config.ts';
import type { OperatorRole } from '../../src/contract/people.ts';
import type { Station, StationOptions } from '../../src/station/station.ts';
import { stationFor, type Answers } from '../../src/station/verification/verification.fixture.ts';
import { ADMINISTRATOR, signIn } from './counter.ts';

/** People of a counter with a shared shift; nobody here exists. */
export const CLERK = { name: 'Neo Seretse', password: 'a bird on the pan' };
export const SUPERVISOR = { name: 'Lorato Phiri', password: 'the rain has come' };

export interface StagedStation {
  readonly station: Station;
  readonly baseUrl: string;
  /** The data of the station, and what a test puts beside them. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * A whole station in this process whose engine answers what the test says, so that a test of screens does not wait
 * for reading. What the engine itself reads is tested in verify-identity.test.ts.
 */
export async function stageStation(
  answers: Answers,
  config: Parameters<typeof StationConfig.parse>[0] = {},
  more: Partial<StationOptions> = {},
): Promise<StagedStation> {
  const { station, folder, remove } = await stationFor(answers, {
    ...more,
    clock: { now: () => Date.now() },
    config: StationConfig.parse({
      engine: { processes: 1 },
      operators: { listNames: 'always' },
      ...(config as object),
    }),
  });
  await station.operators.setUp(ADMINISTRATOR);
  const administrator = station.operators.list()[0]!;
  for (const [person, role] of [
    [CLERK, 'clerk'],
    [SUPERVISOR, 'supervisor'],
  ] as const satisfies readonly (readonly [typeof CLERK, OperatorRole])[])
    await station.operators.create(administrator, { ...person, role });
  station.engine.warm();
  station.webhooks.start();
  const server = await startServer(createApi(station), {
    dataFolder: folder,
    port: 0,
    tls: false,
    hosts: [],
    requestTimeoutSeconds: 60,
    now: Date.now(),
  });
  return {
    station,
    baseUrl: server.baseUrl,
    folder,
    stop: async () => {
      await server.close(500);
      await remove();
    },
  };
}

/** Hands the counter over: two taps and a password. */
export async function changeOperator(page: Page, person: typeof CLERK): Promise<void> {
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByRole('button', { name: 'Choose another name' }).click();
  await page.getByRole('heading', { name: 'Who is at the counter?' }).waitFor();
  await signIn(page, person);
}
