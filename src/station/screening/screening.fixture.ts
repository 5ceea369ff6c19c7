import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { StationConfig } from '../../contract/config.ts';
import { ScreeningRequest } from '../../contract/screening.ts';
import { systemActor } from '../actor.ts';
import type { Operator } from '../operators/permissions.ts';
import { noEngine } from '../no-engine.fixture.ts';
import { createStation } from '../station.ts';
import { EXTRA, person, unList } from './un-list.fixture.ts';

export const by = systemActor('test');
const CLERK: Operator = { id: 'clerk-1', name: 'Clerk', role: 'clerk' };
const SUPERVISOR: Operator = { id: 'supervisor-1', name: 'Supervisor', role: 'supervisor' };
const NOW = Date.parse('2026-11-21T10:00:00Z');

/** A station without a reading engine, for tests of screening: with lists of a bank's own, unless `screening` says otherwise. */
export async function screeningStation(screening: { requiredLists?: string[] } = { requiredLists: [] }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-screening-'));
  mkdirSync(path.join(folder, 'data'));
  const station = await createStation({
    dataFolder: path.join(folder, 'data'),
    config: StationConfig.parse({ engine: { processes: 1 }, screening }),
    clock: { now: () => NOW },
    startEngine: noEngine,
    logger: pino({ level: 'silent' }),
  });
  const { store } = station;
  let files = 0;
  return {
    station,
    /** Where tests may put files of lists. */
    folder,
    /** A new version of a list, one name or row of values a line; the columns are those of `header`. */
    async publish(list: string, rows: readonly string[], header = 'id,name,date_of_birth'): Promise<void> {
      const file = path.join(folder, `${++files}.csv`);
      writeFileSync(file, [`${header},list_date`, ...rows.map((row) => `${row},2026-11-20`), ''].join('\n'));
      await station.screening.importLists([file], { list }, by);
    },
    /** Screens and answers with the case as well. */
    async screen(request: Record<string, unknown>, caseId?: string) {
      const result = await station.screening.screen(ScreeningRequest.parse(request), {
        actor: 'test',
        requestId: 'r-1',
        ...(caseId === undefined ? {} : { caseId }),
      });
      const found = store.database
        .prepare<[string], string>('SELECT case_id FROM screenings WHERE screening_id = ?')
        .pluck()
        .get(result.screeningId)!;
      return { ...result, caseId: found };
    },
    clerk: CLERK,
    supervisor: SUPERVISOR,
    /** Says that the hit is another person: the supervisor first, where it takes two. */
    clear(screeningId: string, list: string, entryId: string): void {
      const decision = { outcome: 'false-positive', reason: 'other birth place' } as const;
      for (const person of [SUPERVISOR, CLERK])
        if (station.screening.decide({ screeningId, list, entryId, ...decision }, person) === 'stands')
          return;
    },
    async close(): Promise<void> {
      await station.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same with a list of the United Nations, on which Specimen Wrongdoer stands. */
export async function unListStation(): ReturnType<typeof screeningStation> {
  const test = await screeningStation({});
  const list = path.join(test.folder, 'un.xml');
  writeFileSync(list, unList(person('TSi.001', 'SPECIMEN', 'WRONGDOER', EXTRA)));
  await test.station.screening.importLists([list], {}, by);
  return test;
}
