import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
const binding = process.env['NETEFATSA_TEST_SQLITE_BINDING'];
const built = path.resolve(import.meta.dirname, '..', '..', 'out', 'main', 'main.js');

/** A real Electron for tests; CI prepares it (.ci/run) because Electron's own archive cannot be had everywhere. */
export const electron = {
  executable: folder ? path.join(folder, process.platform === 'win32' ? 'electron.exe' : 'electron') : '',
  binding: binding ?? '',
};

/** Why the shell cannot be tested here, or null. */
export const electronMissing = !folder
  ? 'The Electron tests are skipped: ELECTRON_OVERRIDE_DIST_PATH is not set (see .ci/run).'
  : !existsSync(electron.executable)
    ? `The Electron tests are skipped: ${electron.executable} is not here.`
    : !existsSync('/usr/bin/Xvfb')
      ? 'The Electron tests are skipped: Xvfb is not installed.'
      : !existsSync(built)
        ? 'The Electron tests are skipped: run "npm run build" first.'
        : null;

/** Starts Electron with the scheme declared in time (declare-scheme.cjs); Playwright removes NODE_OPTIONS itself. */
export function launcherIn(folder: string): string {
  const file = path.join(folder, 'electron');
  const preload = path.join(import.meta.dirname, 'declare-scheme.cjs');
  writeFileSync(file, `#!/bin/sh\nNODE_OPTIONS="--require ${preload}" exec "${electron.executable}" "$@"\n`, {
    mode: 0o755,
  });
  return file;
}

/** A screen that nobody sees; picks a free display number by itself. */
export async function startDisplay(): Promise<{ name: string; stop(): void }> {
  const server: ChildProcess = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    createInterface({ input: server.stdio[3] as NodeJS.ReadableStream }).once('line', resolve);
  });
  return { name: `:${number.trim()}`, stop: () => void server.kill() };
}
