import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn } from './counter.ts';
import { listFile, UN_LIST } from './fictional-lists.ts';
import { choose, cutAtAnySize, LANGUAGES, openScreen } from './small-screens.ts';
import { stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

const COMMON_SIZE = { width: 1280, height: 800 };

describe.skipIf(chromiumMissing)('on a small screen and enlarged', () => {
  let staged: StagedStation;
  let browser: Browser;
  let page: Page;
  let read: string;
  let begun: string;
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
    const { caseId } = await station.verification.verify({
      files: [{ name: 'card.jpg', bytes: PAGE_IMAGE }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: systemActor('test'),
    });
    read = caseId!;
    begun = station.cases.open({ kind: 'onboarding', actor: systemActor('test'), author: 'Test' });
    ({ page } = await openCounter(browser, staged.baseUrl));
    await signIn(page);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const SCREENS = [
    '/',
    '/verify',
    '/verify/camera',
    '/verify/scan',
    '/batch',
    '/cases',
    '/cases/{read}',
    '/cases/{begun}',
    '/approvals',
    '/audit',
    '/first-day',
    ...['operators', 'applications', 'sources', 'consent', 'reports', 'backup', 'settings', 'about'].map(
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
  for (const [nth, screen] of SCREENS.entries())
    test(`${screen}: no text is cut`, async () => {
      const found: string[] = [];
      // Every other one is opened in Setswana.
      const languages = nth % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed();
      await page.setViewportSize(COMMON_SIZE);
      await choose(page, languages[0]![0], languages[0]![1]);
      await openScreen(page, staged.baseUrl, screen.replace('{read}', read).replace('{begun}', begun));
      for (const [language, scheme] of languages) {
        await page.setViewportSize(COMMON_SIZE);
        await choose(page, language, scheme);
        found.push(...(await cutAtAnySize(page, `${screen}, ${language}`)));
      }
      expect(found).toEqual([]);
    });

  test('nor of a tab of a case', async () => {
    await page.setViewportSize(COMMON_SIZE);
    await openScreen(page, staged.baseUrl, `/cases/${read}`);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const found: string[] = [];
    for (let i = 0; i < (await tabs.count()); i++) {
      await page.setViewportSize(COMMON_SIZE);
      await tabs.nth(i).click();
      for (const [language, scheme] of LANGUAGES) {
        await page.setViewportSize(COMMON_SIZE);
        await choose(page, language, scheme);
        found.push(...(await cutAtAnySize(page, `tab ${i}, ${language}`)));
      }
    }
    expect(found).toEqual([]);
  });
});
