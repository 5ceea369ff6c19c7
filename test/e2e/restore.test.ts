import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { startStation, type RunningStation } from './running-station.ts';
import { CASES, PASSPHRASE, stageBackup } from './staged-backup.ts';
import { changeOperator, SUPERVISOR } from './staged-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** A station as people run it, which begins anew by itself; the backup is another station's. */
describe.skipIf(chromiumMissing)('a station restored on the screen', () => {
  let station: RunningStation;
  let browser: Browser;
  let counter: Counter;
  let file: string;
  let day: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-restore-'));

  beforeAll(async () => {
    ({ file, day } = await stageBackup(folder));
    const bytes = readFileSync(file);
    bytes[bytes.length - 20]! ^= 1;
    writeFileSync(path.join(folder, 'damaged.netefatsa'), bytes);
    [station, browser] = await Promise.all([startStation(), openBrowser()]);
    counter = await openCounter(browser, station.setUpUrl);
  });
  afterAll(async () => {
    await browser?.close();
    await station?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const find = async (page: Page, place: string): Promise<void> => {
    await page.getByLabel('Folder or file on the station’s computer').fill(place);
    await button(page, 'Find backups').click();
  };
  const check = async (page: Page, passphrase: string): Promise<void> => {
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await button(page, 'Check this backup').click();
  };
  /** What a program on this computer is answered that has neither the code nor a session. */
  const stranger = async (address: string): Promise<number> => {
    const response = await counter.page.request.post(`${station.baseUrl}/operator${address}`, {
      data: { place: folder, file, passphrase: PASSPHRASE, day },
    });
    return response.status();
  };

  test('on a new station: by whoever has the code of the set-up, and nobody else', async () => {
    for (const address of ['/restore/look', '/restore/check', '/restore/confirm'])
      expect(await stranger(address), address).toBe(403);
    const { page } = counter;
    await button(page, 'Restore a backup instead').click();
    await find(page, path.join(folder, 'nowhere'));
    await page.getByText('Nothing is at this place.').waitFor();
    await find(page, folder);
    await page.getByText('monday.netefatsa').waitFor();
    await page.getByText('damaged.netefatsa').waitFor();
    expect(await violationsOn(page, 'restore')).toEqual([]);
  });

  test('a wrong passphrase and a damaged backup are refused in words, and nothing is lost that was typed', async () => {
    const { page } = counter;
    await find(page, file);
    await check(page, 'not the passphrase');
    await page.getByText('This passphrase does not open the backup.').waitFor();
    expect(await page.getByLabel('Folder or file on the station’s computer').inputValue()).toBe(file);
    await find(page, path.join(folder, 'damaged.netefatsa'));
    await check(page, PASSPHRASE);
    await page.getByText('This backup cannot be used.').waitFor();
    await page.getByText(/damaged or incomplete/).waitFor();
  });

  test('what is in it is seen, its day is typed, and the station is there again with its people and cases', async () => {
    const { page } = counter;
    await find(page, file);
    await check(page, PASSPHRASE);
    await page.getByText('The backup was checked and is whole.').waitFor();
    const fact = (name: string) =>
      page
        .locator('dl div', { has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .innerText();
    expect([await fact('Cases'), await fact('People who can sign in')]).toEqual([`${CASES}`, '3']);
    expect(await violationsOn(page, 'restore')).toEqual([]);
    const restore = button(page, 'Restore and restart');
    await page.getByLabel(/to confirm/).fill('yes');
    expect(await restore.isDisabled()).toBe(true);
    await page.getByLabel(/to confirm/).fill(day);
    await restore.click();
    await page.getByRole('heading', { name: 'Who is at the counter?' }).waitFor({ timeout: 60_000 });
    await signIn(page);
    const { cases } = await page.evaluate(
      async () => (await (await fetch('/operator/cases')).json()) as { cases: unknown[] },
    );
    expect(cases).toHaveLength(CASES);
    await page.goto(`${station.baseUrl}/#/audit`);
    await page.getByText('Station restored from a backup').first().waitFor();
  });

  test('later from the settings, by an administrator alone, and what is replaced is said', async () => {
    const { page } = counter;
    await page.goto(`${station.baseUrl}/#/administration/backup`);
    await button(page, 'Restore a backup').click();
    await find(page, file);
    await check(page, PASSPHRASE);
    await page
      .getByText('This replaces 3 cases on this station, and its people, lists and settings.')
      .waitFor();
    await button(page, 'Cancel').click();
    await button(page, 'Find backups').waitFor();
    for (const address of ['/restore/look', '/restore/check', '/restore/confirm'])
      expect(await stranger(address), address).toBe(403);
    await changeOperator(page, SUPERVISOR);
    await page.goto(`${station.baseUrl}/#/administration/backup`);
    await page.getByText('An administrator restores a backup here.').waitFor();
    expect(await button(page, 'Restore a backup').count()).toBe(0);
    expect(await page.evaluate(async () => (await fetch('/operator/restore')).status)).toBe(403);
    expect(counter.complaints).toEqual([]);
  });
});
