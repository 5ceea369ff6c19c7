import { fileURLToPath } from 'node:url';
import { utilityProcess } from 'electron';
import { engineEnvironment } from '../engine/engine-environment.ts';
import type { EngineProcess, FromEngine, StartEngineProcess } from '../engine/protocol.ts';

/** The bundle beside this one. */
const HOST = fileURLToPath(new URL('./host.js', import.meta.url));

/** Starts engine processes as Electron utility processes: no window, no access to Electron, their own crash. */
export const startUtilityEngine: StartEngineProcess = (): EngineProcess => {
  const child = utilityProcess.fork(HOST, [], {
    serviceName: 'Netefatsa engine',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: engineEnvironment(),
  });
  return {
    get pid() {
      return child.pid;
    },
    send: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', (message: FromEngine) => listener(message)),
    onExit: (listener) => void child.once('exit', (code) => listener(`exit code ${code}`)),
    kill: () => {
      if (child.pid === undefined) return;
      try {
        // A call inside native code does not see SIGTERM.
        process.kill(child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself; its exit event follows.
      }
    },
  };
};
