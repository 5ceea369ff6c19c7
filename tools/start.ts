/**
 * `npm start`: the station in its window where Electron's binary is there, else headless with an address for the
 * browser; says which. Arguments are passed on, e.g. `npm start -- --data-dir /tmp/try`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import lasting from '../src/cli/lasting-process.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const passed = process.argv.slice(2);

/** Electron's executable: `electron/path.txt` names it inside `dist`, which its installer downloads. */
function electronBinary(): string | null {
  const folder = path.join(root, 'node_modules', 'electron');
  const override = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  const named = path.join(folder, 'path.txt');
  const name = existsSync(named)
    ? readFileSync(named, 'utf8').trim()
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';
  const file = path.join(override ?? path.join(folder, 'dist'), name);
  return existsSync(file) ? file : null;
}

/** Linux draws windows only where there is a display. */
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

function follow(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const electron = electronBinary();
if (electron && hasDisplay) {
  console.log('Opening the station in its window (Electron).');
  follow(spawn(electron, [root, ...passed], { cwd: root, stdio: 'inherit' }));
} else {
  const why = electron ? 'there is no display' : "Electron's binary is not installed";
  console.log(`Starting the station without a window, because ${why}.`);
  const station = path.join(root, 'src', 'cli', 'main.ts');
  const child = spawn(process.execPath, [...lasting.flags, station, 'serve', ...passed], {
    cwd: root,
    env: { ...lasting.environment, ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return console.log(line); // the help that was asked for
    const { baseUrl, caFile, setUpUrl } = JSON.parse(line) as {
      baseUrl: string;
      caFile: string | null;
      setUpUrl?: string;
    };
    console.log(`Open ${setUpUrl ?? baseUrl} in a browser on this machine. Ctrl+C ends the station.`);
    if (caFile) console.log(`The certificate is this station's own; trust ${caFile}, or accept it once.`);
  });
  follow(child);
}
