import { StationError } from '../contract/errors/station-error.ts';
import { message } from '../contract/messages/message.ts';
import type { CallName, CallRequest, CallResponse, ChipProgress, Progress } from './calls.ts';
import type { CallOptions, PoolOptions, PoolStatus } from './pool-options.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from './protocol.ts';
import { cancelled, endedBy, isTriedAgain, late } from './unanswered.ts';
import { Renewal } from './process-recycling.ts';

interface PendingCall {
  readonly id: number;
  readonly name: CallName;
  readonly request: unknown;
  readonly options: CallOptions;
  readonly resolve: (response: never) => void;
  readonly reject: (error: StationError) => void;
  /** Deadline by `performance.now()`; 0 before it starts. */
  endsAt: number;
  /** Processes that ended while running it. */
  ended: number;
  /** Its caller has an answer, though the process may still run it. */
  answered: boolean;
}

interface Worker {
  process: EngineProcess;
  ready: boolean;
  /** Calls run in it: after the first it has models loaded. */
  calls: number;
  call: PendingCall | null;
  timer: NodeJS.Timeout | null;
}

const NOT_BEGUN = { endsAt: 0, ended: 0, answered: false };
const START_TIMEOUT_MS = 60_000;
/** Cap on doubling the start timeout: eight minutes, enough for a machine busy with other work. */
const MOST_DOUBLINGS = 3;
/** The longest step, reading a page, takes one to two seconds. */
const CANCEL_GRACE_MS = 3_000;
/** Pages that the default time limit covers. */
const PAGES_IN_TIME = 10;
const RESTART_DELAY_MS = [0, 100, 500, 2_000, 10_000];

/**
 * Distributes typed calls over engine processes. A process runs one call at a time; one that dies, or exceeds its
 * call's deadline, is replaced. Only its current call is affected, and retried once in the remaining time.
 *
 * @throws StationError ENGINE_UNAVAILABLE when the queue is full or the pool is closed, PROCESSING_TIMEOUT past the
 * deadline, DOCUMENT_TOO_COMPLEX when a document ended two processes, or the call's own error.
 */
export class EnginePool {
  readonly #start: StartEngineProcess;
  readonly #options: PoolOptions;
  readonly #workers: Worker[] = [];
  readonly #queue: PendingCall[] = [];
  readonly #renewal: Renewal;
  #nextId = 1;
  #replaced = 0;
  #failuresInARow = 0;
  #closed = false;
  #idleTimer: NodeJS.Timeout | null = null;

  constructor(start: StartEngineProcess, options: PoolOptions) {
    this.#start = start;
    this.#options = options;
    this.#renewal = new Renewal(start, options.renewAbove ?? 0, (of) => this.#renew(of));
    for (let i = 0; i < options.processes; i++) this.#workers.push(this.#startWorker());
  }

