import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { startDisplay } from './electron-runtime.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
export const packagedFolder = path.join(root, 'release', 'linux-unpacked');
export const packagedProgram = path.join(packagedFolder, 'netefatsa');
const binding = process.env['NETEFATSA_TEST_SQLITE_BINDING'] ?? '';

/** Why the packaged program cannot be tested here, or null. */
export const packagedMissing =
  process.platform !== 'linux'
    ? 'The packaged program is tested on Linux.'
    : !existsSync(packagedProgram)
      ? 'The tests of the packaged program are skipped: "npm run test:packaged" makes and tests it.'
      : !existsSync('/usr/bin/Xvfb')
        ? 'The tests of the packaged program are skipped: Xvfb is not installed.'
        : null;

/** "nobody" on Debian. Chromium's sandbox refuses root, and people are not root either. */
const ORDINARY_USER = 65_534;
const START_MS = 60_000;

export interface PackagedApp {
  readonly page: Page;
  readonly browser: Browser;
  /** Process ids of the program's processes whose command line holds `text`. */
  running(text: string): number[];
  stop(): Promise<void>;
}

/**
 * Starts the packaged program on a display of its own, as an ordinary user where this process is root. It is driven
 * through Chromium's debugging port: the fuses have taken Node's inspector, which Playwright's Electron driver needs.
 */
export async function startPackaged(): Promise<PackagedApp> {
  const home = mkdtempSync(path.join(tmpdir(), 'netefatsa-packaged-'));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: ORDINARY_USER, gid: ORDINARY_USER } : {};
  const data = path.join(home, 'data');
  mkdirSync(data);
  if (asRoot) {
    for (const folder of [home, data]) chownSync(folder, ORDINARY_USER, ORDINARY_USER);
    // What the deb's installer does where the kernel gives ordinary users no namespaces.
    const helper = path.join(packagedFolder, 'chrome-sandbox');
    chownSync(helper, 0, 0);
    chmodSync(helper, 0o4755);
  }
  // The binding for this Electron may lie where only root reads; the packaged one is for the Electron of package.json.
  const readable = path.join(home, 'better_sqlite3.node');
  if (binding) copyFileSync(binding, readable);
  if (binding) chmodSync(readable, 0o644);

  const display = await startDisplay();
  const child = spawn(packagedProgram, ['--remote-debugging-port=0', `--data-dir=${data}`], {
    ...user,
    cwd: home,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      DISPLAY: display.name,
      NETEFATSA_ENGINE_PROCESSES: '1',
      NETEFATSA_SERVER_PORT: '0',
      ...(binding ? { NETEFATSA_SQLITE_BINDING: readable } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const cleanUp = (): void => {
    child.kill('SIGKILL');
    display.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const [context] = browser.contexts();
    const page = context!.pages()[0] ?? (await context!.waitForEvent('page'));
    return {
      page,
      browser,
      running: (text) => processesUnder(child.pid!, text),
      stop: async () => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
        await ended;
        clearTimeout(late);
        await browser.close().catch(() => undefined);
        cleanUp();
      },
    };
  } catch (thrown) {
    cleanUp();
    throw thrown;
  }
}

/** Chromium says on stderr where it listens. */
function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`No debugging address: ${said.slice(-2_000)}`)), START_MS);
    child.stderr!.on('data', (data: Buffer) => {
      said += data.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      reject(new Error(`The packaged program ended (${signal ?? code}): ${said.slice(-2_000)}`));
    });
  });
}

/** A process and those it started, as far as their command lines hold a text: some go by `/proc/self/exe`. */
function processesUnder(root: number, text: string): number[] {
  const { stdout } = spawnSync('ps', ['-ww', '-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const all = stdout.split('\n').map((line) => {
    const [pid, parent] = line.trim().split(/\s+/, 2).map(Number);
    return { pid: pid!, parent: parent!, line };
  });
  const under = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...under(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...under(root)]
    .filter(({ line }) => line.includes(text))
    .map(({ pid }) => pid);
}

/** The fuses of an Electron binary, in the order of Electron's fuse wire version 1: true is on. */
export function fusesOf(program: string): boolean[] {
  // https://www.electronjs.org/docs/latest/tutorial/fuses: sentinel, version, length, one character a fuse.
  const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');
  const bytes = readFileSync(program);
  const at = bytes.indexOf(sentinel) + sentinel.length;
  const length = bytes[at + 1]!;
  return [...bytes.subarray(at + 2, at + 2 + length)].map((state) => state === 0x31);
}
