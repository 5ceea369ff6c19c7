import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { StationConfig } from '../../contract/config.ts';
import { childProcessStarter } from '../../engine/child-process.ts';
import { createEngine } from '../../station/engine.ts';
import { queueKeyFile, readQueueKey } from '../../station/queue/queue-key.ts';
import { sharedQueue } from '../../station/queue/shared-queue.ts';
import { wholeNumber } from '../numbers.ts';
import { printJson } from '../output.ts';
import { dataFolderOf, EXIT, runCommand } from '../with-station.ts';

/** `netefatsa worker --queue redis://… [--key-file F] [--processes N]`: engines for a queue of stations, on any host. */
export function register(program: Command): void {
  program
    .command('worker')
    .description("run engines for the stations' shared queue on this host; holds no data")
    .requiredOption('--queue <url>', 'redis://host:port of the queue')
    .option('--key-file <file>', "copy of a station's queue.key (default: in the data folder)")
    .option('--processes <n>', 'engine processes; default one per core', wholeNumber(1))
    .action((options: { queue: string; keyFile?: string; processes?: number }, command: Command) =>
      runCommand(async () => {
        const { startQueueWorker } = await sharedQueue();
        const keyFile = path.resolve(options.keyFile ?? queueKeyFile(dataFolderOf(command)));
        const key = readQueueKey(keyFile, false);
        const processes = options.processes ?? availableParallelism();
        const warn = (sentence: string): void => void process.stderr.write(`netefatsa: ${sentence}\n`);
        const engine = createEngine(
          childProcessStarter(undefined, [keyFile]),
          { ...StationConfig.parse({}).engine, processes },
          (why) => warn(`engine process replaced (${why})`),
          warn,
        );
        engine.warm();
        const worker = startQueueWorker({
          url: options.queue,
          key,
          engine,
          concurrency: processes,
          onError: (error) => warn(`queue: ${error.name}`),
        });
        printJson({ pid: process.pid, processes });
        await new Promise<void>((resolve) => {
          process.once('SIGTERM', () => resolve());
          process.once('SIGINT', () => resolve());
        });
        await worker.close();
        return EXIT.done;
      }),
    );
}
