import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { createStation, type Station, type StationOptions } from '../../src/station/station.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
export const silent = pino({ level: 'silent' });
export const actor = { kind: 'client', id: 'test' } as const;

const made: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-fault-'));
  made.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  template = null;
}

export const open = (dataFolder: string, more: Partial<StationOptions> = {}): Promise<Station> =>
  createStation({ dataFolder, logger: silent, ...more });

/** A closed data folder with `records` audit records and one case with a file; a fresh copy each time. */
export async function filledFolder(records = 3_000): Promise<string> {
  if (!template) {
    template = newFolder();
    const station = await open(template);
    station.audit.appendAll(
      Array.from({ length: records }, (_, i) => ({ actor, action: 'test.filled', details: { i } })),
    );
    const id = station.cases.open({ kind: 'verification', actor, author: 'Test' });
    station.cases.files.add(id, [{ role: 'source', bytes: Buffer.alloc(5_000, 7), mediaType: 'image/jpeg' }]);
    await station.close();
  }
  const folder = newFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}
let template: string | null = null;

/** Runs `netefatsa …` as a person would. */
export function netefatsa(
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number } = {},
): { code: number | null; stdout: string; stderr: string } {
  const {
    NETEFATSA_PASSPHRASE: _p,
    NETEFATSA_PASSPHRASE_FILE: _f,
    NETEFATSA_KEY_FILE: _k,
    ...clean
  } = process.env;
  const result = spawnSync(process.execPath, [path.join(root, 'src', 'cli', 'netefatsa.js'), ...args], {
    env: { ...clean, ...options.env },
    encoding: 'utf8',
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** What every failure of a command looks like: one sentence, exit code 1, no stack trace. */
export function isPlainSentence(stderr: string): boolean {
  return /^netefatsa: [A-Z`"].*[.)]\n$/.test(stderr) && !/\n\s+at |Error:|node:internal/.test(stderr);
}

export const databaseOf = (folder: string): string => path.join(folder, 'station-1.db');

/** The reason of the STORAGE_FAILED that some work ends with; undefined when it does not fail. */
export const fault = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    const opened = await work;
    await (opened as { close?: () => Promise<void> }).close?.();
    return undefined;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(StationError);
    expect((thrown as StationError).code).toBe('STORAGE_FAILED');
    expect((thrown as StationError).message).toMatch(/^[A-Z].*\.$/);
    return (thrown as StationError).details.reason;
  }
};
export function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = bytes[at]! ^ 0xff;
  writeFileSync(file, bytes);
}
