/**
 * `npm run bench -- screening [--quick] [--part PART] [--pairs FILE.csv] [--write]`: recall on the real UN and OFAC lists under seeded
 * variations, false hits on generated names, import, and queries against a million synthetic entries. `--part files` holds every published
 * file against a second reader, `--part cases` asks the questions of `../shared/cases/screening`, `--part weights [--fit]`
 * tries every weight of a score.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offeredFiles, recognise, type ImportedList } from '../../src/station/screening/import-lists.ts';
import { normaliseName } from '../../src/station/screening/names/normalise.ts';
import { table, writeSection } from './report.ts';
import { benchCases } from './screening/cases.ts';
import { companyRespellings } from './screening/company-respellings.ts';
import { benchListFiles } from './screening/list-files.ts';
import { benchMillion } from './screening/million.ts';
import { companyCustoms, personCustoms } from './screening/other-customs.ts';
import { benchPairs } from './screening/pairs.ts';
import { personRespellings } from './screening/person-respellings.ts';
import { strangers } from './screening/strangers.ts';
import { seededRandom, variations, type Variation } from './screening/variations.ts';
import { honestNames, judgedPairs, latinWords } from './screening/judged-pairs.ts';
import { load, type Loaded } from './screening/loaded.ts';
import { benchWeights } from './screening/weights.ts';

const COMMAND = 'npm run bench -- screening';
const SHARED = path.resolve(import.meta.dirname, '..', '..', '..', 'shared', 'facts');
const ROOT = path.resolve(import.meta.dirname, '..', '..');
/** The command as it is installed; without a build, its sources, which need memory to be stripped of their types. */
const BUILT = path.join(ROOT, 'out', 'main', 'cli.js');
const CLI = existsSync(BUILT) ? BUILT : path.join(ROOT, 'src', 'cli', 'main.ts');
/** Share of the names asked for in each respelling: thousands of queries in a minute. */
const RESPELT_SHARE = 0.04;

export async function run(args: string[]): Promise<void> {
  const quick = args.includes('--quick');
  const pairs = args[args.indexOf('--pairs') + 1];
  if (args.includes('--pairs') && pairs) await benchPairs(pairs);
  const lists = path.join(SHARED, 'lists');
  const only = args.includes('--part') ? args[args.indexOf('--part') + 1] : undefined;
  const wanted = (part: string): boolean => only === undefined || only === part;
  if (only === 'files') return benchListFiles(lists);
  if (only === 'cases') return benchCases(path.join(SHARED, '..', 'cases', 'screening'));
  if (existsSync(lists)) {
    const loaded = await load(lists);
    if (wanted('recall')) benchRecall(loaded, quick);
    for (const kinds of RESPELLINGS)
      if (wanted(kinds.section.replace('screening-', '')))
        benchRespellings(loaded, quick ? RESPELT_SHARE / 10 : RESPELT_SHARE, kinds);
    if (wanted('false')) benchFalseHits(loaded, quick ? 2_000 : 20_000);
    if (wanted('strangers')) benchStrangers(loaded, quick ? 100 : 500);
    if (only === 'weights')
      benchWeights(
        judgedPairs(loaded, RESPELLINGS, path.join(SHARED, 'data'), quick ? 150 : 1_000),
        loaded.evidence,
        args.includes('--fit'),
      );
    if (wanted('import')) await benchImport(lists);
  } else process.stdout.write(`The real lists are not here (${lists}): recall and import are skipped.\n`);
  if (wanted('million')) await benchMillion(quick ? 100_000 : 1_000_000);
}

function benchRecall({ entries, finds }: Loaded, quick: boolean): void {
  const random = seededRandom(20_261_121);
  const counts = new Map<string, { found: number; n: number }>();
  const every = quick ? 20 : 1;
  for (let i = 0; i < entries.length; i += every) {
    const entry = entries[i]!;
    const type = entry.schema === 'person' ? 'person' : 'company';
    for (const name of entry.names.filter((n) => n.strength !== 'weak' && n.text.trim().length >= 2)) {
      const plain = normaliseName(name.text, type).text;
      for (const [kind, vary] of Object.entries(variations)) {
        const query = kind === 'itself' ? name.text : type === 'person' ? vary(plain, random) : null;
        // One variation of each kind for one name in ten keeps the run to minutes; `itself` is always asked.
        if (query === null || (kind !== 'itself' && (query === plain || random() > 0.1))) continue;
        const count = counts.get(kind) ?? { found: 0, n: 0 };
        count.n++;
        if (finds(query, type, i)) count.found++;
        counts.set(kind, count);
      }
    }
  }
  const rows = [...counts].map(([kind, { found, n }]) => [
    kind,
    n,
    found,
    `${((100 * found) / n).toFixed(2)} %`,
  ]);
  writeSection(
    'accuracy/screening.md',
    'screening-recall',
    'Screening: listed names found at the default threshold (UN 2026-02-27 and OFAC)',
    table([['query', 'n', 'found', 'share'], ...rows]),
    COMMAND,
  );
}

