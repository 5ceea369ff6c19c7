import { StationError } from '../contract/errors/station-error.ts';
import type { CallName, CallRequest, CallResponse, Progress } from './calls.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from './protocol.ts';

export interface PoolOptions {
  /** Engine processes to keep. */
  readonly processes: number;
  /** Milliseconds a call may run once it has started, unless the call says otherwise. */
  readonly callTimeout: number;
  /** Calls that may wait, in all, before new ones are refused. */
  readonly queueLimit: number;
  /** Milliseconds without any call after which processes that hold models give way to fresh ones; 0 is never. */
  readonly idleMs?: number;
  /** Bytes of resident memory at which a process ends itself. */
  readonly memoryLimit?: number;
  /** Milliseconds within which a process must have loaded its program; doubled with every one that did not. */
  readonly startTimeout?: number;
  /** Milliseconds that a cancelled call has to come to its next step and end there; then its process is ended. */
  readonly cancelGrace?: number;
  /** Called when a process ended unexpectedly. */
  readonly onReplaced?: (why: string) => void;
}

export interface CallOptions {
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: Progress) => void;
  /** Interactive calls (liveness frames, a clerk waiting) pass before queued background work. */
  readonly priority?: 'interactive' | 'background';
}

export interface PoolStatus {
  readonly processes: number;
  readonly ready: number;
  readonly busy: number;
  readonly queued: number;
  readonly replaced: number;
  /** Processes in a row that ended without having answered a call; absent is none. */
  readonly failedInARow?: number;
}

interface PendingCall {
  readonly id: number;
  readonly name: CallName;
  readonly request: unknown;
  readonly options: CallOptions;
  readonly resolve: (response: never) => void;
  readonly reject: (error: StationError) => void;
}

interface Worker {
  process: EngineProcess;
  ready: boolean;
  /** A call has run in it, so that it holds models. */
  used: boolean;
  call: PendingCall | null;
  timer: NodeJS.Timeout | null;
}

const START_TIMEOUT_MS = 60_000;
/** A machine that is busy with others must have more time in the end, or no process ever comes up: eight minutes. */
const MOST_DOUBLINGS = 3;
/** The longest step, reading a page, takes one to two seconds. */
const CANCEL_GRACE_MS = 3_000;
const RESTART_DELAY_MS = [0, 100, 500, 2_000, 10_000];

/**
 * Spreads typed calls over engine processes. A process runs one call at a time; one that dies, or outlasts its
 * call's deadline, is replaced and fails only the call it had.
 *
 * @throws StationError ENGINE_UNAVAILABLE when the queue is full or the pool is closed, PROCESSING_TIMEOUT past
 * the deadline, PROCESSING_FAILED when the process died, or whatever the call itself answered.
 */
export class EnginePool {
  readonly #start: StartEngineProcess;
  readonly #options: PoolOptions;
  readonly #workers: Worker[] = [];
  readonly #queue: PendingCall[] = [];
  #nextId = 1;
  #replaced = 0;
  #failuresInARow = 0;
  #closed = false;
  #idleTimer: NodeJS.Timeout | null = null;

  constructor(start: StartEngineProcess, options: PoolOptions) {
    this.#start = start;
    this.#options = options;
    for (let i = 0; i < options.processes; i++) this.#workers.push(this.#startWorker());
  }

