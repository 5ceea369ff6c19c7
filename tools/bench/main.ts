/** `npm run bench -- NAME [options]`: runs `tools/bench/NAME.ts`; `all` runs every one; `--quick` uses small samples. */
import { readdirSync } from 'node:fs';

const NOT_BENCHES = new Set(['main.ts', 'report.ts', 'quantile.ts']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_BENCHES.has(file))
  .map((file) => file.slice(0, -3));

const [wanted, ...args] = process.argv.slice(2);
const chosen = wanted === 'all' ? names : names.filter((name) => name === wanted);
if (chosen.length === 0) {
  process.stderr.write(`usage: npm run bench -- ${['all', ...names].join('|')} [--quick] [--write]\n`);
  process.exit(2);
}
for (const name of chosen) {
  const bench = (await import(`./${name}.ts`)) as { run(args: string[]): Promise<void> };
  await bench.run(args);
}