  call<N extends CallName>(
    name: N,
    request: CallRequest<N>,
    options: CallOptions = {},
  ): Promise<CallResponse<N>> {
    if (this.#closed)
      return Promise.reject(new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.shuttingDown')));
    if (options.signal?.aborted) return Promise.reject(cancelled());
    if (this.#queue.length >= this.#options.queueLimit)
      return Promise.reject(
        new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.busy'), { retryAfterSeconds: 5 }),
      );
    return new Promise((resolve, reject) => {
      const call: PendingCall = { id: this.#nextId++, name, request, options, resolve, reject, ...NOT_BEGUN };
      const firstBackground = this.#queue.findIndex((waiting) => waiting.options.priority === 'background');
      if (options.priority === 'background' || firstBackground < 0) this.#queue.push(call);
      else this.#queue.splice(firstBackground, 0, call);
      options.signal?.addEventListener('abort', () => this.#cancel(call), { once: true });
      this.#dispatch();
    });
  }

  /**
   * Loads the models in one process if none has them: a document is about to be read, and should not wait for them.
   * Errors are ignored here; the document's own call reports them.
   */
  loadModels(): void {
    if (this.#closed || this.#queue.length > 0 || this.#workers.some(({ calls }) => calls > 0)) return;
    this.call('warmUp', {}).catch(() => undefined);
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

  /** Lets running calls finish for up to `graceMs`, then kills every process. */
  async close(graceMs = 5_000): Promise<void> {
    this.#closed = true;
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    for (const call of this.#queue.splice(0))
      call.reject(new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.shuttingDown')));
    const deadline = Date.now() + graceMs;
    while (this.#workers.some((w) => w.call) && Date.now() < deadline)
      await new Promise((r) => setTimeout(r, 20));
    this.#renewal.close();
    for (const worker of this.#workers) worker.process.kill();
  }

  #startWorker(): Worker {
    const worker: Worker = { process: this.#start(), ready: false, calls: 0, call: null, timer: null };
    this.#attach(worker);
    return worker;
  }

  #attach(worker: Worker): void {
    const process = worker.process;
    // Every queued call would wait for one that hangs before it is ready.
    const startTimeout =
      (this.#options.startTimeout ?? START_TIMEOUT_MS) * 2 ** Math.min(this.#failuresInARow, MOST_DOUBLINGS);
    const late = setTimeout(() => process.kill(), startTimeout).unref();
    this.#listen(worker, () => clearTimeout(late));
  }

  #listen(worker: Worker, onStarted: () => void): void {
    const process = worker.process;
    process.onMessage((message) => {
      if (message.kind === 'ready') onStarted();
      if (worker.process === process) this.#receive(worker, message);
    });
    process.onExit((description) => {
      onStarted();
      if (worker.process === process) this.#replace(worker, description);
    });
  }

  #receive(worker: Worker, message: FromEngine): void {
    if (message.kind === 'ready') return this.#useFrom(worker);
    if (message.kind === 'resident') {
      // While calls are queued, no processor time is spent on a successor.
      if (!this.#closed && this.#queue.length === 0)
        this.#renewal.consider(worker.process, worker.calls, message.bytes);
      return;
    }
    const call = worker.call;
    if (!call || call.id !== message.id) return;
    if (message.kind === 'progress') {
      if (call.options.signal?.aborted) return;
      this.#allowForPage(worker, call, message.step);
      call.options.onProgress?.(message.step);
      return;
    }
    this.#failuresInARow = 0;
    this.#release(worker);
    if (message.kind === 'done') call.resolve(message.response as never);
    else call.reject(StationError.fromWire(message.error));
    this.#renew(worker.process);
    this.#dispatch();
  }

  #useFrom(worker: Worker): void {
    worker.ready = true;
    if (this.#options.memoryLimit)
      worker.process.send({ kind: 'memory-limit', bytes: this.#options.memoryLimit });
    this.#dispatch();
  }

  /** Replaces an idle process by its successor, if there is one. */
  #renew(old: EngineProcess): void {
    const worker = this.#workers.find(({ process, call }) => process === old && !call);
    const successor = worker && this.#renewal.take(old);
    if (!worker || !successor) return;
    worker.process = successor;
    worker.calls = 0;
    this.#listen(worker, () => undefined);
    old.kill();
    this.#useFrom(worker);
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
   * [Note: Idle engines] Native libraries do not free the memory of models, so an idle process that has worked is
   * replaced by one with its program but no model loaded. The next call then waits only for the models: `npm run bench
   * -- verify` measures how long.
   */
  #unloadModels(): void {
    if (this.#closed || this.#queue.length > 0 || this.#workers.some((worker) => worker.call)) return;
    for (const worker of this.#workers) {
      if (worker.calls === 0 || !worker.ready) continue;
      const old = worker.process;
      this.#restart(worker);
      old.kill();
    }
  }

  #restart(worker: Worker): void {
    this.#renewal.drop(worker.process);
    worker.ready = false;
    worker.calls = 0;
    worker.process = this.#start();
    this.#attach(worker);
  }

  #dispatch(): void {
    for (const worker of this.#workers) {
      if (!worker.ready || worker.call) continue;
      const call = this.#queue.shift();
      if (!call) return;
      worker.call = call;
      worker.calls++;
      if (call.endsAt === 0) call.endsAt = performance.now() + this.#timeOf(call);
      this.#limitTime(worker, call);
      worker.process.send({ kind: 'call', id: call.id, name: call.name, request: call.request });
    }
  }

  #timeOf(call: PendingCall): number {
    return call.options.timeout ?? this.#options.callTimeout;
  }

  #limitTime(worker: Worker, call: PendingCall): void {
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => {
      call.answered = true;
      call.reject(late());
      worker.process.kill();
    }, call.endsAt - performance.now());
  }

  /** Extends the deadline of long documents, so that each page has as much time as in short ones. */
  #allowForPage(worker: Worker, call: PendingCall, step: Progress | ChipProgress): void {
    if (step.stage !== 'reading' || (step.page ?? 0) <= PAGES_IN_TIME) return;
    call.endsAt += this.#timeOf(call) / PAGES_IN_TIME;
    this.#limitTime(worker, call);
  }

  #cancel(call: PendingCall): void {
    const waiting = this.#queue.indexOf(call);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    call.answered = true;
    call.reject(cancelled());
    const worker = this.#workers.find((w) => w.call === call);
    if (!worker) return;
    // A process that stops by itself keeps its models; one stuck in native code is killed.
    const { process } = worker;
    process.send({ kind: 'cancel', id: call.id });
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(() => process.kill(), this.#options.cancelGrace ?? CANCEL_GRACE_MS);
  }

  #tryAgain(call: PendingCall, why: string): void {
    if (this.#closed || !isTriedAgain(call.name, ++call.ended)) call.reject(endedBy(call.name, why));
    else this.#queue.unshift(call);
  }

  #replace(worker: Worker, why: string): void {
    const call = worker.call;
    this.#renewal.drop(worker.process);
    this.#release(worker);
    worker.ready = false;
    if (call && !call.answered) this.#tryAgain(call, why);
    if (this.#closed) return;
    this.#replaced++;
    this.#options.onReplaced?.(why);
    const delay = RESTART_DELAY_MS[Math.min(call ? 0 : this.#failuresInARow++, RESTART_DELAY_MS.length - 1)]!;
    if (this.#failuresInARow >= RESTART_DELAY_MS.length && !this.#workers.some((one) => one.ready))
      for (const waiting of this.#queue.splice(0))
        waiting.reject(new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.noProcess')));
    setTimeout(() => {
      if (!this.#closed) this.#restart(worker);
    }, delay);
  }
}
