import { describe, expect, it } from 'vitest';
import { eraseSubject } from './data-subject.ts';
import { begin, toldClient } from './retention.fixture.ts';

describe('copies for API clients', () => {
  it('the bodies of webhook deliveries go with the data; those still to be made are cancelled', async () => {
    const { station, administrator } = await begin();
    const clientId = await toldClient(station);
    const { caseId } = await station.verification.verify({
      files: [{ name: 'a', bytes: Buffer.from('a') }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'client', id: clientId },
    });
    const deliveries = station.store.database.prepare<[], { body: string; status: string }>(
      'SELECT body, status FROM webhook_deliveries',
    );
    expect(deliveries.all()).toMatchObject([
      { body: expect.stringContaining('123416789') as string, status: 'PENDING' },
    ]);
    station.retention.eraseSubject([caseId!], administrator);
    expect(deliveries.all()).toEqual([{ body: '', status: 'CANCELLED' }]);
    const [delivery] = station.webhooks.deliveries(clientId);
    expect(() =>
      station.webhooks.replay({ kind: 'client', id: clientId }, delivery!.deliveryId, clientId),
    ).toThrow(/no longer kept/);
  });
});

describe("the customer's rights", () => {
  it('an accepted customer is told what is kept and until when; a rejected one is erased at once', async () => {
    const { station, administrator, newCase } = await begin();
    const accepted = await newCase();
    const rejected = await newCase();
    const second = { name: 'The second', password: 'battery staple', role: 'supervisor' } as const;
    const { decisions } = station.cases;
    decisions.decide(accepted, { outcome: 'accept', reason: 'Known customer.' }, administrator);
    decisions.approve(
      accepted,
      { approve: true, reason: '' },
      await station.operators.create(administrator, second),
    );
    station.cases.decisions.decide(rejected, { outcome: 'reject', reason: 'Changed.' }, administrator);
    const [kept, gone] = station.retention.eraseSubject([accepted, rejected], administrator);
    expect(kept!.kept.map((one) => [one.dataKind, one.until])).toEqual([
      ['images', '2027-11-21T08:00:00.000Z'],
      ['extracted-data', '2046-11-21T08:00:00.000Z'],
    ]);
    expect(gone!.erased.map((one) => one.dataKind)).toEqual(['images', 'extracted-data']);
    expect(station.cases.detail(rejected).decisions[0]!.reason).toBe('');
    // Pictures that may be kept for longer than what was read of them go with it.
    const { consent: consents } = station.retention;
    const retention = { imagesDays: 3_650, extractedDataDays: 30, auditDays: 30 };
    const [shorter] = eraseSubject({ ...station, consents, retention }, [accepted], administrator);
    expect(shorter!.kept.map(({ until }) => until)).toEqual(Array(2).fill('2026-12-21T08:00:00.000Z'));
  });

  it('is found by number or name, and gets everything there is about her', async () => {
    const { station, administrator, newCase } = await begin();
    const caseId = await newCase('upload');
    expect(station.retention.findSubject({ number: '123 416 789' })).toEqual([caseId]);
    expect(station.retention.findSubject({ name: 'keabetswe mogapi' })).toEqual([caseId]);
    expect(station.retention.findSubject({ name: 'KEABETSWE' })).toEqual([]);
    for (const name of ['Mogapi, Keabetswe', 'KEABETSWE NEO MOGAPI'])
      expect(station.retention.namesAlike(name).map((other) => other.toLowerCase())).toEqual([
        'keabetswe mogapi',
      ]);
    for (const name of ['Keabetswe Mogapi', 'Keabetswe Neo', 'K Mogapi'])
      expect(station.retention.namesAlike(name)).toEqual([]);
    const exported = JSON.stringify(station.retention.exportSubject([caseId], administrator));
    expect(exported).toContain(Buffer.from('upload').toString('base64'));
    expect(exported).toContain('1990-02-03');
    expect(station.audit.list({ limit: 1 })[0]).toMatchObject({ action: 'data.exported', caseId });
  });

  it('is told of papers in cases about somebody else that name her', async () => {
    const { station, newCase } = await begin();
    const caseId = await newCase('upload');
    const { papersNaming, findSubject } = station.retention;
    station.cases.learn(caseId, { subject: 'THABO EXAMPLE' });
    expect(findSubject({ name: 'Keabetswe Mogapi' })).toEqual([]);
    for (const name of ['Keabetswe Mogapi', 'MOGAPI, Keabetswe Neo', 'mogapi'])
      expect(papersNaming(name, []), name).toEqual([{ caseId, name: 'KEABETSWE MOGAPI' }]);
    for (const name of ['Keabetswe Phiri', '%', '', 'IDENTITY'])
      expect(papersNaming(name, []), name).toEqual([]);
    expect(papersNaming('Keabetswe Mogapi', [caseId])).toEqual([]);
  });

  it('a clerk may neither export nor erase', async () => {
    const { station, administrator, newCase } = await begin();
    const caseId = await newCase();
    const clerk = await station.operators.create(administrator, {
      name: 'Clerk',
      password: 'battery staple',
      role: 'clerk',
    });
    expect(() => station.retention.exportSubject([caseId], clerk)).toThrow(/role/);
    expect(() => station.retention.eraseSubject([caseId], clerk)).toThrow(/role/);
  });

  it('consent keeps the version and the very words; a published text does not change', async () => {
    const { station, administrator, newCase } = await begin();
    const { consent } = station.retention;
    const text = {
      version: '2026-1',
      language: 'en',
      text: 'I agree that my documents are checked by the bank.',
    } as const;
    consent.publish(text, administrator);
    expect(() =>
      consent.publish({ ...text, text: 'I agree to something else altogether.' }, administrator),
    ).toThrow(/new version/);
    const caseId = await newCase();
    const request = {
      caseId,
      version: '2026-1',
      language: 'en',
      purposes: ['identity-verification'],
      givenBy: 'customer',
      method: 'on-screen',
    } as const;
    const given = consent.record({ ...request, purposes: [...request.purposes] }, administrator);
    expect(given.textSha256).toBe(consent.texts()[0]!.sha256);
    const other = await newCase();
    expect(() => consent.withdraw(given.id, administrator, other)).toThrow(/no such consent/);
    expect(consent.of(caseId)[0]!.withdrawnAt).toBeNull();
    consent.withdraw(given.id, administrator, caseId);
    expect(consent.of(caseId)[0]!.withdrawnAt).toBe('2026-11-21T08:00:00.000Z');
    expect(() =>
      consent.record(
        { ...request, purposes: [...request.purposes], version: 'never published' },
        administrator,
      ),
    ).toThrow(/never published/);
  });
});
