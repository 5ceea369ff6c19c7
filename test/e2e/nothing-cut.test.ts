import AxeBuilder from '@axe-core/playwright';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english, type Words } from '../../src/renderer/language/english.ts';
import { setswana } from '../../src/renderer/language/setswana.ts';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn } from './counter.ts';
import { cutTexts } from './cut-texts.ts';
import { listFile, UN_LIST } from './fictional-lists.ts';
import { stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** A counter's small screen, a common one, and each at 200 %: half as many CSS pixels (WCAG 2.2, 1.4.4). */
const SIZES = [
  [1024, 600],
  [1366, 768],
  [512, 300],
  [683, 384],
] as const;
const LANGUAGES = [
  ['en', 'light', english],
  ['tn', 'dark', setswana],
] as const;

/** Where each dialog is opened, and by the buttons of which words. */
const DIALOGS: readonly (readonly [place: string, press: (words: Words) => readonly string[]])[] = [
  ['/administration/operators', (w) => [w.operators.add]],
  ['/administration/applications', (w) => [w.applications.add]],
  ['/administration/backup', (w) => [w.backup.withPassphrase]],
  ['/cases/{case}', (w) => [w.decision.reject]],
  ['/cases/{case}', (w) => [w.decision.refer]],
];

describe.skipIf(chromiumMissing)('on a small screen and enlarged', () => {
  let staged: StagedStation;
  let browser: Browser;
  let page: Page;
  let cases: readonly string[];
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-cut-'));

  beforeAll(async () => {
    let number = 123_440_000;
    [staged, browser] = await Promise.all([
      stageStation({ verify: () => omangRead({ verdict: 'TAMPERED', idNumber: String(number++) }) }),
      openBrowser(),
    ]);
    const { station } = staged;
    station.backups.chooseFolder(systemActor('test'), folder);
    await station.screening.importLists([listFile(folder, 'un.xml', UN_LIST)], {}, systemActor('test'));
    const read = await station.verification.verify({
      files: [{ name: 'card.jpg', bytes: PAGE_IMAGE }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: systemActor('test'),
    });
    cases = [
      read.caseId!,
      station.cases.open({ kind: 'onboarding', actor: systemActor('test'), author: 'Test' }),
    ];
    ({ page } = await openCounter(browser, staged.baseUrl));
    await signIn(page);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const screens = (): string[] => [
    '/',
    '/verify',
    '/verify/camera',
    '/verify/scan',
    '/batch',
    '/cases',
    ...cases.map((id) => `/cases/${id}`),
    '/approvals',
    '/audit',
    '/first-day',
    ...['operators', 'applications', 'sources', 'consent', 'backup', 'settings', 'about'].map(
      (section) => `/administration/${section}`,
    ),
    '/screening',
    '/screening/alerts',
    '/screening/customers',
    '/registry',
    '/onboarding/person',
    '/onboarding/company',
    '/face-check',
  ];
  const speak = async (language: string, scheme: string): Promise<void> => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${staged.baseUrl}/#/`);
    await page.evaluate(
      ([spoken, colours]) => {
        localStorage.setItem('netefatsa-language', spoken!);
        localStorage.setItem('mantine-color-scheme-value', colours!);
      },
      [language, scheme],
    );
    await page.reload();
    await page.getByRole('navigation').first().waitFor();
  };
  const open = async (place: string): Promise<void> => {
    await page.goto(`${staged.baseUrl}/#${place}`);
    await page.locator('h1, footer').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  /** What is cut now, at every size. Asked until it holds: a media query and a title come a moment after the size. */
  const cutAtAnySize = async (where: string): Promise<string[]> => {
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      let cut: string[] = [];
      for (let turn = 0; turn < 5; turn++) {
        await page.waitForTimeout(60);
        cut = await page.evaluate(cutTexts);
        if (cut.length === 0) break;
      }
      found.push(...cut.map((one) => `${where} at ${width}×${height}: ${one}`));
    }
    return found;
  };

  for (const [language, scheme] of LANGUAGES) {
    test(`${language}: no text of a screen, nor of a tab of a case, is cut`, async () => {
      await speak(language, scheme);
      const found: string[] = [];
      for (const screen of screens()) {
        await open(screen);
        found.push(...(await cutAtAnySize(screen.replace(/[0-9a-f-]{36}/, '…'))));
      }
      await open(`/cases/${cases[0]}`);
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      for (let i = 0; i < (await tabs.count()); i++) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await tabs.nth(i).click();
        found.push(...(await cutAtAnySize(`tab ${i}`)));
      }
      expect([...new Set(found)]).toEqual([]);
    });
  }

  for (const [language, scheme, words] of LANGUAGES)
    test(`${language}, ${scheme}: dialogs are not cut, and have no axe violation`, async () => {
      await speak(language, scheme);
      const found: string[] = [];
      for (const [place, press] of DIALOGS) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(place.replace('{case}', cases[0]!));
        for (const name of press(words))
          await page.getByRole('button', { name, exact: true }).first().click();
        await page.getByRole('dialog').waitFor();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        found.push(...violations.map(({ id }) => `${place} ${press(words).join(' ')}: ${id}`));
        found.push(...(await cutAtAnySize(`${place} ${press(words).join(' ')}`)));
        await page.keyboard.press('Escape');
      }
      expect(found).toEqual([]);
    });
});
