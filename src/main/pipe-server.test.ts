import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PIPE_SECRET_HEADER, startPipeServer } from './pipe-server.ts';

const MEBIBYTE = 1024 * 1024;
/** More than the buffers of both ends hold. */
const LONG = 12 * MEBIBYTE;

it('an early answer reaches a window that sends all of an upload before it looks', async () => {
  const pipe = await startPipeServer((_request, response) => void response.writeHead(413).end('too large'));
  const socket = connect({ path: pipe.address, allowHalfOpen: true }).pause();
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${PIPE_SECRET_HEADER}: ${pipe.secret}\r\nContent-Length: ${LONG}\r\n\r\n`,
  );
  for (let left = LONG; left > 0; left -= MEBIBYTE)
    await new Promise((sent) => socket.write(Buffer.alloc(MEBIBYTE), sent));
  socket.end();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*too large/);
  await pipe.close();
});
