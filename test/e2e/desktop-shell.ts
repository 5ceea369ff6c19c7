import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { ADMINISTRATOR, setUp, signIn, signInFirst } from './counter.ts';
import { electron, launcherIn, startDisplay } from './electron-runtime.ts';
import { sample } from './running-station.ts';
import { CLERK } from './staged-station.ts';
import { watch } from './watched-pages.ts';

/** What the administrator gives a new clerk. */
const GIVEN = 'given at the first day';
const A_CASE = /#\/cases\/./;
/** Until the window of a station is there, on a machine that does other work. */
const START_MS = 90_000;
/** Until the engine has read two pages there. */
const READ_MS = 120_000;
const cwd = path.resolve(import.meta.dirname, '..', '..');

/**
 * The program in an Electron on a display of its own, and what tests have done with its station so far: each test says by
 * {@link begin} or {@link beginAtCase} what it begins with.
 */
export class DesktopShell {
  app!: ElectronApplication;
  page!: Page;
  /** Set after a test that failed: it left the shell nobody knows how, and the next test begins with a new one. */
  unclear = false;
  /** Who the tests know to be signed in, and whether the window is a kiosk's. */
  signedIn: typeof CLERK | null = null;
  kiosk = false;

  #clerk: 'missing' | 'new' | 'known' = 'missing';
  #hasCase = false;
  #process!: ChildProcess;
  #display!: Awaited<ReturnType<typeof startDisplay>>;
  readonly #dataFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-desktop-'));
  readonly #launcherFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-launcher-'));
  readonly #launcher = launcherIn(this.#launcherFolder);

  async open(): Promise<void> {
    this.#display = await startDisplay();
    await this.launch();
  }

  async close(): Promise<void> {
    await this.stop();
    this.#display?.stop();
    for (const folder of [this.#dataFolder, this.#launcherFolder])
      rmSync(folder, { recursive: true, force: true });
  }

  /** Opens the station of the data folder in a window of its own, where nobody is signed in. */
  async launch(...more: string[]): Promise<void> {
    this.app = await _electron.launch({
      executablePath: this.#launcher,
      args: [...this.#parameters(), ...more],
      cwd,
      env: this.#environment(),
    });
    this.#process = this.app.process();
    this.page = await this.app.firstWindow({ timeout: START_MS });
    watch(this.page);
    this.signedIn = null;
    this.kiosk = more.includes('--kiosk');
    this.unclear = false;
  }

  /** Closes the window as a person would; a shell that does not end by itself fails here instead of hanging. */
  async stop(): Promise<void> {
    const ended = this.#ended();
    await this.app.evaluate(({ app }) => app.quit()).catch(() => undefined);
    const late = new Promise((_, reject) =>
      setTimeout(() => reject(new Error('The shell did not end.')), 15_000).unref(),
    );
    await Promise.race([ended, late]).finally(() => this.#process.kill('SIGKILL'));
  }

  /** Somebody signed in, at a station that is set up: as the test before left it, or anew after one that failed. */
  async begin(person = ADMINISTRATOR, kiosk = false): Promise<Page> {
    if (this.unclear || this.kiosk !== kiosk) {
      const ended = this.#ended();
      this.#process.kill('SIGKILL');
      await ended;
      await this.launch(...(kiosk ? ['--kiosk'] : []));
    }
    if (person === CLERK && this.#clerk === 'missing') {
      await this.begin(ADMINISTRATOR, kiosk);
      await this.addClerk();
    }
    const { page } = this;
    if (this.signedIn === person) return page;
    if (this.signedIn) await this.#signOut(this.signedIn);
    const first = page.getByRole('heading', { name: 'Set up this station' });
    const door = page.getByLabel('Password', { exact: true }).or(page.getByText('Who is at the counter?'));
    await first.or(door).first().waitFor();
    if (await first.isVisible()) await setUp(page);
    else if (person === CLERK && this.#clerk === 'new') await signInFirst(page, CLERK, GIVEN);
    else await signIn(page, person);
    if (person === CLERK) this.#clerk = 'known';
    this.signedIn = person;
    return page;
  }

  /** The administrator with a case open. Where one is open already nothing is asked of the page. */
  async beginAtCase(): Promise<Page> {
    const page = await this.begin();
    if (A_CASE.test(await this.address())) return page;
    if (!this.#hasCase) await this.verifyCard();
    else {
      await page.getByRole('link', { name: 'Cases', exact: true }).click();
      await page.getByRole('cell').getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Omang' }).waitFor();
    }
    return page;
  }

  async verifyCard(): Promise<void> {
    const files = [sample('omang-front.jpg'), sample('omang-back.jpg')];
    await this.page.getByLabel('Choose files').setInputFiles(files);
    await this.page.getByRole('button', { name: 'Verify', exact: true }).click();
    await this.page.getByRole('heading', { name: 'Omang' }).waitFor({ timeout: READ_MS });
    this.#hasCase = true;
  }

  /** The administrator adds a clerk, once. */
  async addClerk(): Promise<void> {
    if (this.#clerk !== 'missing') return;
    await this.page.getByRole('link', { name: 'Settings', exact: true }).click();
    await this.page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill(CLERK.name);
    await dialog.getByLabel('Choose a password').fill(GIVEN);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    this.#clerk = 'new';
  }

  /** What the system does with a link: starts the program again, which hands it to the one that runs and ends. */
  async openLink(link: string): Promise<void> {
    const second = spawn(this.#launcher, [...this.#parameters(), link], {
      cwd,
      env: this.#environment(),
      stdio: 'ignore',
    });
    await new Promise((resolve) => second.once('exit', resolve));
  }

  /** Where the window is, of the main process: after a refused navigation Playwright waits for the page for ever. */
  address(): Promise<string> {
    return this.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL());
  }

  async #signOut(person: typeof CLERK): Promise<void> {
    await this.page.getByRole('button', { name: person.name }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await this.page.getByText('Who is at the counter?').waitFor();
    this.signedIn = null;
  }

  #ended(): Promise<unknown> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => this.#process.once('exit', resolve));
  }

  #parameters(): string[] {
    return ['--no-sandbox', '--use-fake-device-for-media-stream', '.', `--data-dir=${this.#dataFolder}`];
  }

  #environment(): Record<string, string> {
    return {
      ...(process.env as Record<string, string>),
      DISPLAY: this.#display.name,
      NETEFATSA_SQLITE_BINDING: electron.binding,
      NETEFATSA_ENGINE_PROCESSES: '1',
      NETEFATSA_SERVER_PORT: '0',
    };
  }
}
