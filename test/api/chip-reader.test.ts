import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { ChipReadEvent, ChipReaders, ChipVerification } from '../../src/contract/chip.ts';
import { CURVES, standardCurve } from '../../src/engine/chip/domain-parameters.ts';
import { reasonCode } from '../../src/contract/errors/station-error.ts';
import { splitEvents } from '../../src/renderer/connection/event-stream.ts';
import { systemActor } from '../../src/station/actor.ts';
import { makeChipKey } from '../../tools/passport/chip-key.ts';
import type { Card } from '../../tools/passport/card.ts';
import { issueAuthority, issueSigner } from '../../tools/passport/issue.ts';
import { AUTHORITY, NEGATIVE_CARDS } from '../../tools/passport/negative-cards.ts';
import { PACE_SETS, SIGNING_SCHEMES } from '../../tools/passport/schemes.ts';
import { paceSet, specimenCard } from '../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup14, dataGroup2, zoneRows } from '../../tools/passport/specimen.ts';
import { insertCard, type InsertedCard } from '../../tools/passport/virtual-reader.ts';
import {
  readerMissing,
  RESERVE_MS,
  reserveReaders,
  startReaderService,
} from '../../tools/passport/reader-service.ts';
import { startTestStation, type TestStation } from './support/station.ts';

/** The passport in software on a virtual reader, with the system's own service for readers in between. */
const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, scheme, { called: 'Document signer 1', serial: 7 });
const mrz = zoneRows();
const pace = [paceSet('generic', 'AES-128', 12)];
/** With chip authentication over AES-128. */
const proofs = (curveOid: string, { point }: { readonly point: Uint8Array }, sets = pace): Uint8Array =>
  dataGroup14({ pace: sets, chipKey: { curveOid, point, protocol: '0.4.0.127.0.7.2.2.3.2.2' } });
const chipKey = makeChipKey(standardCurve(13), 'AES-128');
const groups = new Map([
  [1, dataGroup1()],
  [
    2,
    dataGroup2(
      await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a67' } })
        .jpeg()
        .toBuffer(),
    ),
  ],
  [14, proofs(CURVES[13]!, chipKey)],
]);

/** All in Node; of the second run, in Electron, where each way is tried without a reader, too: every eighth. */
const EACH = process.versions['electron'] ? 8 : 1;

