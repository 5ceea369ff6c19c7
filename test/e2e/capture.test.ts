import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { driveDocumentCamera, putDown } from './document-camera.ts';
import { changeOperator, CLERK, stageStation, SUPERVISOR, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('what is captured is never lost, whatever it came from', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-devices-'));
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;
  let scanner: Server;
  const pagesInFeeder = { left: 0 };
  let reading = omangRead;

  beforeAll(async () => {
    scanner = fakeScanner();
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
    const { port } = scanner.address() as AddressInfo;
    vi.stubEnv('NETEFATSA_ESCL_SCANNERS', `http://127.0.0.1:${port}/eSCL`);
    vi.stubEnv('NETEFATSA_WATCHED_FOLDER', folder);
    // SANE finds nothing of the machine this runs on.
    vi.stubEnv('SANE_CONFIG_DIR', folder);
    writeFileSync(path.join(folder, 'dll.conf'), '');
    [staged, browser] = await Promise.all([stageStation({ verify: () => reading() }), openBrowser()]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    await driveDocumentCamera(page.context());
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    scanner?.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const files = () => page.getByRole('list', { name: 'Pages to verify' }).getByRole('listitem');
  const kept = () => page.getByText('Saved on this station, encrypted.').waitFor();
  const choose = (...names: string[]) =>
    page
      .getByLabel('Choose files')
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: PAGE_IMAGE })));

  test('files, their order and their task are there again after the window was closed', async () => {
    await choose('first.jpg', 'second.jpg');
    await kept();
    await page.getByRole('button', { name: 'Move later' }).first().click();
    await expect.poll(() => keptNames(CLERK.name)).toEqual(['second.jpg', 'first.jpg']);
    await page.close();
    page = (await openAgain()).page;
    await page.getByText('2 files not verified yet').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await files().nth(1).waitFor();
    expect(await files().locator('figcaption').allInnerTexts()).toEqual(['second.jpg', 'first.jpg']);
    const picture = files().first().locator('figure img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(120);
  });

  test('nothing of it lies in the browser, and another operator sees an empty table', async () => {
    const left = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys().catch(() => [])).length,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
    }));
    expect(left.databases + left.caches).toBe(0);
    expect(left.stored.every((key) => /language|color-scheme/.test(key))).toBe(true);
    await changeOperator(page, SUPERVISOR);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByRole('heading', { name: 'New customer' }).waitFor();
    expect(await page.getByText('not verified yet').count()).toBe(0);
    await changeOperator(page, CLERK);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByText('2 files not verified yet').waitFor();
  });

  test('files that wait are never silently read with those of the next customer', async () => {
    await choose('third.jpg');
    const asked = page.getByRole('alert').filter({ hasText: '2 files are left from an earlier customer' });
    await asked.waitFor();
    await asked.getByRole('button', { name: 'Use for this customer' }).click();
    await asked.waitFor({ state: 'hidden' });
    expect(await files().locator('figcaption').allInnerTexts()).toEqual([
      'second.jpg',
      'first.jpg',
      'third.jpg',
    ]);
    await files().nth(2).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByText('2 files not verified yet').waitFor();
  });

  test('a removed file is gone from the station, and a verified one leaves the table', async () => {
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(() => keptNames(CLERK.name)).toEqual(['first.jpg']);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL(/#\/cases\//);
    expect(keptNames(CLERK.name)).toEqual([]);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByRole('heading', { name: 'New customer' }).waitFor();
    expect(await page.getByText('not verified yet').count()).toBe(0);
  });

  test('a case that could not be read says so, is archived and restored, and is read again while other files wait', async () => {
    reading = () => {
      throw new StationError('DAMAGED_DOCUMENT');
    };
    await choose('broken.jpg');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('heading', { name: 'We could not read this document' }).waitFor();
    await page.getByRole('link', { name: 'New', exact: true }).click();
    const today = page.getByRole('complementary', { name: 'Today at this station' });
    await today.getByText('Nothing was read: try again').waitFor();
    expect(await today.getByText('No name read').count()).toBe(0);
    await today.getByRole('link', { name: /Reading failed/ }).click();
    await page.getByText('Its files could not be read, and are kept.').waitFor();
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('button', { name: 'Restore from archive' }).waitFor();
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await today.getByRole('link').first().waitFor();
    await expect.poll(() => today.getByText('Reading failed').count()).toBe(0);
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await page
      .getByRole('row', { name: /Reading failed/ })
      .getByText('Archived')
      .waitFor();
    await page.getByRole('link', { name: 'Reading failed' }).click();
    reading = omangRead;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('tab', { name: 'Fields' }).waitFor();
    // What lies on the table was no part of it.
    expect(keptNames(CLERK.name)).toEqual(['broken.jpg']);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByRole('button', { name: 'Delete these files' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete these files' }).click();
    await expect.poll(() => keptNames(CLERK.name)).toEqual([]);
  });

  test('a picture is pasted, enlarged, and taken away again', async () => {
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...PAGE_IMAGE],
    );
    await page.getByText('pasted.jpg').first().waitFor();
    await page.getByRole('button', { name: 'Enlarge: File 1: pasted.jpg' }).click();
    const large = page.getByRole('dialog').getByRole('img', { name: 'pasted.jpg' });
    await large.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => keptNames(CLERK.name)).toEqual([]);
    await page.getByRole('link', { name: 'New', exact: true }).click();
  });

  test('the camera guides to the right distance and then takes the picture by itself, once', async () => {
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByText('Put the document inside the frame').waitFor();
    await putDown(page, 'far');
    await page.getByText('Move closer').waitFor();
    await putDown(page, 'filling');
    await page.getByText('1 picture taken').waitFor();
    await putDown(page, 'empty');
    await page.getByText('Put the document inside the frame').waitFor();
    // By hand it always works, whatever the guidance thinks.
    await page.getByRole('button', { name: 'Take the picture' }).click();
    await page.getByText('2 pictures taken').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await files().nth(1).waitFor();
    await kept();
    for (let left = 2; left > 0; left--) await page.getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(() => keptNames(CLERK.name)).toEqual([]);
    await page.getByRole('link', { name: 'New', exact: true }).click();
  });

  test('a scanner of the network scans two sides; when it disappears, everything else goes on', async () => {
    pagesInFeeder.left = 2;
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await page.getByRole('button', { name: 'Scan now: Fake 3000' }).click();
    await files().nth(1).waitFor();
    await kept();
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await page.getByRole('button', { name: 'Scan now: Fake 3000' }).waitFor();
    await new Promise((resolve) => {
      scanner.close(resolve);
      scanner.closeAllConnections();
    });
    await page.getByRole('button', { name: 'Scan now: Fake 3000' }).click();
    await page.getByText('What was scanned before is kept.').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await files().nth(1).waitFor();
    expect(await files().count()).toBe(2);
    await page.getByRole('button', { name: 'Add more' }).waitFor();
  });

  test('a watched folder gives whole files; one that is still being written waits', async () => {
    const [whole, growing] = ['whole.jpg', 'growing.jpg'].map((name) => path.join(folder, name));
    writeFileSync(whole!, PAGE_IMAGE);
    utimesSync(whole!, new Date(), new Date(Date.now() - 30_000));
    writeFileSync(growing!, PAGE_IMAGE);
    const writing = setInterval(() => appendFileSync(growing!, PAGE_IMAGE), 50);
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await page.getByRole('button', { name: `Scan now: ${path.basename(folder)}` }).click();
    await page.getByText('whole.jpg').waitFor();
    clearInterval(writing);
    expect(await page.getByText('growing.jpg').count()).toBe(0);
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });

  const keptNames = (name: string): string[] => {
    const { id } = staged.station.operators.list().find((one) => one.name === name)!;
    return staged.station.drafts.of(id).files.map((one) => one.name);
  };

  /** The window opens again with the cookie it had, as after a crash. */
  async function openAgain(): Promise<Counter> {
    const [context] = browser.contexts();
    const reopened = await context!.newPage();
    await reopened.goto(staged.baseUrl);
    return { page: reopened, complaints: [] };
  }

  function fakeScanner(): Server {
    return createServer((request, response) => {
      if (request.url === '/eSCL/ScannerCapabilities')
        response.end('<x><pwg:MakeAndModel>Fake 3000</pwg:MakeAndModel></x>');
      else if (request.url === '/eSCL/ScanJobs')
        response.writeHead(201, { Location: '/eSCL/ScanJobs/1' }).end();
      else if (request.url === '/eSCL/ScanJobs/1/NextDocument' && pagesInFeeder.left-- > 0)
        response.end(PAGE_IMAGE);
      else response.writeHead(404).end();
    });
  }
});
