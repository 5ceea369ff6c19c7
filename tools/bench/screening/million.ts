import { NameIndex } from '../../../src/station/screening/name-index.ts';
import { matchNames } from '../../../src/station/screening/names/match-names.ts';
import { table, writeSection } from '../report.ts';
import { THRESHOLD } from './threshold.ts';
import { seededRandom, variations } from './variations.ts';

const COMMAND = 'npm run bench -- screening';

/** Names of two to four made-up words from 60,000 syllable words, frequency falling like natural names. */
export function benchMillion(n: number): void {
  const random = seededRandom(5);
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
  const name = (): string => Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(' ');
  const names = Array.from({ length: n }, name);
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const index = new NameIndex(names.map((text, key) => ({ key, text })));
  const built = performance.now() - started;
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < 300; i++) {
    const target = Math.floor(random() * n);
    const query = variations['one typo']!(names[target]!, random) ?? names[target]!;
    const tokens = query.split(' ');
    const from = performance.now();
    const keys = index.candidates(tokens, 250);
    const best = keys.filter(
      (key) =>
        matchNames(tokens, names[key]!.split(' '), 'person', (t) => index.weight(t)).score >= THRESHOLD,
    );
    times.push(performance.now() - from);
    if (best.some((key) => names[key] === names[target])) found++;
  }
  times.sort((a, b) => a - b);
  const at = (q: number): string => `${times[Math.floor(q * times.length)]!.toFixed(0)} ms`;
  const rows = [
    ['names', 'index built', 'resident', 'p50', 'p95', 'queries with one typo found'],
    [
      n,
      `${(built / 1000).toFixed(1)} s`,
      `${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
      at(0.5),
      at(0.95),
      `${found} of ${times.length}`,
    ],
  ];
  writeSection(
    'performance.md',
    'screening-million',
    'Screening: query against synthetic names',
    table(rows),
    COMMAND,
  );
}
