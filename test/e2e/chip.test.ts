import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadCardRequest, VerifyRequest } from '../../src/engine/calls.ts';
import { examineChip } from '../../src/engine/chip/examine.ts';
import { readChip } from '../../src/engine/chip/read-chip.ts';
import { readTrust } from '../../src/engine/chip/read-trust.ts';
import { systemActor } from '../../src/station/actor.ts';
import { isoTime } from '../../src/station/clock.ts';
import { PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { makeChipKey } from '../../tools/passport/chip-key.ts';
import { standardCurve } from '../../src/engine/chip/domain-parameters.ts';
import { HOLDERS_KEY, paceSet, specimenCard } from '../../tools/passport/specimen-card.ts';
import { dataGroup14, HOLDER } from '../../tools/passport/specimen.ts';
import type { PassportCard } from '../../tools/passport/card.ts';
import {
  ANOTHER,
  ANOTHERS_FACE,
  AUTHORITY,
  groupsOf,
  HOLDERS_FACE,
  likenessToHolder,
  passportRead,
  SIGNER,
} from '../api/support/photographed-passport.ts';
import { chromiumMissing, openBrowser, openCounter, settleOpen, signIn, type Counter } from './counter.ts';
import { CLERK, stageStation, type StagedStation } from './staged-station.ts';

/** brainpoolP256r1, with chip authentication over AES-128. */
const CURVE_OID = '1.3.36.3.3.2.8.1.1.7';
const PROTOCOL = '0.4.0.127.0.7.2.2.3.2.2';

describe.skipIf(chromiumMissing)('the chip of a passport, at the screen', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;
  let onReader: PassportCard | null = null;

  beforeAll(async () => {
    [staged, browser] = await Promise.all([
      stageStation(
        {
          verify: (request: VerifyRequest) => passportRead(request.files[0]?.name ?? ''),
          listReaders: () => [{ name: 'Desk reader', hasCard: onReader !== null }],
          readCard: ({ key }: ReadCardRequest) => readChip(onReader!.transmit, key),
          examineChip,
          readTrustFile: readTrust,
          compareFaces: likenessToHolder,
          embedFace: () => ({ embedding: new Float32Array(4), face: null }),
        },
        { screening: { requiredLists: [] } },
        { hasReaderService: () => true },
      ),
      openBrowser(),
    ]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    const file = path.join(staged.folder, 'utopia.cer');
    writeFileSync(file, AUTHORITY.certificate);
    await staged.station.chips.importTrust([file], systemActor('test'));
    await signIn(page, CLERK);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
  });

  /** A chip that the zone of the page opens, and that can prove itself. */
  async function layDown(holder: { [K in keyof typeof HOLDER]: string }, face: string): Promise<void> {
    const chipKey = makeChipKey(standardCurve(13), 'AES-128');
    const pace = [paceSet('generic', 'AES-128', 13)];
    const point = { curveOid: CURVE_OID, point: chipKey.point, protocol: PROTOCOL };
    const groups = new Map([
      ...(await groupsOf(holder, face)),
      [14, dataGroup14({ pace, chipKey: point })] as const,
    ]);
    onReader = specimenCard(SIGNER, groups, { pace, chipKey, keys: [HOLDERS_KEY] });
  }
  /** The page is photographed, and the holder has passed the face check. */
  async function photographed(): Promise<string> {
    await page.goto(`${staged.baseUrl}/#/verify`);
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL(/#\/cases\/./);
    const id = page.url().split('/').at(-1)!;
    const { store, cases, clock, newId } = staged.station;
    const resultId = newId();
    const body = { status: 'SUCCEEDED', isLive: true, confidence: 97, reasons: [] };
    const selfie = await sharp({ create: { width: 60, height: 80, channels: 3, background: HOLDERS_FACE } })
      .jpeg()
      .toBuffer();
    store.blobs.put(selfie);
    store.write(() => {
      cases.results.add({ id: resultId, caseId: id, kind: 'liveness', createdAt: isoTime(clock), body });
      cases.files.add(id, [{ role: 'selfie', bytes: selfie, mediaType: 'image/jpeg', resultId }]);
    });
    return id;
  }
  async function readAtCounter(): Promise<void> {
    await page.getByRole('tab', { name: /^Chip/ }).click();
    await page.getByRole('button', { name: 'Read the chip' }).click();
    await page.getByRole('table').waitFor();
  }

  test('page, chip and living person agree: three portraits side by side, and green', async () => {
    await layDown(HOLDER, HOLDERS_FACE);
    const id = await photographed();
    await readAtCounter();
    for (const name of ['On the document', 'On the chip', 'At the counter'])
      await page.getByRole('img', { name }).first().waitFor();
    expect(await page.getByRole('row', { name: /the same/ }).count()).toBeGreaterThan(3);
    await settleOpen(page);
    await page.getByRole('heading', { name: 'No problems found' }).waitFor();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText(`Accepted by ${CLERK.name}`).waitFor();
    expect(staged.station.cases.summary(id).state).toBe('accepted');
  });

  test('the same page with the chip of another passport: red, with the reason', async () => {
    await layDown(ANOTHER, ANOTHERS_FACE);
    const id = await photographed();
    await readAtCounter();
    await page
      .getByText(/The chip is of another document than the one that was read/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
    expect(staged.station.cases.summary(id).state).toBe('open');
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});
