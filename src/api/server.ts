import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { answerBrokenRequests } from './broken-requests.ts';
import { createLingering } from './lingering.ts';
import { repeat } from '../station/repeat.ts';
import { tlsFiles } from './tls/tls-files.ts';

export interface ServerOptions {
  readonly dataFolder: string;
  /** 0 takes any free port, the same on both stacks. */
  readonly port: number;
  readonly tls: boolean;
  /** Host names the certificate covers besides the loopback ones. */
  readonly hosts: readonly string[];
  readonly requestTimeoutSeconds: number;
  readonly now: number;
}

export interface RunningServer {
  readonly baseUrl: string;
  readonly caFile: string | null;
  readonly port: number;
  /** Does what is due with the certificate, by this time; done by itself a few times a day. */
  renewCertificate(now: number): Promise<void>;
  /** Stops accepting, lets running requests finish for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

/** Bounds for slow or greedy clients. */
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 15_000;
const CHECK_EVERY_MS = 2_000;
const RENEW_EVERY_MS = 6 * 60 * 60_000;
const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 512;
const PORT_ATTEMPTS = 20;

type AnyServer = Server | TlsServer;

/** Serves the app on 127.0.0.1 and, where the machine has it, on [::1]; never on another interface. */
export async function startServer(app: RequestListener, options: ServerOptions): Promise<RunningServer> {
  const tls = options.tls ? await tlsFiles(options.dataFolder, options.hosts, options.now) : null;
  const limits = {
    // Node refuses a server whose heads may take longer than whole requests.
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, options.requestTimeoutSeconds * 1000),
    requestTimeout: options.requestTimeoutSeconds * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node would answer without a word; the application says what is missing.
    requireHostHeader: false,
  };
  const lingering = createLingering();
  const listener = lingering.listener(app);
  const make = (): AnyServer => {
    const server = tls
      ? createTlsServer(
          {
            ...limits,
            key: tls.key,
            cert: tls.cert,
            minVersion: 'TLSv1.2',
            handshakeTimeout: HEADERS_TIMEOUT_MS,
          },
          listener,
        )
      : createPlainServer(limits, listener);
    answerBrokenRequests(server, lingering);
    // Node would answer 417 without a word; an expectation other than 100-continue may be ignored (RFC 9110 §10.1.1).
    server.on('checkExpectation', listener);
    server.on('checkContinue', continueOnceRead(listener));
    server.maxHeadersCount = MAX_HEADERS;
    server.maxConnections = MAX_CONNECTIONS;
    return server;
  };
  const { servers, port } = await listenOnLoopback(make, options.port);
  let cert = tls?.cert;
  const renewCertificate = async (now: number): Promise<void> => {
    if (!options.tls) return;
    const due = await tlsFiles(options.dataFolder, options.hosts, now);
    if (due.cert === cert) return;
    cert = due.cert;
    for (const server of servers)
      if ('setSecureContext' in server)
        server.setSecureContext({ key: due.key, cert, minVersion: 'TLSv1.2' });
  };
  const startedAt = Date.now();
  // Renewal failures are reported by health before the certificate expires.
  const stopRenewing = repeat(
    RENEW_EVERY_MS,
    () => void renewCertificate(options.now + Date.now() - startedAt).catch(() => undefined),
  );
  return {
    baseUrl: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    caFile: tls?.caFile ?? null,
    port,
    renewCertificate,
    close: async (graceMs) => {
      stopRenewing();
      lingering.end();
      await Promise.all(servers.map((server) => closeServer(server, graceMs)));
    },
  };
}

/** Asks for the body only when it is read: who is refused by the head need not send it (RFC 9110 §10.1.1). */
const continueOnceRead =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    listener(request, response);
  };

async function listenOnLoopback(
  make: () => AnyServer,
  wanted: number,
): Promise<{ servers: AnyServer[]; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const v4 = make();
    const port = await listen(v4, '127.0.0.1', wanted);
    const v6 = make();
    try {
      await listen(v6, '::1', port);
      return { servers: [v4, v6], port };
    } catch (thrown) {
      const code = (thrown as NodeJS.ErrnoException).code;
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return { servers: [v4], port };
      v4.close();
      // With port 0, a port free on one stack may be taken on the other: try another one.
      if (code !== 'EADDRINUSE' || wanted !== 0 || attempt >= PORT_ATTEMPTS) throw thrown;
    }
  }
}

function listen(server: AnyServer, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closeServer(server: AnyServer, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
