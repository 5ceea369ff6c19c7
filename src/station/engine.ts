import { availableParallelism } from 'node:os';
import type { StationConfig } from '../contract/config.ts';
import type { CallName, CallRequest, CallResponse } from '../engine/calls.ts';
import type { CallOptions, PoolStatus } from '../engine/pool-options.ts';
import { EnginePool } from '../engine/pool.ts';
import type { EngineProcess, StartEngineProcess } from '../engine/protocol.ts';

/** The engine as the station's services see it. */
export interface Engine {
  /** @throws StationError as {@link EnginePool} documents. */
  call<N extends CallName>(name: N, request: CallRequest<N>, options?: CallOptions): Promise<CallResponse<N>>;
  /** Starts the processes now; otherwise the first call does. */
  warm(): void;
  /** Has one process load its models now, where none holds any. */
  loadModels(): void;
  /** `confined`: does the operating system keep the engines from networks and other programs? Null before one has started. */
  status(): PoolStatus & { readonly confined?: boolean | null };
  pids(): number[];
  close(): Promise<void>;
}

/** Engine processes start with the first call: a command that only reads the audit log needs none. */
export function createEngine(
  start: StartEngineProcess,
  config: StationConfig['engine'],
  onReplaced: (why: string) => void,
): Engine {
  const processes = config.processes || availableParallelism();
  let pool: EnginePool | null = null;
  let closed = false;
  let confined: boolean | null = null;
  const started = telling(start, (isConfined) => {
    confined = isConfined;
    return isConfined || !config.requireConfinement;
  });
  const open = (): EnginePool => {
    pool ??= new EnginePool(closed ? neverStart : started, {
      processes: closed ? 0 : processes,
      callTimeout: config.callTimeoutSeconds * 1_000,
      queueLimit: config.queuePerProcess * processes,
      idleMs: config.idleMinutes * 60_000,
      memoryLimit: config.memoryLimitMegabytes * 1024 * 1024,
      renewAbove: config.renewAboveMegabytes * 1024 * 1024,
      onReplaced,
    });
    return pool;
  };
  return {
    call: (name, request, options) => open().call(name, request, options),
    warm: () => void open(),
    loadModels: () => open().loadModels(),
    status: () => ({
      ...(pool?.status() ?? { processes, ready: 0, busy: 0, queued: 0, replaced: 0 }),
      confined,
    }),
    pids: () => pool?.pids() ?? [],
    close: async () => {
      closed = true;
      await open().close();
    },
  };
}

/** Asks of each process that is ready whether it may be given work; one that may not is ended before. */
function telling(start: StartEngineProcess, mayWork: (isConfined: boolean) => boolean): StartEngineProcess {
  return () => {
    const started = start();
    const onMessage: EngineProcess['onMessage'] = (listener) =>
      started.onMessage((message) => {
        if (message.kind === 'ready' && !mayWork(message.confined ?? false)) started.kill();
        else listener(message);
      });
    return {
      get pid() {
        return started.pid;
      },
      send: (message) => started.send(message),
      onMessage,
      onExit: (listener) => started.onExit(listener),
      kill: () => started.kill(),
    };
  };
}

const neverStart: StartEngineProcess = () => {
  throw new Error('The station is closed.');
};
