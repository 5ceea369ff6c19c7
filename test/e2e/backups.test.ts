import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { changeOperator, stageStation, SUPERVISOR, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('backups, from the screens', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;

  beforeAll(async () => {
    [staged, browser] = await Promise.all([stageStation({}), openBrowser()]);
    counter = await openCounter(browser, staged.baseUrl);
    await signIn(counter.page);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
  });

  test('a backup is made into the folder that an administrator named, by a supervisor who names none, and says that it was read back', async () => {
    const { page } = counter;
    const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-backups-'));
    await page.goto(`${staged.baseUrl}/#/administration/backup`);
    await page.getByText('No backup was made yet').waitFor();
    expect(await page.getByRole('button', { name: 'Back up now' }).isDisabled()).toBe(true);
    await page.getByLabel('Folder on the station’s computer').fill('backups');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/Name the folder in full/).waitFor();
    await page.getByLabel('Folder on the station’s computer').fill(folder);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The next backup goes there.').waitFor();
    await changeOperator(page, SUPERVISOR);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText(/by Lorato Phiri. It was read back and is whole./).waitFor();
    const made = readdirSync(folder).filter((name) => name.endsWith('.netefatsa'));
    expect(made).toHaveLength(1);
    await page.getByText(`netefatsa restore "${path.join(folder, made[0]!)}"`).waitFor();
    expect(await page.getByLabel('Folder on the station’s computer').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Back up with a passphrase' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Consent texts' }).count()).toBe(0);
    rmSync(folder, { recursive: true });
    expect(counter.complaints).toEqual([]);
  });
});
