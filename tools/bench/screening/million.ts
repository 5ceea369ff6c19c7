import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScreeningRequest } from '../../../src/contract/screening.ts';
import { systemActor } from '../../../src/station/actor.ts';
import { NameIndex } from '../../../src/station/screening/name-index.ts';
import { matchNames } from '../../../src/station/screening/names/match-names.ts';
import type { Station } from '../../../src/station/station.ts';
import { quantile } from '../quantile.ts';
import { table, writeSection } from '../report.ts';
import { openStation } from './lone-station.ts';
import { THRESHOLD } from './threshold.ts';
import { seededRandom, variations } from './variations.ts';

const COMMAND = 'npm run bench -- screening --part million';
const QUERIES = 300;
/** Customers of the file that is screened: enough for what its threads take to start to be small. */
const CUSTOMERS = 4_000;
/** Of the names asked for, those that are listed, with one typo; the others are made the same way and are on no list. */
const LISTED_SHARE = 0.1;
const actor = systemActor('bench');

/**
 * Queries against `n` made-up names: the search alone, the station's whole answer, and a file of customers. Processor time is told
 * beside the clock's, for machines that do other work as well.
 */
export async function benchMillion(n: number): Promise<void> {
  const random = seededRandom(5);
  const name = nameMaker(random);
  const names = Array.from({ length: n }, name);
  const rows = [['part', 'result'], ...searchAlone(names, random)];
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-million-'));
  try {
    rows.push(...(await wholeAnswers(names, name, random, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeSection(
    'performance.md',
    'screening-million',
    `Screening: query against ${n.toLocaleString('en')} synthetic names`,
    table(rows),
    COMMAND,
  );
}

/** Names of two to four made-up words from 60,000 syllable words, frequency falling like natural names. */
function nameMaker(random: () => number): () => string {
  const syllables =
    'MO KA LE TSO RI BA NE KGO SI TLA PHE DI RA MA TE LO SE GA BO THU NA KE WA JO SHI VAN PET AL EN UR'.split(
      ' ',
    );
  const word = (): string =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    ).join('');
  const words = Array.from({ length: 60_000 }, word);
  const pick = (): string => words[Math.floor(random() ** 3 * words.length)]!;
  return () => Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(' ');
}

function searchAlone(names: readonly string[], random: () => number): string[][] {
  const before = process.memoryUsage().rss;
  const building = stopwatch();
  const index = NameIndex.of(names.map((text, key) => ({ key, text })));
  const built = building();
  const resident = process.memoryUsage().rss - before;
  const times: Spent[] = [];
  let found = 0;
  for (let i = 0; i < QUERIES; i++) {
    const target = Math.floor(random() * names.length);
    const tokens = (variations['one typo']!(names[target]!, random) ?? names[target]!).split(' ');
    const asked = stopwatch();
    const best = index
      .candidates(tokens, 250)
      .filter(
        (key) =>
          matchNames(tokens, names[key]!.split(' '), 'person', (t) => index.weight(t)).score >= THRESHOLD,
      );
    times.push(asked());
    if (best.some((key) => names[key] === names[target])) found++;
  }
  return [
    ['index of names: built', `${seconds(built)}, ${megabytes(resident)} resident`],
    ['search alone, one typo', `${percentiles(times)}; ${found} of ${QUERIES} found`],
  ];
}

async function wholeAnswers(
  names: readonly string[],
  name: () => string,
  random: () => number,
  folder: string,
): Promise<string[][]> {
  const rows: string[][] = [];
  const list = path.join(folder, 'made-up.csv');
  await writeLines(
    list,
    'id,name,list_date',
    names.map((text, i) => `${i},${text},2026-11-20`),
  );
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const station = await openStation(data);
  try {
    const importing = stopwatch();
    await station.screening.importLists([list], { list: 'made-up', anyway: true }, actor);
    rows.push(['list imported', seconds(importing())]);
    const asked = (): string => {
      if (random() > LISTED_SHARE) return name();
      const listed = names[Math.floor(random() * names.length)]!;
      return variations['one typo']!(listed, random) ?? listed;
    };
    const first = stopwatch();
    await screen(station, asked());
    rows.push(['first answer, index built', seconds(first())]);
    const times: Spent[] = [];
    for (let i = 0; i < QUERIES; i++) {
      const text = asked();
      const answering = stopwatch();
      await screen(station, text);
      times.push(answering());
    }
    rows.push([`answer, kept with a case, ${LISTED_SHARE * 100} % listed with a typo`, percentiles(times)]);
    const input = path.join(folder, 'customers.csv');
    await writeLines(
      input,
      'id,name,type',
      Array.from({ length: CUSTOMERS }, (_, i) => `${i},${asked()},person`),
    );
    const screening = stopwatch();
    const { outcomes } = await station.screening.screenCustomers(
      {
        input,
        output: path.join(folder, 'results.csv'),
        onlyChanged: false,
        opensCases: false,
        progress: () => undefined,
      },
      actor,
    );
    const { wall, processor } = screening();
    rows.push([
      `file of ${CUSTOMERS} customers`,
      `${Math.round((CUSTOMERS * 1_000) / wall)} names/s, ${(processor / CUSTOMERS).toFixed(2)} ms of processor each; ${outcomes.CLEAR} clear, ${outcomes.REVIEW} to review, ${outcomes.MATCH} matches`,
    ]);
    rows.push(['most resident', megabytes(process.resourceUsage().maxRSS * 1024)]);
  } finally {
    await station.close();
  }
  return rows;
}

async function screen(station: Station, name: string): Promise<void> {
  await station.screening.screen(ScreeningRequest.parse({ name, type: 'person' }), {
    actor: 'bench',
    requestId: station.newId(),
  });
}

async function writeLines(file: string, header: string, lines: readonly string[]): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${header}\n`);
  for (const line of lines) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

/** Milliseconds by the clock, and of processors. */
interface Spent {
  readonly wall: number;
  readonly processor: number;
}

function stopwatch(): () => Spent {
  const from = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - from, processor: (user + system) / 1_000 };
  };
}

const seconds = ({ wall, processor }: Spent): string =>
  `${(wall / 1_000).toFixed(1)} s (processor ${(processor / 1_000).toFixed(1)} s)`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const percentiles = (times: readonly Spent[]): string => {
  const at = (share: number, of: keyof Spent): string =>
    quantile(
      times.map((spent) => spent[of]),
      share,
    ).toFixed(1);
  return `p50 ${at(0.5, 'wall')} ms, p95 ${at(0.95, 'wall')} ms (processor ${at(0.5, 'processor')}, ${at(0.95, 'processor')})`;
};
