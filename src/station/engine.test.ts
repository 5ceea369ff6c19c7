import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StationConfig } from '../contract/config.ts';
import { isConfinable } from '../engine/confinement.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from '../engine/protocol.ts';
import { createEngine, type Engine } from './engine.ts';
import { createStationEngines } from './station-engines.ts';

/** Processes that say and do only what the test has them do, in the order in which they were started. */
function byHand(): {
  start: StartEngineProcess;
  ready(which: number, confined?: boolean): void;
  end(which: number): void;
} {
  const started: { tell: ((message: FromEngine) => void)[]; ended: ((why: string) => void)[] }[] = [];
  const start = (): EngineProcess => {
    const one: (typeof started)[number] = { tell: [], ended: [] };
    started.push(one);
    return {
      pid: started.length,
      send: () => undefined,
      onMessage: (listener) => void one.tell.push(listener),
      onExit: (listener) => void one.ended.push(listener),
      kill: () => undefined,
    };
  };
  return {
    start,
    ready: (which, confined) =>
      started[which]!.tell.forEach((tell) =>
        tell({ kind: 'ready', pid: which, ...(confined === undefined ? {} : { confined }) }),
      ),
    end: (which) => started[which]!.ended.forEach((ended) => ended('SIGKILL')),
  };
}

const opened: Engine[] = [];
afterEach(() => Promise.all(opened.splice(0).map((engine) => engine.close())));

function warmEngine(start: StartEngineProcess, processes: number): Engine {
  const engine = createEngine(start, StationConfig.parse({ engine: { processes } }).engine, () => undefined);
  opened.push(engine);
  engine.warm();
  return engine;
}

describe('whether the engines are confined', () => {
  it('is unknown before one has answered', () => {
    const { start } = byHand();
    expect(warmEngine(start, 2).status().confined).toBeNull();
  });

  it.each([
    ['first', [false, true, true]],
    ['second', [true, false, true]],
    ['last', [true, true, false]],
  ])('is denied while one is not, were it the %s to answer', (_, answers) => {
    const { start, ready } = byHand();
    const engine = warmEngine(start, answers.length);
    answers.forEach((confined, which) => ready(which, confined));
    expect(engine.status()).toMatchObject({ ready: 3, confined: false });
  });

  it('is denied where a process does not say', () => {
    const { start, ready } = byHand();
    const engine = warmEngine(start, 2);
    ready(0);
    ready(1, true);
    expect(engine.status().confined).toBe(false);
  });

  it('is told of those that run: one that has ended does not count, its successor does', async () => {
    const { start, ready, end } = byHand();
    const engine = warmEngine(start, 2);
    ready(0, true);
    ready(1, false);
    end(1);
    expect(engine.status().confined).toBe(true);
    await expect.poll(() => engine.pids()).toEqual([1, 3]);
    ready(2, false);
    expect(engine.status().confined).toBe(false);
  });

  it.each([true, false])('stays as it was (%s) while none runs', (confined) => {
    const { start, ready, end } = byHand();
    const engine = warmEngine(start, 1);
    ready(0, confined);
    end(0);
    expect(engine.status()).toMatchObject({ ready: 0, confined });
  });

  it('is not changed by what a process that has ended had still sent', () => {
    const { start, ready, end } = byHand();
    const engine = warmEngine(start, 2);
    ready(0, true);
    end(1);
    ready(1, false);
    expect(engine.status().confined).toBe(true);
  });
});

describe.skipIf(!isConfinable())('the log of a station', () => {
  const linesAfter = (answers: boolean[]): unknown[] => {
    const { start, ready } = byHand();
    const logger = pino({ level: 'silent' });
    const warned = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    const config = StationConfig.parse({ engine: { processes: answers.length } });
    const { engine } = createStationEngines({ start, config, shared: null, folder: '', logger }).outcomes;
    opened.push(engine);
    engine.warm();
    answers.forEach((confined, which) => ready(which, confined));
    return warned.mock.calls.map(([line]) => line).filter((line) => /confined/.test(String(line)));
  };

  it('says once that engines are not confined', () => {
    expect(linesAfter([true, false, false])).toEqual([expect.stringContaining('engines are not confined')]);
  });

  it('says nothing of engines that are', () => {
    expect(linesAfter([true, true])).toEqual([]);
  });
});
