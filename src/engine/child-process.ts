import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineEnvironment } from './engine-environment.ts';
import { MEMORY_FLAGS } from './memory-environment.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from './protocol.ts';

/** A file beside this one: TypeScript source in a clone, a bundle when built. */
const beside = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, import.meta.url));

/**
 * After so many processes in a row that ended by themselves before they were ready, the next starts with its files unconfined: its
 * packages may lie where no other system has them. Nobody's document has reached it, and health says so.
 */
const CONFINED_TRIES = 2;

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
  return (): EngineProcess => {
    const [module = entry, ...args] =
      ended < CONFINED_TRIES ? [beside('start-confined'), entry, ...secrets] : [];
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
      if (module !== entry) ended = 0;
    });
    const exitListeners: ((description: string) => void)[] = [];
    const end = (description: string) => {
      if (exited) return;
      exited = true;
      if (isStarting) ended++;
      for (const listener of exitListeners) listener(description);
    };
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
    child.once('error', (error) => end(error.message));
    return {
      pid: child.pid,
      send: (message) => {
        if (child.connected) child.send(message, () => undefined);
      },
      onMessage: (listener) => void child.on('message', (message) => listener(message as FromEngine)),
      onExit: (listener) => void exitListeners.push(listener),
      kill: () => {
        isStarting = false;
        child.kill('SIGKILL');
      },
    };
  };
}
