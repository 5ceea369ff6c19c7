import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { Assessment } from '../../src/contract/assessment.ts';
import type { VerifyRequest } from '../../src/engine/calls.ts';
import { ScreeningRequest } from '../../src/contract/screening.ts';
import { systemActor } from '../../src/station/actor.ts';
import { madeEmbedding } from '../../src/station/liveness/frames.fixture.ts';
import { fakeEngine, omangRead } from '../../src/station/verification/verification.fixture.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';
import { form, startTestStation, type Answer, type TestStation } from './support/station.ts';

let test: TestStation;
let receiver: Receiver;
let client: NewCredentials;
let other: NewCredentials;
beforeAll(async () => {
  receiver = await startReceiver();
  const engine = fakeEngine({
    verify: (request: VerifyRequest) => {
      const name = request.files[0]?.name ?? '';
      const idNumber = /\d{9}/.exec(name)?.[0] ?? '123416789';
      return omangRead({ idNumber, verdict: name.includes('changed') ? 'TAMPERED' : 'INCONCLUSIVE' });
    },
  });
  test = await startTestStation({ engine, config: { screening: { requiredLists: [] } } });
  client = test.register('enterprise');
  other = test.register('enterprise');
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const verify = (name: string): Promise<Answer> =>
  test.ask('POST', '/v1/verify/identity', { key: client.apiKey, body: form('documents', [name]) });
const assessmentOf = (caseId: string, { apiKey }: NewCredentials): Promise<Answer> =>
  test.ask('GET', `/v1/cases/${caseId}/assessment`, { key: apiKey });

it('stands beside the structured result and is asked for by the client whose case it is', async () => {
  const { body } = await verify('front.jpg');
  const beside = Assessment.parse(body['assessment']);
  expect(beside).toMatchObject({ caseId: body['caseId'], verdict: 'not_done', accept: 'refused' });
  const asked = await assessmentOf(beside.caseId, client);
  expect(asked).toMatchObject({ status: 200, body: { verdict: 'not_done', open: beside.open } });
  expect((await assessmentOf(beside.caseId, other)).status).toBe(404);
  expect((await assessmentOf('no-such-case', client)).status).toBe(404);
  expect((await test.ask('GET', `/v1/cases/${beside.caseId}/assessment`)).status).toBe(401);
});

it('names no other case of the bank', async () => {
  const first = await verify('front.jpg');
  const { body } = await verify('changed.jpg');
  expect(Assessment.parse(body['assessment']).verdict).toBe('failed');
  expect(JSON.stringify(body['assessment'])).not.toContain(String(first.body['caseId']));
});

it('is announced to whoever asked for the event, once for each change', async () => {
  const json = { url: `${receiver.url}/changed`, events: ['assessment.changed'] };
  await test.ask('POST', '/v1/webhooks/endpoints', { key: client.apiKey, json });
  const silent = { url: `${receiver.url}/silent` };
  await test.ask('POST', '/v1/webhooks/endpoints', { key: client.apiKey, json: silent });
  const { body } = await verify('front.jpg');
  const caseId = String(body['caseId']);
  const [first] = await receiver.until('/changed', 1);
  expect(JSON.parse(first!.body)).toMatchObject({
    type: 'assessment.changed',
    result: { caseId, assessment: { verdict: 'not_done' } },
  });
  const operator = { id: 'op', name: 'Kagiso', role: 'clerk' } as const;
  const { assessments } = test.station.cases;
  const [point] = assessments.of(caseId).open;
  assessments.settle(caseId, { point: point!, reason: 'Original compared' }, operator);
  const [, second] = await receiver.until('/changed', 2);
  expect(JSON.parse(second!.body)).toMatchObject({ result: { caseId, assessment: { verdict: 'passed' } } });
  const told = await receiver.until('/silent', 1);
  expect(told.map(({ body: sent }) => (JSON.parse(sent) as { type: string }).type)).toEqual([
    'verification.completed',
  ]);
});

describe('what another case brings reaches the client of an undecided one', () => {
  const clerk = { id: 'op', name: 'Kagiso', role: 'clerk' } as const;
  const supervisor = { id: 'sup', name: 'Neo', role: 'supervisor' } as const;
  let number = 123_420_000;
  /** A case of the client with a number of its own, and what is told of it. */
  async function told(): Promise<{ name: string; caseId: string; next: () => Promise<Assessment> }> {
    const name = `${++number}.jpg`;
    const json = { url: `${receiver.url}/${number}`, events: ['assessment.changed'] };
    await test.ask('POST', '/v1/webhooks/endpoints', { key: client.apiKey, json });
    const address = `/${number}`;
    const { body } = await verify(name);
    const caseId = String(body['caseId']);
    const own = (sent: { body: string }): Assessment[] => {
      const { result } = JSON.parse(sent.body) as { result: { caseId: string; assessment: unknown } };
      return result.caseId === caseId ? [Assessment.parse(result.assessment)] : [];
    };
    let seen = 0;
    const next = async (): Promise<Assessment> => {
      for (let count = 1; ; count++) {
        const all = (await receiver.until(address, count)).flatMap(own);
        if (all.length > seen) return all[seen++]!;
      }
    };
    expect((await next()).verdict).toBe('not_done');
    return { name, caseId, next };
  }
  const keysOf = ({ aspects }: Assessment): string[] =>
    aspects.flatMap(({ points }) => points.filter(({ state }) => state !== 'passed').map(({ key }) => key));
  /** The same number once more, sent by somebody else. */
  const elsewhere = async (name: string): Promise<string> => {
    const sent = { key: other.apiKey, body: form('documents', [name]) };
    return String((await test.ask('POST', '/v1/verify/identity', sent)).body['caseId']);
  };

  it('the same number with another face', async () => {
    const { name, caseId, next } = await told();
    const { marks, assessments } = test.station.cases;
    marks.addFace(caseId, madeEmbedding(0), 'model');
    const later = await elsewhere(name);
    marks.addFace(later, madeEmbedding(7), 'model');
    assessments.announceToAlike(later);
    const changed = await next();
    expect(changed.verdict).toBe('failed');
    expect(keysOf(changed)).toContain('duplicates.otherFace');
    expect((await assessmentOf(caseId, client)).body['verdict']).toBe('failed');
  });

  it('a number that is typed over what was read, and taken back', async () => {
    const { name, caseId, next } = await told();
    const later = await elsewhere('123430000.jpg');
    const { marks } = test.station.cases;
    marks.addFace(caseId, madeEmbedding(0), 'model');
    marks.addFace(later, madeEmbedding(7), 'model');
    const at = { document: 0, field: 'idNumber' };
    const { work } = test.station.cases;
    const typed = name.slice(0, 9);
    work.correct(later, { ...at, value: typed }, clerk);
    expect(keysOf(await next())).toContain('duplicates.otherFace');
    work.correct(later, { ...at, value: null }, clerk);
    expect(keysOf(await next())).not.toContain('duplicates.otherFace');
  });

  it('a rejection of the same number, and its undoing', async () => {
    const { name, next } = await told();
    const later = await elsewhere(name);
    test.station.cases.decisions.decide(later, { outcome: 'reject', reason: 'A forgery.' }, clerk);
    expect(keysOf(await next())).toContain('duplicates.rejectedBefore');
    test.station.cases.undo(later, clerk);
    expect(keysOf(await next())).not.toContain('duplicates.rejectedBefore');
  });

  it('a list that is imported later and names the customer, and what is decided about it elsewhere', async () => {
    const { caseId, next } = await told();
    const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-lists-'));
    const publish = async (...rows: string[]): Promise<void> => {
      const file = path.join(folder, 'own.csv');
      writeFileSync(file, ['id,name,list_date', ...rows.map((row) => `${row},2026-11-20`), ''].join('\n'));
      await test.station.screening.importLists([file], { list: 'own' }, systemActor('test'));
    };
    try {
      await publish('1,Somebody Else');
      const request = ScreeningRequest.parse({ name: 'Keabetswe Mogapi' });
      await test.station.screening.screen(request, { actor: 'op', requestId: 'r', caseId });
      await publish('1,Somebody Else', '2,Keabetswe Mogapi');
      const changed = await next();
      expect(changed.verdict).toBe('review');
      expect(keysOf(changed)).toContain('screening.newHit');
      const [alert] = test.station.screening.alerts();
      const decision = { screeningId: alert!.screeningId, list: 'own', entryId: '2', reason: 'Other birth' };
      for (const person of [supervisor, clerk])
        test.station.screening.decide({ ...decision, outcome: 'false-positive' }, person);
      expect(keysOf(await next())).not.toContain('screening.newHit');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
