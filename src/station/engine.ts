import { availableParallelism } from 'node:os';
import type { StationConfig } from '../contract/config.ts';
import type { CallName, CallRequest, CallResponse } from '../engine/calls.ts';
import { isConfinable } from '../engine/confinement.ts';
import type { CallOptions, PoolStatus } from '../engine/pool-options.ts';
import { EnginePool } from '../engine/pool.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from '../engine/protocol.ts';

/** The engine as the station's services see it. */
export interface Engine {
  /** @throws StationError as {@link EnginePool} documents. */
  call<N extends CallName>(name: N, request: CallRequest<N>, options?: CallOptions): Promise<CallResponse<N>>;
  /** Starts the processes now; otherwise the first call does. */
  warm(): void;
  /** Makes one process load its models now, if none has. */
  loadModels(): void;
  /**
   * `confined`: does the OS keep every running engine from networks and other programs? The last answer while none
   * runs; null before one has started. `filesConfined`: and from all files but the program's and the system's?
   */
  status(): PoolStatus & { readonly confined?: boolean | null; readonly filesConfined?: boolean | null };
  pids(): number[];
  close(): Promise<void>;
}

/**
 * Engine processes start with the first call: a command that only reads the audit log needs none.
 *
 * @param onUnconfined called once, with a sentence for the log, when a process is not confined on a system that supports it
 */
export function createEngine(
  start: StartEngineProcess,
  config: StationConfig['engine'],
  onReplaced: (why: string) => void,
  onUnconfined?: (warning: string) => void,
): Engine {
  const processes = config.processes || availableParallelism();
  let pool: EnginePool | null = null;
  let closed = false;
  const confinement = confinementOf(start, config.requireConfinement, onUnconfined);
  const open = (): EnginePool => {
    pool ??= new EnginePool(closed ? neverStart : confinement.start, {
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
      ...confinement.ofAll(),
    }),
    pids: () => pool?.pids() ?? [],
    close: async () => {
      closed = true;
      await open().close();
    },
  };
}

const NOT_CONFINED =
  'engines are not confined though this kind of system can confine them (seccomp): see engine.requireConfinement';

/** As of the engine's status. */
interface Confined {
  readonly confined: boolean | null;
  readonly filesConfined: boolean | null;
}

interface Confinement {
  /** Starts processes and keeps their answers while they run. */
  readonly start: StartEngineProcess;
  ofAll(): Confined;
}

/** @param isRequired end a process that is not confined before it gets any work */
function confinementOf(
  start: StartEngineProcess,
  isRequired: boolean,
  onUnconfined?: (warning: string) => void,
): Confinement {
  const running = new Map<EngineProcess, Confined>();
  let last: Confined = { confined: null, filesConfined: null };
  let isTold = false;
  const tell = (): void => {
    if (isTold || !isConfinable()) return;
    isTold = true;
    onUnconfined?.(NOT_CONFINED);
  };
  const keep = (): void => {
    const all = [...running.values()];
    if (all.length > 0)
      last = {
        confined: all.every(({ confined }) => confined),
        filesConfined: all.every(({ filesConfined }) => filesConfined),
      };
  };
  const begin: StartEngineProcess = () => {
    const started = start();
    let hasEnded = false;
    const onMessage: EngineProcess['onMessage'] = (listener) =>
      started.onMessage((message) => {
        if (message.kind === 'ready' && !isAllowed(message)) started.kill();
        else listener(message);
      });
    /** Keeps the answer of a process that is ready. @returns whether it may get work */
    const isAllowed = ({ confined, filesConfined = false }: Ready): boolean => {
      if (confined === false) tell();
      if (!hasEnded) {
        running.set(started, { confined: confined ?? false, filesConfined });
        keep();
      }
      return !isRequired || confined === true;
    };
    const onExit: EngineProcess['onExit'] = (listener) =>
      started.onExit((description) => {
        hasEnded = true;
        running.delete(started);
        keep();
        listener(description);
      });
    return {
      get pid() {
        return started.pid;
      },
      send: (message) => started.send(message),
      onMessage,
      onExit,
      kill: () => started.kill(),
    };
  };
  return { start: begin, ofAll: () => last };
}

type Ready = Extract<FromEngine, { readonly kind: 'ready' }>;

const neverStart: StartEngineProcess = () => {
  throw new Error('The station is closed.');
};
