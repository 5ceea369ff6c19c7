import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Assessment } from '../../src/contract/assessment.ts';
import type { Check } from '../../src/contract/verification.ts';
import type { VerifyResponse } from '../../src/engine/calls.ts';
import { systemActor } from '../../src/station/actor.ts';
import { isoTime } from '../../src/station/clock.ts';
import { madeEmbedding } from '../../src/station/liveness/frames.fixture.ts';
import { fakeEngine, omangRead } from '../../src/station/verification/verification.fixture.ts';
import { PASSWORD, signIn, type SignedIn } from './support/signed-in.ts';
import { startTestStation, type TestStation } from './support/station.ts';

let test: TestStation;
let people: Record<'clerk' | 'colleague' | 'supervisor' | 'second', SignedIn>;
let reading: VerifyResponse;
beforeAll(async () => {
  test = await startTestStation({
    engine: fakeEngine({ verify: () => reading }),
    config: { screening: { requiredLists: [] } },
  });
  const { operators } = test.station;
  const administrator = await operators.setUp({ name: 'Administrator', password: PASSWORD });
  const roles = {
    clerk: 'clerk',
    colleague: 'clerk',
    supervisor: 'supervisor',
    second: 'supervisor',
  } as const;
  const signedIn = async (name: keyof typeof roles): Promise<SignedIn> => {
    await operators.create(administrator, { name, password: PASSWORD, role: roles[name] });
    return signIn(test, name);
  };
  people = {
    clerk: await signedIn('clerk'),
    colleague: await signedIn('colleague'),
    supervisor: await signedIn('supervisor'),
    second: await signedIn('second'),
  };
});
afterAll(() => test.close());

let number = 123_410_000;
beforeEach(() => {
  number += 1;
  reading = proved();
});

/** A card of a customer of this test alone, whose file proves that nothing was changed. */
const proved = (): VerifyResponse => omangRead({ idNumber: String(number), verdict: 'AUTHENTIC' });
const withChecks = (...checks: Partial<Check>[]): VerifyResponse => {
  const read = proved();
  const whole = checks.map((check): Check => ({
    id: 'c',
    outcome: 'failed',
    explanation: '',
    fields: [],
    ...check,
  }));
  return { ...read, documents: read.documents.map((one) => ({ ...one, checks: whole })) };
};

async function newCase(caseId?: string): Promise<string> {
  const { caseId: opened } = await test.station.verification.verify({
    files: [{ name: 'front.jpg', bytes: Buffer.from(test.station.newId()) }],
    category: 'IDENTITY',
    mode: 'BATCH',
    actor: { kind: 'operator', id: 'op' },
    ...(caseId ? { caseId } : {}),
  });
  return opened!;
}

const ACCEPT = { outcome: 'accept', reason: 'I know the customer.' };
const decide = (who: SignedIn, caseId: string, decision: object = ACCEPT) =>
  who.ask('POST', `/cases/${caseId}/decision`, decision);
const stateOf = (caseId: string): string => test.station.cases.summary(caseId).state;
const aspectsIn = ({ body }: { body: Record<string, unknown> }): string[] =>
  (body['unsettled'] as { aspect: string }[]).map(({ aspect }) => aspect);

/** A supervisor alone, by every way there is. */
async function noWayForOne(caseId: string): Promise<void> {
  for (const who of [people.clerk, people.supervisor]) {
    await decide(who, caseId);
    await who.ask('POST', `/cases/${caseId}/override`, ACCEPT);
    await who.ask('POST', `/cases/${caseId}/approval`, { approve: true, reason: '' });
  }
  expect(stateOf(caseId)).not.toBe('accepted');
}

