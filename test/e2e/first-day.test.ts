import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn } from './counter.ts';
import { fileOf, UN_LIST } from './fictional-lists.ts';
import { changeOperator, CLERK, stageStation, type StagedStation } from './staged-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('the first day of a station', () => {
  let staged: StagedStation;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-backups-'));

  beforeAll(async () => {
    [staged, browser] = await Promise.all([stageStation({ verify: () => omangRead() }), openBrowser()]);
    ({ page, complaints } = await openCounter(browser, staged.baseUrl));
    await signIn(page);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const step = (name: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  const violations = () => violationsOn(page, 'first day');

  test('begins where something is open, a step is left, and all of it goes on after a break', async () => {
    // The staged station has its people.
    await page.getByRole('link', { name: '4 steps of the set-up to do' }).click();
    await part('Screening lists').waitFor();
    await button('Skip this step').click();
    await part('Camera and scanner').waitFor();
    expect(await step('Screening lists').innerText()).toContain('Skipped');
    expect(await violations()).toEqual([]);
    await page.reload();
    await part('Camera and scanner').waitFor();
  });

  test('what was left is done later: a list', async () => {
    await step('Screening lists').click();
    await page.getByLabel('Import lists').setInputFiles(fileOf('consolidated.xml', UN_LIST));
    await page.getByText('United Nations Security Council').first().waitFor();
    await expect.poll(() => step('Screening lists').innerText()).toContain('Done');
    expect(await violations()).toEqual([]);
    await button('Next').click();
  });

  test('the camera is tried, and a person says that it works', async () => {
    await part('Camera and scanner').waitFor();
    await button('Test the camera').click();
    const video = page.getByLabel('Picture of the camera');
    await expect.poll(() => video.evaluate((one) => (one as HTMLVideoElement).videoWidth)).toBeGreaterThan(0);
    await page.getByText('No scanner found.').waitFor();
    expect(await violations()).toEqual([]);
    await button('Camera and scanner work').click();
    await expect.poll(() => step('Camera and scanner').innerText()).toContain('Done');
    await button('Next').click();
  });

  test('backups get their folder, and the trial document is the last step', async () => {
    await part('Backups').waitFor();
    await page.getByLabel('Folder on the station').fill(folder);
    await button('Save').click();
    await expect.poll(() => step('Backups').innerText()).toContain('Done');
    await button('Next').click();
    await part('Trial document').waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'Verify a document' }).click();
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
    await button('Verify').click();
    await page.waitForURL(/#\/cases\/./);
    await page.goto(`${staged.baseUrl}/#/first-day`);
    await page.getByRole('heading', { name: 'The station is set up' }).waitFor();
    await page.getByRole('link', { name: 'Go to the counter' }).click();
    await page.getByRole('heading', { name: 'New customer' }).waitFor();
    expect(await page.getByText('of the set-up to do').count()).toBe(0);
  });

  test('is an administrator’s', async () => {
    await changeOperator(page, CLERK);
    await page.goto(`${staged.baseUrl}/#/first-day`);
    await page.getByRole('heading', { name: 'Set up this station' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('navigation', { name: 'Steps' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
