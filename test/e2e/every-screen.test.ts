import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing, openBrowser, openCounter, setUp, signIn, type Counter } from './counter.ts';
import { settled } from './settled.ts';
import { sample, startStation, type RunningStation } from './running-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** Addresses of every screen; `{case}` is the case made first, `{begun}` one without documents. */
const SCREENS = [
  '/',
  '/verify',
  '/verify/camera',
  '/verify/scan',
  '/batch',
  '/cases',
  '/cases/{case}',
  '/cases/{begun}',
  '/approvals',
  '/audit',
  '/first-day',
  '/administration/operators',
  '/administration/applications',
  '/administration/sources',
  '/administration/consent',
  '/administration/reports',
  '/administration/backup',
  '/administration/settings',
  '/administration/about',
  '/screening',
  '/screening/alerts',
  '/screening/customers',
  '/registry',
  '/onboarding/person',
  '/face-check',
];
/** Until a screen has the form of a new size, on a machine that does other work. */
const PATIENCE_MS = 10_000;
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
    counter = await openCounter(browser, station.setUpUrl);
    expect(await violationsOn(counter.page, 'set-up')).toEqual([]);
    await setUp(counter.page);
    await counter.page.getByLabel('Choose files').setInputFiles(sample('passport.jpg'));
    await counter.page.getByRole('button', { name: 'Verify', exact: true }).click();
    await counter.page.waitForURL(/#\/cases\//, { timeout: 120_000 });
    caseId = counter.page.url().split('/').at(-1)!;
    await counter.page.goto(`${station.baseUrl}/#/onboarding/person`);
    await counter.page.getByRole('button', { name: 'Begin' }).click();
    await counter.page.getByRole('button', { name: 'Back' }).click();
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
        await settled(page);
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

  test('at a small counter and enlarged to 200 %, no table or bar has to be pushed sideways, and the title is read', async () => {
    const { page } = counter;
    // Something is wrong with the station, so that its sentence wants room beside the title.
    await page.route(/\/health$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), overall: 'attention' } });
    });
    await page.reload();
    try {
      await page.locator('[data-state=attention]').first().waitFor();
      for (const language of ['EN', 'TN']) {
        await page.setViewportSize(SIZES[0]!);
        await page.locator('label').filter({ hasText: language }).first().click();
        for (const screen of SCREENS) {
          await page.goto(
            `${station.baseUrl}/#${screen.replace('{case}', caseId).replace('{begun}', begunId)}`,
          );
          await page.locator('h1, footer').first().waitFor();
          await settled(page);
          // A counter's small screen, and the half of 1366×768.
          for (const [width, height] of [
            [1024, 600],
            [683, 384],
          ] as const) {
            await page.setViewportSize({ width, height });
            // Asked until it holds: a media query and a screen's title come a moment after the size.
            await expect
              .poll(() => page.evaluate(pushedSideways), {
                message: `${language} ${screen} at ${width}`,
                timeout: PATIENCE_MS,
              })
              .toEqual([]);
            await expect
              .poll(() => page.locator('header > :first-child strong').evaluate(isCut), {
                message: `${language} title of ${screen} at ${width}`,
                timeout: PATIENCE_MS,
              })
              .toBe(false);
          }
        }
      }
    } finally {
      await page.unroute(/\/health$/);
      await page.setViewportSize(SIZES[0]!);
      await page.locator('label').filter({ hasText: 'EN' }).first().click();
    }
  });

  test('the tabs of a case have no axe violation either', async () => {
    const { page } = counter;
    await page.goto(`${station.baseUrl}/#/cases/${caseId}`);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const found: string[] = [];
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await settled(page);
      found.push(...(await violationsOn(page, `tab ${i}`)));
    }
    expect(found).toEqual([]);
  });

  test('the keyboard alone goes from sign-in to a field', async () => {
    const { page } = counter;
    await page.locator('label').filter({ hasText: 'EN' }).first().click();
    await page.goto(`${station.baseUrl}/#/`);
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
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

  test('in a low window the face check is begun and agreed to without scrolling', async () => {
    const { page } = counter;
    try {
      for (const language of ['EN', 'TN'])
        for (const [width, height] of [
          [640, 400],
          [1024, 600],
          [1366, 768],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(`${station.baseUrl}/#/`);
          await page.locator('label').filter({ hasText: language }).first().click();
          await page.goto(`${station.baseUrl}/#/face-check`);
          const begin = page.locator('main button').last();
          const bottom = async (): Promise<number> => {
            const box = await begin.boundingBox();
            return box!.y + box!.height;
          };
          await begin.waitFor();
          expect(await bottom(), `${language} ${height}`).toBeLessThanOrEqual(height);
          await begin.click();
          await page.locator('.face-check-begin').waitFor();
          const hidden = await page
            .locator('#content')
            .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
          expect(hidden, `${language} ${height}`).toBeLessThanOrEqual(0);
        }
    } finally {
      await page.setViewportSize(SIZES[0]!);
      await page.goto(`${station.baseUrl}/#/`);
      await page.locator('label').filter({ hasText: 'EN' }).first().click();
    }
  });

  test('with the colours of the system, what is chosen and what is on is still seen, and the light of the face check stays', async () => {
    const { page } = counter;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    try {
      const look = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { backgroundColor, borderBottomColor, borderTopWidth, outlineStyle } =
              getComputedStyle(element);
            return { backgroundColor, borderBottomColor, borderTopWidth, outlineStyle };
          });
      await page.goto(`${station.baseUrl}/#/administration/settings`);
      await page.locator('input[inputmode]').first().waitFor();
      for (const nav of ['Main', 'Settings']) {
        const [chosen, other] = await Promise.all(
          ['[aria-current=page]', 'a:not([aria-current])[class*=place]'].map((one) =>
            look(`nav[aria-label=${nav}] ${one}`),
          ),
        );
        expect(chosen!.backgroundColor, nav).not.toBe(other!.backgroundColor);
      }
      await page.locator('input[inputmode]').first().focus();
      expect((await look('input:focus')).outlineStyle).toBe('solid');

      await page.goto(`${station.baseUrl}/#/cases/${caseId}`);
      await page.getByRole('tab').first().waitFor();
      const tabs = await Promise.all(
        ['true', 'false'].map((selected) => look(`[role=tab][aria-selected=${selected}]`)),
      );
      expect(tabs[0]!.borderBottomColor).not.toBe(tabs[1]!.borderBottomColor);

      const on = await look('.mantine-Switch-input:checked + .mantine-Switch-track');
      expect(on.borderTopWidth).not.toBe('0px');
      await page.locator('label', { hasText: 'Highlight fields' }).click();
      const off = () => look('.mantine-Switch-input:not(:checked) + .mantine-Switch-track');
      expect((await off()).borderTopWidth).not.toBe('0px');
      await expect.poll(async () => (await off()).backgroundColor).not.toBe(on.backgroundColor);

      const red = await page.evaluate(() => {
        const light = document.body.appendChild(document.createElement('div'));
        light.className = 'face-check-light';
        light.style.backgroundColor = '#ff0000';
        const shown = getComputedStyle(light).backgroundColor;
        light.remove();
        return shown;
      });
      // Set by the system, the camera would see no coloured light.
      expect(red).toBe('rgb(255, 0, 0)');
    } finally {
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    }
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});

/** What of a page has to be pushed sideways to be seen. Runs in the page. */
function pushedSideways(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, scrollbarWidth } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      return scrolls && scrollbarWidth !== 'none' && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Whether less of a title is seen than its first words. Runs in the page. */
function isCut({ clientWidth, scrollWidth }: Element): boolean {
  return clientWidth < Math.min(scrollWidth, 100);
}