describe.skipIf(readerMissing !== null)(`a reader (${readerMissing ?? 'pcscd and vpcd'})`, () => {
  let reserved: { release(): void };
  let service: { stop(): Promise<void> };
  let test: TestStation;
  let client: NewCredentials;
  let inserted: InsertedCard | null = null;
  let stays: InsertedCard | null = null;
  beforeAll(async () => {
    reserved = await reserveReaders();
    service = await startReaderService();
    test = await startTestStation({ engine: 'real' });
    client = test.register('enterprise');
    await trust(authority.certificate);
    await trust(AUTHORITY.certificate);
  }, RESERVE_MS + 60_000);
  function trust(certificate: Uint8Array): Promise<unknown> {
    const file = path.join(test.folder, 'authority.cer');
    writeFileSync(file, certificate);
    return test.station.chips.importTrust([file], systemActor('test'));
  }
  afterEach(async () => {
    if (stays) return;
    inserted?.remove();
    inserted = null;
    await until(async () => (await readers()).every(({ hasCard }) => !hasCard));
  }, 30_000);
  afterAll(async () => {
    await test.close();
    await service.stop();
    reserved.release();
  }, 30_000);

  const readers = async (): Promise<ChipReaders['readers']> =>
    ChipReaders.parse((await test.ask('GET', '/v1/identity/chip/readers', { key: client.apiKey })).body)
      .readers;
  const read = (json: object, headers: Record<string, string> = {}) =>
    test.ask('POST', '/v1/identity/chip/read', { key: client.apiKey, json, headers });
  async function lay(card: Card): Promise<void> {
    inserted = await insertCard(card);
    await until(async () => (await readers()).some(({ hasCard }) => hasCard));
  }

  it('is listed with and without a card, and says what is missing', async () => {
    expect((await readers()).map(({ hasCard }) => hasCard)).toEqual([false, false]);
    expect(await read({ mrz })).toMatchObject({ status: 409, body: { reason: 'NO_CARD' } });
    expect(await read({ mrz, reader: 'No such reader' })).toMatchObject({
      status: 409,
      body: { reason: 'NO_READERS' },
    });
  }, 60_000);

  it('brings what the chip holds, and shows that it is no copy', async () => {
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    const report = ChipVerification.parse((await read({ mrz })).body);
    expect(report).toMatchObject({ verdict: 'AUTHENTIC', reasons: [], chipAuthentication: 'passed' });
    expect(report.extractedData).toMatchObject({ idNumber: 'X7100042K', surname: 'MODISANE' });
  }, 60_000);

  it('tells how far it is, and the result in the end', async () => {
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    const { text } = await read({ mrz }, { accept: 'text/event-stream' });
    const events = splitEvents(text).messages.map((one) => ChipReadEvent.parse(JSON.parse(one)));
    expect(events.filter(({ kind }) => kind === 'progress').length).toBeGreaterThan(3);
    expect(events.at(-1)).toMatchObject({ kind: 'completed', result: { verdict: 'AUTHENTIC' } });
  }, 60_000);

  it('names a clone: all data are genuine, the key is not', async () => {
    await lay(specimenCard(signer, groups, { pace, chipKey: makeChipKey(standardCurve(13), 'AES-128') }));
    const report = ChipVerification.parse((await read({ mrz })).body);
    expect(report).toMatchObject({ verdict: 'TAMPERED', chipAuthentication: 'failed' });
    expect(report.reasons).toContain('CHIP_IS_A_COPY');
  }, 60_000);

  it('is opened by its own zone alone', async () => {
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    const other = [mrz[0]!, mrz[1]!.replace('880214', '790511')];
    expect(await read({ mrz: other })).toMatchObject({ status: 400, body: { reason: 'WRONG_KEY' } });
    expect(await read({ can: '123456' })).toMatchObject({ status: 200, body: { verdict: 'AUTHENTIC' } });
  }, 60_000);

  it('takes short commands where the reader takes no others', async () => {
    let long = 0;
    const tamper = (answer: Uint8Array): Uint8Array => {
      if (answer.length <= 258) return answer;
      long++;
      return Uint8Array.of(0x67, 0x00);
    };
    await lay(specimenCard(signer, groups, { pace, chipKey, tamper }));
    expect(await read({ mrz })).toMatchObject({ status: 200, body: { verdict: 'AUTHENTIC' } });
    expect(long).toBeGreaterThan(0);
  }, 60_000);

  it('says that the card has left in the middle, and reads it again when it lies there again', async () => {
    const tamper = (answer: Uint8Array, count: number): Uint8Array | null => (count < 9 ? answer : null);
    await lay(specimenCard(signer, groups, { pace, chipKey, tamper }));
    const { status, body } = await read({ mrz });
    expect([status, body['reason']]).toEqual([409, expect.stringMatching(/^(CARD_GONE|NO_CARD)$/)]);
    await until(async () => (await readers()).every(({ hasCard }) => !hasCard));
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    expect(await read({ mrz })).toMatchObject({ status: 200 });
  }, 60_000);

  describe('every way to sign and every way to open, one of each together', () => {
    /** Stays on the reader and becomes another document: a card that is laid down anew takes longer than its reading. */
    let current: Card;
    beforeAll(async () => {
      current = specimenCard(signer, groups, { pace });
      stays = await insertCard({
        transmit: (command) => current.transmit(command),
        reset: () => current.reset(),
      });
      await until(async () => (await readers()).some(({ hasCard }) => hasCard));
    }, 30_000);
    afterAll(async () => {
      stays?.remove();
      stays = null;
      await until(async () => (await readers()).every(({ hasCard }) => !hasCard));
    }, 30_000);
    it.each(
      SIGNING_SCHEMES.map((way, k) => {
        const set = PACE_SETS[k % PACE_SETS.length]!;
        return [JSON.stringify(way), `${set.oid} on ${set.parameterId}`, way, set] as const;
      }).filter((_, k) => k % EACH === 0),
    )(
      'signed with %s, opened by %s',
      async (_, __, way, set) => {
        const state = issueAuthority(way, { called: 'CSCA' });
        await trust(state.certificate);
        const by = issueSigner(state, way, { called: 'Signer', serial: 9 });
        // The mapping that proves the chip does so by a key on the curve of PACE.
        const key = makeChipKey(standardCurve(set.parameterId), 'AES-128');
        const files = new Map([...groups, [14, proofs(CURVES[set.parameterId]!, key, [set])] as const]);
        current = specimenCard(by, files, { pace: [set], chipKey: key, basicAccess: false });
        expect((await read({ mrz })).body).toMatchObject({
          verdict: 'AUTHENTIC',
          chipAuthentication: 'passed',
        });
      },
      60_000,
    );
  });

  it.each(NEGATIVE_CARDS)(
    'is not deceived by %s',
    async (_, card, expected) => {
      await lay(card);
      const { body } = await read({ mrz });
      const [first, second] = expected.split(': ') as [string, string | undefined];
      if (body['verdict'] !== undefined)
        expect(body).toMatchObject({ verdict: first, reasons: expect.arrayContaining([second]) as unknown });
      // A card that gives no answer has left, for the service; the next look finds none.
      else if (first === 'card-gone') expect(body['reason']).toMatch(/^(CARD_GONE|NO_CARD)$/);
      else expect(body['reason']).toBe(second === 'MALFORMED' ? second : reasonCode(first));
    },
    60_000,
  );

  it('reads the card of the reader that is named, where there are two', async () => {
    const stranger = issueSigner(issueAuthority(scheme, { called: 'CSCA Nowhere' }), scheme, { called: 'X' });
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    const second = await insertCard(specimenCard(stranger, groups, { pace, chipKey }), SECOND_SLOT);
    try {
      await until(async () => (await readers()).every(({ hasCard }) => hasCard));
      const [first, other] = (await readers()).map(({ name }) => name);
      const verdictOf = async (reader?: string) =>
        (await read({ mrz, ...(reader ? { reader } : {}) })).body['verdict'];
      expect(await verdictOf(first)).toBe('AUTHENTIC');
      expect(await verdictOf(other)).toBe('INCONCLUSIVE');
      // The first reader's card goes away; the other's is still there.
      inserted?.remove();
      inserted = null;
      await until(async () => (await readers()).filter(({ hasCard }) => hasCard).length === 1);
      expect(await verdictOf()).toBe('INCONCLUSIVE');
    } finally {
      second.remove();
    }
  }, 60_000);

  it('has no readers while their service is stopped, and finds them again', async () => {
    await service.stop();
    const gone = await readers();
    // A service that ran before is not ours to stop.
    if (gone.length === 0)
      expect(await read({ mrz })).toMatchObject({ status: 409, body: { reason: 'NO_READERS' } });
    service = await startReaderService();
    expect(await readers()).toHaveLength(2);
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    expect(await read({ mrz })).toMatchObject({ status: 200, body: { verdict: 'AUTHENTIC' } });
  }, 60_000);

  it('works through the whole counter: command line included', async () => {
    await lay(specimenCard(signer, groups, { pace, chipKey }));
    const steps: string[] = [];
    const report = await test.station.chips.read(
      { mrz },
      { actor: systemActor('test'), requestId: 'r' },
      ({ part }) => steps.push(part),
    );
    expect(report.verdict).toBe('AUTHENTIC');
    expect(new Set(steps)).toEqual(new Set(['access', 'signature', 'keys', 'zone', 'portrait']));
  }, 60_000);
});

/** Port of vpcd's second reader. */
const SECOND_SLOT = 35_964;
const PATIENCE_MS = 15_000;
/** pcscd itself looks every 400 ms. */
const POLL_MS = 20;
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const since = Date.now(); !(await isSo()); await wait(POLL_MS))
    if (Date.now() - since > PATIENCE_MS) throw new Error('This has not come about in time.');
}
