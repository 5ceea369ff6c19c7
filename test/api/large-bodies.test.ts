import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from './support/raw-request.ts';
import { startTestStation, type TestStation } from './support/station.ts';

let test: TestStation;
let key: string;

beforeAll(async () => {
  test = await startTestStation();
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

const MEBIBYTE = 1024 * 1024;
const PART =
  '--b\r\nContent-Disposition: form-data; name="documents"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Many HTTP libraries send all of a body before they look for an answer, and tell nothing but a broken pipe when nobody reads it. */
function sendAll(path: string, type: string, body: Buffer, times: number): Promise<string> {
  const write = (socket: Socket): void => {
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length * times}\r\n\r\n`,
    );
    let left = times;
    const more = (): void => {
      if (left-- > 0) socket.write(body, more);
      else setTimeout(() => socket.end(), 300);
    };
    more();
  };
  return rawRequest(test.baseUrl, write, true);
}
const form = 'multipart/form-data; boundary=b';
const file = (bytes: number) =>
  Buffer.concat([Buffer.from(PART), Buffer.alloc(bytes, 1), Buffer.from('\r\n')]);

it('"Maximum file size 10 MB per file": one of 150 MB is told so like one of 11 MB', async () => {
  const answer = await sendAll('/v1/verify/identity', form, file(150 * MEBIBYTE), 1);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"errorCode":1003');
  expect(answer).toContain('"field":"documents[0]"');
}, 60_000);

it('"Maximum files per request 10": twelve of 10 MB are told so like twelve small ones', async () => {
  const answer = await sendAll('/api/v/kyc/verify/identity', form, file(10 * MEBIBYTE), 12);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"errorCode":1012');
}, 60_000);

it('a body over its limit is answered to a client that sends all of it first', async () => {
  const answer = await sendAll('/api/liveness/session', 'application/json', Buffer.alloc(MEBIBYTE, 32), 60);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"errorCode":1017');
}, 60_000);
