/**
 * `npm run bench -- fuzz [--part parsers|engine|http] [--count N] [--seed N] [--quick] [--write]`: seeded, bounded damage
 * to files (`parsers` in this process, `engine` through whole calls) and to requests (`http`, on a running station). It
 * fails on every finding: a crash, an error that is not of the catalogue, an undocumented 5xx, a deadline that did not
 * hold, memory without bound. Findings become regression tests beside the parser.
 */
import { fuzzEngine } from './fuzz/engine-part.ts';
import { fuzzHttp } from './fuzz/http-part.ts';
import { fuzzParsers } from './fuzz/parser-part.ts';
import { numberOption } from './quantile.ts';

const PARTS = {
  parsers: { run: fuzzParsers, count: 20_000, quick: 1_500 },
  engine: { run: fuzzEngine, count: 2_000, quick: 30 },
  http: { run: fuzzHttp, count: 50_000, quick: 1_000 },
} as const;

export async function run(args: string[]): Promise<void> {
  const wanted = args.includes('--part') ? args[args.indexOf('--part') + 1] : undefined;
  const findings: string[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted !== undefined && wanted !== name) continue;
    const count = numberOption(args, '--count', args.includes('--quick') ? part.quick : part.count);
    findings.push(...(await part.run(count, numberOption(args, '--seed', 1))));
  }
  if (findings.length === 0) return;
  process.stdout.write(`${findings.slice(0, 40).join('\n')}\n`);
  process.exitCode = 1;
}
