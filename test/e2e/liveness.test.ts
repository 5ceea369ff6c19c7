/** The hosted face check in a real browser, from the link to the stored result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../src/api/app.ts';
import { startServer, type RunningServer } from '../../src/api/server.ts';
import { StationConfig } from '../../src/contract/config.ts';
import { LIGHT_STEPS } from '../../src/station/liveness/plan.ts';
import { createStation, type Station } from '../../src/station/station.ts';
import {
  acceptDespite,
  ADMINISTRATOR,
  chromiumMissing,
  giveReason,
  openBrowser,
  signIn,
  settleOpen,
} from './counter.ts';
import { driveCamera, pullOut, type Behaviour } from './driven-camera.ts';
import { listFile, UN_LIST } from './fictional-lists.ts';
import { filmHead, type Film } from './filmed-head.ts';
import { sample } from './running-station.ts';
import { watch } from './watched-pages.ts';

const caller = { clientId: null, requestId: 'browser test' };
const settings = { auditImagesLimit: 1, withoutHeadMovement: false, withoutFlashes: false };

/**
 * Chooses "turn left, nod" first, then mixes: a blink lasts two frames, and a machine under load may film neither. Blinks
 * are tested on films that cannot be missed (src/station/liveness).
 */
function turnThenNod(): (below: number) => number {
  let calls = 0;
  return (below) => (calls++ % CALLS_PER_PLAN < 5 ? below - 1 : (calls * 7 + (calls >> 2)) % below);
}
/** So long the face check waits for a camera (src/renderer/face-check/run-check.ts), and a second until it looks again. */
const CAMERA_WAIT_MS = 21_000;
/** Five for the challenges, one for each colour. */
const CALLS_PER_PLAN = 5 + LIGHT_STEPS;

if (chromiumMissing) process.stderr.write(`${chromiumMissing}\n`);

