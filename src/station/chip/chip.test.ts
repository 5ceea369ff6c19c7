import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  issueAuthority,
  issueMasterList,
  issueRevocationList,
  issueSecurityObject,
  issueSigner,
} from '../../../tools/passport/issue.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { message } from '../../contract/messages/message.ts';
import type { Scheme } from '../../../tools/passport/signing-key.ts';
import {
  dataGroup1,
  dataGroup11,
  dataGroup12,
  dataGroup2,
  dataGroup7,
} from '../../../tools/passport/specimen.ts';
import { StationConfig } from '../../contract/config.ts';
import { examineChip } from '../../engine/chip/examine.ts';
import { readTrust } from '../../engine/chip/read-trust.ts';
import { systemActor } from '../actor.ts';
import type { Engine } from '../engine.ts';
import { chipTrust } from '../health/checks/chip-trust.ts';
import type { HealthParts } from '../health/health-check.ts';
import { noEngine } from '../no-engine.fixture.ts';
import { createStation, type Station } from '../station.ts';
import { createChips, type Chips } from './chip.ts';

const P256: Scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' };
const by = systemActor('test');
const authority = issueAuthority(P256, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, P256, { called: 'Document signer 1', serial: 7 });
const portrait = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a67' } })
  .jpeg()
  .toBuffer();
const mark = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer();
const groups = new Map([
  [1, dataGroup1()],
  [7, dataGroup7(mark)],
  [2, dataGroup2(portrait)],
  [
    11,
    dataGroup11([
      [0x5f0e, 'MODISANE<<THATO<KABO'],
      [0x5f2b, '19880214'],
      [0x5f11, 'FRANCISTOWN'],
    ]),
  ],
  [12, dataGroup12([[0x5f26, '20210830']])],
]);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const asRequest = (files: ReadonlyMap<number, Uint8Array>, sod = issueSecurityObject(signer, groups)) => ({
  sod: base64(sod),
  dataGroups: Object.fromEntries([...files].map(([group, file]) => [String(group), base64(file)])),
});

let folder: string;
let station: Station;
let chips: Chips;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-chip-'));
  station = await createStation({
    dataFolder: path.join(folder, 'data'),
    config: StationConfig.parse({ engine: { processes: 1 } }),
    clock: { now: () => Date.parse('2026-11-28T08:00:00Z') },
    startEngine: noEngine,
    logger: pino({ level: 'silent' }),
  });
  const calls = { examineChip, readTrustFile: readTrust };
  const engine = {
    call: (name: keyof typeof calls, request: never) => calls[name](request),
  } as unknown as Engine;
  chips = createChips({ ...station, engine, readerEngine: engine, onError: () => undefined });
});
afterEach(async () => {
  await station.close();
  rmSync(folder, { recursive: true, force: true });
});

const examine = (request: ReturnType<typeof asRequest>) =>
  chips.examine(request, { actor: by, requestId: 'r-1' });
async function trustUtopia(): Promise<void> {
  const file = path.join(folder, 'utopia.ml');
  writeFileSync(file, issueMasterList(signer, [authority.certificate]));
  await chips.importTrust([file], by);
}

test('signed by a state that is known here: authentic, and the copy is named as not excluded', async () => {
  await trustUtopia();
  const report = await examine(asRequest(groups));
  expect(report).toMatchObject({
    verdict: 'AUTHENTIC',
    reasons: ['COPY_NOT_EXCLUDED'],
    documentType: 'PASSPORT',
    chipAuthentication: 'not_tried',
  });
  expect(report.extractedData).toMatchObject({
    idNumber: 'X7100042K',
    dateOfBirth: '1988-02-14',
    expiryDate: '2031-08-30',
    placeOfBirth: 'FRANCISTOWN',
    dateOfIssue: '2021-08-30',
  });
  const widthOf = async (picture: string) => (await sharp(Buffer.from(picture, 'base64')).metadata()).width;
  expect(await Promise.all([report.portrait!, report.signatureImage!].map(widthOf))).toEqual([40, 60]);
});

