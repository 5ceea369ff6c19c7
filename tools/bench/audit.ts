/**
 * `npm run bench -- audit [--quick] [--records N] [--histories N] [--kill --count N] [--write]`: the audit log at size,
 * random histories with random tampering, and (with `--kill`, 1,000 times) kill -9 at
 * random moments.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import type { AuditEntry } from '../../src/station/audit/record.ts';
import { createStation, type Station } from '../../src/station/station.ts';
import { check, histories, play, tamper, tamperings } from '../../test/faults/audit-histories.ts';
import { killRepeatedly } from '../../test/faults/kill-nine.ts';
import { numberOption, quantile } from './quantile.ts';
import { table, writeSection } from './report.ts';

const BATCH = 1_000;

export async function run(args: string[]): Promise<void> {
  const quick = args.includes('--quick');
  await atSize(numberOption(args, '--records', quick ? 50_000 : 1_000_000));
  tampering(numberOption(args, '--histories', quick ? 500 : 10_000));
  if (args.includes('--kill') || quick) await kills(numberOption(args, '--count', quick ? 5 : 1_000));
}

/** A record as the station writes for a verification: ids, three hashes, versions. */
function entry(i: number): AuditEntry {
  return {
    actor: { kind: i % 3 === 0 ? 'operator' : 'client', id: `actor-${i % 40}` },
    action: ['verification.requested', 'verification.completed', 'case.decided', 'operator.signed-in'][
      i % 4
    ]!,
    caseId: `00000000-0000-4000-8000-${String(Math.floor(i / 4)).padStart(12, '0')}`,
    hashes: { 'input.0': 'ab'.repeat(32), result: 'cd'.repeat(32) },
    versions: { rules: '1.0.0', 'ppocr-recognition': '0123456789ab', 'mrz-lines': 'ba9876543210' },
    details: { requestId: `r-${i}`, category: 'IDENTITY', confidence: i % 100, processingTimeMs: 1_234 },
  };
}

/** CPU seconds are what the work costs, however busy the machine is with other things. */
function timed<T>(work: () => T): [milliseconds: number, result: T, cpuSeconds: number] {
  const before = process.cpuUsage();
  const start = performance.now();
  const result = work();
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return [milliseconds, result, (user + system) / 1e6];
}