describe('a client that posts the decision directly', () => {
  it('accepts what is proved, and the assessment is stored and hashed into the log', async () => {
    const caseId = await newCase();
    const answer = await decide(people.clerk, caseId);
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'accepted', assessment: { verdict: 'passed' } },
    });
    const [kept] = test.station.cases.decisions.decidedOn(caseId);
    expect(kept).toMatchObject({
      occasion: 'decision',
      assessment: { verdict: 'passed', accept: 'allowed' },
    });
    const body = test.station.store.database
      .prepare<[string], string>('SELECT body FROM case_assessments WHERE case_id = ?')
      .pluck()
      .get(caseId)!;
    const [record] = test.station.audit.list({ caseId, action: 'case.decided' });
    expect(record!.hashes['assessment']).toBe(createHash('sha256').update(body).digest('hex'));
    expect(Assessment.parse(JSON.parse(body)).caseId).toBe(caseId);
  });

  it('cannot accept a photo before somebody compared it with the original', async () => {
    reading = omangRead({ idNumber: String(number), verdict: 'INCONCLUSIVE' });
    const caseId = await newCase();
    const refused = await decide(people.clerk, caseId);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'UNSETTLED' } });
    const [open] = refused.body['unsettled'] as { point: string; settledBy: string[]; who: string }[];
    expect(open).toMatchObject({ settledBy: ['compare-original'], who: 'clerk' });
    const settlement = { point: open!.point, reason: 'Original compared' };
    const settled = await people.clerk.ask('POST', `/cases/${caseId}/settlements`, settlement);
    expect(settled).toMatchObject({ status: 200, body: { assessment: { verdict: 'passed' } } });
    expect((await people.clerk.ask('POST', `/cases/${caseId}/settlements`, settlement)).status).toBe(404);
    expect((await decide(people.clerk, caseId)).body['state']).toBe('accepted');
  });

  it('cannot settle what a reason does not settle, nor without one, nor what is not there', async () => {
    reading = withChecks({ id: 'dates', explanation: 'The dates contradict each other.' });
    const caseId = await newCase();
    const { body } = await people.clerk.ask('GET', `/cases/${caseId}/assessment`);
    const [point] = body['open'] as string[];
    const settle = (sent: object) => people.supervisor.ask('POST', `/cases/${caseId}/settlements`, sent);
    expect(await settle({ point, reason: 'It is fine' })).toMatchObject({
      status: 409,
      body: { reason: 'SETTLED_OTHERWISE' },
    });
    expect((await settle({ point, reason: '' })).status).toBe(400);
    expect((await settle({ point: 'checks:other', reason: 'It is fine' })).status).toBe(404);
  });
});

