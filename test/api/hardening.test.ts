import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, startTestStation, type TestStation } from './support/station.ts';

let test: TestStation;
let port: number;
let key: string;

beforeAll(async () => {
  test = await startTestStation({
    config: {
      server: { allowedHosts: ['counter.bank.example'], allowedOrigins: ['https://portal.bank.example'] },
    },
  });
  port = Number(new URL(test.baseUrl).port);
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

/** Sends bytes as they are; resolves with everything that came back until the station hung up. */
function raw(
  text: string,
  { host = '127.0.0.1', drip }: { host?: string; drip?: number } = {},
): Promise<{ answer: string; seconds: number }> {
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(text));
    const chunks: Buffer[] = [];
    const timer = drip ? setInterval(() => socket.write('X-A: b\r\n'), drip) : undefined;
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', (error) =>
      (error as NodeJS.ErrnoException).code === 'ECONNRESET' ||
      (error as NodeJS.ErrnoException).code === 'EPIPE'
        ? undefined
        : reject(error),
    );
    socket.once('close', () => {
      clearInterval(timer);
      resolve({ answer: Buffer.concat(chunks).toString('latin1'), seconds: (Date.now() - begun) / 1000 });
    });
  });
}
const get = (host: string, path = '/v1/health', more = '') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);
const statusOf = ({ answer }: { answer: string }) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

describe('the Host allow-list against DNS rebinding', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST', 'localhost:8443', 'counter.bank.example'])(
    'answers to %s',
    async (host) => {
      expect(statusOf(await get(host))).toBe(200);
    },
  );
  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0', '2130706433', ''])(
    'refuses "%s"',
    async (host) => {
      expect([400, 403]).toContain(statusOf(await get(host)));
    },
  );
  it.each(['1.1', '1.0'])(
    'tells a request of HTTP/%s without a Host header what it lacks',
    async (version) => {
      const answer = await raw(`GET /v1/health HTTP/${version}\r\nConnection: close\r\n\r\n`);
      expect(statusOf(answer)).toBe(400);
      expect(answer.answer).toContain('application/problem+json');
      expect(answer.answer).toContain('"detail":"The request has no Host header."');
    },
  );
});

it.each(['gzip, chunked', 'identity, chunked'])(
  'a body whose transfer coding is %s is not taken as plain',
  async (coding) => {
    const { answer } = await raw(
      `POST /v1/identity/validate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n` +
        `Transfer-Encoding: ${coding}\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    expect(statusOf({ answer })).toBe(400);
    expect(answer).toContain(`"rejectedValue":"${coding}"`);
  },
);

describe('cross-origin requests', () => {
  const preflight = (origin: string) =>
    test.ask('OPTIONS', '/v1/verify/identity', {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  it('are allowed to configured origins only, and never with cookies', async () => {
    const portal = await preflight('https://portal.bank.example');
    expect(portal.status).toBe(204);
    expect(portal.headers.get('access-control-allow-origin')).toBe('https://portal.bank.example');
    expect(portal.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await preflight('https://evil.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('sets no cookie and no framework header on API paths', async () => {
  for (const path of ['/v1/health', '/v1/client', '/api/liveness/none']) {
    const { headers } = await test.ask('GET', path, { key });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

describe('slow and greedy clients', () => {
  it('a head that never ends is cut after ten seconds', async () => {
    const { answer, seconds } = await raw('GET /v1/health HTTP/1.1\r\nHost: localhost\r\n', { drip: 500 });
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(20);
    expect(answer === '' || statusOf({ answer }) === 408).toBe(true);
  }, 30_000);

  it('a head of more than 16 KB is refused', async () => {
    expect(statusOf(await get('localhost', '/v1/health', `X-Big: ${'a'.repeat(20_000)}\r\n`))).toBe(431);
  });

  it('a request line that is no HTTP is refused and the station goes on', async () => {
    expect(statusOf(await raw('HELLO\r\n\r\n'))).toBe(400);
    expect(statusOf(await get('localhost'))).toBe(200);
  });

  it('a malformed percent escape is the caller’s mistake', async () => {
    expect(
      statusOf(await get('localhost', '/v1/async/verify/%E0%A4%A', `Authorization: Bearer ${key}\r\n`)),
    ).toBe(400);
  });

  it('an upload that stops in the middle leaves no trace', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="documents"; filename="a.jpg"\r\n\r\n';
    const head = `POST /v1/verify/identity HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(head + body, () => setTimeout(() => socket.destroy(), 50)),
      );
      socket.once('close', () => resolve());
    });
    await expect.poll(() => test.station.limits.inFlight(test.station.access.list()[0]!.clientId)).toBe(0);
    expect(
      (await test.ask('POST', '/v1/verify/identity', { key, body: form('documents', ['front.jpg']) })).status,
    ).toBe(200);
  });

  it.each([
    ['100-continue', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n'],
    ['something', 'HTTP/1.1 200 OK\r\n'],
  ])('a body announced with "Expect: %s" is taken', async (expects, begins) => {
    const body = '{"fields":{"fullName":"Kago Sebina"}}';
    const { answer } = await raw(
      `POST /v1/identity/validate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n` +
        `Expect: ${expects}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer.startsWith(begins)).toBe(true);
  });

  it('an upload without credentials is answered before it is read, and nobody is told to go on with it', async () => {
    const head =
      'POST /v1/verify/identity HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n';
    const { answer, seconds } = await raw(head);
    expect(statusOf({ answer })).toBe(401);
    expect(seconds).toBeLessThan(5);
  });
});

it('a request that takes too long is a 504 and its work is cancelled; the next one works', async () => {
  const impatient = await startTestStation({
    config: { engine: { processes: 1 }, server: { requestTimeoutSeconds: 1 } },
  });
  try {
    const { apiKey } = impatient.register('enterprise');
    const ask = (name: string) =>
      impatient.ask('POST', '/v1/verify/identity', { key: apiKey, body: form('documents', [name]) });
    const late = await ask('slow.jpg');
    expect(late).toMatchObject({ status: 504, body: { code: 'PROCESSING_TIMEOUT', retryable: true } });
    expect(late.headers.get('retry-after')).toBe('5');
    expect((await ask('front.jpg')).status).toBe(200);
  } finally {
    await impatient.close();
  }
});

describe('/metrics', () => {
  it('answers Prometheus text to the scope "metrics" alone, without client or path parameters in labels', async () => {
    const mine = test.register('pro', ['metrics']);
    await test.ask('GET', '/v1/async/verify/some-request', { key });
    const answer = await test.ask('GET', '/metrics', { key: mine.apiKey });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.text).toContain(
      'netefatsa_request_duration_seconds_count{method="GET",route="/v1/async/verify/:requestId",status="404"} 1',
    );
    expect(answer.text).toContain('netefatsa_engine_processes{state="ready"} 1');
    expect(answer.text).not.toContain('some-request');
    expect(answer.text).not.toContain('nc_');
    expect((await test.ask('GET', '/metrics')).status).toBe(401);
  });
});
