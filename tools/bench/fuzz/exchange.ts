import { connect } from 'node:net';
import type { WireRequest } from './wire-request.ts';

export interface Exchange {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  /** The first 64 KiB of the answer. */
  readonly answer: string;
  readonly milliseconds: number;
  /** The station did not close the connection in time. */
  readonly late: boolean;
}

const PIECE = 64;
const HALF_CLOSE_MS = 2_000;
const KEPT_BYTES = 64 * 1024;

/** Sends the bytes as they are and reads until the station hangs up, or until `deadlineMs`. */
export function exchange(port: number, request: WireRequest, deadlineMs: number): Promise<Exchange> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let kept = 0;
    let drip: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      if (request.dripMs === undefined) socket.write(request.bytes);
      else {
        let at = 0;
        drip = setInterval(() => {
          socket.write(request.bytes.subarray(at, at + PIECE));
          at += PIECE;
          if (at >= request.bytes.length) clearInterval(drip);
        }, request.dripMs);
      }
    });
    // A request that is cut short would be waited for: the client says that it has no more.
    const half = request.incomplete ? setTimeout(() => socket.end(), HALF_CLOSE_MS) : undefined;
    const finish = (late: boolean): void => {
      clearInterval(drip);
      clearTimeout(half);
      clearTimeout(deadline);
      socket.destroy();
      const answer = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({ status, answer, milliseconds: performance.now() - begun, late });
    };
    const deadline = setTimeout(() => finish(true), deadlineMs);
    socket.on('data', (chunk) => {
      if (kept < KEPT_BYTES) chunks.push(chunk);
      kept += chunk.length;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => finish(false));
  });
}
