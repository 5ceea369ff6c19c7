import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { escl } from './escl.ts';

const options = { colour: true, resolution: 300, room: 10 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A device that gives so many pages and then ends in its way; `location` is what it calls the job. */
async function scanner(
  pages: number,
  end: (response: ServerResponse) => void,
  location = '/eSCL/ScanJobs/1',
) {
  const asked: string[] = [];
  let given = 0;
  const origin = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'POST') response.writeHead(201, { Location: location }).end();
    else if (request.method === 'DELETE') response.end();
    else if (request.url !== '/eSCL/ScanJobs/1/NextDocument') response.writeHead(404).end();
    else if (given++ < pages) response.end(`page ${given}`);
    else end(response);
  });
  vi.stubEnv('NETEFATSA_ESCL_SCANNERS', `${origin}/eSCL`);
  return { scan: () => escl.scan(`escl:${origin}/eSCL`, options), asked };
}

const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code, { 'Retry-After': '0.001' }).end();
const ENDINGS: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ...[404, 409, 410, 500, 503].map((code) => [String(code), status(code)] as const),
  ['an empty body', (response) => void response.end()],
  ['a broken connection', (response) => void response.destroy()],
  [
    'a connection that breaks within a page',
    (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half', () => response.destroy());
    },
  ],
];

test.each(ENDINGS)('two pages are kept when the job ends with %s; without any it failed', async (_, end) => {
  const { scan, asked } = await scanner(2, end);
  const pages = await scan();
  expect(pages.map(({ bytes }) => Buffer.from(bytes!).toString())).toEqual(['page 1', 'page 2']);
  expect(asked).toContain('POST /eSCL/ScanJobs');
  const empty = await scanner(0, end);
  await expect(empty.scan()).rejects.toMatchObject({ code: 'PROCESSING_FAILED' });
});

test('a job that its device does not end is ended', async () => {
  for (const [code, ends] of [
    [404, false],
    [410, false],
    [409, true],
    [500, true],
  ] as const) {
    const { scan, asked } = await scanner(1, status(code));
    await scan();
    expect(asked.includes('DELETE /eSCL/ScanJobs/1'), String(code)).toBe(ends);
  }
});

test.each([
  '/eSCL/ScanJobs/1/',
  'ScanJobs/1',
  'http://printer.local/eSCL/ScanJobs/1',
  'http://127.0.0.1/eSCL/ScanJobs/1',
  'http://127.0.0.1:1/eSCL/ScanJobs/1',
  'https://[fe80::1]:443/eSCL/ScanJobs/1',
  '//printer/eSCL/ScanJobs/1',
])('a job that the device calls %s is asked for at its own address', async (location) => {
  const { scan } = await scanner(1, status(404), location);
  expect(await scan()).toHaveLength(1);
});

test('a device cannot send the station to another one', async () => {
  const reached: string[] = [];
  const other = await listen((request, response) => {
    reached.push(request.url ?? '');
    response.end('secret');
  });
  for (const location of [
    `${other}/eSCL/ScanJobs/1`,
    `http://x//${other.slice('http://'.length)}/admin`,
    'http://[',
  ]) {
    const { scan } = await scanner(1, status(404), location);
    const names = await scan().then(
      (pages) => pages.map(({ bytes }) => Buffer.from(bytes!).toString()),
      () => [],
    );
    expect(names).not.toContain('secret');
  }
  expect(reached).toEqual([]);
});

test('a device that stays busy says so', async () => {
  const origin = await listen((_, response) => status(503)(response));
  vi.stubEnv('NETEFATSA_ESCL_SCANNERS', `${origin}/eSCL`);
  await expect(escl.scan(`escl:${origin}/eSCL`, options)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { reason: 'DEVICE_BUSY' },
  });
});
