import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing, openBrowser, openCounter, setUp, signIn, type Counter } from './counter.ts';
import { settled } from './settled.ts';
import { choose, LANGUAGES, openScreen } from './small-screens.ts';
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
/** One screen at every size, in light and dark, on a machine that does other work. */
const LONGEST_MS = 60_000;
/** Until a screen has the form of a new size, on a machine that does other work. */
const PATIENCE_MS = 10_000;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** A counter's small screen, and the half of 1366×768: enlarged to 200 %. */
const SMALL_SIZES = [
  { width: 1024, height: 600 },
  { width: 683, height: 384 },
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

  /** A drawn screen in a language and both colours: nothing to scroll sideways to, and what axe finds is nothing. */
  async function lookInBoth(where: string, language: string, schemes: readonly string[]): Promise<void> {
    const { page } = counter;
    const found: string[] = [];
    await page.setViewportSize(SIZES[0]!);
    for (const scheme of schemes) {
      await choose(page, language, scheme);
      await settled(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${where} at ${size.width}, ${language}, ${scheme}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize(SIZES[0]!);
      found.push(...(await violationsOn(page, `${where}, ${language}, ${scheme}`)));
    }
    expect(found).toEqual([]);
  }

  test('a station in order has no axe violation, and nothing scrolls sideways', async () => {
    for (const [language] of LANGUAGES) await lookInBoth('a station in order', language, ['light', 'dark']);
  });

  describe('of a station that wants attention', () => {
    beforeAll(async () => {
      // Something is wrong with the station, so that its sentence wants room beside the title.
      await counter.page.route(/\/health$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), overall: 'attention' } });
      });
      await counter.page.reload();
      await counter.page.locator('[data-state=attention]').first().waitFor();
    });
    afterAll(async () => {
      await counter.page.unroute(/\/health$/);
      await counter.page.setViewportSize(SIZES[0]!);
      await choose(counter.page, 'en', 'light');
    });

    for (const [nth, screen] of SCREENS.entries())
      test(
        `${screen}: no axe violation in light or dark, nothing scrolls sideways at any size, no title is cut`,
        async () => {
          const { page } = counter;
          // Every other one is opened in Setswana and in the dark.
          const even = nth % 2 === 0;
          const languages = even ? LANGUAGES : LANGUAGES.toReversed();
          await page.setViewportSize(SIZES[0]!);
          await choose(page, languages[0]![0], even ? 'light' : 'dark');
          const place = screen.replace('{case}', caseId).replace('{begun}', begunId);
          await openScreen(page, station.baseUrl, place);
          for (const [language] of languages) {
            await lookInBoth(screen, language, even ? ['light', 'dark'] : ['dark', 'light']);
            for (const size of SMALL_SIZES) {
              await page.setViewportSize(size);
              const where = `${language} ${screen} at ${size.width}`;
              // Asked until it holds: a media query and a screen's title come a moment after the size.
              await expect
                .poll(() => page.evaluate(pushedSideways), { message: where, timeout: PATIENCE_MS })
                .toEqual([]);
              await expect
                .poll(() => page.locator('header > :first-child strong').evaluate(isCut), {
                  message: `title of ${where}`,
                  timeout: PATIENCE_MS,
                })
                .toBe(false);
            }
          }
        },
        LONGEST_MS,
      );
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
