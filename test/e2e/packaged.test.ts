import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCard } from '../../tools/passport/negative-cards.ts';
import {
  readerMissing,
  RESERVE_MS,
  reserveReaders,
  startReaderService,
} from '../../tools/passport/reader-service.ts';
import { insertCard } from '../../tools/passport/virtual-reader.ts';
import { readersMissing } from '../../tools/reader-binding.ts';
import { giveReason, setUp, settleOpen } from './counter.ts';
import {
  fusesOf,
  packagedFolder,
  packagedMissing,
  packagedProgram,
  startPackaged,
  type PackagedApp,
} from './packaged-app.ts';
import { sample } from './running-station.ts';

if (packagedMissing) console.log(packagedMissing);

describe.skipIf(packagedMissing)('the packaged program, as an ordinary user on a display of its own', () => {
  let app: PackagedApp;
  beforeAll(async () => {
    app = await startPackaged();
  });
  afterAll(() => app?.stop());

  test('the fuses are set as build/electron-builder.yml says', () => {
    const [runAsNode, cookieEncryption, nodeOptions, nodeInspect, asarIntegrity, onlyAsar] =
      fusesOf(packagedProgram);
    expect({ runAsNode, cookieEncryption, nodeOptions, nodeInspect, asarIntegrity, onlyAsar }).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      nodeInspect: false,
      asarIntegrity: true,
      onlyAsar: true,
    });
  });

  test('the window shows our own screens through app:// and nothing of Node is in it', async () => {
    const { page } = app;
    await page.getByRole('heading', { name: 'Set up this station' }).waitFor();
    expect(page.url()).toMatch(/^app:\/\/netefatsa\//);
    const reach = await page.evaluate(() => ({
      require: typeof (globalThis as { require?: unknown }).require,
      process: typeof (globalThis as { process?: unknown }).process,
    }));
    expect(reach).toEqual({ require: 'undefined', process: 'undefined' });
  });

  test('an ID is verified and decided on: models, native libraries and data are all inside', async () => {
    const { page } = app;
    await setUp(page);
    await page
      .getByLabel('Choose files')
      .setInputFiles([sample('omang-front.jpg'), sample('omang-back.jpg')]);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('heading', { name: 'Omang' }).waitFor({ timeout: 90_000 });
    await page.getByRole('img', { name: 'Page 1' }).first().waitFor();
    // The sample is a specimen, and refused as one.
    await page.getByText('The document is marked SPECIMEN: it is not a real document.').waitFor();
    await settleOpen(page);
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await giveReason(page, 'A specimen', 'Reject');
    await page.getByText('Rejected by').waitFor();
    // The engine is a utility process of its own, and the window's renderer runs in the sandbox.
    expect(app.running('--utility-sub-type=node.mojom.NodeService')).toHaveLength(1);
    expect(app.running('--type=renderer').length).toBeGreaterThan(0);
    expect(app.running('--no-sandbox')).toEqual([]);
  });

  test('the audit log is verified in a thread from inside the archive', async () => {
    const { page } = app;
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await page.getByRole('heading', { name: 'Log verified' }).waitFor();
  });

  test.skipIf(readerMissing !== null)(
    `card readers are found by the library beside the archive (${readerMissing ?? 'pcscd and vpcd'})`,
    async () => {
      expect(readersMissing(path.join(packagedFolder, 'resources'), `linux-${process.arch}`)).toBeNull();
      const reserved = await reserveReaders();
      const service = await startReaderService();
      const card = await insertCard(goodCard());
      const found = (): Promise<unknown> =>
        app.page.evaluate(async () => {
          const answer = await fetch('/operator/chip/readers');
          return ((await answer.json()) as { readers: { hasCard: boolean }[] }).readers.map(
            ({ hasCard }) => hasCard,
          );
        });
      try {
        await expect.poll(found, { timeout: 20_000 }).toEqual([true, false]);
        card.remove();
        await expect.poll(found, { timeout: 20_000 }).toEqual([false, false]);
      } finally {
        card.remove();
        await service.stop();
        reserved.release();
      }
    },
    RESERVE_MS + 120_000,
  );

  test('leaving our screens and opening windows are refused', async () => {
    const { page } = app;
    const before = page.url();
    expect(await page.evaluate(() => window.open('https://example.org') === null)).toBe(true);
    await page.evaluate(() => window.location.assign('https://example.org/'));
    await page.waitForTimeout(300);
    expect(page.url()).toBe(before);
  });
});
