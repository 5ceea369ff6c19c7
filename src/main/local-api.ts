import type { RequestListener } from 'node:http';
import { startServer, type RunningServer } from '../api/server.ts';
import type { Station } from '../station/station.ts';

/** The API for local systems beside the window. A port that is taken leaves the window working, and a line in the log. */
export async function startLocalApi(station: Station, app: RequestListener): Promise<RunningServer | null> {
  const { server } = station.config;
  try {
    return await startServer(app, {
      dataFolder: station.store.folder,
      port: server.port,
      tls: server.tls,
      hosts: server.allowedHosts,
      requestTimeoutSeconds: server.requestTimeoutSeconds,
      now: station.clock.now(),
    });
  } catch (thrown) {
    station.logger.error({ code: (thrown as NodeJS.ErrnoException).code }, 'the local API could not start');
    return null;
  }
}
