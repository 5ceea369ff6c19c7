import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { childProcessStarter } from './child-process.ts';
import { engineEnvironment } from './engine-environment.ts';
import { resourcePath } from './resources.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-environment-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('an engine process, which opens files of strangers, does not get the way into the store', async () => {
  const entry = path.join(folder, 'tell.mjs');
  writeFileSync(entry, 'process.send(process.env, () => process.exit());');
  vi.stubEnv('NETEFATSA_PASSPHRASE', 'a passphrase that opens the store');
  vi.stubEnv('NETEFATSA_MODELS', '/srv/models');
  const engine = childProcessStarter(entry)();
  const told = await new Promise<NodeJS.ProcessEnv>((resolve) =>
    engine.onMessage((message) => resolve(message as unknown as NodeJS.ProcessEnv)),
  );
  expect(told['NETEFATSA_PASSPHRASE']).toBeUndefined();
  expect(told).toMatchObject({ NETEFATSA_MODELS: '/srv/models', MALLOC_ARENA_MAX: '2' });
});

it('is empty but for what an engine reads itself and what the system needs', () => {
  const secrets = {
    NETEFATSA_PASSPHRASE_FILE: '/run/secrets/passphrase',
    NETEFATSA_KEY_FILE: '/run/secrets/key',
    NETEFATSA_QUEUE_URL: 'rediss://user:password@queue',
    Netefatsa_Passphrase: 'as Windows may spell it',
    AWS_SECRET_ACCESS_KEY: 'of somebody else',
    HOME: '/home/teller',
    LD_PRELOAD: '/tmp/other.so',
    SSH_AUTH_SOCK: '/run/agent',
  };
  const given = { PATH: '/usr/bin', NETEFATSA_FACE_CALIBRATION: '/srv/faces.json' };
  expect(engineEnvironment({ ...secrets, ...given })).toEqual({
    ...given,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '524288',
    MALLOC_TRIM_THRESHOLD_: '2097152',
    ORT_DISABLE_TELEMETRY: '1',
  });
});

it('keeps the runtime of the models from gathering how it is used', () => {
  const home = mkdtempSync(path.join(folder, 'home-'));
  const entry = path.join(folder, 'session.mjs');
  const runtime = createRequire(import.meta.url).resolve('onnxruntime-node');
  writeFileSync(
    entry,
    `import ort from ${JSON.stringify(runtime)};
     await ort.InferenceSession.create(process.argv[2]);
     process.stdout.write('created');`,
  );
  const { stdout } = spawnSync(process.execPath, [entry, resourcePath('models', 'mrz-line.onnx')], {
    env: { ...engineEnvironment(), HOME: home },
    encoding: 'utf8',
  });
  expect(stdout).toBe('created');
  expect(readdirSync(home)).toEqual([]);
}, 60_000);