async function atSize(records: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-bench-'));
  const station = await createStation({ dataFolder: folder, logger: pino({ level: 'silent' }) });
  try {
    const [append, , appendCpu] = timed(() => {
      for (let at = 0; at < records; at += BATCH)
        station.audit.appendAll(Array.from({ length: BATCH }, (_, i) => entry(at + i)));
    });
    const singles = Array.from(
      { length: 200 },
      (_, i) => timed(() => station.audit.append(entry(records + i)))[0],
    );
    station.audit.head();
    const total = station.audit.size();
    const proofs = Array.from(
      { length: 300 },
      (_, i) => timed(() => station.audit.proof(1 + Math.floor((i * total) / 300)))[0],
    );
    const heads = station.audit.heads();
    const consistency = timed(() => station.audit.consistency(heads[Math.floor(heads.length / 3)]!.size))[0];
    const [verify, verified, verifyCpu] = timed(() => station.audit.verify());
    if (!verified.holds) throw new Error(verified.firstBreak.explanation);
    const lists = listTimes(station, records);
    station.store.database.pragma('wal_checkpoint(TRUNCATE)');
    const bytes = statSync(station.store.databaseFile).size;
    writeSection(
      'performance.md',
      'audit',
      'Audit log',
      table([
        ['What', 'Goal', 'Measured'],
        ['Records', '1,000,000', total.toLocaleString('en')],
        [
          `Append, ${BATCH} in a transaction, each transaction synced to the disk`,
          '≥ 5,000/s',
          `${Math.round((records / append) * 1_000).toLocaleString('en')}/s (${Math.round(records / appendCpu).toLocaleString('en')} per CPU second)`,
        ],
        [
          'Append one by one, each synced to the disk (n = 200)',
          '',
          `p50 ${quantile(singles, 0.5).toFixed(2)} ms, p99 ${quantile(singles, 0.99).toFixed(2)} ms`,
        ],
        [
          'Inclusion proof (n = 300, over the whole log)',
          '≤ 10 ms',
          `p50 ${quantile(proofs, 0.5).toFixed(2)} ms, p99 ${quantile(proofs, 0.99).toFixed(2)} ms`,
        ],
        ['Consistency proof from a head at a third', '', `${consistency.toFixed(2)} ms`],
        [
          'Verify everything: every record, chain, tree, head, then every page and index',
          '≤ 30 s',
          `${(verify / 1_000).toFixed(1)} s (${verifyCpu.toFixed(1)} CPU seconds)`,
        ],
        ...lists.map(([what, ms]) => [what, '≤ 100 ms', `${ms.toFixed(1)} ms`]),
        [
          'Size of the encrypted database',
          '',
          `${(bytes / 1_048_576).toFixed(0)} MiB, ${Math.round(bytes / total)} bytes a record`,
        ],
      ]),
      'npm run bench -- audit',
    );
  } finally {
    await station.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function listTimes(station: Station, records: number): [string, number][] {
  const { audit } = station;
  const [middle] = audit.list({ from: Math.floor(records / 2), limit: 1, order: 'oldest' });
  const filters = [
    ['List: the newest 100', {}],
    ['Filter: 100 of one action', { action: 'case.decided' }],
    ['Filter: 100 of a family of actions', { action: 'verification.' }],
    ['Filter: 100 of one actor', { actor: 'actor-7' }],
    ['Filter: one case', { caseId: middle!.caseId! }],
    [
      'Filter: 100 of an actor and action, first half of the log',
      { actor: 'actor-8', action: 'verification.requested', to: Math.floor(records / 2) },
    ],
    ['Filter: 100 since a moment, oldest first', { since: middle!.time, order: 'oldest' }],
    ['Filter: an actor who never was', { actor: 'nobody' }],
  ] as const;
  return filters.map(([what, filter]) => [
    what,
    Math.max(...Array.from({ length: 5 }, () => timed(() => audit.list(filter))[0])),
  ]);
}

function tampering(count: number): void {
  let tampered = 0;
  let missed = 0;
  let falseAlarms = 0;
  for (const [history, how] of fc.sample(fc.tuple(histories, tamperings), {
    numRuns: count,
    seed: 20_261_121,
  })) {
    const kept = play(history);
    if (!check(kept).holds) falseAlarms++;
    const changed = tamper(kept, how);
    if (changed) {
      tampered++;
      if (check(changed).holds) missed++;
      changed.database.close();
    }
    if (kept.database.open) kept.database.close();
  }
  writeSection(
    'performance.md',
    'audit-tampering',
    'Random histories with random tampering',
    table([
      ['Histories', 'False alarms', 'Tampered with', 'Not detected'],
      [count.toLocaleString('en'), falseAlarms, tampered.toLocaleString('en'), missed],
    ]),
    'npm run bench -- audit',
  );
}

async function kills(count: number): Promise<void> {
  const survival = await killRepeatedly({
    count,
    random: Math.random,
    onProgress: (done) => void (done % 50 === 0 && process.stderr.write(`kill -9: ${done} of ${count}\n`)),
  });
  writeSection(
    'performance.md',
    'audit-kill',
    'kill -9 at random moments while writing',
    table([
      [
        'Kills',
        'Confirmed records',
        'Confirmed cases',
        'Lost',
        'Log did not verify',
        'Station did not start again',
      ],
      [
        survival.kills,
        survival.records.toLocaleString('en'),
        survival.cases.toLocaleString('en'),
        survival.lost.length,
        survival.broken.length,
        survival.refusedStarts.length,
      ],
    ]),
    'npm run bench -- audit --kill',
  );
}
