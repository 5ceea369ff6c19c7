/**
 * A process that is going to be killed: `node workflows.ts DATA_FOLDER CONFIRMED`. A station with the quick engine in which
 * every workflow of a branch goes on at the same time; each writes to the file CONFIRMED what was acknowledged to its
 * caller, one line: `WORKFLOW TABLE COLUMN ID`, the row that must be there afterwards; `ID+`, that
 * row or one that took its place since.
 */
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { StationConfig } from '../../src/contract/config.ts';
import { ScreeningRequest } from '../../src/contract/screening.ts';
import { LivenessSessionRequest } from '../../src/contract/liveness.ts';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { createStation } from '../../src/station/station.ts';
import { quickEngine } from '../api/support/quick-engine.ts';

const [, , dataFolder = '', confirmedFile = ''] = process.argv;
const confirmed = openSync(confirmedFile, 'a');
const say = (line: string): void => void writeSync(confirmed, `${line}\n`);
const station = await createStation({
  dataFolder,
  config: StationConfig.parse({ engine: { processes: 2 } }),
  logger: pino({ level: 'silent' }),
  startEngine: quickEngine,
});
station.jobs.start();
station.webhooks.start();
station.housekeeping.start();
say('open');

const actor = { kind: 'client', id: 'workflows' } as const;
const clerk = { id: 'clerk', name: 'Clerk', role: 'clerk' } as const;
const { clientId } = station.access.register(actor, { name: `client ${Date.now()}`, plan: 'enterprise' });
say(`client api_clients client_id ${clientId}`);
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

/** Each runs until the process is killed; what it says was true for its caller at that moment. */
const WORKFLOWS: Readonly<Record<string, () => Promise<void>>> = {
  async verification() {
    const { caseId } = await station.verification.verify({
      files: [picture()],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor,
    });
    say(`verification case_results case_id ${caseId}`);
    station.cases.work.note(caseId!, 'The card was looked at.', clerk);
    say(`note case_notes case_id ${caseId}`);
    station.cases.decisions.decide(caseId!, { outcome: 'reject', reason: 'Not the holder.' }, clerk);
    say(`decision case_decisions case_id ${caseId}`);
  },
  async forensics() {
    await station.verification.inspect({
      file: picture(),
      mode: 'quick',
      profile: 'unknown',
      actor,
    });
    // A report names no case; at least one result of its kind must be there.
    say('forensics case_results kind forensics');
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
    say(`job jobs request_id ${job.requestId}`);
  },
  async liveness() {
    const { sessionId } = await station.liveness.createSession(LivenessSessionRequest.parse({}).settings, {
      clientId,
      requestId: station.newId(),
    });
    say(`liveness liveness_sessions id ${sessionId}`);
  },
  async screening() {
    const file = path.join(scratch, 'own.csv');
    writeFileSync(file, `name,kind,date_of_birth\nSpecimen Wrongdoer ${number++},PIP,1970\n`);
    await station.screening.importLists([file], { list: 'un', date: '2026-11-20' }, actor);
    const { screeningId } = await station.screening.screen(
      ScreeningRequest.parse({ name: 'Kago Specimen' }),
      caller(),
    );
    say(`screening screenings screening_id ${screeningId}`);
  },
  async registry() {
    const file = path.join(scratch, 'register.csv');
    writeFileSync(file, `uin,company name\nBW0000${1_000_000 + number++},Specimen Trading\n`);
    const copy = await station.registry.importCopy(file, { date: '2026-11-20', source: 'specimen' }, actor);
    say(`register registry_copies copy ${copy.copy}+`);
    await station.registry.verify({ companyName: 'Specimen Trading' }, caller());
  },
  async draft() {
    // A desk of its own each time: one may hold ten files.
    const owner = station.newId();
    const [kept, dropped] = station.drafts.add(owner, [
      { ...picture(), mediaType: 'image/jpeg' },
      { ...picture(), mediaType: 'image/jpeg' },
    ]);
    station.drafts.remove(owner, [dropped!.id]);
    say(`draft draft_files id ${kept!.id}`);
  },
  async backup() {
    await makeBackup(station, { file: path.join(scratch, `backup-${process.pid}-${number++}.bin`) });
    say('backup audit_log sequence 1');
  },
};

for (const [name, run] of Object.entries(WORKFLOWS))
  void (async () => {
    for (;;) {
      await run().catch((thrown: unknown) => {
        process.stderr.write(`${name}: ${String(thrown)}\n`);
        process.exit(1);
      });
      await new Promise((resolve) => setTimeout(resolve, name === 'backup' ? 200 : 5));
    }
  })();
