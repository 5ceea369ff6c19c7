import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { omangRead } from '../../src/station/verification/verification.fixture.ts';
import { ADMINISTRATOR, chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { fileOf, UN_LIST } from './fictional-lists.ts';
import { stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('the audit log, from its screen', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;

  beforeAll(async () => {
    [staged, browser] = await Promise.all([stageStation({ verify: () => omangRead() }), openBrowser()]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    await signIn(page);
    await go('/administration/sources');
    await page.getByLabel('Import lists').setInputFiles(fileOf('consolidated.xml', UN_LIST));
    await page.getByText('United Nations Security Council consolidated list').first().waitFor();
    for (const [name, outcome] of [
      ['Kagiso Mmusi', 'No match'],
      ['Quilon Zarevitch', 'Quillon Zarevitch'],
    ] as const) {
      await go('/screening');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('button', { name: 'Screen', exact: true }).click();
      await page.getByText(outcome).first().waitFor();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
  });
  const go = (place: string) => page.goto(`${staged.baseUrl}/#${place}`);

  test('while every record of the audit log is checked, the screen says so', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/operator/audit/state', async (route) => {
      await held;
      await route.continue();
    });
    await go('/audit');
    await page.getByRole('status').filter({ hasText: 'Every record is being checked' }).waitFor();
    letGo();
    await page.getByRole('heading', { name: 'Log verified' }).waitFor();
    await page.unroute('**/operator/audit/state');
  });

  test('the audit log is searched by people, events, cases and outcome, and is as it was when one comes back', async () => {
    const { operators } = staged.station;
    await operators.signIn(ADMINISTRATOR.name, 'not the password').catch(() => undefined);
    await go('/audit');
    await page.getByRole('heading', { name: 'Log verified' }).waitFor();
    await page.getByText('List imported: UN').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('kagiso screened');
    const rows = page.getByRole('region', { name: 'Records' }).getByRole('row');
    const told = async () => (await rows.allInnerTexts()).slice(1);
    await page.waitForFunction(() => [...document.querySelectorAll('tbody tr')].length > 0);
    await expect
      .poll(async () => (await told()).every((row) => /Kagiso Mmusi\s+Screened/.test(row)))
      .toBe(true);
    await rows.nth(1).getByRole('link', { name: 'Screened' }).click();
    await page.getByRole('heading', { name: 'Quilon Zarevitch' }).waitFor();
    await page.goBack();
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('kagiso screened');
    await rows
      .nth(1)
      .getByRole('link', { name: /^Audit trail of case/ })
      .click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
    await page.getByText('No record matches').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('link', { name: 'Case opened' }).waitFor();
    await page.getByRole('link', { name: 'Show the whole log' }).click();
    await page.getByLabel('Outcome').selectOption('refused');
    await expect.poll(async () => (await told()).some((row) => /refused/.test(row))).toBe(true);
  });

  test('one record of the audit log is proved, and the whole log is exported', async () => {
    await go('/audit');
    await page.getByRole('heading', { name: 'Log verified' }).waitFor();
    await page.getByRole('button', { name: 'Proof' }).first().click();
    await page
      .getByRole('dialog')
      .getByText(/lead to the log signature/)
      .waitFor();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('netefatsa-audit.jsonl');
  });

  test('the cases that are shown are exported as a file, and the log says so', async () => {
    await go('/cases');
    await page.getByRole('searchbox', { name: 'Search' }).fill('quilon');
    await page.getByText('1 case', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Quilon Zarevitch');
    const [record] = staged.station.audit.list({ action: 'data.cases-exported' });
    expect(record?.details).toEqual({ cases: 1, filters: ['search', 'order'] });
    await go('/audit');
    await page.reload();
    await page.getByText('List of cases exported').first().waitFor();
  });

  test('on the smallest screen of a counter what is asked of the audit log takes one row', async () => {
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 1024, height: 600 });
    for (const language of ['TN', 'EN']) {
      await page.locator('label').filter({ hasText: language }).first().click();
      await go('/audit');
      const asked = page.getByRole('search');
      await asked.waitFor();
      const tops = () =>
        asked.evaluate(
          (row) => new Set([...row.children].map((one) => one.getBoundingClientRect().top)).size,
        );
      await expect.poll(tops, { message: language }).toBe(1);
      expect(await asked.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(before);
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});
