import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { CLERK, stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** A card without any doubt: the samples themselves are marked as specimens and refused. */
describe.skipIf(chromiumMissing)('accepting a customer whose card is in order', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;

  beforeAll(async () => {
    [staged, browser] = await Promise.all([
      stageStation({ verify: () => omangRead({ verdict: 'INCONCLUSIVE' }) }),
      openBrowser(),
    ]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
  });
  const files = ['front.jpg', 'back.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: PAGE_IMAGE,
  }));
  const newestCase = () => staged.station.cases.list({ limit: 1 }).cases[0]!.state;

  test('takes at most four interactions after sign-in, the comparison with the original among them', async () => {
    let interactions = 0;
    const act = async (step: () => Promise<unknown>) => {
      interactions++;
      await step();
    };
    await act(async () => {
      const dialog = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose files' }).click();
      await (await dialog).setFiles(files);
    });
    await act(() => page.getByRole('button', { name: 'Verify', exact: true }).click());
    await page.getByRole('heading', { name: 'Not finished' }).waitFor();
    await act(() => page.getByRole('button', { name: 'Original compared' }).click());
    await page.getByRole('heading', { name: 'No problems found' }).waitFor();
    await act(() => page.getByRole('button', { name: 'Accept', exact: true }).click());
    await page.getByText(`Accepted by ${CLERK.name}`).waitFor();
    expect(interactions).toBeLessThanOrEqual(4);
    expect(newestCase()).toBe('accepted');
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});
