/**
 * `npm run bench -- kills [--count 200] [--seed 1] [--quick] [--write]`: kill -9 at random moments while the workflows of
 * test/faults/workflows.ts go on, half of them at a time, and while keys change.
 */
import { killWorkflows } from '../../test/faults/kill-workflows.ts';
import { numberOption } from './quantile.ts';
import { table, writeSection } from './report.ts';
import { seededRandom } from './screening/variations.ts';

export async function run(args: string[]): Promise<void> {
  const count = numberOption(args, '--count', args.includes('--quick') ? 3 : 200);
  const seed = numberOption(args, '--seed', 1);
  const survival = await killWorkflows({
    count,
    random: seededRandom(seed),
    onProgress: (done) => void (done % 20 === 0 && process.stderr.write(`kill -9: ${done} of ${count}\n`)),
  });
  const steps = Object.entries(survival.acknowledged).sort(([a], [b]) => a.localeCompare(b));
  const body = table([
    ['Workflow', 'Acknowledged steps before the kills'],
    ...steps.map(([workflow, n]) => [workflow, n.toLocaleString('en')]),
  ]);
  const { lost, broken, refusedStarts } = survival;
  const note = `${count} kills, seed ${seed}: ${lost.length} acknowledged steps lost, ${broken.length} times the audit log did not verify, ${refusedStarts.length} times the station did not start again.`;
  writeSection(
    'performance.md',
    'kills',
    'kill -9 at random moments of every workflow',
    `${body}\n\n${note}`,
    `npm run bench -- kills --count ${count} --seed ${seed}`,
  );
  const wrong = [...lost, ...broken, ...refusedStarts];
  if (wrong.length === 0) return;
  process.stdout.write(`${wrong.slice(0, 20).join('\n')}\n`);
  process.exitCode = 1;
}
