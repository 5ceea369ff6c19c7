/**
 * Runs {@link PARSERS} over damaged copies of their seeds in a thread, so that whoever started it notices a parser that
 * never comes back. Sends a {@link Beat} before each input that follows a long silence, and at the end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '../screening/variations.ts';
import { mutate } from './mutations.ts';
import { PARSERS } from './parsers.ts';

export interface ParserResult {
  readonly name: string;
  readonly files: number;
  readonly refused: number;
  readonly slowestMs: number;
  readonly findings: readonly string[];
}

export type Beat =
  | { readonly kind: 'at'; readonly parser: string; readonly index: number }
  | { readonly kind: 'done'; readonly results: readonly ParserResult[] };

const BEAT_MS = 1_000;
/** A cheap parser of a small file that needs longer has a cost that grows out of hand. */
const SLOW_MS = 5_000;
const MOST_FINDINGS = 20;

const { count, seed } = workerData as { count: number; seed: number };
const say = (beat: Beat): void => parentPort!.postMessage(beat);
const whole = PARSERS.reduce((sum, one) => sum + one.weight, 0);
const results: ParserResult[] = [];
let beaten = 0;

for (const [place, parser] of PARSERS.entries()) {
  const random = seededRandom(seed * 1_000 + place);
  const files = Math.ceil((count * parser.weight) / whole);
  const findings: string[] = [];
  let refused = 0;
  let slowestMs = 0;
  for (let index = 0; index < files; index++) {
    if (performance.now() - beaten > BEAT_MS) {
      beaten = performance.now();
      say({ kind: 'at', parser: parser.name, index });
    }
    const { kind, bytes } = mutate(parser.seeds[index % parser.seeds.length]!, random);
    const before = performance.now();
    let wrong: string | null = null;
    try {
      await parser.parse(bytes);
    } catch (thrown) {
      refused++;
      wrong = parser.finding(thrown);
    }
    const took = performance.now() - before;
    slowestMs = Math.max(slowestMs, took);
    if (took > SLOW_MS) wrong ??= `took ${Math.round(took)} ms`;
    if (wrong !== null && findings.length < MOST_FINDINGS)
      findings.push(`${parser.name} #${index} (${kind}): ${wrong}`);
  }
  results.push({ name: parser.name, files, refused, slowestMs, findings });
}
say({ kind: 'done', results });
