import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn } from './counter.ts';
import { listFile, UN_LIST } from './fictional-lists.ts';
import { cutAtAnySize, LANGUAGES, openScreen, speak } from './small-screens.ts';
import { stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

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
  for (const [language, scheme] of LANGUAGES) {
    test(`${language}: no text of a screen, nor of a tab of a case, is cut`, async () => {
      await speak(page, staged.baseUrl, language, scheme);
      const found: string[] = [];
      for (const screen of screens()) {
        await openScreen(page, staged.baseUrl, screen);
        found.push(...(await cutAtAnySize(page, screen.replace(/[0-9a-f-]{36}/, '…'))));
      }
      await openScreen(page, staged.baseUrl, `/cases/${cases[0]}`);
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      for (let i = 0; i < (await tabs.count()); i++) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await tabs.nth(i).click();
        found.push(...(await cutAtAnySize(page, `tab ${i}`)));
      }
      expect([...new Set(found)]).toEqual([]);
    });
  }
});
