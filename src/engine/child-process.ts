import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineEnvironment } from './engine-environment.ts';
import { MEMORY_FLAGS } from './memory-environment.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from './protocol.ts';

/** A file beside this one: TypeScript source in a clone, a bundle when built. */
const beside = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, import.meta.url));

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
  return (): EngineProcess => {
    const child = fork(beside('start-confined'), [entry, ...secrets], {
      execArgv: [...process.execArgv, ...MEMORY_FLAGS],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: engineEnvironment(),
    });
    let exited = false;
    const exitListeners: ((description: string) => void)[] = [];
    const end = (description: string) => {
      if (exited) return;
      exited = true;
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
      kill: () => void child.kill('SIGKILL'),
    };
  };
}
