/**
 * A process that is going to be killed: `node workflows.ts DATA_FOLDER CONFIRMED SEED`. A station with the quick engine in
 * which workflows of a branch, chosen by the seed, go on at the same time; each writes to the file CONFIRMED what was acknowledged to its
 * caller (acknowledgement.ts).
 */
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import type { z } from 'zod';
import { StationConfig } from '../../src/contract/config.ts';
import { ScreeningRequest } from '../../src/contract/screening.ts';
import { LivenessSessionRequest } from '../../src/contract/liveness.ts';
import { rotationRequested } from '../../src/station/backup/rotation-request.ts';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { createStation } from '../../src/station/station.ts';
import type { VerifyOptions } from '../../src/station/verification/verify.ts';
import { seededRandom } from '../../tools/bench/screening/variations.ts';
import { quickEngine } from '../api/support/quick-engine.ts';
import type { Acknowledgement } from './acknowledgement.ts';

const [, , dataFolder = '', confirmedFile = '', seed = '1'] = process.argv;
const confirmed = openSync(confirmedFile, 'a');
const acknowledge = (told: z.input<typeof Acknowledgement>): void =>
  void writeSync(confirmed, `${JSON.stringify(told)}\n`);
/** The row of this id is there. */
const kept = (workflow: string, table: string, column: string, id: string): void =>
  acknowledge({ workflow, table, where: { [column]: id } });
const keysChange = rotationRequested(dataFolder);
const station = await createStation({
  dataFolder,
  config: StationConfig.parse({ engine: { processes: 2 } }),
  logger: pino({ level: 'silent' }),
  startEngine: quickEngine,
  changesAtStart: true,
});
station.jobs.start();
station.webhooks.start();
station.housekeeping.start();

const actor = { kind: 'client', id: 'workflows' } as const;
const clerk = { id: 'clerk', name: 'Clerk', role: 'clerk' } as const;
const { clientId } = station.access.register(actor, { name: `client ${Date.now()}`, plan: 'enterprise' });
kept('client', 'api_clients', 'client_id', clientId);
const administrator = { id: 'keeper', name: 'Keeper', role: 'administrator' } as const;
if (keysChange) acknowledge({ workflow: 'keys', table: 'audit_log', where: { action: 'keys.rotated' } });
const caller = (): { actor: string; requestId: string } => ({
  actor: 'workflows',
  requestId: station.newId(),
});

const scratch = path.join(path.dirname(confirmedFile), 'scratch');
mkdirSync(scratch, { recursive: true });
const picture = (): { name: string; bytes: Buffer } => ({
  name: 'front.jpg',
  bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(station.newId())]),
});
let number = 0;

const verified = async (more: Partial<VerifyOptions> = {}): Promise<string> => {
  const read = { files: [picture()], category: 'IDENTITY', mode: 'BATCH', actor } as const;
  return (await station.verification.verify({ ...read, ...more })).caseId!;
};
const consentText = (): string => {
  const version = `v-${station.newId()}`;
  const text = 'The bank may read this document and keep what it says.';
  station.retention.consent.publish({ version, language: 'en', text }, administrator);
  return version;
};

