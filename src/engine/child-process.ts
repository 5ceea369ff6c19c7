import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineEnvironment } from './engine-environment.ts';
import { MEMORY_FLAGS } from './memory-environment.ts';
import { watchMemory } from './memory-limit.ts';
import type { EngineProcess, FromEngine, StartEngineProcess, ToEngine } from './protocol.ts';

/** Path of a sibling module: TypeScript source in a clone, a bundle when built. */
const beside = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, import.meta.url));

/**
 * After this many consecutive processes that ended before they were ready, the next starts without file confinement:
 * its packages may lie in places not foreseen. No document has reached it yet, and health reports it.
 */
const CONFINED_TRIES = 2;
/** The failures may have been a passing shortage of memory: after this time confinement is tried again. */
const TRIED_AGAIN_AFTER_MS = 5 * 60_000;

/**
 * Starts engine processes with `child_process`: for the headless station and tests.
 *
 * @param entry the engine's entry module
 * @param secrets the station's files and folders that engines must not reach, where the system can enforce it
 */
export function childProcessStarter(
  entry: string = beside('host'),
  secrets: readonly string[] = [],
): StartEngineProcess {
  let ended = 0;
  let lastEnded = 0;
  return (): EngineProcess => {
    const endedBefore = ended;
    const isConfined = endedBefore < CONFINED_TRIES || Date.now() - lastEnded >= TRIED_AGAIN_AFTER_MS;
    const [module = entry, ...args] = isConfined ? [beside('start-confined'), entry, ...secrets] : [];
    const child = fork(module, args, {
      execArgv: [...process.execArgv, ...MEMORY_FLAGS],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: engineEnvironment(),
    });
    let exited = false;
    let isStarting = true;
    child.once('message', () => {
      isStarting = false;
      if (isConfined) ended = 0;
    });
    const exitListeners: ((description: string) => void)[] = [];
    const end = (description: string) => {
      if (exited) return;
      exited = true;
      if (isStarting) {
        // Processes started in parallel ended from the same cause: count once.
        ended = Math.max(ended, endedBefore + 1);
        lastEnded = Date.now();
      }
      for (const listener of exitListeners) listener(description);
    };
    let endWatch: (() => void) | null = null;
    child.once('exit', (code, signal) => {
      endWatch?.();
      end(signal ?? `exit code ${code}`);
    });
    child.once('error', (error) => end(error.message));
    const kill = (): void => {
      isStarting = false;
      child.kill('SIGKILL');
    };
    const isWatched = (message: ToEngine): boolean => {
      if (message.kind !== 'memory-limit' || child.pid === undefined) return false;
      endWatch?.();
      endWatch = watchMemory(child.pid, message.bytes, kill);
      return endWatch !== null;
    };
    return {
      pid: child.pid,
      send: (message) => {
        if (child.connected && !isWatched(message)) child.send(message, () => undefined);
      },
      onMessage: (listener) => void child.on('message', (message) => listener(message as FromEngine)),
      onExit: (listener) => void exitListeners.push(listener),
      kill,
    };
  };
}
