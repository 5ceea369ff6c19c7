import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineEnvironment } from './engine-environment.ts';
import { MEMORY_FLAGS } from './memory-environment.ts';
import { watchMemory } from './memory-limit.ts';
import type { EngineProcess, FromEngine, StartEngineProcess, ToEngine } from './protocol.ts';

/** A file beside this one: TypeScript source in a clone, a bundle when built. */
const beside = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, import.meta.url));

/**
 * After so many processes in a row that ended by themselves before they were ready, the next starts with its files unconfined: its
 * packages may lie where no other system has them. Nobody's document has reached it, and health says so.
 */
const CONFINED_TRIES = 2;
/** What ended them may have been want of memory, which passes: after so long the next one to start is confined again. */
const TRIED_AGAIN_AFTER_MS = 5 * 60_000;

/**
 * Starts engine processes with `child_process`: the headless station and the tests.
 *
 * @param entry the module of the engine
 * @param secrets files and folders of the station that no engine may reach, where the system can see to it
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
        // Those that started beside each other ended of one cause, and count once.
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
