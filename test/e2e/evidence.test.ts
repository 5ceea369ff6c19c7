import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../src/contract/forensics.ts';
import type { VerifyResponse } from '../../src/engine/calls.ts';
import { madeEmbedding } from '../../src/station/liveness/frames.fixture.ts';
import {
  forensicReport,
  omangRead,
  PAGE_IMAGE,
} from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn } from './counter.ts';
import { CLERK, stageStation, type StagedStation } from './staged-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

const PORTRAIT = {
  kind: 'portrait',
  box: { x: 40, y: 120, width: 240, height: 300 },
  confidence: 0.9,
} as const;
/** A name that a later save put over another one, at the place of the first field; and a file without a place. */
const CHANGED: Finding = {
  ...forensicReport('TAMPERED').findings[0]!,
  detector: 'changed-in-revision',
  group: 'pdf-structure',
  strength: 'proof',
  page: 0,
  box: { x: 12, y: 22, width: 150, height: 18 },
  explanation: 'A digit was copied from another place.',
  before: 'THATO SPECIMEN',
  after: 'KEABETSWE MOGAPI',
};

describe.skipIf(chromiumMissing)('evidence of a case', () => {
  let staged: StagedStation;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let reading: VerifyResponse;
  let face = 0;

  beforeAll(async () => {
    [staged, browser] = await Promise.all([
      stageStation({
        verify: () => reading,
        embedFace: () => ({ embedding: madeEmbedding(face), face: null }),
      }),
      openBrowser(),
    ]);
    ({ page, complaints } = await openCounter(browser, staged.baseUrl));
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
  });

  const withPortrait = (read: VerifyResponse): VerifyResponse => ({
    ...read,
    pages: read.pages.map((one) => ({ ...one, marks: [PORTRAIT] })),
  });
  async function verify(): Promise<string> {
    await page.goto(`${staged.baseUrl}/#/`);
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: `${face}.jpg`, mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL(/#\/cases\/./);
    await page.getByRole('tab').first().waitFor();
    return page.url().split('/').at(-1)!;
  }
  const violations = () => violationsOn(page, 'evidence');
  const scale = () =>
    page
      .locator('img[alt="Page 1"]')
      .first()
      .evaluate((image) => image.getBoundingClientRect().width / (image as HTMLImageElement).offsetWidth);

  test('a finding shows its place, and opens it enlarged in the middle of the view', async () => {
    const read = omangRead({ verdict: 'TAMPERED' });
    const documents = read.documents.map((one) => ({
      ...one,
      fields: one.fields.map((field, i) => ({
        ...field,
        box: { x: 10, y: 20 + 40 * i, width: 200, height: 22 },
      })),
    }));
    reading = { ...read, documents, forensics: [{ ...forensicReport('TAMPERED'), findings: [CHANGED] }] };
    await verify();
    await page
      .getByRole('tab', { name: 'Signs of editing' })
      .or(page.getByRole('tab', { name: 'Forensics' }))
      .click();
    const crop = page.getByRole('button', { name: 'Show on page 1' });
    expect(await crop.getByRole('img').count()).toBe(1);
    await page.getByRole('button', { name: 'Whole page' }).click();
    const whole = await scale();
    // By keyboard alone.
    await crop.focus();
    await page.keyboard.press('Enter');
    await expect.poll(scale).toBeGreaterThanOrEqual(2 * whole - 0.01);
    const view = (await page.getByRole('group', { name: /^Page 1\./ }).boundingBox())!;
    const found = (await page.locator('svg[class*=pulse] rect').boundingBox())!;
    const off = Math.abs(found.x + found.width / 2 - view.x - view.width / 2);
    expect(off).toBeLessThan(view.width / 10);
    expect(await violations()).toEqual([]);
  });

  test('a value of an earlier version of the file is marked at the field that replaced it', async () => {
    await page.getByRole('tab', { name: 'Fields' }).click();
    const name = page.locator('li').filter({ has: page.locator('[data-field=fullName]') });
    await name.getByText('In an earlier version of the file: THATO SPECIMEN').waitFor();
    expect(await page.getByText('In an earlier version of the file').count()).toBe(1);
    expect(await violations()).toEqual([]);
  });

  test('the faces under which a number was read stand side by side, with how like they are', async () => {
    reading = withPortrait(omangRead({ idNumber: '123499001' }));
    const first = await verify();
    face = 7;
    const second = await verify();
    await expect.poll(() => staged.station.cases.marks.faceSimilarity(first, second)).not.toBeNull();
    await page.reload();
    await page.getByRole('tab', { name: 'Face' }).click();
    const earlier = page.getByRole('group', { name: 'Faces side by side' });
    await earlier.getByText(/^Another face: \d+$/).waitFor();
    expect(await earlier.getByText('Same number').count()).toBe(1);
    expect(await earlier.getByRole('img', { name: /^Face in the case of/ }).count()).toBe(1);
    expect(await violations()).toEqual([]);
    await earlier.getByRole('link').click();
    await page.waitForURL(`**/cases/${first}`);
    expect(complaints).toEqual([]);
  });
});
