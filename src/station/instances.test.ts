import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { bootId } from './boot.ts';
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
