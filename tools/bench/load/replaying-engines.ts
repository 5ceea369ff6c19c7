import { fork } from 'node:child_process';
import path from 'node:path';
import type { FromEngine, StartEngineProcess } from '../../../src/engine/protocol.ts';

/** Starts `replaying-host.ts` in the place of engines. */
export const startReplayingEngine: StartEngineProcess = () => {
  const child = fork(path.join(import.meta.dirname, 'replaying-host.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    pid: child.pid,
    send: (message) => {
      if (child.connected) child.send(message, () => undefined);
    },
    onMessage: (listener) => void child.on('message', (message) => listener(message as FromEngine)),
    onExit: (listener) => void child.once('exit', (code, signal) => listener(signal ?? `exit code ${code}`)),
    // It ends its own engine when it is let go.
    kill: () => child.connected && child.disconnect(),
  };
};
