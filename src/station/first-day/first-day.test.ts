import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemActor } from '../actor.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

const by = systemActor('test');
const PASSWORD = 'a river in the sand';

test('a new station sees what is done, remembers what was left, and is finished when nothing is open', async () => {
  const { station, remove } = await stationFor({ verify: () => omangRead() });
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-first-day-'));
  const states = () => station.firstDay.status().steps.map(({ state }) => state);
  try {
    const administrator = await station.operators.setUp({ name: 'Kagiso', password: PASSWORD });
    expect(states()).toEqual(['done', 'open', 'open', 'open', 'open', 'open']);
    station.firstDay.mark({ step: 'people', mark: 'skipped' }, by);
    station.firstDay.mark({ step: 'devices', mark: 'done' }, by);
    expect(states()).toEqual(['done', 'skipped', 'open', 'done', 'open', 'open']);

    // What was left and is done later is done.
    await station.operators.create(administrator, { name: 'Neo', password: PASSWORD, role: 'clerk' });
    const list = path.join(folder, 'own.csv');
    writeFileSync(list, 'id,name,list_date\n1,Somebody Specimen,2026-11-20\n');
    await station.screening.importLists([list], { list: 'own' }, by);
    expect(states()[2], 'nobody is cleared without the required list').toBe('open');
    await station.screening.importLists([list], { list: 'un' }, by);
    station.backups.chooseFolder(by, folder);
    expect(station.firstDay.status().finished).toBe(false);
    await station.verification.verify({
      files: [{ name: 'front.jpg', bytes: Buffer.from('front') }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'operator', id: administrator.id },
      requestId: 'r-1',
    });
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
    expect(station.firstDay.status().finished).toBe(true);
    expect(station.audit.list({ action: 'station.set-up-marked', limit: 9 })).toHaveLength(2);
  } finally {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the set-up is put away with steps open, and what is open stays so', async () => {
  const { station, remove } = await stationFor({});
  try {
    station.firstDay.mark({ step: 'all', mark: 'skipped' }, by);
    expect(station.firstDay.status()).toMatchObject({ finished: true });
    expect(station.firstDay.status().steps.at(-1)).toEqual({ step: 'trial', state: 'open' });
  } finally {
    await remove();
  }
});
