import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VerifyRequest, VerifyResponse } from '../../src/engine/calls.ts';
import { omangRead } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { CLERK, stageStation, type StagedStation } from './staged-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** What the staged engine reads in a file, by its name. */
const NUMBERS: Record<string, string> = {
  'a-front.jpg': '123450001',
  'b-front.jpg': '123450002',
  'c-bill.jpg': '123450003',
};

function read({ files }: VerifyRequest): VerifyResponse {
  const known = files.find(({ name }) => name in NUMBERS);
  const card = omangRead({ verdict: 'INCONCLUSIVE', idNumber: known ? NUMBERS[known.name]! : '123459999' });
  // The back of a card says nothing of its holder.
  return known ? card : { ...card, documents: [] };
}

describe.skipIf(chromiumMissing)('the papers of several customers', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-batch-'));

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'morning'));
    for (const [i, name] of [
      'a-front.jpg',
      'a-rear.jpg',
      'b-front.jpg',
      'b-rear.jpg',
      'c-bill.jpg',
    ].entries()) {
      const background = { r: 40 * i, g: 120, b: 200 };
      const picture = sharp({ create: { width: 120, height: 80, channels: 3, background } });
      writeFileSync(path.join(folder, 'morning', name), await picture.jpeg().toBuffer());
    }
    writeFileSync(path.join(folder, 'morning', 'notes.txt'), 'no picture');
    [staged, browser] = await Promise.all([stageStation({ verify: read }), openBrowser()]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const customers = () => page.locator('ol > li');
  const filesOf = async (at: number) =>
    (await customers().nth(at).locator('li').allInnerTexts()).map((text) => text.split('\n')[0]);
  const casesOf = () => staged.station.cases.list({ limit: 10 }).cases;

  test('a folder is sorted to customers by what the papers say; nothing of it is kept yet', async () => {
    await page.getByRole('link', { name: /Several customers/ }).click();
    await page.getByLabel('Choose a folder').setInputFiles(path.join(folder, 'morning'));
    await page.getByText('Are the right papers together?').waitFor();
    await page.getByText('1 file was left out: notes.txt').waitFor();
    expect(await customers().count()).toBe(3);
    expect([await filesOf(0), await filesOf(1), await filesOf(2)]).toEqual([
      ['a-front.jpg', 'a-rear.jpg'],
      ['b-front.jpg', 'b-rear.jpg'],
      ['c-bill.jpg'],
    ]);
    expect(casesOf()).toEqual([]);
    expect(await violationsOn(page, 'batch')).toEqual([]);
  });

  test('a folder that is dropped is sorted in the same way', async () => {
    await page.reload();
    const place = await page.getByText('Drop a folder or many files here.').boundingBox();
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        type,
        x: place!.x + 5,
        y: place!.y + 5,
        data: { items: [], files: [path.join(folder, 'morning')], dragOperationsMask: 1 },
      });
    await page.getByText('Are the right papers together?').waitFor();
    expect([await filesOf(0), await filesOf(1), await filesOf(2)]).toEqual([
      ['a-front.jpg', 'a-rear.jpg'],
      ['b-front.jpg', 'b-rear.jpg'],
      ['c-bill.jpg'],
    ]);
  });

  test('a page is moved to another customer and to a new one, and each becomes a case of its own', async () => {
    await page.getByRole('button', { name: 'Move b-rear.jpg', exact: true }).click();
    // Namesakes are told apart by their numbers.
    const others = async (): Promise<unknown> =>
      (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n').at(-1));
    await expect.poll(others).toEqual(['123450001', '123450003', 'New customer']);
    await page.getByRole('menuitem', { name: '123450001' }).click();
    await expect.poll(() => filesOf(0)).toEqual(['a-front.jpg', 'a-rear.jpg', 'b-rear.jpg']);
    await page.getByRole('button', { name: 'Move b-rear.jpg', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New customer' }).click();
    await page.getByRole('button', { name: 'Verify 4 customers' }).waitFor();
    await page.getByRole('button', { name: 'Remove b-rear.jpg' }).click();
    await page.getByRole('button', { name: 'Verify 3 customers' }).click();
    await expect
      .poll(() => page.getByRole('link', { name: 'Open the case' }).count(), { timeout: 30_000 })
      .toBe(3);
    expect(casesOf()).toHaveLength(3);
    await page.getByRole('link', { name: 'Open the case' }).first().click();
    await page.waitForURL(/#\/cases\//);
    const id = page.url().split('/').at(-1)!;
    const sources = staged.station.cases.files.list(id).filter(({ role }) => role === 'source');
    expect(sources.map(({ name }) => name)).toEqual(['a-front.jpg', 'a-rear.jpg']);
    expect(counter.complaints).toEqual([]);
  });
});
