import type { EngineProcess, StartEngineProcess } from './protocol.ts';

/** A process that reads needs so many calls before it has seen every kind of page: how it grew until then says nothing. */
const LEAST_CALLS = 40;
/** Milliseconds in which a successor must hold its models. */
const WARM_WITHIN_MS = 120_000;
/** The pool's own calls count from 1. */
const WARM_UP = 0;

interface Successor {
  readonly process: EngineProcess;
  /** The process whose place it is to take. */
  readonly of: EngineProcess;
  isWarm: boolean;
}

/**
 * Prepares successors of processes that have grown: native libraries do not give back what their largest page took.
 * A successor loads its models while the old process works on, so that nobody waits for them; there is one at a time.
 */
export class Renewal {
  readonly #start: StartEngineProcess;
  readonly #above: number;
  readonly #onWarm: (of: EngineProcess) => void;
  #successor: Successor | null = null;
  /** Its successor could not be made: the next would fail alike. */
  #failed: EngineProcess | null = null;
  readonly #seen = new WeakSet<EngineProcess>();
  readonly #leastCalls = new WeakMap<EngineProcess, number>();

  /**
   * @param above bytes of resident memory from which a process is renewed; 0 is never
   * @param onWarm a successor of this process can be taken
   */
  constructor(start: StartEngineProcess, above: number, onWarm: (of: EngineProcess) => void) {
    this.#start = start;
    this.#above = above;
    this.#onWarm = onWarm;
  }

  /** @param resident bytes that the process holds after so many calls */
  consider(of: EngineProcess, calls: number, resident: number): void {
    const leastCalls = this.#leastCalls.get(of) ?? LEAST_CALLS;
    if (this.#above === 0 || calls < leastCalls) return;
    const isFirstLook = !this.#seen.has(of);
    this.#seen.add(of);
    if (resident <= this.#above || this.#successor || this.#failed === of) return;
    const process = this.#start();
    // Ordinary pages need more than the limit here: to renew for their sake would never end.
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

  /** The warm successor of a process, once. */
  take(of: EngineProcess): EngineProcess | null {
    const successor = this.#successor;
    if (!successor?.isWarm || successor.of !== of) return null;
    this.#successor = null;
    return successor.process;
  }

  /** Ends the successor of a process that is no more. */
  drop(of: EngineProcess): void {
    if (this.#successor?.of === of) this.close();
  }

  /** Ends whatever is being prepared. */
  close(): void {
    const successor = this.#successor;
    this.#successor = null;
    successor?.process.kill();
  }
}
