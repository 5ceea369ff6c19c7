import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMINISTRATOR, setUp, signIn, signInFirst } from './counter.ts';
import { electron, electronMissing, launcherIn, startDisplay } from './electron-runtime.ts';
import { sample } from './running-station.ts';
import { CLERK } from './staged-station.ts';

if (electronMissing) console.log(electronMissing);

/** What the administrator gives a new clerk. */
const GIVEN = 'given at the first day';

describe.skipIf(electronMissing)('the desktop shell, in a real Electron on a display of its own', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-desktop-'));
  const launcherFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-launcher-'));
  let display: Awaited<ReturnType<typeof startDisplay>>;
  let launcher: string;
  let shell: ElectronApplication;
  let page: Page;

  let environment: Record<string, string>;
  const parameters = ['--no-sandbox', '--use-fake-device-for-media-stream', '.', `--data-dir=${dataFolder}`];
  const cwd = path.resolve(import.meta.dirname, '..', '..');

  beforeAll(async () => {
    display = await startDisplay();
    environment = {
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      NETEFATSA_SQLITE_BINDING: electron.binding,
      NETEFATSA_ENGINE_PROCESSES: '1',
      NETEFATSA_SERVER_PORT: '0',
    };
    launcher = launcherIn(launcherFolder);
    await launch();
  });
  afterAll(async () => {
    await stopShell();
    display?.stop();
    for (const folder of [dataFolder, launcherFolder]) rmSync(folder, { recursive: true, force: true });
  });

  /** Opens the station of the data folder in a window of its own. */
  async function launch(...more: string[]): Promise<void> {
    shell = await _electron.launch({
      executablePath: launcher,
      args: [...parameters, ...more],
      cwd,
      env: environment,
    });
    page = await shell.firstWindow();
  }

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

  test('an ID is verified and decided, with the engine in a utility process', async () => {
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
    // The sample is a specimen, and refused as one.
    await page.getByText('The document is marked SPECIMEN: it is not a real document.').waitFor();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('A specimen');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('Rejected by').waitFor();
    const engines = await shell.evaluate(
      ({ app }) => app.getAppMetrics().filter((one) => one.name === 'Netefatsa engine').length,
    );
    expect(engines).toBe(1);
  });

  test('a link to a case brings the window to the front with that case; other links do nothing', async () => {
    const place = page.url();
    const id = place.split('/').at(-1)!;
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await page.getByRole('heading', { name: 'Cases', exact: true }).waitFor();
    await openLink('netefatsa://settings');
    expect(page.url()).toMatch(/#\/cases$/);
    await openLink(`netefatsa://case/${id}`);
    await page.waitForURL(place);
    await page.getByRole('heading', { name: 'Omang' }).waitFor();
  });

  test('a window in which something was typed and not saved asks before it closes, and stays when told to', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    const note = page.getByLabel('Add a note');
    await note.fill('The customer comes back tomorrow');
    const answers = (button: number) =>
      shell.evaluate(({ dialog }, chosen) => {
        const asked = (globalThis as { asked?: string[] }).asked ?? [];
        (globalThis as { asked?: string[] }).asked = asked;
        dialog.showMessageBoxSync = (...given: unknown[]) => {
          asked.push((given.at(-1) as { message: string }).message);
          return chosen;
        };
      }, button);
    const asked = () => shell.evaluate(() => (globalThis as { asked?: string[] }).asked ?? []);
    const windows = () => shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
    const close = () => shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());
    await answers(0);
    await close();
    await expect.poll(asked).toHaveLength(1);
    expect((await asked())[0]).toContain('not saved');
    expect(await windows()).toBe(1);
    expect(await note.inputValue()).toBe('The customer comes back tomorrow');
    await note.fill('');
  });

  test('size and place of the window are those of the last time', async () => {
    await addClerk();
    const bounds = { x: 60, y: 40, width: 1100, height: 760 };
    await shell.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]!.setBounds(to), bounds);
    const before = await windowBounds();
    await stopShell();
    await launch();
    await page.getByText('Who is at the counter?').waitFor();
    expect(await windowBounds()).toEqual(before);
    expect(before.width).toBe(bounds.width);
  });

  test('what was captured is on the table again after the program was ended', async () => {
    await signInFirst(page, CLERK, GIVEN);
    await page.getByLabel('Choose files').setInputFiles(sample('omang-front.jpg'));
    await page.getByText('Saved on this station, encrypted.').waitFor();
    await stopShell();
    await launch('--kiosk');
    await signIn(page, CLERK);
    await page.getByText('1 file not verified yet').waitFor();
  });

  test('the kiosk fills the screen and is left by a supervisor alone', async () => {
    const state = () =>
      shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isKiosk()));
    expect(await state()).toEqual([true]);
    // What Alt+F4 does.
    await shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());
    expect(await state()).toEqual([true]);
    await page.getByRole('button', { name: CLERK.name }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Leave the kiosk' }).count()).toBe(0);
    // Not hidden only: the main process asks who is signed in.
    expect(await page.evaluate('netefatsaDesktop.leaveKiosk()')).toBe(false);
    expect(await state()).toEqual([true]);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('Who is at the counter?').waitFor();
    expect(await page.evaluate('netefatsaDesktop.leaveKiosk()')).toBe(false);
    await signIn(page);
    await page.getByRole('button', { name: ADMINISTRATOR.name }).click();
    await page.getByRole('menuitem', { name: 'Leave the kiosk' }).click();
    await expect.poll(state).toEqual([false]);
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await page.getByText('Kiosk left').first().waitFor();
    // Verified in a thread of the main process, with SQLite in it.
    await page.getByRole('heading', { name: 'Log verified' }).waitFor();
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await page.getByRole('cell').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Omang' }).waitFor();
  });

  // After a refused navigation Playwright waits for it for ever: what follows asks the main process.
  test('leaving our screens, opening windows and asking for the microphone are refused', async () => {
    const before = page.url();
    expect(await page.evaluate(() => window.open('https://example.org') === null)).toBe(true);
    // Our own listener came first, so this one sees what it decided.
    await shell.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]!.webContents.once('will-frame-navigate', (event) => {
        (globalThis as { refused?: boolean }).refused = event.defaultPrevented;
      });
    });
    await page.evaluate(() => window.location.assign('https://example.org/'));
    await expect
      .poll(() => shell.evaluate(() => (globalThis as { refused?: boolean }).refused), { timeout: 10_000 })
      .toBe(true);
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
    const address = () =>
      shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL());
    const place = await address();
    expect(place).toMatch(/#\/cases\/./);
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
    expect(await address()).toBe(place);
  });

  async function addClerk(): Promise<void> {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill(CLERK.name);
    await dialog.getByLabel('Choose a password').fill(GIVEN);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  const windowBounds = () =>
    shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());

  /** What the system does with a link: starts the program again, which hands it to the one that runs and ends. */
  async function openLink(link: string): Promise<void> {
    const second = spawn(launcher, [...parameters, link], { cwd, env: environment, stdio: 'ignore' });
    await new Promise((resolve) => second.once('exit', resolve));
  }
});
