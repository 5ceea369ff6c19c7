import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLingering } from '../api/lingering.ts';
import { markOfWindow } from '../api/requests/of-window.ts';

/** Header that proves that a request comes from this process. */
export const PIPE_SECRET_HEADER = 'x-netefatsa-pipe';

export interface PipeServer {
  /** Unix socket or Windows named pipe. */
  readonly address: string;
  readonly secret: string;
  close(): Promise<void>;
}

/**
 * Serves the app to the window only: on a pipe that no network and no other account reaches, and only to requests
 * that carry a secret of this process.
 */
export async function startPipeServer(app: RequestListener): Promise<PipeServer> {
  const name = `netefatsa-${randomBytes(12).toString('hex')}`;
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  const secret = randomBytes(32).toString('hex');
  const lingering = createLingering();
  const server = createServer(
    lingering.listener((request, response) => {
      if (!matches(request.headers[PIPE_SECRET_HEADER], secret)) {
        response.writeHead(403).end();
        return;
      }
      markOfWindow(request);
      app(request, response);
    }),
  );
  // Event streams stay open for as long as the person looks at them.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    address,
    secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function matches(given: string | string[] | undefined, secret: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
