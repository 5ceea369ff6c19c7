import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../contract/local-time.ts';
import { ScreeningRequest } from '../../contract/screening.ts';
import { commitmentHash } from '../cases/commitment.ts';
import type { Station } from '../station.ts';
import { begin, filesOf, toldClient } from './retention.fixture.ts';

const listKeeper = { kind: 'operator', id: 'keeper' } as const;

/** What {@link omangRead} reads of the person, and how others write it. */
const PERSON = /mogapi|keabetswe|123416789|1990-02-03/i;

/** Tables with a row, bytes included, that says something of a person. */
function tablesNaming({ store: { database } }: Station, person: RegExp): string[] {
  const tables = database
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  return tables.filter((table) =>
    database
      .prepare<[], Record<string, unknown>>(`SELECT * FROM "${table}"`)
      .all()
      .some((row) =>
        Object.values(row).some((value) =>
          person.test(Buffer.isBuffer(value) ? value.toString('latin1') : String(value)),
        ),
      ),
  );
}
describe('retention by period', () => {
  it('images go after their days, extracted data after its own, the records of it stay', async () => {
    const { station, time, newCase } = await begin();
    const caseId = await newCase();
    const files = filesOf(station, caseId);
    time.now += 364 * DAY_MS;
    expect(station.retention.sweep()).toMatchObject({ images: 0, extractedData: 0 });
    time.now += 2 * DAY_MS;
    expect(station.retention.sweep()).toMatchObject({ images: 1, extractedData: 0 });
    expect(files.filter((file) => existsSync(file))).toEqual([]);
    const kept = station.cases.detail(caseId);
    expect(kept.subject).toBe('KEABETSWE MOGAPI');
    expect(kept.pageImages).toBe(0);
    // Heat maps and picture parts are images of the document as well.
    expect(kept.verification!.forensics[0]!.heatMaps).toEqual([]);
    expect(kept.verification!.forensics[0]!.findings[0]!.picture).toBeUndefined();
    time.now += 7_305 * DAY_MS;
    expect(station.retention.sweep()).toMatchObject({ images: 0, extractedData: 1 });
    expect(station.cases.detail(caseId)).toMatchObject({ subject: null, verification: null, duplicates: [] });
    expect(station.retention.dispositions(caseId).map((one) => [one.dataKind, one.cause])).toEqual([
      ['images', 'retention'],
      ['extracted-data', 'retention'],
    ]);
    expect(station.audit.verify()).toMatchObject({ holds: true });
  });

  it.each([365, 8_000])('after %i days without a decision, a decision is all that is left', async (days) => {
    const { station, time, administrator, newCase } = await begin();
    const caseId = await newCase();
    time.now += (days + 1) * DAY_MS;
    station.retention.sweep();
    // A page added now would never be erased.
    await expect(
      station.verification.verify({
        files: [{ name: 'b', bytes: Buffer.from('another page') }],
        category: 'IDENTITY',
        mode: 'BATCH',
        actor: { kind: 'operator', id: administrator.id },
        caseId,
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'ERASED' } });
    const { aspects } = station.cases.assessments.of(caseId);
    const ways = new Set(aspects.flatMap(({ points }) => points.flatMap(({ settledBy }) => settledBy)));
    expect(ways.isSubsetOf(new Set(['decision']))).toBe(true);
    const decision = { outcome: 'reject', reason: 'Did not come back' } as const;
    expect(station.cases.decisions.decide(caseId, decision, administrator)).toBeDefined();
  });

  it('the day that is told is the day the sweep erases on, counted from the decision', async () => {
    const { station, time, administrator, newCase } = await begin();
    const caseId = await newCase();
    const opened = time.now;
    time.now += 3 * DAY_MS;
    station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Not the customer' }, administrator);
    const { images, decided } = station.retention.erasure(caseId);
    expect({ images, decided }).toEqual({
      images: { erased: false, at: new Date(opened + (3 + 365) * DAY_MS).toISOString() },
      decided: true,
    });
    time.now = Date.parse(images!.at) - 1;
    expect(station.retention.sweep().images).toBe(0);
    time.now += 2;
    expect(station.retention.sweep().images).toBe(1);
    expect(station.retention.erasure(caseId).images).toMatchObject({
      erased: true,
      at: new Date(time.now).toISOString(),
    });
  });

  it('a legal hold keeps everything until it is released', async () => {
    const { station, time, administrator, newCase } = await begin();
    const caseId = await newCase();
    station.retention.hold(caseId, 'Court order 12/2026', administrator);
    const salt = station.store.database
      .prepare<[string], Buffer | null>('SELECT legal_hold_salt FROM cases WHERE id = ?')
      .pluck();
    expect(station.audit.list({ caseId, limit: 1 })[0]!.hashes['reason']).toBe(
      commitmentHash('Court order 12/2026', salt.get(caseId)!),
    );
    time.now += 9_000 * DAY_MS;
    expect(station.retention.sweep()).toMatchObject({ images: 0, extractedData: 0 });
    expect(station.retention.eraseSubject([caseId], administrator)[0]).toMatchObject({
      erased: [],
      kept: [{ until: null }, { until: null }],
    });
    station.retention.release(caseId, administrator);
    expect(salt.get(caseId)).toBeNull();
    expect(station.retention.sweep()).toMatchObject({ images: 1, extractedData: 1 });
  });

  it('an image that another case also holds stays', async () => {
    const { station, administrator, newCase } = await begin();
    const first = await newCase('the same bytes');
    const second = await newCase('the same bytes');
    station.retention.eraseSubject([first], administrator);
    expect(station.cases.files.read(second, 'source', 0).bytes.toString()).toBe('the same bytes');
  });

  it('a case that is being read is kept for the moment, and keeps nothing else from being erased', async () => {
    const { station, administrator, newCase } = await begin();
    const [read, reading] = [await newCase('one'), await newCase('two')];
    station.cases.learn(reading, { progress: 'processing' });
    const answers = station.retention.eraseSubject([read, reading], administrator);
    expect(answers.map(({ erased, kept }) => [erased.length, kept.length])).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect(answers[1]!.kept[0]!.because).toMatch(/still being read/);
  });

  it('an image that also lies on somebody’s table stays', async () => {
    const { station, administrator, newCase } = await begin();
    const [draft] = station.drafts.add('kagiso', [
      { name: 'a', mediaType: 'image/jpeg', bytes: Buffer.from('the same bytes') },
    ]);
    station.retention.eraseSubject([await newCase('the same bytes')], administrator);
    expect(station.drafts.read('kagiso', draft!.id).bytes.toString()).toBe('the same bytes');
  });

  it('who was screened goes with the last case of that person', async () => {
    const { station, administrator, folder, newCase } = await begin();
    const list = path.join(folder, 'own.csv');
    writeFileSync(list, 'id,name,list_date\n1,Specimen Wrongdoer,2026-11-20\n');
    await station.screening.importLists([list], { list: 'own' }, listKeeper);
    const cases = [await newCase(), await newCase()];
    const request = ScreeningRequest.parse({
      name: 'Specimen Wrongdoer',
      dateOfBirth: '1970-05-06',
      options: { lists: ['own'] },
    });
    for (const caseId of cases) {
      const { screeningId } = await station.screening.screen(request, {
        actor: 'bank',
        requestId: 'r',
        caseId,
      });
      for (const role of ['clerk', 'supervisor'] as const)
        station.screening.decide(
          { screeningId, list: 'own', entryId: '1', outcome: 'false-positive', reason: 'Another person.' },
          { id: role, name: role, role },
        );
    }
    const left = (): unknown[] =>
      ['screenings', 'screening_dispositions'].map((table) =>
        station.store.database.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
      );
    station.retention.eraseSubject([cases[0]!], administrator);
    expect(left()).toEqual([1, 1]);
    station.retention.eraseSubject([cases[1]!], administrator);
    expect(left()).toEqual([0, 0]);
  });

  it('nothing of a person stands in any table once her case is erased', async () => {
    const { station, administrator, folder } = await begin();
    const list = path.join(folder, 'own.csv');
    writeFileSync(list, 'id,name,list_date\n1,Another Wrongdoer,2026-11-20\n');
    await station.screening.importLists([list], { list: 'own' }, listKeeper);
    const clientId = await toldClient(station);
    const { caseId } = await station.verification.verify({
      files: [{ name: 'omang-of-keabetswe-mogapi.jpg', bytes: Buffer.from('a') }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'client', id: clientId },
    });
    const { work, decisions } = station.cases;
    work.correct(caseId!, { document: 0, field: 'surname', value: 'MOGAPI-EXAMPLE' }, administrator);
    work.note(caseId!, 'Mrs Mogapi says that 123416789 is her number.', administrator);
    work.attach(
      caseId!,
      { name: 'mogapi.pdf', bytes: Buffer.from('%PDF-1.4 Keabetswe Mogapi'), mediaType: 'application/pdf' },
      administrator,
    );
    const screened = ScreeningRequest.parse({
      name: 'Keabetswe Mogapi',
      dateOfBirth: '1990-02-03',
      options: { lists: ['own'] },
    });
    await station.screening.screen(screened, { actor: 'bank', requestId: 'r', caseId: caseId! });
    decisions.decide(caseId!, { outcome: 'reject', reason: 'Mogapi is not who she says.' }, administrator);
    expect(tablesNaming(station, PERSON)).not.toEqual([]);

    station.retention.eraseSubject([caseId!], administrator);
    expect(tablesNaming(station, PERSON)).toEqual([]);
  });

  it('files that a crash left without a row are swept after an hour', async () => {
    const { station, time } = await begin();
    const orphan = station.store.blobs.put(Buffer.from('nobody refers to this'));
    expect(station.retention.sweep().orphans).toBe(0);
    const old = time.now / 1_000 - 2 * 3_600;
    utimesSync(station.store.blobs.fileOf(orphan), old, old);
    expect(station.retention.sweep().orphans).toBe(1);
    expect(station.store.blobs.has(orphan)).toBe(false);
  });
});
