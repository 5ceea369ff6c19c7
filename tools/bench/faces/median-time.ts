import { median } from '../quantile.ts';

export const RUNS = 15;

/** CPU and wall time of one run: medians after two runs that warm up. CPU time, because neighbours do not count in it. */
export async function medianTime(work: () => unknown): Promise<[string, string]> {
  await work();
  await work();
  const cpu: number[] = [];
  const wall: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const before = process.cpuUsage();
    const started = performance.now();
    await work();
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1_000);
    wall.push(performance.now() - started);
  }
  const middle = (values: number[]) => `${Math.round(median(values))} ms`;
  return [middle(cpu), middle(wall)];
}
