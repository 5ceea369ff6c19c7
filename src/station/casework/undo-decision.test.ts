import { afterAll, beforeAll, expect, it } from 'vitest';
import { omangRead } from '../verification/verification.fixture.ts';
import { openCounter, type Counter } from '../cases/counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

it('whoever decided takes it back within seconds: the case is open again, and the log tells both', async () => {
  const { station, caseId, clerk } = await counter.begin();
  const { decisions } = station.cases;
  decisions.decide(caseId, { outcome: 'reject', reason: 'Pressed the wrong key' }, clerk);
  counter.time.now += 8_000;
  station.cases.undo(caseId, clerk);
  expect(station.cases.summary(caseId).state).toBe('open');
  expect(decisions.of(caseId)).toEqual([]);
  const actions = station.cases.detail(caseId).history.map(({ action }) => action);
  expect(actions).toContain('case.decided');
  expect(actions).toContain('case.decision-undone');
  decisions.decide(caseId, { outcome: 'reject', reason: 'Not the holder' }, clerk);
  expect(decisions.of(caseId).map(({ reason }) => reason)).toEqual(['Not the holder']);
});

it('a decision on a referred case that is undone leaves it referred', async () => {
  const { station, caseId, clerk, supervisor } = await counter.begin();
  station.cases.decisions.decide(caseId, { outcome: 'refer', reason: 'Please look' }, clerk);
  station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Not the holder' }, supervisor);
  station.cases.undo(caseId, supervisor);
  expect(station.cases.summary(caseId).state).toBe('referred');
});

it('a referral outlasts an acceptance that was sent back, also when what was decided next is undone', async () => {
  const { station, caseId, clerk, supervisor } = await counter.begin(() =>
    omangRead({ verdict: 'TAMPERED' }),
  );
  const { decisions } = station.cases;
  const second = { ...supervisor, id: 'second-supervisor', name: 'The second supervisor' };
  counter.settle(caseId);
  decisions.decide(caseId, { outcome: 'refer', reason: 'Please look' }, clerk);
  decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, supervisor);
  expect(station.cases.summary(caseId).state).toBe('waiting');
  decisions.approve(caseId, { approve: false, reason: 'The photo differs' }, second);
  expect(station.cases.summary(caseId).state).toBe('referred');
  decisions.decide(caseId, { outcome: 'reject', reason: 'Not the holder' }, supervisor);
  station.cases.undo(caseId, supervisor);
  expect(station.cases.summary(caseId).state).toBe('referred');
  expect(() => decisions.decide(caseId, { outcome: 'reject', reason: 'Mine' }, clerk)).toThrow(
    /another person has to settle/,
  );
});

it('nobody undoes the decision of somebody else, of earlier, or nothing', async () => {
  const { station, caseId, clerk, supervisor, auditor } = await counter.begin();
  const undo = (by: typeof clerk) => () => station.cases.undo(caseId, by);
  expect(undo(clerk)).toThrow(/no longer be undone/);
  station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Not the holder' }, clerk);
  expect(undo(supervisor)).toThrow(/no longer be undone/);
  expect(undo(auditor)).toThrow();
  counter.time.now += 20_000;
  expect(undo(clerk)).toThrow(/no longer be undone/);
  expect(station.cases.summary(caseId).state).toBe('rejected');
});
