import { afterAll, beforeAll, expect, it } from 'vitest';
import { inEnglish } from '../../contract/messages/in-language.ts';
import type { VerifyResponse } from '../../engine/calls.ts';
import type { Station } from '../station.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

const by = { kind: 'operator', id: 'o-1' } as const;
let answer: VerifyResponse;
let station: Station;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ station, remove } = await stationFor({ verify: () => answer }));
});
afterAll(() => remove());

/** A bill in this name. */
function billOf(name: string): VerifyResponse {
  const read = omangRead({ name });
  const [card] = read.documents;
  const fields = card!.fields.filter((field) => field.name === 'fullName');
  const bill = { ...card!, documentType: 'UTILITY_BILL', category: 'ADDRESS' as const, fields, checks: [] };
  return { ...read, category: 'ADDRESS', documents: [bill] };
}
async function read(caseId: string, what: VerifyResponse): Promise<void> {
  answer = what;
  await station.verification.verify({
    files: [{ name: 'a', bytes: Buffer.from(JSON.stringify(what.documents)) }],
    category: what.category,
    mode: 'BATCH',
    actor: by,
    caseId,
  });
}
const address = (caseId: string) =>
  station.onboarding.status(caseId).steps.find((step) => step.id === 'address');

it.each([
  ['LESEDI EXAMPLE', 'attention', 'Proof of address names another person than the identity document.'],
  ['MOGAPI KEABETSWE', 'done', 'Proof of address was read and its checks hold.'],
  ['K. MOGAPI', 'done', 'Proof of address was read and its checks hold.'],
])('a bill of %s that was read apart from the card needs %s', async (name, state, sentence) => {
  const { caseId } = station.onboarding.start('person', by, 'Clerk');
  await read(caseId, omangRead());
  await read(caseId, billOf(name));
  const step = address(caseId)!;
  expect(step).toMatchObject({ title: 'Proof of address', state, sentence });
  expect(inEnglish(step.said)).toBe(sentence);
});

it('knows the birth date of the card, whatever was read after it', async () => {
  const started = station.onboarding.start('person', by, 'Clerk');
  expect(started.dateOfBirth).toBeNull();
  await read(started.caseId, omangRead());
  await read(started.caseId, billOf('KEABETSWE MOGAPI'));
  expect(station.onboarding.status(started.caseId).dateOfBirth).toBe('1990-02-03');
  expect(station.cases.summary(started.caseId).subject).toBe('KEABETSWE MOGAPI');
});

it('compares no bill of a company with the card of a director', async () => {
  const { caseId } = station.onboarding.start('company', by, 'Clerk');
  await read(caseId, omangRead());
  await read(caseId, billOf('KGALE SPECIMEN TRADING'));
  expect(address(caseId)).toMatchObject({ state: 'done' });
});
