import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn } from './counter.ts';
import { fileOf, UN_LIST } from './fictional-lists.ts';
import { stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('whoever works by keyboard stays where they are', () => {
  let staged: StagedStation;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [staged, browser] = await Promise.all([stageStation({ verify: () => omangRead() }), openBrowser()]);
    page = (await openCounter(browser, staged.baseUrl)).page;
    await signIn(page);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
  });
  const go = (place: string) => page.goto(`${staged.baseUrl}/#${place}`);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body ? 'nowhere' : (at?.getAttribute('aria-label') ?? at?.textContent);
    });
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  test('a button has the focus again when what it began is done', async () => {
    await go('/administration/sources');
    await page.getByRole('button', { name: 'Import lists' }).focus();
    await page.getByLabel('Import lists').setInputFiles(fileOf('consolidated.xml', UN_LIST));
    await page.getByText('United Nations Security Council consolidated list').first().waitFor();
    expect(await focused()).toBe('Import lists');
  });

  test('a button that goes with what it did leaves the focus in its part of the screen', async () => {
    await go('/administration/sources');
    const older = UN_LIST.replace(/dateGenerated="[^"]+"/, 'dateGenerated="2026-01-05T00:00:00Z"');
    await page.getByLabel('Import lists').setInputFiles(fileOf('older.xml', older));
    await press('Import anyway');
    await page.getByRole('button', { name: 'Import anyway' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a shortcut works behind a switch that was clicked, and is a letter in a field', async () => {
    await go('/cases');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.waitFor();
    for (const language of ['TN', 'EN'])
      await page.locator('label').filter({ hasText: language }).first().click();
    await page.keyboard.press('/');
    await page.keyboard.type('n/a');
    expect(await search.inputValue()).toBe('n/a');
    await search.fill('');
  });

  test('a note is written and the next one too, without the way back from the top of the page', async () => {
    await go('/verify');
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByLabel('Add a note').fill('Came with her mother');
    await press('Add');
    await page.getByText('Came with her mother').waitFor();
    await expect.poll(() => page.getByLabel('Add a note').inputValue()).toBe('');
    expect(await focused()).toBe('Add');
  });
});
