import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ADMINISTRATOR, signIn } from './counter.ts';
import { DesktopShell } from './desktop-shell.ts';
import { electronMissing } from './electron-runtime.ts';
import { sample } from './running-station.ts';
import { CLERK } from './staged-station.ts';

if (electronMissing) console.log(electronMissing);

describe.skipIf(electronMissing)('the desktop shell, in a real Electron on a display of its own', () => {
  let shell: DesktopShell;

  beforeAll(async () => {
    shell = new DesktopShell();
    await shell.open();
  });
  afterAll(() => shell?.close());
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') shell.unclear = true;
  });

  test('the window shows our own screens through app:// and nothing of Node is in it', async () => {
    const { page } = shell;
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
    const page = await shell.begin();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await shell.verifyCard();
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
    const engines = await shell.app.evaluate(
      ({ app }) => app.getAppMetrics().filter((one) => one.name === 'Netefatsa engine').length,
    );
    expect(engines).toBe(1);
  });

  test('a link to a case brings the window to the front with that case; other links do nothing', async () => {
    const page = await shell.beginAtCase();
    const place = page.url();
    const id = place.split('/').at(-1)!;
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await page.getByRole('heading', { name: 'Cases', exact: true }).waitFor();
    await shell.openLink('netefatsa://settings');
    expect(page.url()).toMatch(/#\/cases$/);
    await shell.openLink(`netefatsa://case/${id}`);
    await page.waitForURL(place);
    await page.getByRole('heading', { name: 'Omang' }).waitFor();
  });

  test('a window in which something was typed and not saved asks before it closes, and stays when told to', async () => {
    const page = await shell.beginAtCase();
    await page.getByRole('tab', { name: 'History' }).click();
    const note = page.getByLabel('Add a note');
    await note.fill('The customer comes back tomorrow');
    const answers = (button: number) =>
      shell.app.evaluate(({ dialog }, chosen) => {
        const asked = (globalThis as { asked?: string[] }).asked ?? [];
        (globalThis as { asked?: string[] }).asked = asked;
        dialog.showMessageBoxSync = (...given: unknown[]) => {
          asked.push((given.at(-1) as { message: string }).message);
          return chosen;
        };
      }, button);
    const asked = () => shell.app.evaluate(() => (globalThis as { asked?: string[] }).asked ?? []);
    const windows = () => shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
    const close = () => shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());
    await answers(0);
    await close();
    await expect.poll(asked).toHaveLength(1);
    expect((await asked())[0]).toContain('not saved');
    expect(await windows()).toBe(1);
    expect(await note.inputValue()).toBe('The customer comes back tomorrow');
    await note.fill('');
  });

  test('size and place of the window are those of the last time', async () => {
    await shell.begin();
    await shell.addClerk();
    const bounds = { x: 60, y: 40, width: 1100, height: 760 };
    await shell.app.evaluate(
      ({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]!.setBounds(to),
      bounds,
    );
    const before = await windowBounds();
    await shell.stop();
    await shell.launch();
    await shell.page.getByText('Who is at the counter?').waitFor();
    expect(await windowBounds()).toEqual(before);
    expect(before.width).toBe(bounds.width);
  });

  test('what was captured is on the table again after the program was ended', async () => {
    const page = await shell.begin(CLERK);
    await page.getByLabel('Choose files').setInputFiles(sample('omang-front.jpg'));
    await page.getByText('Saved on this station, encrypted.').waitFor();
    await shell.stop();
    await shell.launch('--kiosk');
    await shell.begin(CLERK, true);
    await shell.page.getByText('1 file not verified yet').waitFor();
  });

  test('the kiosk fills the screen and is left by a supervisor alone', async () => {
    const page = await shell.begin(CLERK, true);
    const state = () =>
      shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isKiosk()));
    expect(await state()).toEqual([true]);
    // What Alt+F4 does.
    await shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());
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
    [shell.signedIn, shell.kiosk] = [ADMINISTRATOR, false];
  });

  // After a refused navigation Playwright waits for it for ever: what follows asks the main process.
  test('leaving our screens, opening windows and asking for the microphone are refused', async () => {
    const page = await shell.beginAtCase();
    const before = page.url();
    expect(await page.evaluate(() => window.open('https://example.org') === null)).toBe(true);
    // Our own listener came first, so this one sees what it decided.
    await shell.app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]!.webContents.once('will-frame-navigate', (event) => {
        (globalThis as { refused?: boolean }).refused = event.defaultPrevented;
      });
    });
    await page.evaluate(() => window.location.assign('https://example.org/'));
    await expect
      .poll(() => shell.app.evaluate(() => (globalThis as { refused?: boolean }).refused), {
        timeout: 10_000,
      })
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
    const page = await shell.beginAtCase();
    const place = await shell.address();
    const reloaded = page.waitForEvent('domcontentloaded');
    await shell.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer(),
    );
    await reloaded.catch(() => undefined);
    await expect
      .poll(
        () =>
          shell.app.evaluate(({ BrowserWindow }) =>
            BrowserWindow.getAllWindows()[0]!.webContents.isCrashed(),
          ),
        { timeout: 10_000 },
      )
      .toBe(false);
    expect(await shell.address()).toBe(place);
  });

  const windowBounds = () =>
    shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());
});
