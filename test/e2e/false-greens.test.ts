import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Check } from '../../src/contract/verification.ts';
import type { VerifyResponse } from '../../src/engine/calls.ts';
import { systemActor } from '../../src/station/actor.ts';
import { isoTime } from '../../src/station/clock.ts';
import { madeEmbedding } from '../../src/station/liveness/frames.fixture.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import {
  acceptDespite,
  ADMINISTRATOR,
  chromiumMissing,
  giveReason,
  openBrowser,
  openCounter,
  settleOpen,
  signIn,
  type Counter,
} from './counter.ts';
import { listFile } from './fictional-lists.ts';
import { changeOperator, CLERK, stageStation, SUPERVISOR, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** Where the portrait of the staged card stands, in pixels of its page. */
const PORTRAIT = {
  kind: 'portrait',
  box: { x: 40, y: 120, width: 240, height: 300 },
  confidence: 0.9,
} as const;

/** The same cases as in test/api/decisions.test.ts, by the hands of a clerk and a supervisor. */
describe.skipIf(chromiumMissing)('what ended in a green "Accept" once, at the screen', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;
  let reading: VerifyResponse;
  let face = 0;
  let number = 123_420_000;
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-lists-'));

  beforeAll(async () => {
    [staged, browser] = await Promise.all([
      stageStation(
        {
          verify: () => reading,
          embedFace: () => ({ embedding: madeEmbedding(face), face: null }),
        },
        { screening: { requiredLists: [] } },
      ),
      openBrowser(),
    ]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    number += 1;
    reading = proved();
    if (!(await page.getByRole('button', { name: CLERK.name }).isVisible()))
      await changeOperator(page, CLERK);
  });

  /** A card of a customer of this test alone, whose file proves that nothing was changed. */
  const proved = (): VerifyResponse => {
    const read = omangRead({ idNumber: String(number), verdict: 'AUTHENTIC' });
    return { ...read, pages: read.pages.map((one) => ({ ...one, marks: [PORTRAIT] })) };
  };
  const withCheck = (check: Partial<Check>): VerifyResponse => {
    const read = proved();
    const whole: Check = { id: 'c', outcome: 'failed', explanation: '', fields: [], ...check };
    return { ...read, documents: read.documents.map((one) => ({ ...one, checks: [whole] })) };
  };
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const go = (place: string) => page.goto(`${staged.baseUrl}/#${place}`);
  const stateOf = (caseId: string) => staged.station.cases.summary(caseId).state;

  /** Reads a picture and opens its case. */
  async function verify(place = '/verify', times = 1): Promise<string> {
    await go('/');
    await heading('New customer').waitFor();
    await go(place);
    const files = Array.from({ length: times }, (_, index) => ({
      name: `front-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: PAGE_IMAGE,
    }));
    await page.getByLabel('Choose files').setInputFiles(files);
    await button('Verify').click();
    await page.waitForURL(/#\/(cases|onboarding\/person)\/./);
    return page.url().split('/').at(-1)!;
  }
  /** Accepting is tried and refused at the screen; the case is as it was. */
  async function isNotYet(caseId: string, accept: () => Promise<void>): Promise<void> {
    await accept();
    await page
      .getByRole('alert')
      .getByText(/^Not yet: \d+ points? (is|are) open/)
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(stateOf(caseId)).toBe('open');
  }

  test('a portrait pasted over a card whose number was accepted with another face', async () => {
    const before = await verify();
    await heading('No problems found').waitFor();
    await button('Accept').click();
    await page.getByText(`Accepted by ${CLERK.name}`).waitFor();
    face = 7;
    const pasted = await verify();
    await heading('Possible fraud: do not accept').waitFor();
    await page.getByText('The same number was read in another case with another face.').first().waitFor();
    expect(await button('Accept').count()).toBe(0);
    await acceptDespite(page);
    await page.getByRole('dialog').getByText('A second person has to approve this').waitFor();
    await giveReason(page, 'I know the customer.', 'Accept');
    await page.getByText('Waiting for approval by a second person.').waitFor();
    expect(await button('Approve').count()).toBe(0);
    expect([stateOf(before), stateOf(pasted)]).toEqual(['accepted', 'waiting']);
  });

  test('a payslip whose tax does not fit its salary', async () => {
    reading = withCheck({ id: 'paye', explanation: 'PAYE of 2,899.00 is due; 571.00 is stated.' });
    const id = await verify();
    await heading('Do not accept').waitFor();
    await page.getByText('PAYE of 2,899.00 is due; 571.00 is stated.').first().waitFor();
    expect(await button('Accept').count()).toBe(0);
    await acceptDespite(page);
    // Not without a reason.
    await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    expect(stateOf(id)).toBe('open');
    await giveReason(page, 'I know the customer.', 'Accept');
    await page.getByText('Waiting for approval by a second person.').waitFor();
    await changeOperator(page, SUPERVISOR);
    await go(`/cases/${id}`);
    await button('Approve').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText(`Approved by ${SUPERVISOR.name}`).waitFor();
    expect(stateOf(id)).toBe('accepted');
  });

  test('a face check that was not passed and lies in a case of its own', async () => {
    const id = await verify();
    await heading('No problems found').waitFor();
    await page.getByRole('tab', { name: 'Face' }).click();
    await page.getByRole('link', { name: 'Start the face check' }).click();
    const started = page.waitForResponse(/\/face-checks$/);
    await button('Start the face check').click();
    await started;
    const { store, cases, clock, newId } = staged.station;
    const [child] = cases.links.of(id);
    const body = { status: 'FAILED', isLive: false, confidence: 12, reasons: ['SCREEN'] };
    store.write(() =>
      cases.results.add({ id: newId(), caseId: child!, kind: 'liveness', createdAt: isoTime(clock), body }),
    );
    await go(`/cases/${id}`);
    await heading('Possible fraud: do not accept').waitFor();
    await page.getByText('The face check was not passed.').first().waitFor();
    await isNotYet(id, () => acceptDespite(page));
    // No reason settles it.
    await settleOpen(page);
    await isNotYet(id, () => acceptDespite(page));
  });

  test('an onboarding with three of five steps undone', async () => {
    await go('/onboarding/person');
    await button('Begin').click();
    await button('Back').click();
    await page.waitForURL(/#\/onboarding\/person\/./);
    const id = page.url().split('/').at(-1)!;
    await verify(`/verify?case=${id}&onboarding=person&category=IDENTITY`);
    await heading('Not finished').waitFor();
    await isNotYet(id, () => button('Accept').click());
    await settleOpen(page);
    await isNotYet(id, () => button('Accept').click());
  });

  test('a card of which only the front was there, once or ten times', async () => {
    const missing = 'Only the front of the card was given.';
    reading = withCheck({
      id: 'back-side-missing',
      outcome: 'note',
      asks: 'other-side',
      explanation: missing,
    });
    for (const fronts of [1, 10]) {
      const id = await verify('/verify', fronts);
      await heading('Not finished').waitFor();
      await page.getByRole('region', { name: 'Open points' }).getByText(missing).waitFor();
      await page.getByRole('link', { name: 'Add the other side' }).first().waitFor();
      await isNotYet(id, () => button('Accept').click());
      await settleOpen(page);
      await isNotYet(id, () => button('Accept').click());
    }
  });

  test('an exact match of two lists that a clerk clears alone', async () => {
    for (const list of ['first', 'second'])
      await staged.station.screening.importLists(
        [listFile(folder, `${list}.csv`, 'id,name,list_date\n1,Keabetswe Mogapi,2026-11-20\n')],
        { list },
        systemActor('test'),
      );
    const id = await verify();
    await page.getByRole('tab', { name: 'Screening' }).click();
    await page.getByRole('link', { name: 'Screen name' }).click();
    await button('Screen').click();
    for (const list of ['first', 'second']) await clearHit(list);
    await go(`/cases/${id}`);
    await page
      .getByText(/a second person has to confirm that it is somebody else/)
      .first()
      .waitFor();
    await isNotYet(id, () => button('Accept').click());
    await changeOperator(page, SUPERVISOR);
    await go(`/cases/${id}`);
    await page.getByRole('tab', { name: 'Screening' }).click();
    for (const list of ['first', 'second']) await clearHit(list);
    await heading('No problems found').waitFor();
    await button('Accept').click();
    await page.getByText(`Accepted by ${SUPERVISOR.name}`).waitFor();
  });

  test('a referral that its author settles', async () => {
    await changeOperator(page, SUPERVISOR);
    const id = await verify();
    await button('Refer').click();
    await giveReason(page, 'I know the customer.', 'Refer');
    await page.getByText('You referred this case: another person decides.').waitFor();
    for (const name of ['Accept', 'Reject', 'Refer']) expect(await button(name).count(), name).toBe(0);
    await button('Report and more').click();
    await page.getByRole('menuitem', { name: 'Override without second approval' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Accept', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('I know the customer.');
    await dialog.getByRole('button', { name: 'Override', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    expect(stateOf(id)).toBe('referred');
    await page.keyboard.press('Escape');
    await changeOperator(page, ADMINISTRATOR);
    await go(`/cases/${id}`);
    await button('Accept').click();
    await page.getByText(`Accepted by ${ADMINISTRATOR.name}`).waitFor();
    expect(stateOf(id)).toBe('accepted');
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });

  async function clearHit(list: string): Promise<void> {
    const hit = page.getByRole('listitem').filter({ hasText: list.toUpperCase() });
    await hit.getByRole('button', { name: 'Not a match' }).click();
    await giveReason(page, 'I know the customer.', 'Save');
  }
});
