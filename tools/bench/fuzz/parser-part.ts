import { Worker } from 'node:worker_threads';
import type { Beat, ParserResult } from './parse-thread.ts';
import { table, writeSection } from '../report.ts';

/** No input of these parsers may keep them busy for longer. */
const SILENCE_MS = 60_000;
const MEMORY_MB = 1_024;

/** Damaged bytes through every parser that runs in the station, and the engine's own ones; returns the findings. */
export async function fuzzParsers(count: number, seed: number): Promise<readonly string[]> {
  const results = await inThread(count, seed);
  if (typeof results === 'string') return [results];
  const total = results.reduce((sum, one) => sum + one.files, 0);
  const findings = results.flatMap((one) => one.findings);
  const body = table([
    ['parser', 'damaged inputs', 'refused', 'slowest ms', 'findings'],
    ...results.map((one) => [
      one.name,
      one.files,
      one.refused,
      Math.round(one.slowestMs),
      one.findings.length,
    ]),
  ]);
  writeSection(
    'security.md',
    'fuzz-parsers',
    'Damaged bytes through the parsers',
    `${body}\n\n${total} inputs, seed ${seed}, at most ${MEMORY_MB} MB of heap. "Refused" is an error of the catalogue, or a list that is not whole.`,
    `npm run bench -- fuzz --part parsers --count ${count} --seed ${seed}`,
  );
  return findings;
}

function inThread(count: number, seed: number): Promise<readonly ParserResult[] | string> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./parse-thread.ts', import.meta.url), {
      workerData: { count, seed },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    let last = 'before the first input';
    let watch: NodeJS.Timeout;
    const finish = (result: readonly ParserResult[] | string): void => {
      clearTimeout(watch);
      void thread.terminate();
      resolve(result);
    };
    const wait = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => finish(`no sign of life for ${SILENCE_MS} ms, after ${last}`), SILENCE_MS);
    };
    wait();
    thread.on('message', (beat: Beat) => {
      wait();
      if (beat.kind === 'done') finish(beat.results);
      else last = `${beat.parser} #${beat.index}`;
    });
    thread.on('error', (error) => finish(`the thread ended after ${last}: ${error.name} ${error.message}`));
  });
}
