import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { send } from './send.ts';

it.each([
  ['in seconds', { 'Retry-After': '120' }, 120],
  [
    'as a day of the receiver’s clock, which may be wrong',
    { Date: 'Wed, 01 Jan 2020 00:00:00 GMT', 'Retry-After': 'Wed, 01 Jan 2020 00:10:00 GMT' },
    600,
  ],
  ['for a day that has passed', { 'Retry-After': 'Wed, 01 Jan 2020 00:10:00 GMT' }, null],
  ['in no known form', { 'Retry-After': 'later' }, null],
])('a receiver asks to wait %s', async (_how, headers, seconds) => {
  const server = createServer((_request, response) => response.writeHead(503, headers).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  expect(await send({ url, address: '127.0.0.1', family: 4 }, '{}', {})).toEqual({
    statusCode: 503,
    error: null,
    retryAfterSeconds: seconds,
  });
  server.close();
});