  call<N extends CallName>(
    name: N,
    request: CallRequest<N>,
    options: CallOptions = {},
  ): Promise<CallResponse<N>> {
    if (this.#closed)
      return Promise.reject(new StationError('ENGINE_UNAVAILABLE', 'The station is shutting down.'));
    if (options.signal?.aborted) return Promise.reject(cancelled());
    if (this.#queue.length >= this.#options.queueLimit)
      return Promise.reject(
        new StationError('ENGINE_UNAVAILABLE', 'All engines are busy.', { retryAfterSeconds: 5 }),
      );
    return new Promise((resolve, reject) => {
      const call: PendingCall = { id: this.#nextId++, name, request, options, resolve, reject };
      const firstBackground = this.#queue.findIndex((waiting) => waiting.options.priority === 'background');
      if (options.priority === 'background' || firstBackground < 0) this.#queue.push(call);
      else this.#queue.splice(firstBackground, 0, call);
      options.signal?.addEventListener('abort', () => this.#cancel(call), { once: true });
      this.#dispatch();
    });
  }

  status(): PoolStatus {
    return {
      processes: this.#workers.length,
      ready: this.#workers.filter((w) => w.ready).length,
      busy: this.#workers.filter((w) => w.call).length,
      queued: this.#queue.length,
      replaced: this.#replaced,
      failedInARow: this.#failuresInARow,
    };
  }

  /** Process ids, for tests and diagnostics. */
  pids(): number[] {
    return this.#workers.flatMap((w) => w.process.pid ?? []);
  }

  /** Lets running calls finish for up to `graceMs`, then ends every process. */
  async close(graceMs = 5_000): Promise<void> {
    this.#closed = true;
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    for (const call of this.#queue.splice(0))
      call.reject(new StationError('ENGINE_UNAVAILABLE', 'The station is shutting down.'));
    const deadline = Date.now() + graceMs;
    while (this.#workers.some((w) => w.call) && Date.now() < deadline)
      await new Promise((r) => setTimeout(r, 20));
    for (const worker of this.#workers) worker.process.kill();
  }

  #startWorker(): Worker {
    const worker: Worker = { process: this.#start(), ready: false, used: false, call: null, timer: null };
    this.#attach(worker);
    return worker;
  }

  #attach(worker: Worker): void {
    const process = worker.process;
    // One that hangs before it is ready would be waited for by every call in the queue.
    const startTimeout =
      (this.#options.startTimeout ?? START_TIMEOUT_MS) * 2 ** Math.min(this.#failuresInARow, MOST_DOUBLINGS);
    const late = setTimeout(() => process.kill(), startTimeout).unref();
    process.onMessage((message) => {
      if (message.kind === 'ready') clearTimeout(late);
      if (worker.process === process) this.#receive(worker, message);
    });
    process.onExit((description) => {
      clearTimeout(late);
      if (worker.process === process) this.#replace(worker, description);
    });
  }

  #receive(worker: Worker, message: FromEngine): void {
    if (message.kind === 'ready') {
      worker.ready = true;
      if (this.#options.memoryLimit)
        worker.process.send({ kind: 'memory-limit', bytes: this.#options.memoryLimit });
      this.#dispatch();
      return;
    }
    const call = worker.call;
    if (!call || call.id !== message.id) return;
    if (message.kind === 'progress') {
      if (!call.options.signal?.aborted) call.options.onProgress?.(message.step);
      return;
    }
    this.#failuresInARow = 0;
    this.#release(worker);
    if (message.kind === 'done') call.resolve(message.response as never);
    else call.reject(StationError.fromWire(message.error));
    this.#dispatch();
  }

  #release(worker: Worker): void {
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = null;
    worker.call = null;
    if (!this.#options.idleMs) return;
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#unloadModels(), this.#options.idleMs).unref();
  }

  /**
   * [Note: Idle engines] Native libraries do not give back what models took, so a process that has worked is replaced
   * by one that has loaded its program and no model, while nobody waits. The next call then waits for the models
   * alone: `npm run bench -- verify` measures how long.
   */
  #unloadModels(): void {
    if (this.#closed || this.#queue.length > 0 || this.#workers.some((worker) => worker.call)) return;
    for (const worker of this.#workers) {
      if (!worker.used || !worker.ready) continue;
      const old = worker.process;
      this.#restart(worker);
      old.kill();
    }
  }

  #restart(worker: Worker): void {
    worker.ready = false;
    worker.used = false;
    worker.process = this.#start();
    this.#attach(worker);
  }

  #dispatch(): void {
    for (const worker of this.#workers) {
      if (!worker.ready || worker.call) continue;
      const call = this.#queue.shift();
      if (!call) return;
      worker.call = call;
      worker.used = true;
      worker.timer = setTimeout(() => {
        call.reject(
          new StationError(
            'PROCESSING_TIMEOUT',
            'The document took too long to process. Try again later, or send fewer pages at a time.',
          ),
        );
        worker.process.kill();
      }, call.options.timeout ?? this.#options.callTimeout);
      worker.process.send({ kind: 'call', id: call.id, name: call.name, request: call.request });
    }
  }

  #cancel(call: PendingCall): void {
    const waiting = this.#queue.indexOf(call);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    call.reject(cancelled());
    const worker = this.#workers.find((w) => w.call === call);
    if (!worker) return;
    // A process that stops by itself keeps its models; one that is inside native code for long is not waited for.
    const { process } = worker;
    process.send({ kind: 'cancel', id: call.id });
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => process.kill(), this.#options.cancelGrace ?? CANCEL_GRACE_MS);
  }

  #replace(worker: Worker, why: string): void {
    const call = worker.call;
    this.#release(worker);
    worker.ready = false;
    call?.reject(
      new StationError('PROCESSING_FAILED', 'The document stopped the engine that was reading it.', {
        reason: why,
      }),
    );
    if (this.#closed) return;
    this.#replaced++;
    this.#options.onReplaced?.(why);
    const delay = RESTART_DELAY_MS[Math.min(call ? 0 : this.#failuresInARow++, RESTART_DELAY_MS.length - 1)]!;
    if (this.#failuresInARow >= RESTART_DELAY_MS.length && !this.#workers.some((one) => one.ready))
      for (const waiting of this.#queue.splice(0))
        waiting.reject(new StationError('ENGINE_UNAVAILABLE', 'No engine process can be started.'));
    setTimeout(() => {
      if (!this.#closed) this.#restart(worker);
    }, delay);
  }
}

/** What a call rejects with when its signal aborts. */
export function cancelled(): StationError {
  return new StationError('CONFLICT', 'The request was cancelled.', { reason: 'CANCELLED' });
}
