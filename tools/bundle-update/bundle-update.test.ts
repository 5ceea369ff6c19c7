import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { installUpdate, rollBack, type Installed } from '../../src/station/updates/install-update.ts';
import { openBundle } from '../../src/station/updates/bundle.ts';
import { pointLink } from '../../src/station/updates/installation.ts';
import { unpackBundle } from '../../src/station/updates/unpack.ts';
import { writeBundle } from './write-bundle.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-update-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLATFORM = 'linux-x64';
const pem = ({ publicKey, privateKey }: ReturnType<typeof generateKeyPairSync>) => ({
  open: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  secret: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
});
const bank = pem(generateKeyPairSync('ed25519'));
const stranger = pem(generateKeyPairSync('ed25519'));

let root: string;
let number = 0;
beforeEach(() => {
  root = path.join(folder, `installation-${number++}`);
});

async function bundle(version: string, { secret = bank.secret, platform = PLATFORM } = {}): Promise<string> {
  const from = path.join(folder, `program-${number++}`);
  mkdirSync(path.join(from, 'resources'), { recursive: true });
  writeFileSync(path.join(from, 'netefatsa'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  writeFileSync(path.join(from, 'resources', 'version.txt'), version.repeat(1_000));
  writeFileSync(path.join(from, 'empty'), '');
  const out = path.join(folder, `update-${number++}.bin`);
  await writeBundle({
    from,
    version,
    platform,
    privateKeyPem: secret,
    out,
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  return out;
}

const install = (file: string, publicKeyPem = bank.open): Promise<Installed> =>
  installUpdate(file, { root, publicKeyPem, platform: PLATFORM, runningVersion: '1.0.0' });
const reasonOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  const thrown: unknown = await work.then(
    () => new Error('nothing was thrown'),
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(StationError);
  return (thrown as StationError).details.reason;
};
const current = (): string =>
  readFileSync(path.join(root, 'current', 'resources', 'version.txt'), 'utf8').slice(0, 5);

describe('a signed update', () => {
  it('is installed beside the program before it, which a roll-back brings again', async () => {
    expect(await install(await bundle('1.1.0'))).toEqual({ version: '1.1.0', previous: null, files: 3 });
    expect(current()).toBe('1.1.0');
    expect(statSync(path.join(root, 'current', 'netefatsa')).mode & 0o111).not.toBe(0);
    expect(statSync(path.join(root, 'current', 'empty')).size).toBe(0);

    expect(await install(await bundle('1.2.0'))).toMatchObject({ previous: '1.1.0' });
    expect(current()).toBe('1.2.0');
    expect(await rollBack(root)).toEqual({ version: '1.1.0', from: '1.2.0' });
    expect(current()).toBe('1.1.0');
    expect(await rollBack(root)).toEqual({ version: '1.2.0', from: '1.1.0' });
  });

  it('cut off between its two links has nothing to go back to, rather than to itself', async () => {
    await install(await bundle('1.1.0'));
    pointLink(root, 'previous', '1.1.0');
    expect(await reasonOf(rollBack(root))).toBe('NO_PREVIOUS');
  });

  it.runIf(process.platform === 'linux')(
    'is on the disk, its manifest and links included, before it is said to be installed',
    async () => {
      const synced: string[] = [];
      const { fsyncSync } = fs;
      fs.fsyncSync = (handle) => {
        synced.push(readlinkSync(`/proc/self/fd/${handle}`));
        fsyncSync(handle);
      };
      syncBuiltinESMExports();
      try {
        await install(await bundle('1.1.0'));
      } finally {
        fs.fsyncSync = fsyncSync;
        syncBuiltinESMExports();
      }
      const versions = path.join(root, 'versions');
      expect(synced.some((file) => file.startsWith(path.join(versions, '1.1.0.json')))).toBe(true);
      expect(synced).toEqual(expect.arrayContaining([versions, root]));
    },
  );

  it('that does not fit on the disk says so', async () => {
    const opened = await openBundle(await bundle('1.1.0'), bank.open);
    // Errors of an open file name no place.
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const handle = { read: () => Promise.reject(full) } as unknown as typeof opened.handle;
    mkdirSync(root);
    const unpacked = unpackBundle({ ...opened, handle }, root);
    expect(await reasonOf(unpacked)).toBe('DISK_FULL');
    await opened.handle.close();
  });

  it('keeps one version back and no more', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.10.0']) await install(await bundle(version));
    expect(readdirSync(path.join(root, 'versions')).sort()).toEqual([
      '1.10.0',
      '1.10.0.json',
      '1.2.0',
      '1.2.0.json',
    ]);
  });

  it('compares versions as numbers and refuses older and equal ones', async () => {
    await install(await bundle('1.10.0'));
    expect(await reasonOf(install(await bundle('1.9.9')))).toBe('OLDER_VERSION');
    expect(await reasonOf(install(await bundle('1.10.0')))).toBe('SAME_VERSION');
    expect(current().startsWith('1.10.')).toBe(true);
  });

  it('older than the running program is refused where nothing is installed yet', async () => {
    expect(await reasonOf(install(await bundle('0.9.0')))).toBe('OLDER_VERSION');
    expect(existsSync(root)).toBe(false);
  });

  it('of another key, for another machine, or no bundle at all is refused', async () => {
    expect(await reasonOf(install(await bundle('1.1.0', { secret: stranger.secret })))).toBe('WRONG_KEY');
    expect(await reasonOf(install(await bundle('1.1.0'), stranger.open))).toBe('WRONG_KEY');
    expect(await reasonOf(install(await bundle('1.1.0'), 'no key'))).toBe('WRONG_KEY');
    expect(await reasonOf(install(await bundle('1.1.0', { platform: 'win32-x64' })))).toBe('OTHER_PLATFORM');
    const text = path.join(folder, 'text.bin');
    writeFileSync(text, 'hello\n');
    expect(await reasonOf(install(text))).toBe('NOT_A_BUNDLE');
    expect(existsSync(root)).toBe(false);
  });
});

describe('a bundle that was changed', () => {
  it('in any byte is refused, and the program stays as it was', async () => {
    await install(await bundle('1.1.0'));
    const good = readFileSync(await bundle('1.2.0'));
    for (let i = 0; i < 40; i++) {
      const at = Math.floor(((i + 0.5) * good.length) / 40);
      const bytes = Buffer.from(good);
      bytes[at] = bytes[at]! ^ 0x01;
      const file = path.join(folder, 'changed.bin');
      writeFileSync(file, bytes);
      expect(['WRONG_KEY', 'DAMAGED', 'NOT_A_BUNDLE'], `byte ${at}`).toContain(await reasonOf(install(file)));
    }
    expect(current()).toBe('1.1.0');
    expect(readdirSync(path.join(root, 'versions')).sort()).toEqual(['1.1.0', '1.1.0.json']);
  });

  it('cut off or with something after its end is refused', async () => {
    const good = readFileSync(await bundle('1.1.0'));
    const file = path.join(folder, 'cut.bin');
    for (const bytes of [
      good.subarray(0, -1),
      Buffer.concat([good, Buffer.from('x')]),
      good.subarray(0, 30),
    ]) {
      writeFileSync(file, bytes);
      expect(['DAMAGED', 'NOT_A_BUNDLE']).toContain(await reasonOf(install(file)));
    }
  });
});

it('a path that leaves the folder cannot even be bundled', async () => {
  const { UpdateManifest } = await import('../../src/station/updates/manifest.ts');
  const file = { size: 1, sha256: 'a'.repeat(64), executable: false };
  const manifest = (...paths: string[]): unknown => ({
    format: 1,
    product: 'netefatsa',
    version: '1.0.0',
    platform: PLATFORM,
    createdAt: '2026-11-21T10:00:00Z',
    files: paths.map((one) => ({ ...file, path: one })),
  });
  for (const bad of ['../x', '/etc/passwd', 'a/../../x', 'C:/x', 'a\\..\\x', 'a//b', './a', 'a\0b'])
    expect(UpdateManifest.safeParse(manifest(bad)).success, bad).toBe(false);
  expect(UpdateManifest.safeParse(manifest('a/b.c')).success).toBe(true);
  expect(UpdateManifest.safeParse(manifest('a', 'A')).success).toBe(false);
});

it('a roll-back to a program that was changed since is refused', async () => {
  await install(await bundle('1.1.0'));
  expect(await reasonOf(rollBack(root))).toBe('NO_PREVIOUS');
  await install(await bundle('1.2.0'));
  writeFileSync(path.join(root, 'versions', '1.1.0', 'resources', 'version.txt'), 'changed');
  expect(await reasonOf(rollBack(root))).toBe('PREVIOUS_CHANGED');
  expect(current()).toBe('1.2.0');
});

it('an attempt that was cut off by a power cut is begun anew', async () => {
  await install(await bundle('1.1.0'));
  mkdirSync(path.join(root, 'versions', '.staged-1.2.0'));
  mkdirSync(path.join(root, 'versions', '1.2.0'));
  writeFileSync(path.join(root, 'versions', '1.2.0', 'half'), 'half');
  await install(await bundle('1.2.0'));
  expect(current()).toBe('1.2.0');
  expect(readdirSync(path.join(root, 'current'))).not.toContain('half');
});

it('netefatsa update and bundle-update do it from the command line', () => {
  const repository = path.resolve(import.meta.dirname, '..', '..');
  const node = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(repository, file), ...args], { encoding: 'utf8' });
  const keys = path.join(folder, 'keys');
  expect(node('tools/bundle-update/main.ts', '--make-key', keys).status).toBe(0);
  expect(statSync(path.join(keys, 'update-private.pem')).mode & 0o077).toBe(0);
  const program = path.join(folder, 'program-cli');
  mkdirSync(program);
  writeFileSync(path.join(program, 'netefatsa'), 'program', { mode: 0o755 });
  const out = path.join(folder, 'cli.bin');
  const made = node(
    'tools/bundle-update/main.ts',
    ...[
      '--from',
      program,
      '--version',
      '9.0.0',
      '--key',
      path.join(keys, 'update-private.pem'),
      '--out',
      out,
    ],
  );
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const data = path.join(folder, 'data');
  const update = (...args: string[]) =>
    node('src/cli/netefatsa.js', 'update', ...args, '--into', root, '--data-dir', data);
  expect(update(out)).toMatchObject({
    status: 1,
    stderr: 'netefatsa: No key for updates is trusted. Set updates.publicKeyFile, or give --key.\n',
  });
  const done = update(out, '--key', path.join(keys, 'update-public.pem'));
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toContain('Version 9.0.0 is installed (1 files).');
  expect(update('--roll-back')).toMatchObject({
    status: 1,
    stderr: 'netefatsa: There is no earlier version to go back to.\n',
  });
});
