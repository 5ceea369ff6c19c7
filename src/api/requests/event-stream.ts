import type { Request, Response } from 'express';

/** Proxies and the window's pipe close silent connections; a comment keeps them open. */
const KEEP_ALIVE_MS = 15_000;

export interface EventStream {
  send(event: unknown): void;
  close(): void;
}

/** Answers with `text/event-stream`; `onEnd` is called when either side has closed it. */
export function openEventStream(request: Request, response: Response, onEnd: () => void): EventStream {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const alive = setInterval(() => response.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
  request.once('close', () => {
    clearInterval(alive);
    onEnd();
  });
  return {
    send: (event) => void response.write(`data: ${JSON.stringify(event)}\n\n`),
    close: () => void response.end(),
  };
}
