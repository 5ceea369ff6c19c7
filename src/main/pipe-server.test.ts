import { request } from 'node:http';
import { expect, it } from 'vitest';
import { PIPE_SECRET_HEADER, startPipeServer } from './pipe-server.ts';

/** More than the buffers of both ends hold. */
const LONG = 12 * 1024 * 1024;

it('an early answer reaches a window that sends all of an upload before it looks', async () => {
  const pipe = await startPipeServer((_request, response) => void response.writeHead(413).end('too large'));
  const status = new Promise((resolve) => {
    const sent = request(
      { socketPath: pipe.address, method: 'POST', headers: { [PIPE_SECRET_HEADER]: pipe.secret } },
      (answer) => resolve(answer.resume().statusCode),
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    sent.end(Buffer.alloc(LONG));
  });
  expect(await status).toBe(413);
  await pipe.close();
});
