import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import { ERRORS } from '../../../src/contract/errors/catalogue.ts';
import { StationError } from '../../../src/contract/errors/station-error.ts';
import { childProcessStarter } from '../../../src/engine/child-process.ts';
import { EnginePool } from '../../../src/engine/pool.ts';
import { table, writeSection } from '../report.ts';
import { seededRandom } from '../screening/variations.ts';
import { mutate } from './mutations.ts';

const SAMPLES = path.resolve(import.meta.dirname, '..', '..', '..', 'samples');
const DEADLINE_MS = 60_000;
const MEMORY_LIMIT = 3_072 * 1024 * 1024;

/**
 * Damaged files through whole engine calls; returns the findings: an error that is not of the catalogue, and a process
 * that died. A file that outlasts its deadline is answered PROCESSING_TIMEOUT, which the table shows.
 */
export async function fuzzEngine(count: number, seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed);
  const good = readdirSync(SAMPLES)
    .filter((name) => /\.(jpg|png|pdf)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(SAMPLES, name)) }));

  const outcomes = new Map<string, number>();
  const findings: string[] = [];
  let replaced = 0;
  const pool = new EnginePool(childProcessStarter(), {
    processes: 2,
    callTimeout: DEADLINE_MS,
    queueLimit: 64,
    memoryLimit: MEMORY_LIMIT,
    onReplaced: () => replaced++,
  });
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      const source = good[index % good.length]!;
      const { bytes, kind } = mutate(source.bytes, random);
      // Reading a page costs seconds, looking into a file milliseconds: most inputs take the cheap way.
      const outcome = await examine(pool, source.name, bytes, index % 10 === 0 ? 'verify' : 'inspect');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if ((!(outcome in ERRORS) && outcome !== 'answered') || outcome === 'INTERNAL')
        findings.push(`${source.name} ${kind} #${index}: ${outcome}`);
    }
  };
  await Promise.all([worker(), worker()]);
  await pool.close();

  const rows = [...outcomes].sort((a, b) => b[1] - a[1]).map(([outcome, n]) => [outcome, n]);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  writeSection(
    'security.md',
    'fuzz',
    'Damaged files through the engine',
    `${table([['outcome', 'files'], ...rows])}\n\n${count} files, every tenth verified and the others inspected (\`quick\`), ${replaced} engine processes replaced, ${minutes} minutes, seed ${seed}.`,
    `npm run bench -- fuzz --part engine --count ${count} --seed ${seed}`,
  );
  return findings;
}

/** `answered`, or the catalogue code of the refusal. Anything else is a finding. */
async function examine(
  pool: EnginePool,
  name: string,
  bytes: Buffer,
  call: 'verify' | 'inspect',
): Promise<string> {
  const ocr = { ...DEFAULT_READERS, secondary: 'none' } as const;
  const file = { name, bytes: new Uint8Array(bytes) };
  try {
    if (call === 'verify')
      await pool.call('verify', {
        files: [file],
        category: null,
        mode: 'BATCH',
        ocr,
        today: '2026-11-21',
        maxAddressAgeMonths: 3,
        forensics: 'off',
      });
    else
      await pool.call('inspect', {
        file,
        mode: 'quick',
        profile: 'unknown',
        ocr,
        today: '2026-11-21',
        trustedCertificates: [],
      });
    return 'answered';
  } catch (thrown) {
    return thrown instanceof StationError ? thrown.code : `threw ${String(thrown)}`;
  }
}
