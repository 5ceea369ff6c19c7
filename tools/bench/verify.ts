/**
 * `npm run bench -- verify [--quick] [--write]`: the main job on a warm station: from process start to the first
 * answer, one document, two at once, faces, forensics, memory, and engines that come back from idling.
 */
import { cpus, loadavg } from 'node:os';
import { comeBack } from './verify/come-back.ts';
import { warmEngine } from './verify/warm-engine.ts';
import { startTimes } from './verify/start-times.ts';
import { table, writeSection } from './report.ts';

/** What was measured against what an issue asked for; `null` where none did. */
export interface Row {
  readonly what: string;
  readonly n: number;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean | null;
}

export async function run(args: string[]): Promise<void> {
  const quick = args.includes('--quick');
  const load = loadavg()[0]!;
  const rows: Row[] = [
    ...(await startTimes(quick ? 2 : 7)),
    ...(await warmEngine(quick ? 2 : 9)),
    ...(await comeBack(quick ? 1 : 5)),
  ];
  const verdict = { true: 'yes', false: '**no**', null: '' } as const;
  const body = table([
    ['What', 'n', 'Measured', 'Goal', 'Met'],
    ...rows.map(({ what, n, measured, goal, met }) => [what, n, measured, goal, verdict[`${met}`]]),
  ]);
  const others =
    load > 1
      ? ` Other work was running: ${load.toFixed(1)} processes wanted the ${cpus().length} cores when it began, so wall times are worse than on a machine of its own.`
      : '';
  const note = `Medians. Documents are those of samples/; a verification has forensics on (\`full\`), as a station has.${others}`;
  writeSection('performance.md', 'verify', 'The main job', `${body}\n\n${note}`, 'npm run bench -- verify');
}
