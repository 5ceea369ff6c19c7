import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import type { ChipFace, ChipVerification } from '../../src/contract/chip.ts';
import type { VerifyRequest } from '../../src/engine/calls.ts';
import { examineChip } from '../../src/engine/chip/examine.ts';
import { readTrust } from '../../src/engine/chip/read-trust.ts';
import { systemActor } from '../../src/station/actor.ts';
import { fakeEngine, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { issueSecurityObject } from '../../tools/passport/issue.ts';
import { HOLDER } from '../../tools/passport/specimen.ts';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ANOTHER,
  ANOTHERS_FACE,
  AUTHORITY,
  groupsOf,
  HOLDERS_FACE,
  likenessToHolder,
  passportRead,
  SIGNER,
  STRANGER,
} from './support/photographed-passport.ts';
import { form, startTestStation, type Answer, type TestStation } from './support/station.ts';

/** Stories of a counter: the passport is photographed, its chip is read elsewhere and sent to the same case. */
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
async function chipOf(holder: { [K in keyof typeof HOLDER]: string }, colour: string, by = SIGNER) {
  const groups = await groupsOf(holder, colour);
  return {
    sod: base64(issueSecurityObject(by, groups)),
    dataGroups: Object.fromEntries([...groups].map(([group, file]) => [String(group), base64(file)])),
  };
}

let test: TestStation;
let client: NewCredentials;
beforeAll(async () => {
  const engine = fakeEngine({
    verify: (request: VerifyRequest) => passportRead(request.files[0]?.name ?? ''),
    examineChip,
    readTrustFile: readTrust,
    compareFaces: (request: { source: Uint8Array; target: Uint8Array }) => {
      expect(Buffer.from(request.target).equals(PAGE_IMAGE)).toBe(true);
      return likenessToHolder(request);
    },
    embedFace: () => ({ embedding: new Float32Array(4) }),
  });
  test = await startTestStation({ engine });
  client = test.register('enterprise');
  const file = path.join(test.folder, 'utopia.cer');
  writeFileSync(file, AUTHORITY.certificate);
  await test.station.chips.importTrust([file], systemActor('test'));
});
afterAll(() => test.close());

async function verified(file: string): Promise<string> {
  const { body } = await test.ask('POST', '/v1/verify/identity', {
    key: client.apiKey,
    body: form('documents', [file]),
  });
  return String(body['caseId']);
}
const send = (json: object, key = client.apiKey): Promise<Answer> =>
  test.ask('POST', '/v1/identity/chip/verify', { key, json });
const verify = async (json: object): Promise<ChipVerification> =>
  (await send(json)).body as unknown as ChipVerification;
const aspect = ({ assessment }: ChipVerification, name: string) =>
  assessment!.aspects.find((one) => one.aspect === name)!;
const keys = (answer: ChipVerification): string[] => aspect(answer, 'chip').points.map(({ key }) => key);

it('agrees with the photographed page, and is green once the original or the face was looked at', async () => {
  const caseId = await verified('page.jpg');
  const answer = await verify({ ...(await chipOf(HOLDER, HOLDERS_FACE)), caseId });
  expect(answer).toMatchObject({ verdict: 'AUTHENTIC', caseId, comparison: { isOfDocument: true } });
  const compared = answer.comparison!.fields.filter(({ outcome }) => outcome !== 'not_read');
  expect(compared.map(({ field, outcome }) => [field, outcome])).toEqual([
    ['fullName', 'same'],
    ['passportNumber', 'same'],
    ['dateOfBirth', 'same'],
    ['gender', 'same'],
    ['expiryDate', 'same'],
  ]);
  expect(answer.faces).toEqual<ChipFace[]>([
    { with: 'print', similarity: 97.4, isMatch: true, threshold: 90 },
  ]);
  expect(keys(answer)).toEqual([
    'chip.proved',
    'chip.copyNotExcluded',
    'chip.agrees',
    'chip.portraitMatches',
  ]);
  // A system that read the chip elsewhere cannot show that it is no copy: that is looked at.
  expect(aspect(answer, 'chip').state).toBe('not_done');
  const { assessments, work } = test.station.cases;
  const settle = (point: string) =>
    assessments.settle(
      caseId,
      { point, reason: 'Original compared' },
      { id: 'op', name: 'Kagiso', role: 'clerk' },
    );
  for (const point of assessments.of(caseId).open) settle(point);
  expect(assessments.of(caseId).verdict).toBe('passed');
  expect(work.standing(caseId)!.documents[0]!.fields[0]).toMatchObject({
    name: 'fullName',
    source: 'chip',
    confidence: 1,
    agreement: 'twice',
  });
});

it('is taken as phones send it: base64 in lines or in its URL-safe alphabet', async () => {
  const { sod, dataGroups } = await chipOf(HOLDER, HOLDERS_FACE);
  const wrapped = (text: string): string => text.replace(/.{76}/g, '$&\n');
  const urlSafe = (text: string): string => Buffer.from(text, 'base64').toString('base64url');
  for (const write of [wrapped, urlSafe]) {
    const groups = Object.fromEntries(
      Object.entries(dataGroups).map(([group, file]) => [group, write(file)]),
    );
    expect((await verify({ sod: write(sod), dataGroups: groups })).verdict).toBe('AUTHENTIC');
  }
  for (const text of ['AAA=AAAA', 'AAAAA', 'AAA$'])
    expect((await send({ sod: text, dataGroups })).body['errors']).toMatchObject([
      { field: 'sod', message: 'Must be base64.' },
    ]);
});

