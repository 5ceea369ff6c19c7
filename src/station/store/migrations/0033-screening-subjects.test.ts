import DatabaseConstructor from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const clock = { now: () => Date.parse('2026-11-21T08:00:00Z') };
const AT = '2026-11-20T08:00:00.000Z';

it('a decision about a name alone stays in its case, and what was seen and raised is kept', () => {
  const database = new DatabaseConstructor(':memory:');
  const before = migrations.filter(({ name }) => name < '0033' || name.startsWith('0040'));
  migrate(database, before, clock);
  const put = (table: string, row: Record<string, string | number | Buffer | null>): void =>
    void database
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row).map((column) => `@${column}`)})`,
      )
      .run(row);
  const version = { title: 'T', format: 'f', date: '2026-11-01', imported_at: AT, files: '[]', names: 1 };
  put('screening_versions', { version: 1, list: 'un', sha256: 'aa', entries: 1, current: 1, ...version });
  const entry = { entry_id: 'E1', person: 1, body: '{"names":[{"text":"A Name"}]}', names: 'a name' };
  put('screening_entries', { version: 1, digest: 'd1', ...entry });
  for (const [id, subject, request] of [
    ['s1', 'weak', { name: 'A Name', dateOfBirth: '1987', documentNumber: ' - ' }],
    ['s2', 'weak', { name: 'A Name' }],
    ['s3', 'strong', { name: 'A Name', dateOfBirth: '1987-03-14' }],
    ['s4', 'unknown', { name: 'Another' }],
    ['s5', 'weak', { name: 'A Name' }],
  ] as const) {
    const caseId = id.replace('s', 'c');
    const row = { screening_id: id, subject, case_id: caseId, actor: 'x', outcome: 'MATCH', at: AT };
    // Two used a version of the list that is gone.
    const used = [['un', id === 's3' || id === 's4' ? 'old' : 'aa']];
    put('screenings', { ...row, request: JSON.stringify(request), versions: JSON.stringify(used) });
    const opened = { created_at: AT, updated_at: AT, actor_kind: 'client', actor_id: 'x', author: 'x' };
    put('cases', { id: caseId, kind: 'screening', progress: 'ready', ...opened });
    // The last was clear by what had been decided about the first.
    const disposition = id === 's5' ? { outcome: 'false-positive' } : null;
    const hits = [{ list: 'un', entryId: 'E1', disposition }];
    const body = JSON.stringify({ request, result: { hits } });
    put('case_results', { id, case_id: caseId, kind: 'screening', created_at: AT, sha256: 'x', body });
  }
  const decision = {
    list: 'un',
    entry_id: 'E1',
    digest: 'd1',
    outcome: 'false-positive',
    reason: 'r',
    at: AT,
  };
  for (const subject of ['weak', 'strong', 'unknown'])
    put('screening_dispositions', { subject, author: 'Neo', ...decision });
  const details = { screeningId: 's1', list: 'un', entryId: 'E1' };
  const body = JSON.stringify({ action: 'screening.hit-decided', caseId: 'c1', details });
  put('audit_log', { sequence: 1, body, leaf: Buffer.alloc(32) });
  put('screening_alerts', {
    subject: 'weak',
    screening_id: 's2',
    list: 'un',
    entry_id: 'E1',
    score: 0.9,
    at: AT,
  });

  expect(migrate(database, migrations, clock)).toContain('0033-screening-subjects');
  const rows = (sql: string): unknown[] => database.prepare(sql).raw().all();
  expect(rows('SELECT subject, seen FROM screenings ORDER BY screening_id')).toEqual([
    ['weak:c1', '[["un","E1","d1"]]'],
    ['weak:c2', '[["un","E1","d1"]]'],
    ['strong', '[]'],
    ['unknown:c4', '[]'],
    ['weak:c5', '[]'],
  ]);
  expect(rows('SELECT subject, reason FROM screening_dispositions ORDER BY subject')).toEqual([
    ['strong', 'r'],
    ['weak:c1', 'r'],
  ]);
  expect(rows('SELECT subject, digest, name, list_sha256, handled_at FROM screening_alerts')).toEqual([
    ['weak:c2', 'd1', 'A Name', 'aa', null],
  ]);
});
