import { afterAll, beforeAll, expect, it } from 'vitest';
import { StationError } from '../../src/contract/errors/station-error.ts';
import type { FromEngine, StartEngineProcess } from '../../src/engine/protocol.ts';
import { form, startTestStation, type TestStation } from './support/station.ts';

/** What the engine was told; it works on a document until it is told to stop. */
const told: string[] = [];
const engine: StartEngineProcess = () => {
  let listener: (message: FromEngine) => void = () => undefined;
  setImmediate(() => listener({ kind: 'ready', pid: 0 }));
  told.push('start');
  return {
    pid: undefined,
    onMessage: (to) => void (listener = to),
    onExit: () => undefined,
    kill: () => void told.push('kill'),
    send: (message) => {
      told.push(message.kind);
      if (message.kind !== 'cancel') return;
      const error = new StationError('PROCESSING_FAILED').toWire();
      setImmediate(() => listener({ kind: 'failed', id: message.id, error }));
    },
  };
};

let test: TestStation;
let key: string;
beforeAll(async () => {
  test = await startTestStation({ engine });
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

/** Sends a document and hangs up once the engine has it. */
async function hangUpOn(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<void> {
  const calls = told.filter((kind) => kind === 'call').length;
  const leaving = new AbortController();
  const outcome = fetch(`${test.baseUrl}${path}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${key}`, ...headers },
    signal: leaving.signal,
  }).then(
    ({ status }) => status,
    () => 'hung up',
  );
  await expect.poll(() => told.filter((kind) => kind === 'call').length).toBe(calls + 1);
  leaving.abort();
  expect(await outcome).toBe('hung up');
}
const cancelled = (): number => told.filter((kind) => kind === 'cancel').length;
const free = () => expect.poll(() => test.station.engine.status()).toMatchObject({ busy: 0, queued: 0 });

it('a client that hangs up frees the engine process, which goes on; the case says that nothing was read', async () => {
  const before = cancelled();
  await hangUpOn('/v1/verify/identity', form('documents', ['front.jpg']));
  await free();
  expect(cancelled()).toBe(before + 1);
  // Reading begins before the case is recorded.
  await expect.poll(() => test.station.cases.list({ limit: 1 }).cases).toHaveLength(1);
  const [opened] = test.station.cases.list({ limit: 1 }).cases;
  await expect.poll(() => test.station.cases.row(opened!.id).progress).toBe('failed');
  expect(test.station.audit.list({ caseId: opened!.id, limit: 1 })[0]).toMatchObject({
    action: 'verification.failed',
    details: { code: 'CONFLICT' },
  });
  expect(test.station.cases.files.list(opened!.id, 'source')).toHaveLength(1);
});

it('so it does for forensics and for faces', async () => {
  const before = cancelled();
  await hangUpOn('/v1/forensics/identity', form('file', ['front.jpg']));
  await free();
  const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]).toString('base64');
  await hangUpOn('/api/liveness/compare-faces', JSON.stringify({ sourceImage: image, targetImage: image }), {
    'Content-Type': 'application/json',
  });
  await free();
  expect(cancelled()).toBe(before + 2);
});

it('no process was ended for it', () => {
  expect(told.filter((kind) => kind === 'start')).toHaveLength(1);
  expect(told).not.toContain('kill');
});
