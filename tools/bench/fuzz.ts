/**
 * `npm run bench -- fuzz [--quick] [--count N] [--seed N]`: seeded mutations of good files and requests against every
 * parser of bytes. It fails when an engine process dies without the call being answered, a call outlasts its
 * deadline, or an error is not of the catalogue. Findings become regression tests beside the parser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS } from '../../src/contract/errors/catalogue.ts';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { childProcessStarter } from '../../src/engine/child-process.ts';
import { EnginePool } from '../../src/engine/pool.ts';
import { typedZone } from '../../src/station/onboarding/typed-zone.ts';
import { mutate } from './fuzz/mutations.ts';
import { table, writeSection } from './report.ts';
import { seededRandom } from './screening/variations.ts';

const SAMPLES = path.resolve(import.meta.dirname, '..', '..', 'samples');
const DEADLINE_MS = 30_000;

export async function run(args: string[]): Promise<void> {
  const option = (name: string, fallback: number): number =>
    args.includes(name) ? Number(args[args.indexOf(name) + 1]) : fallback;
  const count = option('--count', args.includes('--quick') ? 60 : 20_000);
  const random = seededRandom(option('--seed', 1));
  const good = readdirSync(SAMPLES)
    .filter((name) => /\.(jpg|png|pdf)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(SAMPLES, name)) }));

  const outcomes = new Map<string, number>();
  const broken: string[] = [];
  let replaced = 0;
  const pool = new EnginePool(childProcessStarter(), {
    processes: 2,
    callTimeout: DEADLINE_MS,
    queueLimit: 64,
    onReplaced: () => replaced++,
  });
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      const source = good[index % good.length]!;
      const { bytes, kind } = mutate(source.bytes, random);
      const outcome = await examine(pool, source.name, bytes, index % 3 === 0 ? 'verify' : 'inspect');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (!(outcome in ERRORS) && outcome !== 'answered')
        broken.push(`${source.name} ${kind} #${index}: ${outcome}`);
    }
  };
  await Promise.all([worker(), worker()]);
  await pool.close();
  fuzzZones(random, Math.min(count, 20_000));

  const rows = [...outcomes].sort((a, b) => b[1] - a[1]).map(([outcome, n]) => [outcome, n]);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  writeSection(
    'accuracy.md',
    'fuzz',
    'Mutated files through the engine',
    `${table([['outcome', 'files'], ...rows])}\n\n${count} files, ${replaced} engine processes replaced, ${minutes} minutes.`,
    'npm run bench -- fuzz',
  );
  if (broken.length > 0) {
    process.stdout.write(`${broken.slice(0, 20).join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** `answered`, or the catalogue code of the refusal. Anything else is a finding. */
async function examine(
  pool: EnginePool,
  name: string,
  bytes: Buffer,
  call: 'verify' | 'inspect',
): Promise<string> {
  const ocr = { primary: 'ppocr', secondary: 'none' } as const;
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

/** Random machine-readable zones: never an exception, and valid only with right check digits. */
function fuzzZones(random: () => number, n: number): void {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<<<<';
  for (let i = 0; i < n; i++) {
    const [rows, length] = (
      [
        [3, 30],
        [2, 36],
        [2, 44],
      ] as const
    )[Math.floor(random() * 3)]!;
    const zone = typedZone(
      Array.from({ length: rows }, () =>
        Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join(''),
      ),
    );
    if (zone?.valid && zone.checkDigits.some((d) => !d.valid))
      throw new Error('A zone with a wrong check digit was called valid.');
  }
}