describe('what ended in a green "Accept" once', () => {
  it('a portrait pasted over a card whose number was accepted with another face', async () => {
    const before = await newCase();
    test.station.cases.marks.addFace(before, madeEmbedding(0), 'model');
    await decide(people.clerk, before);
    const pasted = await newCase();
    test.station.cases.marks.addFace(pasted, madeEmbedding(7), 'model');
    const answer = await decide(people.clerk, pasted);
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'waiting', assessment: { verdict: 'failed' } },
    });
    expect(answer.body['assessment']).toMatchObject({ accept: 'second-person' });
    expect((await people.clerk.ask('POST', `/cases/${pasted}/approval`, { approve: true })).status).toBe(403);
    expect(await people.supervisor.ask('POST', `/cases/${pasted}/override`, ACCEPT)).toMatchObject({
      status: 409,
      body: { reason: 'SECOND_PERSON', unsettled: [{ key: 'duplicates.otherFace' }] },
    });
    expect(stateOf(pasted)).toBe('waiting');
  });

  it('a payslip whose tax does not fit its salary', async () => {
    reading = withChecks({ id: 'paye', explanation: 'PAYE of 2,899.00 is due; 571.00 is stated.' });
    const caseId = await newCase();
    expect(await decide(people.clerk, caseId, { outcome: 'accept', reason: '' })).toMatchObject({
      status: 400,
    });
    expect((await decide(people.clerk, caseId)).body['state']).toBe('waiting');
    const second = await people.supervisor.ask('POST', `/cases/${caseId}/approval`, {
      approve: true,
      reason: 'Confirmed by the employer',
    });
    expect(second.body).toMatchObject({ state: 'accepted', decidedOn: [{}, { occasion: 'approval' }] });
  });

  it('a face check that was not passed and lies in a case of its own', async () => {
    const caseId = await newCase();
    const started = await people.clerk.ask('POST', '/face-checks', { caseId });
    expect(started.status).toBe(201);
    const { store, cases, clock } = test.station;
    const [child] = cases.links.of(caseId);
    store.write(() =>
      cases.results.add({
        id: test.station.newId(),
        caseId: child!,
        kind: 'liveness',
        createdAt: isoTime(clock),
        body: { status: 'FAILED', isLive: false, confidence: 12, reasons: ['SCREEN'] },
      }),
    );
    const refused = await decide(people.clerk, caseId);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'UNSETTLED' } });
    expect(refused.body['unsettled']).toContainEqual(
      expect.objectContaining({ aspect: 'face', key: 'face.notLive', state: 'failed' }),
    );
    await noWayForOne(caseId);
  });

  it('an onboarding with three of five steps undone', async () => {
    const started = await people.clerk.ask('POST', '/onboarding', { subject: 'person' });
    const caseId = String(started.body['caseId']);
    await newCase(caseId);
    const refused = await decide(people.clerk, caseId);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'UNSETTLED' } });
    expect(new Set(aspectsIn(refused))).toEqual(new Set(['steps', 'face', 'screening']));
    await noWayForOne(caseId);
  });

  it('a card of which only the front was there', async () => {
    reading = withChecks({
      id: 'back-side-missing',
      outcome: 'note',
      explanation: 'Only the front of the card was given.',
      asks: 'other-side',
    });
    const caseId = await newCase();
    const refused = await decide(people.clerk, caseId);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Only the front') },
    });
    expect(aspectsIn(refused)).toEqual(['document']);
    const [{ point }] = refused.body['unsettled'] as [{ point: string }];
    const settlement = { point, reason: 'The back is worn' };
    expect((await people.clerk.ask('POST', `/cases/${caseId}/settlements`, settlement)).status).toBe(403);
  });

  it('an exact match of two lists that a clerk clears alone', async () => {
    const folder = path.join(test.folder, 'lists');
    mkdirSync(folder, { recursive: true });
    for (const list of ['first', 'second']) {
      const file = path.join(folder, `${list}.csv`);
      writeFileSync(file, 'id,name,list_date\n1,Keabetswe Mogapi,2026-11-20\n');
      await test.station.screening.importLists([file], { list }, systemActor('test'));
    }
    const caseId = await newCase();
    const screened = await people.clerk.ask('POST', '/screening', { name: 'Keabetswe Mogapi', caseId });
    const { screeningId } = screened.body as { screeningId: string };
    const clear = (who: SignedIn, list: string) =>
      who.ask('POST', '/screening/hits', {
        screeningId,
        list,
        entryId: '1',
        outcome: 'false-positive',
        reason: 'Another date of birth',
      });
    for (const list of ['first', 'second'])
      expect(await clear(people.clerk, list)).toMatchObject({ status: 202, body: { waits: true } });
    for (const who of [people.clerk, people.colleague])
      expect(await clear(who, 'first')).toMatchObject({ status: 409, body: { reason: 'SECOND_PERSON' } });
    const refused = await decide(people.clerk, caseId);
    expect(refused.status).toBe(409);
    expect(aspectsIn(refused)).toEqual(['screening', 'screening']);
    await noWayForOne(caseId);
    for (const list of ['first', 'second']) expect((await clear(people.supervisor, list)).status).toBe(204);
    expect((await decide(people.clerk, caseId)).body['state']).toBe('accepted');
  });

  it('a referral that its author settles', async () => {
    const caseId = await newCase();
    const referral = { outcome: 'refer', reason: 'Please look at the portrait' };
    expect((await decide(people.supervisor, caseId, referral)).body['state']).toBe('referred');
    for (const [place, sent] of [
      ['decision', ACCEPT],
      ['decision', { outcome: 'reject', reason: 'Never mind' }],
      ['override', ACCEPT],
    ] as const)
      expect(await people.supervisor.ask('POST', `/cases/${caseId}/${place}`, sent)).toMatchObject({
        status: 409,
        body: { reason: 'OWN_REFERRAL' },
      });
    expect((await decide(people.clerk, caseId)).status).toBe(403);
    expect(stateOf(caseId)).toBe('referred');
    expect((await decide(people.second, caseId)).body['state']).toBe('accepted');
  });
});
