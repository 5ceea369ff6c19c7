import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childProcessStarter } from '../../src/engine/child-process.ts';
import type { EngineProcess, FromEngine, ToEngine } from '../../src/engine/protocol.ts';
import type { Tried } from './file-reaching-engine.ts';

const canConfine =
  process.platform === 'linux' &&
  existsSync('/proc/kallsyms') &&
  / (?:landlock_|__\w*sys_landlock)/.test(readFileSync('/proc/kallsyms', 'utf8'));

/** Beside the program, where a clone's `--data-dir ./station` lies, and elsewhere. */
describe.skipIf(!canConfine).each([
  ['in the folder of the program', path.resolve(import.meta.dirname, '../..')],
  ['elsewhere', tmpdir()],
])('an engine of a station %s', (_, beside) => {
  let root: string;
  let folder: string;
  let key: string;
  let running: EngineProcess | undefined;
  beforeEach(() => {
    root = mkdtempSync(path.join(beside, 'netefatsa-files-'));
    folder = path.join(root, 'station');
    mkdirSync(folder);
    key = path.join(root, 'station.key');
    for (const file of [key, path.join(folder, 'station.db')]) writeFileSync(file, 'a secret');
  });
  afterEach(() => {
    running?.kill();
    rmSync(root, { recursive: true });
  });
  const start = (entry?: string): Promise<FromEngine> => {
    running = childProcessStarter(entry, [folder, key])();
    return next();
  };
  const next = (): Promise<FromEngine> => new Promise((resolve) => running!.onMessage(resolve));

  it('says that files are kept from it', async () => {
    expect(await start()).toMatchObject({ kind: 'ready', filesConfined: true });
  }, 60_000);

  it('reads nothing of the station and writes nothing anywhere, in any thread', async () => {
    const ready = await start(path.join(import.meta.dirname, 'file-reaching-engine.ts'));
    expect(ready).toMatchObject({ filesConfined: true, pid: running!.pid });
    const tried = next();
    running!.send({ folder, key } satisfies Tried as unknown as ToEngine);
    const answered = { ...(await tried) } as unknown as Record<string, string>;
    const { 'read the program': program, 'read of itself': itself, capabilities, ...refused } = answered;
    expect([program, itself]).toEqual(['reached', 'reached']);
    expect(capabilities).toMatch(/^0+$/);
    expect(Object.keys(refused)).toHaveLength(12);
    for (const [what, outcome] of Object.entries(refused))
      expect(outcome, what).toMatch(/^EACCES$|^EXDEV$|^EPERM$/);
    expect(readdirSync(root).sort()).toEqual(['station', 'station.key']);
    expect(readdirSync(folder)).toEqual(['station.db']);
  }, 60_000);
});

it.skipIf(!canConfine)(
  'one whose data lie among the files of the program says that it reaches them',
  async () => {
    const secret = path.resolve(import.meta.dirname, '../../resources');
    const engine = childProcessStarter(undefined, [secret])();
    const ready = await new Promise<FromEngine>((resolve) => engine.onMessage(resolve));
    engine.kill();
    expect(ready).toMatchObject({ kind: 'ready', filesConfined: false });
  },
  60_000,
);

it.skipIf(!canConfine)(
  'one that cannot start so starts unconfined and says it',
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-elsewhere-'));
    // Packages of a system that keeps them where nobody else does.
    const packageFile = path.join(root, 'store', 'package.mjs');
    const entry = path.join(root, 'engine.mjs');
    mkdirSync(path.dirname(packageFile));
    writeFileSync(
      packageFile,
      `export const confined = process.env.NETEFATSA_ENGINE_FILES_CONFINED === 'yes';`,
    );
    writeFileSync(
      entry,
      `import { confined } from './store/package.mjs';
     process.send({ kind: 'ready', pid: process.pid, filesConfined: confined });`,
    );
    const start = childProcessStarter(entry);
    const outcome = (): Promise<FromEngine | 'ended'> =>
      new Promise((resolve) => {
        const engine = start();
        engine.onExit(() => resolve('ended'));
        engine.onMessage((message) => {
          engine.kill();
          resolve(message);
        });
      });
    expect(await outcome()).toBe('ended');
    expect(await outcome()).toBe('ended');
    expect(await outcome()).toMatchObject({ kind: 'ready', filesConfined: false });
    expect(await outcome()).toMatchObject({ kind: 'ready', filesConfined: false });
    rmSync(root, { recursive: true });
  },
  60_000,
);

