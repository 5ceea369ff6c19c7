import type { EngineProcess, StartEngineProcess } from './protocol.ts';

/** Calls after which a process has seen every kind of page; growth before that says nothing. */
const LEAST_CALLS = 40;
/** Time for a successor to load its models, milliseconds. */
const WARM_WITHIN_MS = 120_000;
/** Call id of the warm-up; the pool's own calls count from 1. */
const WARM_UP = 0;

interface Successor {
  readonly process: EngineProcess;
  /** The process it will replace. */
  readonly of: EngineProcess;
  isWarm: boolean;
}

/**
 * Prepares successors of processes that have grown: native libraries do not free what their largest page took. A
 * successor loads its models while the old process works, so that nobody waits; only one at a time.
 */
export class Renewal {
  readonly #start: StartEngineProcess;
  readonly #above: number;
  readonly #onWarm: (of: EngineProcess) => void;
  #successor: Successor | null = null;
  /** The process whose successor failed to start: the next would fail too. */
  #failed: EngineProcess | null = null;
  readonly #seen = new WeakSet<EngineProcess>();
  readonly #leastCalls = new WeakMap<EngineProcess, number>();

  /**
   * @param above resident memory, bytes, from which a process is replaced; 0: never
   * @param onWarm called when a successor of this process can be taken
   */
  constructor(start: StartEngineProcess, above: number, onWarm: (of: EngineProcess) => void) {
    this.#start = start;
    this.#above = above;
    this.#onWarm = onWarm;
  }

  /** @param resident resident memory, bytes, after `calls` calls */
  consider(of: EngineProcess, calls: number, resident: number): void {
    const leastCalls = this.#leastCalls.get(of) ?? LEAST_CALLS;
    if (this.#above === 0 || calls < leastCalls) return;
    const isFirstLook = !this.#seen.has(of);
    this.#seen.add(of);
    if (resident <= this.#above || this.#successor || this.#failed === of) return;
    const process = this.#start();
    // If exceeded at the first check, ordinary pages need more here: check the successor later, or replacing would never end.
    this.#leastCalls.set(process, isFirstLook ? 2 * leastCalls : leastCalls);
    const successor: Successor = { process, of, isWarm: false };
    this.#successor = successor;
    const late = setTimeout(() => process.kill(), WARM_WITHIN_MS).unref();
    process.onMessage((message) => {
      if (this.#successor !== successor || successor.isWarm) return;
      if (message.kind === 'ready') process.send({ kind: 'call', id: WARM_UP, name: 'warmUp', request: {} });
      else if (message.kind === 'failed') process.kill();
      else if (message.kind === 'done') {
        clearTimeout(late);
        successor.isWarm = true;
        this.#onWarm(of);
      }
    });
    process.onExit(() => {
      clearTimeout(late);
      if (this.#successor !== successor) return;
      this.#successor = null;
      if (!successor.isWarm) this.#failed = of;
    });
  }

  /** Returns the warm successor of a process, once. */
  take(of: EngineProcess): EngineProcess | null {
    const successor = this.#successor;
    if (!successor?.isWarm || successor.of !== of) return null;
    this.#successor = null;
    return successor.process;
  }

  /** Ends the successor of a process that has ended. */
  drop(of: EngineProcess): void {
    if (this.#successor?.of === of) this.close();
  }

  /** Ends the successor being prepared. */
  close(): void {
    const successor = this.#successor;
    this.#successor = null;
    successor?.process.kill();
  }
}
