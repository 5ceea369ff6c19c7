import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { omangRead, stationFor, submission } from '../verification/verification.fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STARTED = Date.parse('2026-11-22T08:00:00Z');

let remove: () => Promise<void> = async () => undefined;
afterEach(async () => {
  vi.useRealTimers();
  await remove();
});

async function working(now: () => number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const made = await stationFor({ verify: () => omangRead() }, { clock: { now } });
  remove = made.remove;
  const { station } = made;
  const { clientId } = station.access.register({ kind: 'system', id: 'test' }, { name: 'core', plan: 'pro' });
  return { station, clientId, submit: () => station.jobs.submit(submission(clientId)).requestId };
}

it('a job or delivery that another station on the folder had begun when it was killed is taken up by this one', async () => {
  const { station, clientId, submit } = await working(() => STARTED);
  const { database } = station.store;
  station.jobs.start();
  station.webhooks.start();
  const killed = spawnSync(process.execPath, ['-e', '']).pid;
  database.exec('BEGIN');
  const requestId = submit();
  const address = 'http://127.0.0.1:9/';
  station.webhooks.enqueue({ type: 'verification.completed', clientId, result: {}, address });
  database.prepare("UPDATE jobs SET status = 'RUNNING', claimed_by = ?").run(killed);
  database.prepare('UPDATE webhook_deliveries SET claimed_by = ?').run(killed);
  database.exec('COMMIT');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(station.jobs.find(requestId, clientId).status).toBe('RUNNING');
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(() => station.jobs.find(requestId, clientId).status).toBe('COMPLETED');
  const errors = () => station.webhooks.deliveries(clientId).flatMap(({ attempts }) => attempts);
  expect(errors().map(({ error }) => error)).toContain('INTERRUPTED');
});

it('a job of a station on another host, which may be alive, is left to it', async () => {
  const { station, clientId, submit } = await working(() => STARTED);
  const { database } = station.store;
  station.jobs.start();
  const far = spawnSync(process.execPath, ['-e', '']).pid;
  database
    .prepare("INSERT INTO instances (id, pid, host, started_at) VALUES ('far', ?, 'another-host', '')")
    .run(far);
  database.exec('BEGIN');
  const requestId = submit();
  database.prepare("UPDATE jobs SET status = 'RUNNING', claimed_by = ?").run(far);
  database.exec('COMMIT');
  vi.advanceTimersByTime(MINUTE);
  expect(station.jobs.find(requestId, clientId).status).toBe('RUNNING');
  // Four turns of its own without a beat of the other, and the first to learn how far it was.
  vi.advanceTimersByTime(3 * MINUTE);
  await expect.poll(() => station.jobs.find(requestId, clientId).status).toBe('COMPLETED');
});

it('a clock that comes up years ahead makes no result forgotten', async () => {
  let now = STARTED;
  const { station, clientId, submit } = await working(() => now);
  station.jobs.start();
  const requestId = submit();
  const result = () => station.jobs.find(requestId, clientId).result;
  await expect.poll(result).not.toBeNull();
  now += 365 * DAY;
  vi.advanceTimersByTime(60 * MINUTE);
  expect(result()).not.toBeNull();
});
