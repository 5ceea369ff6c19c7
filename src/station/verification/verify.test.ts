import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import type { StationEventKind } from '../events.ts';
import type { Station } from '../station.ts';
import { forensicReport, omangRead, PAGE_IMAGE, stationFor, type Answers } from './verification.fixture.ts';

const actor = { kind: 'client', id: 'core-banking' } as const;
const FILE = { name: 'omang.jpg', bytes: Buffer.from('\xff\xd8\xff bytes of an upload', 'latin1') };
const request = { files: [FILE], category: 'IDENTITY', mode: 'BATCH', actor } as const;

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

async function started(answers: Answers): Promise<{ station: Station; folder: string; events: string[] }> {
  const made = await stationFor(answers);
  remove = made.remove;
  const events: string[] = [];
  for (const kind of [
    'verification.completed',
    'verification.failed',
    'fraud.detected',
  ] satisfies StationEventKind[])
    made.station.events.on(kind, () => void events.push(kind));
  return { ...made, events };
}
const actions = (station: Station, caseId: string): string[] =>
  station.audit.list({ caseId, order: 'oldest' }).map((record) => record.action);

describe('verifying a document', () => {
  it('opens a case, keeps upload, pages and result, audits and announces', async () => {
    const { station, events } = await started({ verify: () => omangRead() });
    const verification = await station.verification.verify(request);
    const detail = station.cases.detail(verification.caseId!);
    expect(detail).toMatchObject({
      state: 'open',
      subject: 'KEABETSWE MOGAPI',
      category: 'IDENTITY',
      documentTypes: ['OMANG'],
      confidence: 0.94,
      pageImages: 1,
    });
    expect(detail.verification).toEqual(verification);
    expect(station.cases.files.read(verification.caseId!, 'source', 0)).toMatchObject({
      bytes: FILE.bytes,
      mediaType: 'image/jpeg',
      name: 'omang.jpg',
    });
    expect(station.cases.files.read(verification.caseId!, 'page', 0).bytes).toEqual(PAGE_IMAGE);
    expect(actions(station, verification.caseId!)).toEqual([
      'case.opened',
      'verification.requested',
      'verification.completed',
    ]);
    expect(events).toEqual(['verification.completed']);
  });

  it('records the SHA-256 of every input and of the stored result, and the versions', async () => {
    const { station } = await started({ verify: () => omangRead() });
    const { caseId } = await station.verification.verify(request);
    const [, requested, completed] = station.audit.list({ caseId: caseId!, order: 'oldest' });
    const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(requested!.hashes).toEqual({ 'input.0': sha256(FILE.bytes) });
    const stored = station.store.database
      .prepare<[string], string>('SELECT body FROM case_results WHERE case_id = ?')
      .pluck()
      .get(caseId!)!;
    expect(completed!.hashes['result']).toBe(sha256(stored));
    expect(completed!.versions).toEqual({ rules: '1.0.0', 'test-model': '0123456789ab' });
  });

  it('below the threshold: 1004 with percentages, after the result was stored', async () => {
    const { station, events } = await started({ verify: () => omangRead({ confidence: 0.412 }) });
    let caseId = '';
    const refused = station.verification.verify({ ...request, onCase: (id) => void (caseId = id) });
    await expect(refused).rejects.toMatchObject({
      code: 'LOW_CONFIDENCE',
      details: { confidence: 41.2, threshold: 60 },
    });
    expect(station.cases.detail(caseId).verification?.documents).toHaveLength(1);
    expect(station.audit.list({ caseId })[0]).toMatchObject({
      action: 'verification.completed',
      outcome: 'refused',
    });
    expect(events).toEqual(['verification.failed']);
  });

  it('an engine that fails: the case is marked, the failure audited and announced, the error passed on', async () => {
    const { station, events } = await started({
      verify: () => {
        throw new StationError('ENCRYPTED_DOCUMENT', unkeyed('The document is protected by a password.'));
      },
    });
    let caseId = '';
    await expect(
      station.verification.verify({ ...request, onCase: (id) => void (caseId = id) }),
    ).rejects.toMatchObject({ code: 'ENCRYPTED_DOCUMENT' });
    expect(station.cases.row(caseId).progress).toBe('failed');
    expect(station.audit.list({ caseId })[0]).toMatchObject({
      action: 'verification.failed',
      details: { code: 'ENCRYPTED_DOCUMENT' },
    });
    expect(events).toEqual(['verification.failed']);
  });

  it('a failure is announced with the path that was asked', async () => {
    const { station } = await started({
      verify: () => {
        throw new StationError('ENCRYPTED_DOCUMENT', unkeyed('The document is protected by a password.'));
      },
    });
    const paths: (string | null)[] = [];
    station.events.on('verification.failed', ({ path }) => void paths.push(path));
    for (const path of [undefined, '/v1/verify/identity'])
      await expect(
        station.verification.verify({ ...request, ...(path ? { path } : {}) }),
      ).rejects.toMatchObject({ code: 'ENCRYPTED_DOCUMENT' });
    expect(paths).toEqual([null, '/v1/verify/identity']);
  });

  it('a file that is added to a case and cannot be read leaves the case as good as it was', async () => {
    let fails = false;
    const { station } = await started({
      verify: () => {
        if (fails)
          throw new StationError('ENCRYPTED_DOCUMENT', unkeyed('The document is protected by a password.'));
        return omangRead();
      },
    });
    const { caseId } = await station.verification.verify(request);
    fails = true;
    await expect(station.verification.verify({ ...request, caseId: caseId! })).rejects.toMatchObject({
      code: 'ENCRYPTED_DOCUMENT',
    });
    expect(station.cases.row(caseId!)).toMatchObject({ progress: 'ready', category: 'IDENTITY' });
    expect(actions(station, caseId!)).toContain('verification.failed');
  });

  it('a TAMPERED verdict is announced as fraud and raises the risk of the case', async () => {
    const { station, events } = await started({ verify: () => omangRead({ verdict: 'TAMPERED' }) });
    const { caseId } = await station.verification.verify(request);
    expect(station.cases.row(caseId!)).toMatchObject({ risk_score: 97, verdict: 'TAMPERED' });
    expect(events).toEqual(['verification.completed', 'fraud.detected']);
    expect(actions(station, caseId!)).toContain('fraud.detected');
  });

  it('forensics alone makes a case of its own', async () => {
    const { station, events } = await started({ inspect: () => forensicReport('TAMPERED') });
    const report = await station.verification.inspect({
      file: FILE,
      mode: 'full',
      profile: 'identity',
      actor,
    });
    const { id } = station.cases.list({ limit: 1 }).cases[0]!;
    expect(station.cases.results.latest(id, 'forensics')?.body).toEqual(report);
    expect(events).toEqual(['fraud.detected']);
  });

  it('a second reading in the same case shows its own pages, and keeps the first ones', async () => {
    const other = Buffer.concat([PAGE_IMAGE, Buffer.from('another')]);
    let images = [PAGE_IMAGE];
    const { station } = await started({ verify: () => ({ ...omangRead(), pageImages: images }) });
    const { caseId } = await station.verification.verify(request);
    images = [other];
    await station.verification.verify({ ...request, caseId: caseId! });
    expect(station.cases.files.read(caseId!, 'page', 0).bytes).toEqual(other);
    expect(station.cases.files.list(caseId!, 'page')).toHaveLength(1);
    expect(station.cases.files.list(caseId!).filter((file) => file.role === 'page')).toHaveLength(2);
  });

  it('a listener that throws does not undo the result', async () => {
    const { station } = await started({ verify: () => omangRead() });
    station.events.on('verification.completed', () => {
      throw new Error('listener');
    });
    const { caseId } = await station.verification.verify(request);
    expect(station.cases.row(caseId!).progress).toBe('ready');
  });

  it('finds the same document number and the same file in another case', async () => {
    const { station } = await started({ verify: () => omangRead() });
    const first = await station.verification.verify(request);
    const second = await station.verification.verify(request);
    const reasons = station.cases.detail(second.caseId!).duplicates;
    expect(reasons.map((one) => one.caseId)).toEqual([first.caseId, first.caseId]);
    expect(reasons.map((one) => one.reason).sort()).toEqual([
      'The same number was read there (idNumber).',
      'The very same file was sent for this case.',
    ]);
  });

  it('a file that could not be read and is sent again by the same hand is no duplicate', async () => {
    let fails = true;
    const { station } = await started({
      verify: () => {
        if (!fails) return omangRead();
        fails = false;
        throw new StationError('PROCESSING_TIMEOUT');
      },
    });
    await expect(station.verification.verify(request)).rejects.toThrow();
    const { caseId } = await station.verification.verify(request);
    expect(station.cases.detail(caseId!).duplicates).toEqual([]);
  });

  it('the data folder grepped for a known name and number: not found', async () => {
    const { station, folder } = await started({
      verify: () => omangRead({ name: 'ZEBEDEE QUAGGASON', idNumber: '987621345' }),
    });
    await station.verification.verify({
      ...request,
      files: [{ name: 'ZEBEDEE.jpg', bytes: Buffer.from('ZEBEDEE QUAGGASON 987621345') }],
    });
    await station.close();
    // grep exits with 1 when it finds nothing.
    const { status, stdout } = spawnSync('grep', ['-rlaiE', 'ZEBEDEE|QUAGGASON|987621345', folder], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});
