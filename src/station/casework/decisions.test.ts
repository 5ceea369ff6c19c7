import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omangRead } from '../verification/verification.fixture.ts';
import { commitmentHash } from '../cases/commitment.ts';
import { openCounter, type Counter } from '../cases/counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

describe('decisions', () => {
  it('a clerk accepts a case of low risk alone', async () => {
    const { station, caseId, clerk, settle } = await counter.begin();
    settle(caseId);
    expect(
      station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, clerk).approval,
    ).toBeNull();
    expect(station.cases.summary(caseId).state).toBe('accepted');
    expect(() =>
      station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Again' }, clerk),
    ).toThrow(/decided already/);
  });

  it('above the risk of 50, or with a TAMPERED verdict, a second person has to approve', async () => {
    const { station, caseId, clerk, supervisor } = await counter.begin(() =>
      omangRead({ verdict: 'TAMPERED' }),
    );
    const { decisions } = station.cases;
    decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, clerk);
    expect(station.cases.summary(caseId).state).toBe('waiting');
    expect(() => decisions.approve(caseId, { approve: true, reason: '' }, clerk)).toThrow(/role/);
    expect(decisions.approve(caseId, { approve: true, reason: 'Seen' }, supervisor).approval).toMatchObject({
      approved: true,
      author: 'The supervisor',
    });
    expect(station.cases.summary(caseId).state).toBe('accepted');
  });

  it('a case that waits or is decided takes neither papers nor corrections; one that is sent back does', async () => {
    const { station, caseId, clerk, supervisor } = await counter.begin(() =>
      omangRead({ verdict: 'TAMPERED' }),
    );
    const { decisions, work } = station.cases;
    counter.reads(() => omangRead({ name: 'SOMEBODY ELSE' }));
    const read = () =>
      station.verification.verify({
        files: [{ name: 'b', bytes: Buffer.from('b') }],
        category: 'ADDRESS',
        mode: 'BATCH',
        actor: { kind: 'operator', id: clerk.id },
        caseId,
      });
    const correct = () => work.correct(caseId, { document: 0, field: 'idNumber', value: '123416788' }, clerk);
    decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, clerk);
    await expect(read()).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'WAITING' } });
    expect(correct).toThrow(/waits for a second person/);
    decisions.approve(caseId, { approve: false, reason: 'Look again' }, supervisor);
    expect(correct()).toMatchObject({ value: '123416788' });
    decisions.decide(caseId, { outcome: 'reject', reason: 'Not ours' }, clerk);
    await expect(read()).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'DECIDED' } });
    expect(station.cases.summary(caseId)).toMatchObject({ state: 'rejected', subject: 'KEABETSWE MOGAPI' });
  });

  it('a clean paper that is read afterwards does not take back what speaks against the first', async () => {
    const { station, caseId, clerk } = await counter.begin(() => omangRead({ verdict: 'TAMPERED' }));
    counter.reads(() => omangRead({ verdict: 'AUTHENTIC' }));
    await station.verification.verify({
      files: [{ name: 'b', bytes: Buffer.from('b') }],
      category: 'ADDRESS',
      mode: 'BATCH',
      actor: { kind: 'operator', id: clerk.id },
      caseId,
    });
    counter.settle(caseId);
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: 'Seen' }, clerk);
    expect(station.cases.summary(caseId)).toMatchObject({ state: 'waiting', riskScore: 97 });
  });

  it('the one who decided cannot approve, supervisor or not', async () => {
    const { station, caseId, supervisor } = await counter.begin(() => omangRead({ verdict: 'TAMPERED' }));
    counter.settle(caseId);
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, supervisor);
    expect(() => station.cases.decisions.approve(caseId, { approve: true, reason: '' }, supervisor)).toThrow(
      /another person/,
    );
  });

  it('four eyes stay four when the clock was set back between two decisions', async () => {
    const { station, caseId, clerk, supervisor } = await counter.begin(() =>
      omangRead({ verdict: 'TAMPERED' }),
    );
    counter.settle(caseId);
    const { decisions } = station.cases;
    decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, clerk);
    decisions.approve(caseId, { approve: false, reason: 'The photo differs' }, supervisor);
    counter.time.now -= 3_600_000;
    try {
      expect(decisions.decide(caseId, { outcome: 'accept', reason: 'Mine' }, supervisor)).toMatchObject({
        author: 'The supervisor',
      });
      expect(() => decisions.approve(caseId, { approve: true, reason: '' }, supervisor)).toThrow(
        /another person/,
      );
    } finally {
      counter.time.now += 3_600_000;
    }
  });

  it('a refused approval opens the case again, with a reason', async () => {
    const { station, caseId, clerk, supervisor } = await counter.begin(() =>
      omangRead({ verdict: 'TAMPERED' }),
    );
    counter.settle(caseId);
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, clerk);
    expect(() => station.cases.decisions.approve(caseId, { approve: false, reason: '' }, supervisor)).toThrow(
      /why/,
    );
    station.cases.decisions.approve(caseId, { approve: false, reason: 'The photo differs' }, supervisor);
    expect(station.cases.summary(caseId).state).toBe('open');
  });

  it('a supervisor overrides with a reason, a clerk cannot, and the log tells it apart', async () => {
    const { station, caseId, clerk, supervisor } = await counter.begin(() =>
      omangRead({ verdict: 'TAMPERED' }),
    );
    expect(() =>
      station.cases.decisions.override(caseId, { outcome: 'accept', reason: 'Please' }, clerk),
    ).toThrow(/role/);
    expect(() =>
      station.cases.decisions.override(caseId, { outcome: 'accept', reason: ' ' }, supervisor),
    ).toThrow(/why/);
    // What failed needs two people, whatever the role.
    expect(() =>
      station.cases.decisions.override(caseId, { outcome: 'accept', reason: 'I know her' }, supervisor),
    ).toThrow(/one person alone/);
    station.cases.decisions.override(caseId, { outcome: 'reject', reason: 'Seen by me' }, supervisor);
    expect(station.audit.list({ caseId, limit: 1 })[0]).toMatchObject({
      action: 'case.overridden',
      details: { outcome: 'reject', before: 'open', verdict: 'TAMPERED', assessed: 'failed', riskScore: 97 },
    });
  });

  it('the log proves the words of a reason without containing them', async () => {
    const { station, caseId, clerk } = await counter.begin();
    station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Mpho says it is not hers' }, clerk);
    const record = station.audit.list({ caseId, limit: 1 })[0]!;
    expect(JSON.stringify(record)).not.toContain('Mpho');
    const salt = station.store.database
      .prepare<[string], Buffer>('SELECT salt FROM case_decisions WHERE case_id = ?')
      .pluck()
      .get(caseId)!;
    expect(record.hashes['reason']).toBe(commitmentHash('Mpho says it is not hers', salt));
  });

  it('an auditor sees everything and changes nothing', async () => {
    const { station, caseId, auditor } = await counter.begin();
    const attempts = [
      () => station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, auditor),
      () => station.cases.work.note(caseId, 'A note', auditor),
      () => station.cases.work.correct(caseId, { document: 0, field: 'fullName', value: 'X' }, auditor),
      () => station.retention.hold(caseId, 'Hold it', auditor),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(/role/);
    expect(station.cases.detail(caseId).verification).not.toBeNull();
  });
});