it.skipIf(!canConfine).each([
  [
    'each a link to a file elsewhere',
    (models: string, store: string) => {
      mkdirSync(models);
      symlinkSync(path.join(store, 'mrz-line.onnx'), path.join(models, 'mrz-line.onnx'));
    },
  ],
  ['in a folder that is a link', (models: string, store: string) => symlinkSync(store, models)],
  [
    'a link to a link',
    (models: string, store: string) => {
      mkdirSync(models);
      symlinkSync(path.join(store, 'mrz-line.onnx'), path.join(store, 'newest'));
      symlinkSync(path.join(store, 'newest'), path.join(models, 'mrz-line.onnx'));
    },
  ],
])(
  'an engine reads models of the site, %s, and nothing beside them',
  async (_, link) => {
    const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-models-'));
    const [models, store, beside] = ['models', 'store', 'beside.txt'].map((name) =>
      path.join(root, name),
    ) as [string, string, string];
    mkdirSync(store);
    writeFileSync(path.join(store, 'mrz-line.onnx'), 'a model');
    writeFileSync(beside, 'of somebody else');
    link(models, store);
    const entry = path.join(root, 'engine.mjs');
    writeFileSync(
      entry,
      `import { readFileSync } from 'node:fs';
     const read = (file) => {
       try {
         return readFileSync(file, 'utf8');
       } catch ({ code }) {
         return code;
       }
     };
     process.send([${JSON.stringify(path.join(models, 'mrz-line.onnx'))}, ${JSON.stringify(beside)}].map(read));`,
    );
    vi.stubEnv('NETEFATSA_MODELS', models);
    const engine = childProcessStarter(entry)();
    const told = await new Promise((resolve) => engine.onMessage(resolve));
    engine.kill();
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
    expect(told).toEqual(['a model', 'EACCES']);
  },
  60_000,
);

describe.skipIf(!canConfine)('engines that ended for want of memory', () => {
  let root: string;
  let shortage: string;
  let start: () => Promise<FromEngine | 'ended'>;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'netefatsa-memory-'));
    shortage = path.join(root, 'shortage');
    const entry = path.join(root, 'engine.mjs');
    writeFileSync(shortage, '');
    writeFileSync(
      entry,
      `import { existsSync } from 'node:fs';
       if (existsSync(${JSON.stringify(shortage)})) process.exit(1);
       const filesConfined = process.env.NETEFATSA_ENGINE_FILES_CONFINED === 'yes';
       process.send({ kind: 'ready', pid: process.pid, filesConfined });`,
    );
    const starter = childProcessStarter(entry);
    start = () =>
      new Promise((resolve) => {
        const engine = starter();
        engine.onExit(() => resolve('ended'));
        engine.onMessage((message) => {
          engine.kill();
          resolve(message);
        });
      });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(root, { recursive: true });
  });

  it('beside each other leave the next one confined', async () => {
    expect(await Promise.all([start(), start(), start()])).toEqual(['ended', 'ended', 'ended']);
    rmSync(shortage);
    expect(await start()).toMatchObject({ kind: 'ready', filesConfined: true });
  }, 60_000);

  it('one after another leave the next one unconfined, and one that starts minutes later is confined again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    expect([await start(), await start()]).toEqual(['ended', 'ended']);
    rmSync(shortage);
    vi.setSystemTime(4 * 60_000);
    expect(await start()).toMatchObject({ kind: 'ready', filesConfined: false });
    vi.setSystemTime(6 * 60_000);
    expect(await start()).toMatchObject({ kind: 'ready', filesConfined: true });
    expect(await start()).toMatchObject({ kind: 'ready', filesConfined: true });
  }, 60_000);
});
