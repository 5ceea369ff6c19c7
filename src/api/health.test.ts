import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { StationConfig } from '../contract/config.ts';
import { Health } from '../contract/health.ts';
import { isConfinable } from '../engine/confinement.ts';
import type { Station } from '../station/station.ts';
import { systemActor } from '../station/actor.ts';
import { stationFor } from '../station/verification/verification.fixture.ts';
import { unconfined } from '../station/health/checks/engine.ts';
import { statusOf } from '../station/health/health-reasons.ts';
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

/** A copy of a register with one company. */
async function importRegister(station: Station): Promise<void> {
  const file = path.join(station.store.folder, 'register.csv');
  writeFileSync(file, 'UIN,Company Name,Company Status\nBW00001234567,Specimen Trading,Registered\n');
  await station.registry.importCopy(file, { date: '2026-01-01', source: 'test' }, systemActor('test'));
}

it('is degraded without the lists and the register that answers need, and says what to import', async () => {
  const { station, remove } = await stationFor({});
  try {
    const report = (): Health => Health.parse(JSON.parse(createHealth(station)()));
    expect(report()).toMatchObject({
      status: 'degraded',
      warnings: [
        'The screening list "un" is missing: import it. Nobody can be called clear.',
        'There is no copy of the companies register: import one. No company can be looked up.',
      ],
    });
    await importRegister(station);
    const file = path.join(station.store.folder, 'list.csv');
    writeFileSync(file, 'id,name,list_date\n1,Specimen Listed,2026-11-01\n');
    await station.screening.importLists([file], {}, systemActor('test'));
    expect(report()).toMatchObject({
      status: 'degraded',
      warnings: [expect.stringContaining('"un" is missing')],
    });
    await station.screening.importLists([file], { list: 'un' }, systemActor('test'));
    expect(report()).toMatchObject({ status: 'ok', warnings: [] });
    expect(report().reasons.map(({ severity }) => severity)).not.toContain('degraded');
  } finally {
    await remove();
  }
});

it.skipIf(!isConfinable())(
  'says when engines are not kept from networks where the system could do it',
  async () => {
    const { station, time, remove } = await stationFor({ ping: () => ({}) });
    try {
      const codes = () => Health.parse(JSON.parse(createHealth(station)())).reasons.map(({ code }) => code);
      expect(codes()).not.toContain('ENGINE_NOT_CONFINED');
      await station.engine.call('ping', { echo: '' });
      expect(station.engine.status().confined).toBe(false);
      time.now += 1_000;
      expect(codes()).toContain('ENGINE_NOT_CONFINED');
    } finally {
      await remove();
    }
  },
);

it('says that engines of desktops, Windows and macOS are not confined, and where files alone are open', () => {
  expect(unconfined({ confined: false, filesConfined: false }, false)).toMatchObject([
    { code: 'ENGINE_NOT_CONFINED', severity: 'advice', says: { key: 'health.engineNotConfinable' } },
  ]);
  expect(unconfined({ confined: true, filesConfined: false }, true)).toMatchObject([
    { code: 'ENGINE_FILES_NOT_CONFINED', severity: 'advice', says: { key: 'health.engineFilesNotConfined' } },
  ]);
  expect(unconfined({ confined: true, filesConfined: true }, true)).toEqual([]);
  // None has started yet.
  expect(unconfined({ confined: null, filesConfined: null }, false)).toEqual([]);
});

it('asks for newer lists before they are too old to call anybody clear', async () => {
  const time = { now: Date.parse('2026-01-01T08:00:00Z') };
  const config = StationConfig.parse({ engine: { processes: 1 }, backup: { maxAgeDays: 0 } });
  const { station, remove } = await stationFor({}, { clock: { now: () => time.now }, config });
  try {
    const file = path.join(station.store.folder, 'list.csv');
    writeFileSync(file, 'id,name,list_date\n1,Specimen Listed,2026-01-01\n');
    await station.screening.importLists([file], { list: 'un' }, systemActor('test'));
    await importRegister(station);
    const health = createHealth(station);
    const after = (days: number) => {
      time.now = Date.parse('2026-01-01T12:00:00Z') + days * 24 * 3_600_000;
      const { reasons } = Health.parse(JSON.parse(health()));
      // A clock that jumps is a reason of its own.
      const ofLists = reasons.filter(({ code }) => code.startsWith('LIST_'));
      return { status: statusOf(ofLists), warnings: ofLists.map(({ message }) => message) };
    };
    expect(after(30)).toMatchObject({ status: 'ok', warnings: [] });
    expect(after(31)).toMatchObject({
      status: 'ok',
      warnings: [expect.stringContaining('import a newer one')],
    });
    expect(after(366)).toMatchObject({
      status: 'degraded',
      warnings: [expect.stringContaining('366 days')],
    });
  } finally {
    await remove();
  }
});

it('is down while no engine process comes up, and not while the first ones start', async () => {
  const { station, remove } = await stationFor({});
  try {
    const file = path.join(station.store.folder, 'list.csv');
    writeFileSync(file, 'id,name,list_date\n1,Specimen Listed,2026-11-01\n');
    await station.screening.importLists([file], { list: 'un' }, systemActor('test'));
    await importRegister(station);
    const reportOf = (failedInARow: number, ready: number): Health => {
      const status = () => ({
        processes: 2,
        ready,
        busy: 0,
        queued: 0,
        replaced: failedInARow,
        failedInARow,
      });
      const engine = { ...station.engine, status };
      return Health.parse(JSON.parse(createHealth({ ...station, engine })()));
    };
    expect(reportOf(0, 0)).toMatchObject({ status: 'ok', warnings: [] });
    expect(reportOf(2, 1)).toMatchObject({ status: 'ok', warnings: [] });
    expect(reportOf(2, 0)).toMatchObject({
      status: 'down',
      warnings: ['No engine process can be started: documents cannot be read.'],
    });
    expect(reportOf(2, 0).engine).not.toHaveProperty('failedInARow');
  } finally {
    await remove();
  }
});
