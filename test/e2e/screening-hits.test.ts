import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, giveReason, openBrowser, openCounter, signIn } from './counter.ts';
import { listFile } from './fictional-lists.ts';
import { changeOperator, CLERK, stageStation, SUPERVISOR, type StagedStation } from './staged-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** The customer's very name, and two that are like it and were born years before. */
const LIST = `id,name,aliases,date_of_birth,nationality,gender,document_number,position,kind,list_date
1,Keabetswe Mogapi,Kea Specimen;Kay Specimen,,Zimbabwe,F,ZZ1234567,Arms embargo,sanction,2026-11-20
2,Keabetswe Mogapy,,1985-02-03,,,,,sanction,2026-11-20
3,Keabetswe Mogappi,,1985-02-03,,,,,sanction,2026-11-20
`;

describe.skipIf(chromiumMissing)('hits of a screening', () => {
  let staged: StagedStation;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let caseId: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-lists-'));

  beforeAll(async () => {
    [staged, browser] = await Promise.all([
      stageStation({ verify: () => omangRead() }, { screening: { requiredLists: [] } }),
      openBrowser(),
    ]);
    await staged.station.screening.importLists(
      [listFile(folder, 'own.csv', LIST)],
      { list: 'own' },
      systemActor('test'),
    );
    ({ page, complaints } = await openCounter(browser, staged.baseUrl));
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const hit = (entryId: string) =>
    page.locator('li').filter({ has: page.locator('small', { hasText: `OWN · ${entryId} ·` }) });
  const dismissAll = async (count: number): Promise<void> => {
    // By keyboard alone.
    await page.getByRole('checkbox', { name: `All ${count} open matches` }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: `Not a match: ${count} chosen` }).focus();
    await page.keyboard.press('Enter');
    await giveReason(page, 'Another person: compared with the card', 'Save');
  };

  test('what the list says of somebody stands beside what the papers of the customer say', async () => {
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL(/#\/cases\/./);
    caseId = page.url().split('/').at(-1)!;
    await page.getByRole('tab', { name: 'Screening' }).click();
    await page.getByRole('link', { name: 'Screen name' }).click();
    // As the card says, so that nobody types it.
    expect(await page.getByLabel('Date of birth').inputValue()).toBe('03/02/1990');
    await page.getByRole('button', { name: 'Screen', exact: true }).click();
    const row = (name: string) => hit('1').getByRole('row').filter({ hasText: name }).getByRole('cell');
    await hit('1').waitFor();
    expect(await row('Other names').allInnerTexts()).toEqual(['Not known', 'Kea Specimen\nKay Specimen']);
    expect(await row('Date of birth').allInnerTexts()).toEqual(['03 Feb 1990', 'Not stated']);
    expect(await row('Nationality').last().innerText()).toContain('Zimbabwe');
    expect(await row('Numbers').allInnerTexts()).toEqual(['123416789', 'ZZ1234567']);
    expect(await row('Listed for').last().innerText()).toBe('Arms embargo');
    const differing = hit('2').getByRole('row').filter({ hasText: 'Date of birth' });
    expect(await differing.innerText()).toContain('Different');
    expect(await violationsOn(page, 'hits', 'every rule')).toEqual([]);
  });

  test('several are dismissed with one reason; the very name waits for a second person, and each is in the log', async () => {
    await dismissAll(3);
    await page.getByText('2 matches dismissed.').waitFor();
    await page.getByText('1 waits for a second person.').waitFor();
    await hit('1').getByText('Waits for a second person').waitFor();
    const records = (action: string) =>
      staged.station.audit.list({ action, caseId, limit: 9 }).map(({ details }) => details?.['entryId']);
    expect(records('screening.hit-decided').toSorted()).toEqual(['2', '3']);
    expect(records('screening.hit-proposed')).toEqual(['1']);

    await changeOperator(page, SUPERVISOR);
    await page.goto(`${staged.baseUrl}/#/cases/${caseId}`);
    await page.getByRole('tab', { name: 'Screening' }).click();
    await hit('1').getByRole('button', { name: 'Not a match' }).click();
    await giveReason(page, 'Another number', 'Save');
    await page.getByRole('heading', { name: 'No match' }).waitFor();
    expect(records('screening.hit-decided').toSorted()).toEqual(['1', '2', '3']);
    expect(complaints).toEqual([]);
  });
});