/** Each is done over and over until the process is killed; what it says was true for its caller at that moment. */
const WORKFLOWS: Readonly<Record<string, () => Promise<void>>> = {
  async verification() {
    const caseId = await verified();
    kept('verification', 'case_results', 'case_id', caseId);
    station.cases.work.correct(caseId, { document: 0, field: 'surname', value: 'SPECIMEN' }, clerk);
    kept('correction', 'case_corrections', 'case_id', caseId);
    station.cases.work.note(caseId, 'The card was looked at.', clerk);
    kept('note', 'case_notes', 'case_id', caseId);
    station.cases.work.attach(caseId, { ...picture(), mediaType: 'image/jpeg' }, clerk);
    acknowledge({
      workflow: 'attachment',
      table: 'case_blobs',
      where: { case_id: caseId, role: 'attachment' },
    });
    station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Not the holder.' }, clerk);
    kept('decision', 'case_decisions', 'case_id', caseId);
  },
  async laterPaper() {
    const first = picture();
    const caseId = await verified({ files: [first] });
    await verified({ caseId, alongside: [first] });
    acknowledge({
      workflow: 'later paper',
      table: 'case_blobs',
      where: { case_id: caseId, role: 'source', position: 1 },
    });
  },
  async erasure() {
    const caseId = await verified();
    // Pages and portraits of the quick engine are the same in every case.
    const files = station.cases.files
      .list(caseId, 'source')
      .map(({ blob }) => station.store.blobs.fileOf(blob));
    station.retention.eraseSubject([caseId], administrator);
    for (const table of ['case_blobs', 'case_results'])
      acknowledge({ workflow: 'erasure', table, where: { case_id: caseId }, gone: true });
    for (const removed of files) acknowledge({ workflow: 'erasure', removed });
    kept('erasure', 'dispositions', 'case_id', caseId);
  },
  async consent() {
    const { id } = station.retention.consent.record(
      {
        caseId: await verified(),
        version: consentText(),
        language: 'en',
        purposes: ['identity-verification'],
        givenBy: 'customer',
        method: 'spoken',
      },
      clerk,
    );
    kept('consent', 'consents', 'id', id);
    station.retention.consent.withdraw(id, clerk);
    acknowledge({ workflow: 'consent', table: 'consents', where: { id, withdrawn_at: null }, gone: true });
  },
  async application() {
    const { caseId } = station.onboarding.start('person', { kind: 'operator', id: 'clerk' }, 'Clerk');
    await verified({ caseId });
    acknowledge({ workflow: 'application', table: 'cases', where: { id: caseId, progress: 'ready' } });
  },
  async operator() {
    const name = `Operator ${station.newId()}`;
    const password = 'correct horse battery';
    const { id } = await station.operators.create(administrator, { name, password, role: 'clerk' });
    kept('operator', 'operators', 'id', id);
    await station.operators.change(administrator, id, { role: 'supervisor' });
    acknowledge({ workflow: 'operator', table: 'operators', where: { id, role: 'supervisor' } });
  },
  async subscription() {
    const { clientId: other, client } = station.access.register(actor, {
      name: station.newId(),
      plan: 'free',
    });
    const found = station.access.find(client.clientId)!;
    station.access.issueToken(found);
    kept('token', 'api_tokens', 'client_id', other);
    station.access.subscribe(actor, other, { plan: 'pro' });
    acknowledge({ workflow: 'subscription', table: 'api_clients', where: { client_id: other, plan: 'pro' } });
    station.access.revoke(actor, other);
    acknowledge({
      workflow: 'revocation',
      table: 'api_clients',
      where: { client_id: other, revoked_at: null },
      gone: true,
    });
  },
  async webhook() {
    const { endpointId } = await station.webhooks.addEndpoint(actor, clientId, {
      url: 'https://127.0.0.1:9/hook',
      events: ['verification.completed'],
    });
    station.webhooks.removeEndpoint(actor, endpointId, clientId);
    acknowledge({
      workflow: 'webhook',
      table: 'webhook_endpoints',
      where: { endpoint_id: endpointId },
      gone: true,
    });
  },
  async forensics() {
    await station.verification.inspect({
      file: picture(),
      mode: 'quick',
      profile: 'unknown',
      actor,
    });
    // A report names no case; at least one result of its kind must be there.
    kept('forensics', 'case_results', 'kind', 'forensics');
  },
  async job() {
    const job = station.jobs.submit({
      clientId,
      shape: 'structured',
      path: '/async/verify',
      category: 'IDENTITY',
      mode: 'BATCH',
      includeRawText: false,
      webhookUrl: 'http://127.0.0.1:9/nobody',
      idempotencyKey: null,
      files: [picture()],
    });
    kept('job', 'jobs', 'request_id', job.requestId);
  },
  async liveness() {
    const { sessionId } = await station.liveness.createSession(LivenessSessionRequest.parse({}).settings, {
      clientId,
      requestId: station.newId(),
    });
    kept('liveness', 'liveness_sessions', 'id', sessionId);
  },
  async screening() {
    const file = path.join(scratch, 'own.csv');
    writeFileSync(file, `name,kind,date_of_birth\nSpecimen Wrongdoer ${number++},PIP,1970\n`);
    await station.screening.importLists([file], { list: 'un', date: '2026-11-20' }, actor);
    const { screeningId } = await station.screening.screen(
      ScreeningRequest.parse({ name: 'Kago Specimen' }),
      caller(),
    );
    kept('screening', 'screenings', 'screening_id', screeningId);
  },
  async registry() {
    const file = path.join(scratch, 'register.csv');
    writeFileSync(file, `uin,company name\nBW0000${1_000_000 + number++},Specimen Trading\n`);
    const copy = await station.registry.importCopy(file, { date: '2026-11-20', source: 'specimen' }, actor);
    acknowledge({ workflow: 'register', table: 'registry_copies', atLeast: { copy: copy.copy } });
    await station.registry.verify({ companyName: 'Specimen Trading' }, caller());
  },
  async draft() {
    // A desk of its own each time: one may hold ten files.
    const owner = station.newId();
    const [laid, dropped] = station.drafts.add(owner, [
      { ...picture(), mediaType: 'image/jpeg' },
      { ...picture(), mediaType: 'image/jpeg' },
    ]);
    station.drafts.remove(owner, [dropped!.id]);
    kept('draft', 'draft_files', 'id', laid!.id);
    acknowledge({ workflow: 'draft', table: 'draft_files', where: { id: dropped!.id }, gone: true });
  },
  async backup() {
    await makeBackup(station, { file: path.join(scratch, `backup-${process.pid}-${number++}.bin`) });
    acknowledge({ workflow: 'backup', table: 'audit_log', where: { sequence: 1 } });
  },
};

/** These would leave the others no time. */
const DEAR = ['backup', 'operator', 'screening', 'registry'];

/** Half of them at a time, so that each gets further than its first step. */
const random = seededRandom(Number(seed));
for (const [name, run] of Object.entries(WORKFLOWS).filter(() => random() < 0.5))
  void (async () => {
    for (;;) {
      await run().catch((thrown: unknown) => {
        process.stderr.write(`${name}: ${String(thrown)}\n`);
        process.exit(1);
      });
      await new Promise((resolve) => setTimeout(resolve, DEAR.includes(name) ? 200 : 5));
    }
  })();
