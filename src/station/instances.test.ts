import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { bootId } from './boot.ts';
import { registerInstance, SILENT_TURNS } from './instances.ts';
import { omangRead, stationFor, submission } from './verification/verification.fixture.ts';

/** A process that runs as long as this test does, and is no station. */
const ANOTHER = process.ppid;

it.skipIf(bootId() === null).each([
  ['an earlier one: its number is another program’s now', 'an earlier boot', 'failed', 'COMPLETED'],
  ['this one: its work is left to it', bootId(), 'processing', 'RUNNING'],
])('work of a process of a boot that is %s', async (_, boot, progress, status) => {
  const { station, folder, remove } = await stationFor({});
  try {
    const { database } = station.store;
    const actor = { kind: 'system', id: 'test' } as const;
    const { clientId } = station.access.register(actor, { name: 'core banking', plan: 'pro' });
    const { requestId } = station.jobs.submit(submission(clientId));
    const caseId = station.cases.open({
      kind: 'verification',
      actor,
      author: 'Test',
      progress: 'processing',
    });
    database
      .prepare('INSERT INTO instances (id, pid, host, started_at, boot) VALUES (?, ?, ?, ?, ?)')
      .run('other', ANOTHER, hostname(), '2026-11-21T07:00:00.000Z', boot);
    database.prepare("UPDATE cases SET instance = 'other' WHERE id = ?").run(caseId);
    database.prepare("UPDATE jobs SET status = 'RUNNING', claimed_by = ?").run(ANOTHER);
    await station.close();

    const again = await stationFor({ verify: () => omangRead() }, { dataFolder: folder });
    try {
      again.station.jobs.start();
      expect(again.station.cases.row(caseId).progress).toBe(progress);
      await expect.poll(() => again.station.jobs.find(requestId, clientId).status).toBe(status);
    } finally {
      await again.remove();
    }
  } finally {
    await remove();
  }
});

/** A station whose folder a process of another host had open when it was working on a case. */
async function besideAnother() {
  const { station, time, remove } = await stationFor({});
  const { database } = station.store;
  database
    .prepare("INSERT INTO instances (id, pid, host, started_at) VALUES ('far', ?, 'another-host', ?)")
    .run(process.pid, '2026-11-21T07:00:00.000Z');
  const actor = { kind: 'system', id: 'test' } as const;
  const caseId = station.cases.open({ kind: 'verification', actor, author: 'Test', progress: 'processing' });
  database.prepare("UPDATE cases SET instance = 'far' WHERE id = ?").run(caseId);
  let id = 0;
  const instance = registerInstance(station.store, station.audit, { now: () => time.now }, () => `i-${id++}`);
  return {
    station,
    instance,
    progress: () => station.cases.row(caseId).progress,
    turns: (count: number, lives: boolean) => {
      for (let turn = 0; turn < count; turn++) {
        if (lives) database.exec("UPDATE instances SET beats = beats + 1 WHERE id = 'far'");
        instance.beat();
      }
    },
    close: async () => {
      instance.leave();
      await remove();
    },
  };
}

it('settles what a container left that was made anew under another name, once it has been silent', async () => {
  const { progress, turns, station, close } = await besideAnother();
  try {
    turns(SILENT_TURNS, false);
    expect(progress()).toBe('processing');
    turns(1, false);
    expect(progress()).toBe('failed');
    turns(3, false);
    expect(station.audit.list({ action: 'case.interrupted' })).toHaveLength(1);
  } finally {
    await close();
  }
});

it('leaves to a process of another host what it works on, as long as it shows that it lives', async () => {
  const { progress, turns, close } = await besideAnother();
  try {
    turns(SILENT_TURNS * 3, true);
    expect(progress()).toBe('processing');
  } finally {
    await close();
  }
});

it('is at work again after it was asleep so long that it was forgotten', async () => {
  const { station, instance, close } = await besideAnother();
  try {
    station.store.database.prepare('DELETE FROM instances WHERE id = ?').run(instance.id);
    instance.beat();
    const ids = station.store.database.prepare('SELECT id FROM instances').pluck().all();
    expect(ids).toContain(instance.id);
  } finally {
    await close();
  }
});
