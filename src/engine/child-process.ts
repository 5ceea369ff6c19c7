import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineEnvironment } from './engine-environment.ts';
import { MEMORY_FLAGS } from './memory-environment.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from './protocol.ts';

/** The host's file beside this one: TypeScript source in a clone, a bundle when built. */
const hostFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './host.ts' : './host.js', import.meta.url),
);

/** Starts engine processes with `child_process`: the headless station and the tests. */
export function childProcessStarter(entry: string = hostFile): StartEngineProcess {
  return (): EngineProcess => {
    const child = fork(entry, [], {
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
