import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUp } from './counter.ts';
import { electron, electronMissing, launcherIn, startDisplay } from './electron-runtime.ts';
import { sample } from './running-station.ts';

if (electronMissing) console.log(electronMissing);

describe.skipIf(electronMissing)('the desktop shell, in a real Electron on a display of its own', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-desktop-'));
  const launcherFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-launcher-'));
  let display: Awaited<ReturnType<typeof startDisplay>>;
  let shell: ElectronApplication;
  let page: Page;

  beforeAll(async () => {
    display = await startDisplay();
    shell = await _electron.launch({
      executablePath: launcherIn(launcherFolder),
      args: ['--no-sandbox', '--use-fake-device-for-media-stream', '.', `--data-dir=${dataFolder}`],
      cwd: path.resolve(import.meta.dirname, '..', '..'),
      env: {
        ...(process.env as Record<string, string>),
        DISPLAY: display.name,
        NETEFATSA_SQLITE_BINDING: electron.binding,
        NETEFATSA_ENGINE_PROCESSES: '1',
        NETEFATSA_SERVER_PORT: '0',
      },
    });
    page = await shell.firstWindow();
  });
  afterAll(async () => {
    await stopShell();
    display?.stop();
    for (const folder of [dataFolder, launcherFolder]) rmSync(folder, { recursive: true, force: true });
  });

  /** Closes the window as a person would; a shell that does not end by itself fails here instead of hanging. */
  async function stopShell(): Promise<void> {
    // Playwright forgets the process once it has ended.
    const child = shell.process();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await shell.evaluate(({ app }) => app.quit()).catch(() => undefined);
    const late = new Promise((_, reject) =>
      setTimeout(() => reject(new Error('The shell did not end.')), 15_000).unref(),
    );
    await Promise.race([ended, late]).finally(() => child.kill('SIGKILL'));
  }

  test('the window shows our own screens through app:// and nothing of Node is in it', async () => {
    await page.getByRole('heading', { name: 'Set up this station' }).waitFor();
    expect(page.url()).toMatch(/^app:\/\/netefatsa\//);
    const reach = await page.evaluate(() => ({
      require: typeof (globalThis as { require?: unknown }).require,
      process: typeof (globalThis as { process?: unknown }).process,
      bridge: Object.keys((globalThis as { netefatsaDesktop?: object }).netefatsaDesktop ?? {}).sort(),
    }));
    expect(reach).toEqual({ require: 'undefined', process: 'undefined', bridge: ['kiosk', 'leaveKiosk'] });
  });

  test('an ID is verified and accepted, with the engine in a utility process', async () => {
    await setUp(page);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page
      .getByLabel('Choose files')
      .setInputFiles([sample('omang-front.jpg'), sample('omang-back.jpg')]);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('heading', { name: 'Omang' }).waitFor();
    const image = page.getByRole('img', { name: 'Page 1' }).first();
    await image.waitFor();
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(
      400,
    );
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('Accepted by').waitFor();
    const engines = await shell.evaluate(
      ({ app }) => app.getAppMetrics().filter((one) => one.name === 'Netefatsa engine').length,
    );
    expect(engines).toBe(1);
  });

  test('leaving our screens, opening windows and asking for the microphone are refused', async () => {
    const before = page.url();
    expect(await page.evaluate(() => window.open('https://example.org') === null)).toBe(true);
    await page.evaluate(() => window.location.assign('https://example.org/'));
    await page.waitForTimeout(300);
    expect(page.url()).toBe(before);
    const microphone = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (error: DOMException) => error.name,
      ),
    );
    expect(microphone).toBe('NotAllowedError');
    const camera = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => stream.getVideoTracks().length,
        (error: DOMException) => error.name,
      ),
    );
    expect(camera).toBe(1);
  });

  test('the open case is there again after the window crashed', async () => {
    const place = page.url();
    const reloaded = page.waitForEvent('domcontentloaded');
    await shell.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer(),
    );
    await reloaded.catch(() => undefined);
    await expect
      .poll(
        () =>
          shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.isCrashed()),
        { timeout: 10_000 },
      )
      .toBe(false);
    const url = await shell.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.getURL(),
    );
    expect(url).toBe(place);
  });
});
