import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FaceCheckState } from '../../src/contract/face-check.ts';
import type { PageMark } from '../../src/contract/pages.ts';
import type { VerifyRequest, VerifyResponse } from '../../src/engine/calls.ts';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { driveDocumentCamera, putDown } from './document-camera.ts';
import { listFile, UN_LIST } from './fictional-lists.ts';
import { CLERK, stageStation, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

const portrait: PageMark = {
  kind: 'portrait',
  box: { x: 40, y: 120, width: 240, height: 300 },
  confidence: 0.9,
};
/** What a face check answers to the frame with which it is passed. */
const PASSED: FaceCheckState = {
  status: 'SUCCEEDED',
  phase: 'finished',
  challenge: null,
  remainingMs: null,
  hint: null,
  done: 3,
  total: 3,
  attempt: 1,
  attempts: 3,
  light: null,
  outcome: 'passed',
};

/** A card or a bill without any doubt: the samples themselves are marked as specimens and refused. */
function read(category: VerifyRequest['category']): VerifyResponse {
  const card = omangRead({ verdict: 'INCONCLUSIVE', idNumber: String(number++) });
  const pages = card.pages.map((page) => ({ ...page, marks: [portrait] }));
  if (category !== 'ADDRESS') return { ...card, pages };
  return {
    ...card,
    category,
    documents: card.documents.map((one) => ({ ...one, category, documentType: 'WATER_BILL' })),
  };
}
let number = 123_430_000;

/** What a person does: clicks, choices and keys. What a customer does before the camera is none. */
describe.skipIf(chromiumMissing)('accepting a customer whose card is in order', () => {
  let staged: StagedStation;
  let browser: Browser;
  const counters: Counter[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-lists-'));

  beforeAll(async () => {
    [staged, browser] = await Promise.all([
      stageStation({
        verify: ({ category }: VerifyRequest) => read(category),
        compareFaces: () => ({ similarity: 96, confidence: 90, calibration: 'test', bystanders: 0 }),
      }),
      openBrowser(),
    ]);
    await staged.station.screening.importLists(
      [listFile(folder, 'un.xml', UN_LIST)],
      {},
      systemActor('test'),
    );
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  const files = ['front.jpg', 'back.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: PAGE_IMAGE,
  }));
  const newestState = () => staged.station.cases.list({ limit: 1 }).cases[0]!.state;

  /** A clerk who has just signed in; `drive` sets up what is before the camera. */
  async function clerk(drive?: (context: BrowserContext) => Promise<void>): Promise<Page> {
    const counter = await openCounter(browser, staged.baseUrl);
    if (drive) {
      await drive(counter.page.context());
      await counter.page.reload();
    }
    counters.push(counter);
    await signIn(counter.page, CLERK);
    await counter.page.getByRole('heading', { name: 'New customer' }).waitFor();
    return counter.page;
  }
  /** Counts what is done with the pointer: one click, or one choice of files. */
  function hand(page: Page) {
    let interactions = 0;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    return {
      done: () => interactions,
      async press(name: string): Promise<void> {
        interactions++;
        await button(name).click();
      },
      async follow(name: string | RegExp): Promise<void> {
        interactions++;
        await page.getByRole('link', { name }).first().click();
      },
      async choose(): Promise<void> {
        interactions++;
        const dialog = page.waitForEvent('filechooser');
        await button('Choose files').click();
        await (await dialog).setFiles(files);
      },
    };
  }
  /** What stands in the way is settled, and the case is accepted. */
  async function isGreen(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'No problems found' }).waitFor();
  }
  async function isAccepted(page: Page): Promise<void> {
    await page.getByText(`Accepted by ${CLERK.name}`).waitFor();
    expect(newestState()).toBe('accepted');
  }

  test('from files takes at most four interactions after sign-in, the comparison with the original among them', async () => {
    const page = await clerk();
    const { choose, press, done } = hand(page);
    await choose();
    await press('Verify');
    await page.getByRole('heading', { name: 'Not finished' }).waitFor();
    await press('Original compared');
    await isGreen(page);
    await press('Accept');
    await isAccepted(page);
    expect(done()).toBeLessThanOrEqual(4);
  });

  test('with the camera takes at most four: it takes both sides by itself', async () => {
    const page = await clerk(driveDocumentCamera);
    const { press, done } = hand(page);
    await press('Use the camera');
    for (const taken of ['1 picture taken', '2 pictures taken']) {
      await page.getByText('Put the document inside the frame').waitFor();
      await putDown(page, 'filling');
      await page.getByText(taken).waitFor();
      await putDown(page, 'empty');
    }
    await press('Verify');
    await press('Original compared');
    await isGreen(page);
    await press('Accept');
    await isAccepted(page);
    expect(done()).toBeLessThanOrEqual(4);
  });

  test('by keyboard alone takes at most twelve keys', async () => {
    const page = await clerk();
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys++;
      await page.keyboard.press(key);
    };
    const atFocus = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const focused = (name: string) => expect.poll(atFocus, { timeout: 20_000 }).toBe(name);
    // The browser is told to hand the dialog over some milliseconds later; a key must not come before.
    const dialog = page.waitForEvent('filechooser');
    while ((await atFocus()) !== 'Choose files' && keys < 40) await press('Tab');
    await press('Enter');
    await (await dialog).setFiles(files);
    for (const next of ['Verify', 'Original compared', 'Accept']) {
      await focused(next);
      await press('Enter');
    }
    await isAccepted(page);
    expect(keys).toBeLessThanOrEqual(12);
  });

  test('a whole person takes at most fourteen: document, face, address, screening, original, decision', async () => {
    const page = await clerk();
    const { choose, press, follow, done } = hand(page);
    letPass(staged);
    const isDone = (title: string) =>
      page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Redo' }).waitFor();
    await follow(/Onboard a person/);
    await press('Begin');
    await choose();
    await press('Verify');
    await isDone('Identity document');
    await follow('Start face check');
    await press('Start the face check');
    await press('I agree, start');
    await isDone('Face match');
    await follow('Scan proof of address');
    await choose();
    await press('Verify');
    await isDone('Proof of address');
    await follow('Screen name');
    await isDone('Sanctions and PEP screening');
    await press('Original compared');
    await isGreen(page);
    await press('Accept');
    await isAccepted(page);
    expect(done()).toBeLessThanOrEqual(14);
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counters.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

/** A customer who passes; how a check is passed or not is tested in liveness.test.ts. */
function letPass({ station: { liveness } }: StagedStation): void {
  vi.spyOn(liveness, 'frame').mockResolvedValue(PASSED);
  const results = liveness.results.bind(liveness);
  vi.spyOn(liveness, 'results').mockImplementation(async (...asked) => ({
    ...(await results(...asked)),
    status: 'SUCCEEDED',
    isLive: true,
    confidence: 97,
    // Not the picture of the page itself: a match with that proves nothing.
    referenceImage: Buffer.concat([PAGE_IMAGE, Buffer.of(0)]).toString('base64'),
  }));
}