interface Respellings {
  readonly section: string;
  readonly title: string;
  readonly about: string;
  readonly person: Readonly<Record<string, Variation>>;
  readonly company: Readonly<Record<string, Variation>>;
}

const RESPELLINGS: readonly Respellings[] = [
  {
    section: 'screening-respellings',
    title: 'Screening: listed names written by another custom',
    about:
      'The respellings (`tools/bench/screening/person-respellings.ts`) were written from general knowledge before the matcher was changed for them; romanisations of common names were then put into a table of the matcher (ADR 81), so the two rows “another romanisation” measure that table, not names outside it.',
    person: personRespellings,
    company: companyRespellings,
  },
  {
    section: 'screening-customs',
    title: 'Screening: listed names as papers, machines and people who hide write them',
    about:
      'Made by rule from the listed names (`tools/bench/screening/other-customs.ts`); rules that change nothing in a name are not counted.',
    person: personCustoms,
    company: companyCustoms,
  },
];

/** Names written by other customs: romanisations, articles, titles, legal forms, order, joined words. */
function benchRespellings({ entries, finds }: Loaded, share: number, kinds: Respellings): void {
  const random = seededRandom(4_242);
  const counts = new Map<string, { found: number; n: number }>();
  for (const [i, entry] of entries.entries()) {
    const type = entry.schema === 'person' ? 'person' : 'company';
    for (const name of entry.names.filter((n) => n.strength !== 'weak')) {
      const plain = latinWords(name.text);
      if (!plain?.includes(' ')) continue;
      for (const [kind, vary] of Object.entries(kinds[type])) {
        if (random() > share) continue;
        const query = vary(plain, random);
        if (query === null || query === plain) continue;
        const count = counts.get(`${type}: ${kind}`) ?? { found: 0, n: 0 };
        count.n++;
        if (finds(query, type, i)) count.found++;
        counts.set(`${type}: ${kind}`, count);
      }
    }
  }
  const rows = [...counts]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([kind, { found, n }]) => [kind, n, found, `${((100 * found) / n).toFixed(1)} %`]);
  writeSection(
    'accuracy/screening.md',
    kinds.section,
    kinds.title,
    `${table([['written', 'n', 'found', 'share'], ...rows])}\n\n${kinds.about}`,
    COMMAND,
  );
}

function benchFalseHits({ hits: anyHit }: Loaded, n: number): void {
  const names = honestNames(path.join(SHARED, 'data'), seededRandom(77), n);
  const hits = names.filter((name) => anyHit(name, 'person')).length;
  writeSection(
    'accuracy/screening.md',
    'screening-false',
    'Screening: false hits on generated Setswana and English names',
    table([
      ['n', 'with a hit', 'share'],
      [n, hits, `${((100 * hits) / n).toFixed(2)} %`],
    ]),
    COMMAND,
  );
}

function benchStrangers({ hits }: Loaded, each: number): void {
  const counts = new Map<string, { n: number; hit: number }>();
  for (const { custom, type, name } of strangers(each, seededRandom(2_626))) {
    const count = counts.get(custom) ?? { n: 0, hit: 0 };
    count.n++;
    if (hits(name, type)) count.hit++;
    counts.set(custom, count);
  }
  const rows = [...counts].map(([custom, { n, hit }]) => [
    custom,
    n,
    hit,
    `${((100 * hit) / n).toFixed(1)} %`,
  ]);
  writeSection(
    'accuracy/screening.md',
    'screening-strangers',
    'Screening: hits on frequent names of many customs',
    `${table([['names', 'n', 'with a hit', 'share'], ...rows])}\n\nFrequent given and family names put together at random, every other one with a middle name. Most hits on Arabic names are names that somebody listed bears, too (Hassan Ali, Mohammed Khan): birth date, country or number tell them apart.`,
    COMMAND,
  );
}

/** The command people use, in a process of its own: its seconds from start to end, and the most memory it held. */
async function benchImport(lists: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-bench-'));
  const rows: (string | number)[][] = [['list', 'entries', 'names', 'seconds', 'most resident MB']];
  const tellMemory =
    'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
  try {
    for (const { files } of recognise(await offeredFiles([lists]))) {
      const started = performance.now();
      const child = spawnSync(
        process.execPath,
        [
          '--import',
          tellMemory,
          CLI,
          'lists',
          'import',
          ...files.map((f) => f.path),
          '--json',
          '--data-dir',
          folder,
        ],
        { encoding: 'utf8' },
      );
      if (child.status !== 0) throw new Error(`lists import: ${child.stderr}`);
      const [made] = JSON.parse(child.stdout) as ImportedList[];
      rows.push([
        made!.list,
        made!.entries,
        made!.names,
        ((performance.now() - started) / 1000).toFixed(1),
        Math.round((Number(/\d+$/.exec(child.stderr)?.[0]) * 1024) / 1e6),
      ]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeSection(
    'performance.md',
    'screening-import',
    'Screening: `netefatsa lists import`',
    table(rows),
    COMMAND,
  );
}
