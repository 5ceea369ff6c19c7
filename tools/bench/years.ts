/**
 * `npm run bench -- years [--cases N] [--write]`: a store as a branch has it after twenty years, and what a day's work costs
 * on it. `--cases` scales all of it: ten records of the log and one face for each case.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { StationConfig } from '../../src/contract/config.ts';
import { trimMemory } from '../../src/engine/trim-memory.ts';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { restoreBackup } from '../../src/station/backup/restore.ts';
import { verifyBackup } from '../../src/station/backup/verify-backup.ts';
import { createStation, type Station } from '../../src/station/station.ts';
import { defaultKeySource } from '../../src/station/store/key-sources.ts';
import { systemClock } from '../../src/station/clock.ts';
import { noEngine } from '../../src/station/no-engine.fixture.ts';
import { createRandom } from '../specimens/world/random.ts';
import { numberOption, quantile } from './quantile.ts';
import { table, writeSection } from './report.ts';
import { residentParts } from './station/processes.ts';
import { aDaysWork, caseIdOf, embedding, makeStore, MODEL } from './years/make-store.ts';

const FULL_SIZE = 200_000;
const ROUNDS = 30;
/** Of twenty years. */
const WORKING_DAYS = 5_000;
/** Pictures and data are kept as long as the store is old: nothing is erased while it is measured. */
const KEEPING = StationConfig.parse({ retention: { imagesDays: 9_000, extractedDataDays: 9_000 } });

