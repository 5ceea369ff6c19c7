import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing, openBrowser, openCounter, setUp, signIn, type Counter } from './counter.ts';
import { sample, startStation, type RunningStation } from './running-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** Addresses of every screen; `{case}` is the case made first, `{begun}` one without documents. */
const SCREENS = [
  '/',
  '/verify',
  '/verify/camera',
  '/verify/scan',
  '/cases',
  '/cases/{case}',
  '/cases/{begun}',
  '/approvals',
  '/audit',
  '/administration/operators',
  '/administration/applications',
  '/administration/sources',
  '/administration/consent',
  '/administration/backup',
  '/administration/settings',
  '/administration/about',
  '/screening',
  '/screening/alerts',
  '/registry',
  '/onboarding/person',
  '/face-check',
];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

describe.skipIf(chromiumMissing)('every screen', () => {
  let station: RunningStation;
  let browser: Browser;
  let counter: Counter;
  let caseId: string;
  let begunId: string;

  beforeAll(async () => {
    [station, browser] = await Promise.all([startStation(), openBrowser()]);
    counter = await openCounter(browser, station.baseUrl);
    expect(await violationsOn(counter.page, 'set-up')).toEqual([]);
    await setUp(counter.page);
    await counter.page.getByLabel('Choose files').setInputFiles(sample('passport.jpg'));
    await counter.page.getByRole('button', { name: 'Verify', exact: true }).click();
    await counter.page.waitForURL(/#\/cases\//);
    caseId = counter.page.url().split('/').at(-1)!;
    await counter.page.goto(`${station.baseUrl}/#/onboarding/person`);
    await counter.page.getByRole('button', { name: 'Begin' }).click();
    await counter.page.waitForURL(/#\/onboarding\/person\/./);
    begunId = counter.page.url().split('/').at(-1)!;
  });
  afterAll(async () => {
    await browser?.close();
    await station?.stop();
  });

  for (const [language, scheme] of [
    ['EN', 'light'],
    ['TN', 'dark'],
    ['TN', 'light'],
    ['EN', 'dark'],
  ] as const)
    test(`${language}, ${scheme}: no axe violation, nothing scrolls sideways at either size`, async () => {
      const { page } = counter;
      await page.evaluate((value) => localStorage.setItem('mantine-color-scheme-value', value), scheme);
      await page.reload();
      await page.getByRole('navigation').first().waitFor();
      await page.locator('label').filter({ hasText: language }).first().click();
      const found: string[] = [];
      for (const screen of SCREENS) {
        await page.goto(
          `${station.baseUrl}/#${screen.replace('{case}', caseId).replace('{begun}', begunId)}`,
        );
        await page.locator('h1, footer').first().waitFor();
        await page.waitForLoadState('networkidle');
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways, `${screen} at ${size.width}`).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize(SIZES[0]!);
        found.push(...(await violationsOn(page, screen)));
      }
      expect(found).toEqual([]);
    });

  test('the tabs of a case have no axe violation either', async () => {
    const { page } = counter;
    await page.goto(`${station.baseUrl}/#/cases/${caseId}`);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const found: string[] = [];
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      found.push(...(await violationsOn(page, `tab ${i}`)));
    }
    expect(found).toEqual([]);
  });

  test('the keyboard alone goes from sign-in to a field', async () => {
    const { page } = counter;
    await page.locator('label').filter({ hasText: 'EN' }).first().click();
    await page.goto(`${station.baseUrl}/#/`);
    await page.getByRole('button', { name: 'Lock' }).click();
    await signIn(page);
    await page.keyboard.press('/');
    await page.waitForURL(/#\/cases/);
    // The field takes the focus when its screen has been drawn, which may be after the address changed.
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.press('Escape');
    await page.goto(`${station.baseUrl}/#/cases/${caseId}`);
    await page.locator('[data-field]').first().focus();
    const first = await page.evaluate(() => document.activeElement?.getAttribute('data-field'));
    await page.keyboard.press('ArrowDown');
    const second = await page.evaluate(() => document.activeElement?.getAttribute('data-field'));
    expect(second).not.toBe(first);
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});

/** Every violation of WCAG 2.2 AA that axe finds on the screen as it is. */
async function violationsOn(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${where}: ${id} on ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
