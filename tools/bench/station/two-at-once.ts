import type { VerifyRequest } from '../../../src/engine/calls.ts';
import type { EnginePool } from '../../../src/engine/pool.ts';
import { median } from '../quantile.ts';
import { computingSeconds } from './processes.ts';

export interface TwoAtOnce {
  /** Milliseconds: two one after the other, two at once. */
  readonly inTurn: number[];
  readonly atOnce: number[];
  /** How many times as many documents an hour: the median of each round's ratio. */
  readonly throughput: number;
  /** Cores that the engines keep busy; one document alone has threads of its own. NaN where /proc is missing. */
  readonly coresAlone: number;
  readonly coresAtOnce: number;
}

/** Two calls on a warm pool of two engines, one after the other and at once, in turns: other work hits both alike. */
export async function twoAtOnce(
  pool: EnginePool,
  request: VerifyRequest,
  rounds: number,
): Promise<TwoAtOnce> {
  const call = () => pool.call('verify', request);
  const inTurn: Watched[] = [];
  const atOnce: Watched[] = [];
  await Promise.all([call(), call()]);
  for (let i = 0; i < rounds; i++) {
    inTurn.push(await watched(pool, async () => void (await call(), await call())));
    atOnce.push(await watched(pool, () => Promise.all([call(), call()])));
  }
  return {
    inTurn: inTurn.map(({ ms }) => ms),
    atOnce: atOnce.map(({ ms }) => ms),
    throughput: median(inTurn.map(({ ms }, i) => ms / atOnce[i]!.ms)),
    coresAlone: median(inTurn.map(({ cores }) => cores)),
    coresAtOnce: median(atOnce.map(({ cores }) => cores)),
  };
}

interface Watched {
  readonly ms: number;
  readonly cores: number;
}

async function watched(pool: EnginePool, work: () => Promise<unknown>): Promise<Watched> {
  const computed = (): number => pool.pids().reduce((sum, pid) => sum + computingSeconds(pid), 0);
  const before = computed();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  return { ms, cores: (1000 * (computed() - before)) / ms };
}
