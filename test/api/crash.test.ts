import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { form } from './support/station.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';

const JOBS = 200;
let folder: string;
let receiver: Receiver;
let child: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-crash-'));
  receiver = await startReceiver();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<{ baseUrl: string; credentials: NewCredentials | null }> {
  const started = fork(new URL('./support/station-process.ts', import.meta.url), [folder], {
    env: { ...process.env, QUICK_ENGINE_DELAY: '15' },
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('message', (message) => resolve(message as never));
    started.once('exit', (code) => reject(new Error(`the station ended with ${code}`)));
  });
}

async function kill(): Promise<void> {
  const killed = child!;
  const gone = new Promise((resolve) => killed.once('exit', resolve));
  killed.kill('SIGKILL');
  await gone;
}

const events = () =>
  receiver.deliveries.map((d) => JSON.parse(d.body) as { type: string; result: { requestId: string } });

it(`${JOBS} jobs, kill -9 in the middle three times: each is delivered, none twice under one webhook-id`, async () => {
  const first = await start();
  const { baseUrl } = first;
  const { apiKey, webhookSecret } = first.credentials!;
  const accepted = new Set<string>();
  for (let at = 0; at < JOBS; at += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${baseUrl}/v1/async/verify`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${apiKey}` },
          body: form('documents', ['front.jpg'], {
            webhookUrl: `${receiver.url}/jobs`,
            category: 'identity',
          }),
        }).then(async (response) => ({
          status: response.status,
          body: (await response.json()) as { requestId: string },
        })),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      accepted.add(body.requestId);
    }
  }
  expect(accepted.size).toBe(JOBS);

  for (const share of [0.2, 0.45, 0.7]) {
    await receiver.until('/jobs', JOBS * share, 60_000);
    await kill();
    expect(receiver.deliveries.length, 'the station was killed with work left').toBeLessThan(JOBS);
    await start();
  }
  await receiver.until('/jobs', JOBS, 60_000);
  await expect
    .poll(() => new Set(events().map((e) => e.result.requestId)).size, { timeout: 60_000 })
    .toBe(JOBS);

  expect(new Set(events().map((e) => e.result.requestId))).toEqual(accepted);
  const ids = receiver.deliveries.map((d) => String(d.headers['webhook-id']));
  expect(new Set(ids).size).toBe(ids.length);
  for (const delivery of receiver.deliveries)
    expect(
      new Webhook(webhookSecret).verify(delivery.body, delivery.headers as Record<string, string>),
    ).toMatchObject({ type: 'verification.completed' });
}, 180_000);
