/** Stands in an engine's place and tries what its files allow, named in its first call; answers with what came of it. */
import { appendFileSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { areFilesConfined } from '../../src/engine/files-confined.ts';

export interface Tried {
  readonly folder: string;
  readonly key: string;
}

const outcomeOf = (work: () => unknown): string => {
  try {
    work();
    return 'reached';
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code ?? String(thrown);
  }
};

async function inThread(file: string): Promise<string> {
  const thread = new Worker(
    `try { require('node:fs').readFileSync(require('node:worker_threads').workerData); } catch ({ code }) { require('node:worker_threads').parentPort.postMessage(code); }`,
    { eval: true, workerData: file },
  );
  return new Promise((resolve) => {
    thread.once('message', resolve);
    thread.once('exit', () => resolve('reached'));
  });
}

process.on('message', (message: Tried) => {
  const { folder, key } = message;
  void inThread(key).then((thread) =>
    process.send!({
      'read the key': outcomeOf(() => readFileSync(key)),
      'read the key in a thread': thread,
      'list the data': outcomeOf(() => readdirSync(folder)),
      'write into the data': outcomeOf(() => appendFileSync(path.join(folder, 'station.db'), 'x')),
      'write a new file there': outcomeOf(() => openSync(path.join(folder, 'new'), 'w')),
      'remove the data': outcomeOf(() => rmSync(path.join(folder, 'station.db'))),
      'move the data': outcomeOf(() => renameSync(key, `${key}.moved`)),
      'make a folder there': outcomeOf(() => mkdirSync(path.join(folder, 'made'))),
      'write where all may': outcomeOf(() => openSync(path.join(tmpdir(), `netefatsa-${process.pid}`), 'w')),
      'write the program': outcomeOf(() => openSync(import.meta.filename, 'r+')),
      'memory of the station': outcomeOf(() => openSync(`/proc/${process.ppid}/mem`, 'r')),
      'environment of the station': outcomeOf(() => readFileSync(`/proc/${process.ppid}/environ`)),
      capabilities: /^CapEff:\t(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]!,
      'read the program': outcomeOf(() => readFileSync(import.meta.filename)),
      'read of itself': outcomeOf(() => readFileSync('/proc/self/status')),
    }),
  );
});
process.send!({ kind: 'ready', pid: process.pid, filesConfined: areFilesConfined() });