describe.skipIf(chromiumMissing)('the hosted face check', () => {
  let folder: string;
  let station: Station;
  let server: RunningServer;
  let browser: Browser;
  let film: Film;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-face-'));
    film = await filmHead();
    station = await createStation({
      dataFolder: folder,
      config: StationConfig.parse({ engine: { processes: 1 } }),
      logger: pino({ level: 'silent' }),
      livenessRandom: turnThenNod(),
    });
    const options = {
      dataFolder: folder,
      port: 0,
      tls: false,
      hosts: [],
      requestTimeoutSeconds: 60,
      now: Date.now(),
    };
    server = await startServer(createApi(station), options);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close(1_000);
    await station?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens the link of a new session before a driven camera; `withClock`: the page's clock can be moved on. */
  async function open(behaviour: Behaviour, changes: Partial<typeof settings> = {}, withClock = false) {
    const session = await station.liveness.createSession({ ...settings, ...changes }, caller);
    const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
    await driveCamera(context, film, behaviour);
    context.on('page', watch);
    const page = await context.newPage();
    if (withClock) await page.clock.install();
    await page.goto(`${server.baseUrl}${session.clientUrl}`);
    return { page, results: () => station.liveness.results(session.sessionId, caller) };
  }
  /** The same, and presses start. */
  async function start(...how: Parameters<typeof open>) {
    const opened = await open(...how);
    await opened.page.getByRole('button', { name: 'Start' }).click();
    return opened;
  }
  const outcome = async (page: Page): Promise<string | null> => {
    const frame = page.locator('.face-check[data-outcome]');
    await frame.waitFor({ timeout: 90_000 });
    return frame.getAttribute('data-outcome');
  };

  it('passes a person who follows the instructions and is lit by the screen', { retry: 1 }, async () => {
    const { page, results } = await start({ light: 'screen' });
    const ended = await outcome(page);
    const result = await results();
    expect([ended, result.status, result.message]).toEqual([
      'passed',
      'SUCCEEDED',
      'A living person was in front of the camera.',
    ]);
    expect(result.referenceImage).not.toBeNull();
    expect(result.auditImages).toHaveLength(1);
    // The customer sees pass or fail, no score; the token is gone from the address.
    expect(await page.locator('.face-check').innerText()).not.toMatch(/\d{2}/);
    expect(page.url()).not.toContain('#');
  });

  it('refuses a recording: its light is that of another session', async () => {
    const { page, results } = await start({ light: 'recorded' });
    expect(await outcome(page)).toBe('failed');
    expect((await results()).message).toMatch(/light not (followed|seen)/);
  });

  it('says that the lens is covered, and lets the person cancel', async () => {
    const { page, results } = await start({ light: 'screen', covered: true });
    await page.getByText('The lens is covered.').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await outcome(page)).toBe('cancelled');
    expect(await results()).toMatchObject({ status: 'FAILED', isLive: false });
  });

  it('lets whoever does not agree leave before anything is filmed', async () => {
    const { page, results } = await open({ light: 'screen' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await outcome(page)).toBe('cancelled');
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await results()).toMatchObject({ isLive: false });
  });

  it('notices a camera that is pulled out, waits for it, and then gives up', async () => {
    const { page, results } = await start({ light: 'screen' }, { withoutFlashes: true }, true);
    await page.locator('.face-check[data-phase="challenge"]').waitFor({ timeout: 30_000 });
    await pullOut(page);
    await page.getByText('The camera is gone. Plug it in again.').waitFor();
    // Three quarters of its patience: still waiting, also after the time in which it would have given up and said so.
    await page.clock.fastForward(CAMERA_WAIT_MS - 6_000);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await page.locator('.face-check[data-outcome]').count()).toBe(0);
    expect((await results()).message ?? '').not.toContain('abandoned');
    await page.clock.fastForward(6_000);
    expect(await outcome(page)).toBe('camera');
    expect((await results()).message).toContain('abandoned');
  });

  beforeAll(async () => {
    await station.operators.setUp(ADMINISTRATOR);
    await station.screening.importLists(
      [listFile(folder, 'un.xml', UN_LIST)],
      {},
      { kind: 'system', id: 'test' },
    );
  });

  it('onboards a person at the counter: document, face, comparison, address, screening, decision', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await driveCamera(context, film, { light: 'screen' });
    context.on('page', watch);
    const page = await context.newPage();
    await page.goto(server.baseUrl);
    await signIn(page);
    await page.getByRole('link', { name: /Onboard a person/ }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const step = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    const onStep = async (title: string, action: string): Promise<void> => {
      await step(title).getByRole('link', { name: action }).click();
    };
    /** Beginning leads to the first step, and each step back to all of them. */
    const given = async (title: string, action: string | null, files: string[]): Promise<void> => {
      if (action !== null) await onStep(title, action);
      await page.getByLabel('Choose files').setInputFiles(files.map(sample));
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await step(title).getByRole('link', { name: 'Redo' }).waitFor({ timeout: 60_000 });
    };

    await given('Identity document', null, ['omang-front.jpg', 'omang-back.jpg']);
    await onStep('Liveness check', 'Start face check');
    await page.getByRole('button', { name: 'Start the face check' }).click();
    await page.getByRole('button', { name: 'I agree, start' }).click();
    for (const done of ['Liveness check', 'Face match'])
      await step(done).getByRole('link', { name: 'Redo' }).waitFor({ timeout: 90_000 });
    await given('Proof of address', 'Scan proof of address', ['water-bill.pdf']);
    await onStep('Sanctions and PEP screening', 'Screen name');
    await step('Sanctions and PEP screening').getByRole('link', { name: 'Redo' }).waitFor();
    // The bill of this customer is in another name: whoever accepts it settles that with a reason first.
    await page
      .getByText(/names another person than the identity document/)
      .first()
      .waitFor();
    await settleOpen(page);
    // The card is a specimen: one person alone cannot accept it, not even with a reason.
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
    await acceptDespite(page);
    await giveReason(page, 'A rehearsal with a sample card', 'Accept');
    await page.getByText('Another person has to approve this: you decided it.').waitFor();

    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByText('Screened').first().waitFor();
  });

  it('opens once only', async () => {
    const session = await station.liveness.createSession(settings, caller);
    const context = await browser.newContext();
    await driveCamera(context, film, { light: 'screen', covered: true });
    for (const expected of ['The lens is covered.', 'This link was used before. Ask for a new one.']) {
      context.on('page', watch);
      const page = await context.newPage();
      await page.goto(`${server.baseUrl}${session.clientUrl}`);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText(expected).waitFor({ timeout: 30_000 });
    }
  });
});
