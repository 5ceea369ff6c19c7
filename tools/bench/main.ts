/** `npm run bench -- NAME [options]`: runs `tools/bench/NAME.ts`; `all` runs every one; `--quick` uses small samples. */
import { readdirSync } from 'node:fs';

const NOT_BENCHES = new Set(['main.ts', 'report.ts', 'quantile.ts']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z]+\.ts$/.test(file) && !NOT_BENCHES.has(file))
  .map((file) => file.slice(0, -3));

const [wanted, ...args] = process.argv.slice(2);
const chosen = wanted === 'all' ? names : names.filter((name) => name === wanted);
if (chosen.length === 0) {
  process.stderr.write(`usage: npm run bench -- ${['all', ...names].join('|')} [--quick] [--write]\n`);
  process.exit(2);
}
for (const name of chosen) {
  const started = performance.now();
  try {
    const bench = (await import(`./${name}.ts`)) as { run(args: string[]): Promise<void> };
    await bench.run(args);
  } catch (thrown) {
    // One bench that cannot run must not hide what the others measure.
    if (wanted !== 'all') throw thrown;
    process.stderr.write(
      `bench ${name}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n`,
    );
    process.exitCode = 1;
  }
  if (wanted === 'all')
    process.stderr.write(`bench ${name}: ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
}
