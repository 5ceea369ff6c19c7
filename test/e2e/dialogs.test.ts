import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ScreeningRequest } from '../../src/contract/screening.ts';
import type { Check } from '../../src/contract/verification.ts';
import type { VerifyResponse } from '../../src/engine/calls.ts';
import { systemActor } from '../../src/station/actor.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { chromiumMissing, openBrowser, openCounter, signIn, type Counter } from './counter.ts';
import { EVERY_DIALOG, type DialogStage } from './every-dialog.ts';
import { listFile } from './fictional-lists.ts';
import { settled } from './settled.ts';
import { choose, cutAtAnySize, LANGUAGES, openScreen } from './small-screens.ts';
import { CLERK, stageStation, type StagedStation } from './staged-station.ts';
import { violationsOn } from './violations.ts';

if (chromiumMissing) console.log(chromiumMissing);

/** One dialog, in both languages at every size, on a machine that does other work: its slowest wait ends after half of it. */
const PATIENCE_MS = 60_000;
const tester = systemActor('test');
const HEAD = 'id,name,date_of_birth,kind,list_date';
const LISTED = [
  '1,Keabetswe Mogapi,,sanction,2026-11-20',
  '2,Keabetswe Mogapy,1985-02-03,sanction,2026-11-20',
  '3,Keabetswe Mogappi,1985-02-03,sanction,2026-11-20',
];

/** A card with something to look at, which a clerk settles with a reason. */
function withNote(card: VerifyResponse): VerifyResponse {
  const looked: Check = {
    id: 'ghost-portrait',
    outcome: 'note',
    explanation: 'A smaller face on this document does not look like the portrait. Compare them by eye.',
    fields: [],
    asks: 'compare',
  };
  return { ...card, documents: card.documents.map((one) => ({ ...one, checks: [looked] })) };
}

describe.skipIf(chromiumMissing)('every dialog', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let stage: DialogStage;
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-dialogs-'));

  beforeAll(async () => {
    let reads = 0;
    [staged, browser] = await Promise.all([
      stageStation(
        {
          verify: () => {
            const card = omangRead({ verdict: 'TAMPERED' });
            return reads++ === 0 ? withNote(card) : card;
          },
        },
        { screening: { requiredLists: [] } },
      ),
      openBrowser(),
    ]);
    const { station } = staged;
    const [administrator, clerk] = ['administrator', 'clerk'].map((role) =>
      station.operators.list().find((one) => one.role === role)!,
    );
    station.backups.chooseFolder(tester, folder);
    station.retention.consent.publish(
      { version: '2026-1', language: 'en', text: 'I agree that my documents are verified.' },
      administrator!,
    );
    const { clientId } = station.access.register(tester, { name: 'Core banking', plan: 'pro' });
    await station.webhooks.addEndpoint(tester, clientId, {
      url: 'http://127.0.0.1:9/events',
      events: ['verification.completed'],
    });
    const publish = (rows: readonly string[]) =>
      station.screening.importLists(
        [listFile(folder, 'own.csv', [HEAD, ...rows].join('\n'))],
        { list: 'own' },
        tester,
      );
    await publish(LISTED);
    const read = async (): Promise<string> => {
      const { caseId } = await station.verification.verify({
        files: [{ name: 'card.jpg', bytes: PAGE_IMAGE }],
        category: 'IDENTITY',
        mode: 'BATCH',
        actor: tester,
      });
      return caseId!;
    };
    const screen = (request: { name: string }, caseId: string) =>
      station.screening.screen(ScreeningRequest.parse(request), { actor: 'test', requestId: caseId, caseId });
    const [open, waiting, hits] = [await read(), await read(), await read()];
    await screen({ name: 'Keabetswe Mogapi' }, hits);
    // An alert: somebody who was screened before a new list named them.
    await screen({ name: 'Quillon Zarevitch' }, hits);
    await publish([...LISTED, '4,Quillon Zarevitch,,sanction,2026-11-20']);
    stage = { open, waiting, hits, clerk: CLERK.name };
    station.cases.decisions.decide(waiting, { outcome: 'accept', reason: 'Original seen' }, clerk!);
    counter = await enter();
    const { page } = counter;
    await openScreen(page, staged.baseUrl, '/screening/customers');
    await page.locator('main input[type=file]').setInputFiles({
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('customer,name\n1,Keabetswe Mogapi\n2,Nobody Listed\n'),
    });
    await page.getByRole('row', { name: /customers\.csv/ }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A test that failed may have left a window that answers no more: the next one gets its own. */
  let unclear = false;
  afterEach(({ task }) => {
    unclear = task.result?.state === 'fail';
  });
  async function enter(): Promise<Counter> {
    const entered = await openCounter(browser, staged.baseUrl);
    await signIn(entered.page);
    return entered;
  }

  test('is in the list of dialogs', () => {
    const root = path.resolve(import.meta.dirname, '../../src/renderer');
    const drawing = globSync('**/*.tsx', { cwd: root })
      .filter((file) => !file.endsWith('.test.tsx') && !file.startsWith('elements'))
      .filter((file) =>
        /<(?:Modal|FormDialog|ReasonDialog)\b/.test(readFileSync(path.join(root, file), 'utf8')),
      )
      .map((file) => file.replace('.tsx', ''));
    expect([...new Set(EVERY_DIALOG.map(({ of }) => of))].toSorted()).toEqual(drawing.toSorted());
  });

  for (const [nth, { of, place, open }] of EVERY_DIALOG.entries())
    test(
      `${nth + 1}, ${of}: has no axe violation, and nothing of it is cut at any size, in both languages`,
      async () => {
        if (unclear) counter = await enter();
        const { page, complaints } = counter;
        // Every other one is opened in Setswana.
        const languages = nth % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed();
        const [language, scheme, words] = languages[0]!;
        await page.setViewportSize({ width: 1280, height: 800 });
        // Another screen in between, without loading the program anew: the next dialog finds nothing of this one. Those of the
        // frame stay on every screen and close on Escape.
        await page.keyboard.press('Escape');
        await openScreen(page, staged.baseUrl, '/administration/about');
        await page.getByRole('dialog').first().waitFor({ state: 'detached' });
        await choose(page, language, scheme);
        await openScreen(page, staged.baseUrl, place(stage));
        await open(page, words, stage);
        await page.getByRole('dialog').first().waitFor();
        const found: string[] = [];
        for (const [spoken, colours] of languages) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await choose(page, spoken, colours);
          await settled(page);
          const where = `${of}, ${spoken}`;
          found.push(...(await violationsOn(page, where)), ...(await cutAtAnySize(page, where)));
        }
        expect(found).toEqual([]);
        expect(await page.getByRole('dialog').count()).toBeGreaterThan(0);
        expect(complaints).toEqual([]);
      },
      PATIENCE_MS,
    );
});
