import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StationConfig } from '../../src/contract/config.ts';
import { childProcessStarter } from '../../src/engine/child-process.ts';
import type { EngineProcess, FromEngine } from '../../src/engine/protocol.ts';
import { createEngine } from '../../src/station/engine.ts';

const isConfinable = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');

describe.skipIf(!isConfinable)('an engine process', () => {
  it('says that it is confined before it is given anything', async () => {
    const engine = childProcessStarter()();
    const ready = await new Promise<FromEngine>((resolve) => engine.onMessage(resolve));
    engine.kill();
    expect(ready).toMatchObject({ kind: 'ready', confined: true });
  }, 60_000);

  it('reaches no network, starts no program and touches no other process, in every thread', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, 'confined-process.ts')],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(stdout || stderr)).toEqual({
      program: 'EPERM',
      'another process': 'EPERM',
      // An engine that takes too much memory ends itself.
      itself: 'reached',
      'another process by tkill': 'EPERM',
      'another process by tgkill': 'EPERM',
      'another process by sigqueue': 'EPERM',
      'a thread of another process by sigqueue': 'EPERM',
      'another process as owner of a file': 'EPERM',
      'another process as owner of a file, by structure': 'EPERM',
      'another process as owner of a socket': 'EPERM',
      'another process as group of a socket': 'EPERM',
      'limits of another process': 'EPERM',
      'limits of its own': 'reached',
      // abort and raise of the C library.
      'own thread by tgkill': 'reached',
      'itself by raise': 'reached',
      'TCP over IPv4': 'EPERM',
      'TCP over IPv6': 'EPERM',
      UDP: 'EPERM',
      server: 'EPERM',
      'TCP in a thread': 'EPERM',
      // A reader of chips is behind such a socket; this one is not there.
      'socket of this machine': 'ENOENT',
      'own files': 'read',
    });
  }, 60_000);
});

it('one that is not confined gets no work where that is required', async () => {
  let sent = 0;
  const unconfined = (): EngineProcess => {
    const exits: ((why: string) => void)[] = [];
    return {
      pid: 0,
      send: () => void sent++,
      onMessage: (listener) => void setImmediate(() => listener({ kind: 'ready', pid: 0, confined: false })),
      onExit: (listener) => void exits.push(listener),
      kill: () => exits.forEach((exit) => exit('ended')),
    };
  };
  const configOf = (requireConfinement: boolean) =>
    StationConfig.parse({ engine: { processes: 1, requireConfinement } }).engine;
  const required = createEngine(unconfined, configOf(true), () => undefined);
  required.warm();
  await once(process, 'beforeExit', { signal: AbortSignal.timeout(300) }).catch(() => undefined);
  expect(required.status()).toMatchObject({ ready: 0, confined: false });
  expect(sent).toBe(0);
  await required.close();
  const allowed = createEngine(unconfined, configOf(false), () => undefined);
  allowed.warm();
  await expect.poll(() => allowed.status()).toMatchObject({ ready: 1, confined: false });
  await allowed.close();
});
