import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootId } from '../boot.ts';
import { isProcessAlive } from '../process-alive.ts';
import { lockBackups } from './backup-lock.ts';
import { makeBackup } from './backup.ts';
import { filled, fresh, removeFolders } from './folders.fixture.ts';

vi.mock('../boot.ts', { spy: true });
vi.mock('../process-alive.ts', { spy: true });

afterAll(removeFolders);

it('one at a time: a second process is refused, a killed one is not waited for', async () => {
  const { station, folder } = await filled();
  const stick = fresh('stick');
  mkdirSync(stick);
  const file = path.join(stick, 'monday');
  const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  writeFileSync(path.join(folder, 'backup.lock'), String(sleeper.pid));
  await expect(makeBackup(station, { file })).rejects.toMatchObject({ code: 'CONFLICT' });
  sleeper.kill();
  await once(sleeper, 'exit');
  await expect(makeBackup(station, { file })).resolves.toBeTruthy();
  expect(existsSync(path.join(folder, 'backup.lock'))).toBe(false);
  await station.close();
});

describe('a lock that names a running process', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = fresh();
    mkdirSync(folder);
    lock = path.join(folder, 'backup.lock');
    vi.mocked(isProcessAlive).mockReturnValue(true);
    vi.mocked(bootId).mockReturnValue('today');
  });
  afterEach(() => {
    vi.mocked(bootId).mockReset();
    vi.mocked(isProcessAlive).mockReset();
  });

  /** A number that is not ours. */
  const pid = process.pid + 1;
  const isRefused = (): void => {
    const before = readFileSync(lock, 'utf8');
    expect(() => lockBackups(folder)).toThrow(
      `A backup is being made already. If that is not so, remove the file ${lock} and try again.`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(before);
  };
  const isTaken = (content: string): void => {
    const unlock = lockBackups(folder);
    expect(readFileSync(lock, 'utf8')).toBe(content);
    unlock();
    expect(existsSync(lock)).toBe(false);
  };
  const writtenBeforeTheStart = (): void => {
    const at = Date.now() / 1_000 - uptime() - 60;
    utimesSync(lock, at, at);
  };

  it('is held when it was written since the machine started, however the clock was set', () => {
    writeFileSync(lock, `${pid} today`);
    isRefused();
    writtenBeforeTheStart();
    isRefused();
  });

  it('is nobody’s when another start of the machine wrote it: the number is that of another program', () => {
    writeFileSync(lock, `${pid} yesterday`);
    isTaken(`${process.pid} today`);
  });

  it('is told by its age where starts have no name, or an earlier version wrote it', () => {
    for (const name of [null, 'today']) {
      vi.mocked(bootId).mockReturnValue(name);
      writeFileSync(lock, String(pid));
      isRefused();
      writtenBeforeTheStart();
      isTaken(name === null ? String(process.pid) : `${process.pid} today`);
    }
  });

  it('is left to another process that takes it over at the same time', () => {
    writeFileSync(lock, `${pid} today`);
    // While we find that its owner is gone, the other has found it, too, and put its own there.
    vi.mocked(isProcessAlive).mockImplementationOnce(() => {
      writeFileSync(lock, `${pid + 1} today`);
      return false;
    });
    expect(() => lockBackups(folder)).toThrow(/being made already/);
    expect(readFileSync(lock, 'utf8')).toBe(`${pid + 1} today`);
  });

  it('stays when it is another process’s by the time that the work is done', () => {
    const unlock = lockBackups(folder);
    writeFileSync(lock, `${pid} today`);
    unlock();
    expect(readFileSync(lock, 'utf8')).toBe(`${pid} today`);
  });
});
