import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
}

export interface Receiver {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** Status of the next answers by path; 200 when not set. */
  readonly answers: Map<string, number>;
  /** Resolves when `count` deliveries have arrived at the path. */
  until(path: string, count: number, timeoutMs?: number): Promise<Delivery[]>;
  close(): Promise<void>;
}

/** A webhook receiver on loopback that writes down what it is sent. */
export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 200;
      deliveries.push({
        path,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        status,
      });
      response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:1/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    deliveries,
    answers,
    async until(path, count, timeoutMs = 20_000) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const here = deliveries.filter((d) => d.path === path);
        if (here.length >= count) return here;
        if (Date.now() > deadline)
          throw new Error(`${here.length} of ${count} deliveries at ${path} after ${timeoutMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
