import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import {
  acceptDespite,
  chromiumMissing,
  giveReason,
  openBrowser,
  openCounter,
  signIn,
  type Counter,
} from './counter.ts';
import { changeOperator, CLERK, stageStation, SUPERVISOR, type StagedStation } from './staged-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)(
  'deciding a risky case takes two people, or a supervisor with a reason',
  () => {
    let staged: StagedStation;
    let browser: Browser;
    let counter: Counter;
    let page: Page;

    beforeAll(async () => {
      [staged, browser] = await Promise.all([
        stageStation({ verify: () => omangRead({ verdict: 'TAMPERED' }) }),
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

    /** Verifies a picture and leaves its case open. */
    async function verify(): Promise<string> {
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await page
        .getByLabel('Choose files')
        .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByRole('heading', { name: 'Possible fraud: do not accept' }).waitFor();
      const id = page.url().split('/').at(-1)!;
      settle(id);
      await page.reload();
      await page.getByRole('heading', { name: 'Possible fraud: do not accept' }).waitFor();
      return id;
    }
    /** Earlier cases of this number are looked at, as a supervisor does: what failed stays open. */
    function settle(caseId: string): void {
      const supervisor = staged.station.operators.list().find(({ name }) => name === SUPERVISOR.name)!;
      const { assessments } = staged.station.cases;
      for (const { id, settledBy, settlement, state } of assessments
        .of(caseId)
        .aspects.flatMap((one) => one.points))
        if (state !== 'passed' && settlement === null && settledBy.includes('settlement'))
          assessments.settle(caseId, { point: id, reason: 'Both cards compared' }, supervisor);
    }
    /** The verdict speaks against the card: accepting it is in the menu, and asks why. */
    const acceptAnyway = async (): Promise<void> => {
      expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
      await acceptDespite(page);
      await page.getByRole('dialog').getByText('Accept despite the warning?').waitFor();
      await giveReason(page, 'Original seen and compared', 'Accept');
    };

    test('a clerk accepts, cannot approve it himself, and a supervisor finds it and approves', async () => {
      const id = await verify();
      await acceptAnyway();
      await page.getByText('Waiting for approval by a second person.').waitFor();
      expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      // Whoever works by keyboard goes on from there.
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next customer');
      await changeOperator(page, SUPERVISOR);
      // Where a supervisor's work begins: the queue, with who sent the case on, and why.
      const waiting = page.getByRole('row').filter({ hasText: 'Original seen and compared' });
      await waiting.getByText(CLERK.name).waitFor();
      await waiting.getByText('Do not accept').waitFor();
      await page
        .getByRole('link', { name: /Review/ })
        .first()
        .click();
      await page.waitForURL(`**/#/cases/${id}`);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const asked = page.getByRole('dialog');
      await asked.getByText('Your name stays in the audit log').waitFor();
      await asked.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByText(`Accepted by ${CLERK.name}`).waitFor();
      await page.getByText(`Approved by ${SUPERVISOR.name}`).waitFor();
      expect(staged.station.cases.detail(id)).toMatchObject({
        state: 'accepted',
        decisions: [{ author: CLERK.name, approval: { approved: true, author: SUPERVISOR.name } }],
      });
    });

    test('a supervisor who decided cannot be the second pair of eyes, but settles alone with a reason', async () => {
      const id = await verify();
      await acceptAnyway();
      await page.getByText('Another person has to approve this: you decided it.').waitFor();
      await page.getByRole('button', { name: 'Report and more' }).click();
      await page.getByRole('menuitem', { name: 'Override without second approval' }).click();
      await page.getByRole('dialog').getByText('Reject', { exact: true }).click();
      await giveReason(page, 'The issuer said on the telephone that the number is not theirs.', 'Override');
      await page.getByText(`Rejected by ${SUPERVISOR.name}`).waitFor();
      expect(staged.station.audit.list({ caseId: id, action: 'case.overridden' })).toHaveLength(1);
    });

    test('a case is sent back with words, opens again for the clerk, and is rejected with a usual reason', async () => {
      await changeOperator(page, CLERK);
      const id = await verify();
      await acceptAnyway();
      await page.getByText('Waiting for approval by a second person.').waitFor();
      await changeOperator(page, SUPERVISOR);
      await page.goto(`${staged.baseUrl}/#/cases/${id}`);
      await page.getByRole('button', { name: 'Send back' }).click();
      await giveReason(page, 'Look at the digits of the birth date.', 'Send back');
      await page.getByRole('button', { name: 'Reject', exact: true }).waitFor();
      await changeOperator(page, CLERK);
      await page.goto(`${staged.baseUrl}/#/cases/${id}`);
      await page.getByText(/Sent back by .*“Look at the digits of the birth date.”/).waitFor();
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Signs of editing' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
      await page.getByText(`Rejected by ${CLERK.name}`).waitFor();
      await page.getByText('“Signs of editing”').waitFor();
      expect(staged.station.cases.detail(id).state).toBe('rejected');
    });

    test('the proof is shown on the page: finding, strength, heat map with legend, detail for experts', async () => {
      await verify();
      await page.getByRole('tab', { name: /Forensics/ }).click();
      await page.getByRole('heading', { name: 'Edited after it was issued' }).waitFor();
      await page.getByText('A digit was copied from another place.').first().waitFor();
      await page.getByRole('switch', { name: 'Signs of editing' }).click();
      await page.getByRole('img', { name: 'Map of possible signs of editing' }).waitFor();
      await page.getByText('No signs of editing → strong signs').waitFor();
    });

    test('a clerk has no settings, no log and no approvals, and a typed address says so', async () => {
      for (const name of ['Audit', 'Settings', 'Approvals'])
        expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
      await page.goto(`${staged.baseUrl}/#/audit`);
      await page.getByText('You may not see this').first().waitFor();
    });

    test('an auditor lands on the cases, reads one as it was, and is offered nothing to change', async () => {
      const administrator = staged.station.operators.list().find(({ role }) => role === 'administrator')!;
      const auditor = { name: 'Boitumelo Kgari', password: 'nobody asked the owl' };
      await staged.station.operators.create(administrator, { ...auditor, role: 'auditor' });
      await changeOperator(page, auditor);
      await page.goto(`${staged.baseUrl}/#/`);
      await page.getByRole('heading', { name: 'Cases', exact: true }).waitFor();
      await page.getByRole('row').nth(1).getByRole('link').click();
      await page.getByRole('heading', { name: 'Possible fraud: do not accept' }).waitFor();
      for (const name of [/^Change/, 'Accept', 'Reject', 'Start the face check'])
        expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0);
      await page.getByRole('tab', { name: 'History' }).click();
      await page.getByRole('link', { name: 'Audit trail of this case' }).click();
      await page.getByRole('link', { name: 'Fraud detected' }).waitFor();
      const { caseId } = staged.station.onboarding.start('person', systemActor('test'), 'Test');
      await page.goto(`${staged.baseUrl}/#/onboarding/person/${caseId}`);
      await page.getByRole('heading', { name: '1. Identity document' }).waitFor();
      expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual(['Open the case']);
      await page.goto(`${staged.baseUrl}/#/screening`);
      await page.getByText('You may not see this').waitFor();
    });

    test('no script failed and the content security policy refused nothing', () => {
      expect(counter.complaints).toEqual([]);
    });
  },
);
