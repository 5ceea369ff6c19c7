import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from './counter.ts';
import { electron, electronMissing, launcherIn, startDisplay } from './electron-runtime.ts';
import { CASES, PASSPHRASE, stageBackup } from './staged-backup.ts';

if (electronMissing) console.log(electronMissing);

const START_MS = 60_000;

/** Driven through Chromium's debugging port: Playwright's own driver holds a program back that was not started by it. */
describe.skipIf(electronMissing)('the desktop shell, restored from the screen', () => {
  let folder: string;
  let display: Awaited<ReturnType<typeof startDisplay>>;
  let backup: Awaited<ReturnType<typeof stageBackup>>;
  let port: number;
  let windowed: Awaited<ReturnType<typeof windowOf>>;

  // Before each: a second try needs a station that nobody restored yet.
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-desktop-restore-'));
    [display, backup, port] = await Promise.all([startDisplay(), stageBackup(folder), freePort()]);
    spawn(
      launcherIn(folder),
      ['--no-sandbox', `--remote-debugging-port=${port}`, '.', `--data-dir=${path.join(folder, 'data')}`],
      {
        cwd: path.resolve(import.meta.dirname, '..', '..'),
        env: {
          ...process.env,
          DISPLAY: display.name,
          NETEFATSA_SQLITE_BINDING: electron.binding,
          NETEFATSA_ENGINE_PROCESSES: '1',
          NETEFATSA_SERVER_PORT: '0',
        },
        stdio: 'ignore',
      },
    );
    windowed = await windowOf(port);
  });
  afterEach(async () => {
    if (windowed) process.kill(windowed.pid, 'SIGKILL');
    await windowed?.browser.close().catch(() => undefined);
    display?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('ends, begins anew by itself with a window of its own, and has the people and cases of the backup', async () => {
    const { page, pid } = windowed;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Restore a backup instead').click();
    await page.getByLabel('Folder or file on the station’s computer').fill(backup.file);
    await button('Find backups').click();
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await button('Check this backup').click();
    await page.getByText('The backup was checked and is whole.').waitFor();
    await page.getByLabel(/to confirm/).fill(backup.day);
    await button('Restore and restart').click();
    await page.getByText('The station restarts with the backup. You can sign in in a moment.').waitFor();
    await expect.poll(() => isRunning(pid), { timeout: START_MS }).toBe(false);

    windowed = await windowOf(port);
    expect(windowed.pid).not.toBe(pid);
    await windowed.page.getByRole('heading', { name: 'Who is at the counter?' }).waitFor();
    await signIn(windowed.page);
    await windowed.page.getByRole('link', { name: 'Cases', exact: true }).click();
    await expect.poll(() => windowed.page.getByRole('cell').getByRole('link').count()).toBe(CASES);
  });
});

/** The program behind a debugging port, once it has a window. */
async function windowOf(port: number): Promise<{ browser: Browser; page: Page; pid: number }> {
  const until = Date.now() + START_MS;
  for (;;)
    try {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [context] = browser.contexts();
      const page = context!.pages()[0] ?? (await context!.waitForEvent('page'));
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return { browser, page, pid: processInfo.find(({ type }) => type === 'browser')!.id };
    } catch (thrown) {
      if (Date.now() > until) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