it('is red with the reason where it is another passport’s', async () => {
  const caseId = await verified('page.jpg');
  const answer = await verify({ ...(await chipOf(ANOTHER, ANOTHERS_FACE)), caseId });
  expect(answer.verdict).toBe('AUTHENTIC');
  expect(answer.assessment!.verdict).toBe('failed');
  expect(keys(answer)).toContain('chip.otherDocument');
  expect(keys(answer)).toContain('chip.portraitDiffers');
  const { sentence } = aspect(answer, 'chip').points.find(({ key }) => key === 'chip.otherDocument')!;
  expect(sentence).toBe(
    'The chip is of another document than the one that was read. They differ in: fullName, passportNumber, dateOfBirth.',
  );
  // Nothing of another's document is written over what was read.
  expect(test.station.cases.work.standing(caseId)!.documents[0]!.fields[0]).toMatchObject({ source: 'mrz' });
});

it('names the one field that was altered on the page', async () => {
  const caseId = await verified('altered.jpg');
  const answer = await verify({ ...(await chipOf(HOLDER, HOLDERS_FACE)), caseId });
  const failed = aspect(answer, 'chip').points.filter(({ state }) => state === 'failed');
  expect(failed.map(({ key, values }) => [key, values])).toEqual([['chip.differs', { field: 'fullName' }]]);
  const [name] = test.station.cases.work.standing(caseId)!.documents[0]!.fields;
  expect(name).toMatchObject({ value: 'THATO KABO MODISANE', source: 'chip', agreement: 'differ' });
  expect(name!.alternatives[0]).toMatchObject({ value: 'KGOSI MODISANE', source: 'mrz' });
});

it('takes the place of what was read unclearly, and asks for a look at the page', async () => {
  const caseId = await verified('blurred.jpg');
  const answer = await verify({ ...(await chipOf(HOLDER, HOLDERS_FACE)), caseId });
  expect(keys(answer)).toContain('chip.unsure');
  const expiry = test.station.cases.work.standing(caseId)!.documents[0]!.fields.at(-1);
  expect(expiry).toMatchObject({ name: 'expiryDate', value: '2031-08-30', source: 'chip' });
});

it('is never green by an issuer that is not known here', async () => {
  const caseId = await verified('page.jpg');
  const answer = await verify({ ...(await chipOf(HOLDER, HOLDERS_FACE, STRANGER)), caseId });
  expect(answer.verdict).toBe('INCONCLUSIVE');
  expect(aspect(answer, 'chip').state).toBe('cannot_tell');
  expect(keys(answer)).toContain('chip.issuerNotKnown');
  expect(keys(answer)).not.toContain('chip.proved');
});

it('keeps hashes in the audit log, and gives up portrait and files with the pictures of the case', async () => {
  const caseId = await verified('page.jpg');
  await verify({ ...(await chipOf(HOLDER, HOLDERS_FACE)), caseId });
  const { cases, audit, retention } = test.station;
  const [record] = audit.list({ caseId, action: 'chip.examined' });
  expect(Object.keys(record!.hashes).sort()).toEqual(['dg1', 'dg2', 'result', 'sod']);
  expect(JSON.stringify(record)).not.toContain('MODISANE');
  expect(cases.files.list(caseId, 'attachment').map(({ name }) => name)).toEqual([
    'EF.SOD',
    'EF.DG1',
    'EF.DG2',
  ]);
  expect(cases.detail(caseId).chip!.portrait).toBe(0);
  retention.eraseSubject([caseId], { id: 'op', name: 'Kagiso', role: 'administrator' });
  expect(cases.files.list(caseId)).toEqual([]);
  expect(cases.results.of(caseId)).toEqual([]);
});

it('is kept with cases of the same client alone', async () => {
  const caseId = await verified('page.jpg');
  const chip = await chipOf(HOLDER, HOLDERS_FACE);
  expect((await send({ ...chip, caseId }, test.register('enterprise').apiKey)).status).toBe(404);
  expect((await send({ ...chip, caseId: 'no-such-case' })).status).toBe(404);
  expect(test.station.cases.detail(caseId).chip).toBeNull();
});

it('is counted by verdict beside the authorities that are known, for alerts', async () => {
  await verify(await chipOf(HOLDER, HOLDERS_FACE));
  const { apiKey } = test.register('enterprise', ['metrics']);
  const { text } = await test.ask('GET', '/metrics', { key: apiKey });
  expect(Number(/^netefatsa_chips\{verdict="AUTHENTIC"\} (\d+)$/m.exec(text)![1])).toBeGreaterThan(0);
  expect(text).toMatch(/^netefatsa_chip_authorities 1$/m);
  expect(Number(/^netefatsa_chip_trust_age_days (\S+)$/m.exec(text)![1])).toBeLessThan(1);
});