export async function run(args: string[]): Promise<void> {
  const cases = numberOption(args, '--cases', args.includes('--quick') ? 2_000 : FULL_SIZE);
  const size = { cases, records: cases * 10, faces: cases };
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-years-'));
  const data = path.join(folder, 'station');
  try {
    const made = await open(data);
    const [making] = await timed(() => makeStore(made, size));
    await made.close();
    const [starting, station] = await timed(() => open(data));
    try {
      const rows = [...(await daily(station, cases)), ...(await upkeep(station, folder, cases))];
      const bytes = statSync(station.store.databaseFile).size;
      writeSection(
        'performance.md',
        'years',
        'A store after twenty years',
        table([
          ['What', 'Goal', 'Measured'],
          [
            'Cases, records of the log, faces',
            '',
            [cases, size.records, size.faces].map((n) => n.toLocaleString('en')).join(', '),
          ],
          ['Making it', '', seconds(making)],
          ['Size of the encrypted database', '', `${(bytes / 1_048_576).toFixed(0)} MiB`],
          ['Start', '≤ 2 s', seconds(starting)],
          ...rows,
          ['This process, which has made the store too', '', held()],
          ['… once what is free went back, as every minute in a station', '', heldTrimmed()],
        ]),
        `npm run bench -- years --cases ${cases}`,
      );
    } finally {
      await station.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const open = (dataFolder: string): Promise<Station> =>
  createStation({ dataFolder, config: KEEPING, logger: pino({ level: 'silent' }), startEngine: noEngine });

/** Wall time, and time of the processor, which a busy machine does not change. */
interface Took {
  readonly wall: number;
  readonly processor: number;
}

async function timed<T>(work: () => T | Promise<T>): Promise<[Took, T]> {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [{ wall: performance.now() - start, processor: (user + system) / 1_000 }, result];
}

const mebibytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MiB`;

/** Resident memory by part. */
function held(): string {
  const { rss, heapTotal, external } = process.memoryUsage();
  const parts = Object.entries({
    'V8’s heap as it is reserved': heapTotal,
    buffers: external,
    ...residentParts(process.pid),
  });
  return `${mebibytes(rss)} (${parts.map(([name, bytes]) => `${name} ${mebibytes(bytes)}`).join(', ')})`;
}

function heldTrimmed(): string {
  trimMemory();
  return held();
}

const seconds = ({ wall, processor }: Took): string =>
  `${(wall / 1_000).toFixed(2)} s (processor ${(processor / 1_000).toFixed(2)} s)`;

/** p50 and p95 of one thing done many times, and the processor's time for each. */
function repeated(work: (round: number) => unknown): string {
  const before = process.cpuUsage();
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (processor ${((user + system) / 1_000 / ROUNDS).toFixed(1)} ms)`;
}

/** What the counter does all day. */
async function daily(station: Station, cases: number): Promise<[string, string, string][]> {
  const { cases: work } = station;
  const someCase = (round: number): string => caseIdOf(Math.floor((round * cases) / ROUNDS));
  const subjectOf = (round: number): string => work.summary(someCase(round)).subject!;
  const search = (text: string) => work.list({ search: text, order: 'newest', limit: 50 });
  const goal = 'p95 ≤ 60 ms';
  const newest = work.list({ order: 'newest', limit: 50 });
  const before = process.memoryUsage().rss;
  const random = createRandom('somebody', 2);
  const seen = caseIdOf(cases - 1);
  const [first] = await timed(() => work.marks.alikeTo(seen));
  const grown = (process.memoryUsage().rss - before) / 1_048_576;
  return [
    ['List: the newest 50', goal, repeated(() => work.list({ order: 'newest', limit: 50 }))],
    [
      'List: the next 50',
      goal,
      repeated(() => work.list({ order: 'newest', limit: 50, cursor: newest.next! })),
    ],
    [
      'List: what lies on the table',
      goal,
      repeated(() => work.list({ order: 'newest', limit: 50, onTable: true, from: '2026-01-02' })),
    ],
    [
      'List: open ones, oldest first',
      goal,
      repeated(() => work.list({ order: 'oldest', limit: 50, state: 'open' })),
    ],
    [
      'List: one verdict of one clerk',
      goal,
      repeated(() => work.list({ order: 'newest', limit: 50, verdict: 'passed', author: 'Clerk 3' })),
    ],
    ['Search: a whole name', goal, repeated((round) => search(subjectOf(round)))],
    [
      'Search: letters from the middle of a name',
      goal,
      repeated((round) => search(subjectOf(round).slice(2, 6))),
    ],
    ['Search: two letters', goal, repeated((round) => search(subjectOf(round).slice(0, 2)))],
    ['Search: a name that nobody has', goal, repeated((round) => search(`Xyzzy${round}`))],
    ['Search: the start of a case number', goal, repeated((round) => search(someCase(round).slice(0, 8)))],
    ['Search: a document type', goal, repeated(() => search('bank statement'))],
    ['Open a case', goal, repeated((round) => work.detail(someCase(round)))],
    ['Figures of the day', '', repeated(() => work.figures())],
    ['First duplicate search: faces are loaded', '', `${seconds(first)}, ${grown.toFixed(0)} MiB (300)`],
    [
      'Duplicates of a case by number and face',
      '≤ 150 ms',
      repeated((round) => work.marks.alikeTo(someCase(round))),
    ],
    [
      '… after a new face',
      '≤ 150 ms',
      repeated((round) => {
        work.marks.addFace(seen, embedding(random), MODEL);
        work.marks.alikeTo(someCase(round));
      }),
    ],
    ['Audit log: the newest 100', goal, repeated(() => station.audit.list({}))],
    ['Audit log: one case', goal, repeated((round) => station.audit.list({ caseId: someCase(round) }))],
  ];
}

/** What the station does by itself, or before it is needed. */
async function upkeep(station: Station, folder: string, cases: number): Promise<[string, string, string][]> {
  const { store, audit } = station;
  const [sweep] = await timed(() => station.retention.sweep());
  const [verify, verified] = await timed(() => audit.verify());
  if (!verified.holds) throw new Error(verified.firstBreak.explanation);
  const file = path.join(folder, 'years.backup');
  const [backup, full] = await timed(() => makeBackup({ store, audit, clock: systemClock }, { file }));
  const nextDay = path.join(folder, 'next-day.backup');
  aDaysWork(station, Math.max(1, Math.round(cases / WORKING_DAYS)));
  const [increment, report] = await timed(() =>
    makeBackup({ store, audit, clock: systemClock }, { file: nextDay }),
  );
  const [checked] = await timed(() => verifyBackup(nextDay, defaultKeySource(store.folder)));
  const restored = path.join(folder, 'restored');
  const [restore] = await timed(() =>
    restoreBackup({
      file: nextDay,
      dataFolder: restored,
      keySource: defaultKeySource(restored),
      openWith: defaultKeySource(store.folder),
    }),
  );
  return [
    ['Hourly sweep, nothing due', '', seconds(sweep)],
    ['Verify everything', '', seconds(verify)],
    ['First backup, read back', '', `${seconds(backup)}, ${mebibytes(full.newBytes)}`],
    [
      "Backup after a day's work",
      '≤ 10 s',
      `${seconds(increment)}, ${mebibytes(report.newBytes)} of ${mebibytes(report.bytes)}`,
    ],
    ['The backup, read through', '', seconds(checked)],
    ['Restore of it, checked', '', seconds(restore)],
  ];
}
