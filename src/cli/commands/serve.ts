import { inEnglish } from '../../contract/messages/in-language.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import { createApi } from '../../api/app.ts';
import { createLog } from '../../api/logging/log.ts';
import { startServer } from '../../api/server.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { processorWarning } from '../../engine/processor.ts';
import { loadConfig } from '../../station/config.ts';
import { DEFECT_EXIT_CODE, exitOnInternalError } from '../../station/exit-on-internal-error.ts';
import { setUpPlace } from '../../station/operators/set-up-code.ts';
import { createStation } from '../../station/station.ts';
import { wholeNumber } from '../numbers.ts';
import { printJson } from '../output.ts';
import { dataFolderOf, EXIT, runCommand, sayUnknownVariables } from '../with-station.ts';

interface Options {
  readonly port?: number;
  readonly http?: boolean;
}

/** Grace period of running requests after SIGTERM. */
const GRACE_MS = 20_000;
/** The same before a restart, for which somebody at the screen waits. */
const RESTART_GRACE_MS = 3_000;

/** `netefatsa serve [--port 0] [--http]` */
export function register(program: Command): void {
  program
    .command('serve')
    .description('run the station without a window: the API and the screens on the loopback interface')
    .option(
      '--port <port>',
      'port on 127.0.0.1 and [::1] (default: that of the settings, 7443); 0 takes any free one',
      wholeNumber(0, 65_535),
    )
    .option('--http', 'without TLS')
    .action((options: Options, command: Command) => runCommand(() => serve(dataFolderOf(command), options)));
}

async function serve(dataFolder: string, options: Options): Promise<number> {
  const processor = processorWarning();
  if (processor) process.stderr.write(`netefatsa: ${inEnglish(processor)}\n`);
  const { config } = loadConfig(dataFolder);
  sayUnknownVariables();
  const logger = createLog(config.log.level, path.join(dataFolder, 'logs', 'station.log'));
  exitOnInternalError(logger, ({ error }) => {
    process.stderr.write(
      `netefatsa: A defect ended the station (${error}; the log says where). Start it again: nothing acknowledged is lost.\n`,
    );
    process.exit(DEFECT_EXIT_CODE);
  });
  const stopped = stopSignal();
  const open = { dataFolder, logger, port: options.port ?? config.server.port, http: options.http === true };
  for (let first = true; ; first = false) {
    const ended = await serveOnce({ ...open, stopped, first });
    if (ended.restart === null) return EXIT.done;
    // Keep the port: clients know it.
    open.port = ended.restart.port;
  }
}

interface Serving {
  readonly dataFolder: string;
  readonly logger: Logger;
  readonly port: number;
  readonly http: boolean;
  readonly stopped: Promise<string>;
  /** Says where the station is. */
  readonly first: boolean;
}

/** Serves until a signal, or until the station asks for a restart (a backup replaces its data). */
async function serveOnce({
  dataFolder,
  logger,
  port,
  http,
  stopped,
  first,
}: Serving): Promise<{ restart: { port: number } | null }> {
  const { config } = loadConfig(dataFolder);
  const restarts = Promise.withResolvers<null>();
  const station = await createStation({
    dataFolder,
    config,
    logger,
    changesAtStart: true,
    restart: () => restarts.resolve(null),
  });
  const server = await startServer(createApi(station), {
    dataFolder: station.store.folder,
    port,
    tls: config.server.tls && !http,
    hosts: config.server.allowedHosts,
    requestTimeoutSeconds: config.server.requestTimeoutSeconds,
    now: station.clock.now(),
  }).catch(async (thrown: unknown) => {
    await station.close();
    throw portFailure(thrown, port);
  });
  station.start();
  const { baseUrl, caFile } = server;
  logger.info({ baseUrl }, 'station started');
  const code = station.operators.setUpCode.current();
  if (first)
    printJson({
      baseUrl,
      caFile: caFile !== null && existsSync(caFile) ? caFile : null,
      pid: process.pid,
      ...(code === null ? {} : { setUpUrl: setUpPlace(baseUrl, code) }),
    });

  const signal = await Promise.race([stopped, restarts.promise]);
  logger.info({ signal }, signal === null ? 'station restarts' : 'station stops');
  // Screens keep streams open: do not wait long for them.
  await server.close(signal === null ? RESTART_GRACE_MS : GRACE_MS);
  await station.close();
  return { restart: signal === null ? { port: server.port } : null };
}

function portFailure(thrown: unknown, port: number): unknown {
  const { code } = thrown as { code?: unknown };
  if (code === 'EADDRINUSE')
    return new StationError(
      'CONFLICT',
      unkeyed(`Port ${port} is taken by another program. Choose another with --port.`),
    );
  if (code === 'EACCES')
    return new StationError(
      'FORBIDDEN',
      unkeyed(`This account may not use port ${port}. Choose one above 1023 with --port.`),
    );
  return thrown;
}

/** Resolves with the first signal; a second one ends the process at once. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        resolve(signal);
        process.once(signal, () => process.exit(EXIT.negative));
      });
  });
}