test('without a master list nothing is authentic', async () => {
  expect(await examine(asRequest(groups))).toMatchObject({
    verdict: 'INCONCLUSIVE',
    reasons: ['ISSUER_NOT_KNOWN', 'COPY_NOT_EXCLUDED'],
  });
});

test('an exchanged portrait is tampered, whoever signed the rest', async () => {
  await trustUtopia();
  const other = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();
  const report = await examine(asRequest(new Map([...groups, [2, dataGroup2(other)]])));
  expect(report).toMatchObject({ verdict: 'TAMPERED' });
  expect(report.reasons[0]).toBe('DATA_CHANGED');
});

test('bytes that are no files of a chip are damaged, never an internal error', async () => {
  const requests = [
    { ...asRequest(groups), sod: base64(Buffer.from('no file of a chip')) },
    asRequest(new Map([...groups, [1, groups.get(2)!]])),
    asRequest(new Map([...groups, [11, Buffer.from('6b05', 'hex')]])),
  ];
  for (const request of requests)
    await expect(examine(request)).rejects.toMatchObject({
      code: expect.stringMatching(/^DAMAGED_DOCUMENT$/),
    });
  await expect(examine(asRequest(new Map([[2, groups.get(2)!]])))).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
});

test('a signer is revoked by the newest list of its authority, whichever is imported first', async () => {
  const imported = (name: string, serials: readonly number[], on: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, issueRevocationList(authority, serials, { on }));
    return chips.importTrust([file], by);
  };
  await imported('newer.crl', [7, 9], '2026-05-01');
  await trustUtopia();
  await imported('older.crl', [], '2026-04-01');
  expect(chips.trust()).toMatchObject({ revoked: 2 });
  expect(await examine(asRequest(groups))).toMatchObject({
    verdict: 'INCONCLUSIVE',
    reasons: expect.arrayContaining(['SIGNER_REVOKED']) as unknown,
  });
  await imported('newest.crl', [9], '2026-06-01');
  expect(await examine(asRequest(groups))).toMatchObject({ verdict: 'AUTHENTIC' });
});

test('trust is as old as its newest list says, whenever that was imported', async () => {
  expect(chips.trustAgeDays()).toBeNull();
  const single = path.join(folder, 'utopia.cer');
  writeFileSync(single, authority.certificate);
  await chips.importTrust([single], by);
  // A certificate says nothing of when it was published.
  expect(chips.trustAgeDays()).toBe(0);
  station.store.database.prepare('DELETE FROM chip_trust_files').run();
  await trustUtopia();
  expect(chips.trust().files[0]).toMatchObject({ issuedAt: '2024-05-06T00:00:00.000Z' });
  const days = (Date.parse('2026-11-28T08:00:00Z') - Date.parse('2024-05-06')) / DAY_MS;
  expect(chips.trustAgeDays()).toBeCloseTo(days, 3);
  expect(chipTrust({ chips } as HealthParts)).toMatchObject([
    {
      code: 'CHIP_TRUST_AGEING',
      severity: 'notice',
      says: message('health.chipTrustAgeing', { days: 936 }),
    },
  ]);
  const list = path.join(folder, 'utopia.crl');
  writeFileSync(list, issueRevocationList(authority, [9], { on: '2026-11-01' }));
  await chips.importTrust([list], by);
  expect(chips.trustAgeDays()).toBeLessThan(28);
  expect(chipTrust({ chips } as HealthParts)).toEqual([]);
});

test('what is imported is counted, kept and audited; anything else changes nothing', async () => {
  await trustUtopia();
  expect(chips.trust()).toMatchObject({ authorities: 1, states: ['UT'], revoked: 0 });
  expect(chips.trust().files[0]).toMatchObject({ name: 'utopia.ml', kind: 'master-list', signature: true });
  expect(station.audit.list({ action: 'chip.trust.imported' })).toHaveLength(1);
  const other = path.join(folder, 'notes.txt');
  writeFileSync(other, 'no list');
  await expect(chips.importTrust([other], by)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  expect(chips.trust().authorities).toBe(1);
});
