import { jsonValue, pick, segment, text } from './json-values.ts';
import { mutate } from './mutations.ts';
import { credentials, wire, type Make } from './wire-request.ts';

const OPERATOR_PATHS = [
  ...[
    'session',
    'cases',
    'audit',
    'settings',
    'operators',
    'drafts',
    'verifications',
    'screening',
    'registry',
  ],
  ...[
    'applications',
    'onboarding',
    'face-checks',
    'sources',
    'about',
    'health',
    'set-up',
    'scanners',
    'cases/x',
  ],
].map((name) => `/operator/${name}`);
const PATHS = [
  '/../../etc/passwd',
  '/v1/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%5c..%5cx',
  '//evil.example/',
  '/v1/health?__proto__[x]=1',
  '/v1/health/%00',
  '/%c0%ae%c0%ae/',
  '/openapi.json',
  '/docs/',
  '/docs/../v1/client',
  '/v1/verify/identity/',
  '/api/operator/cases/%2e%2e',
  '/liveness/none',
  '/constructor',
  '/__proto__',
  '*',
  'http://evil.example/v1/health',
];

export const paths: Make = (random, key) => {
  const target = random() < 0.6 ? pick(random, PATHS) : `/${segment(text(random)).slice(0, 9_000)}`;
  return wire(
    'paths and methods',
    pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']),
    target,
    credentials(random, key),
  );
};

export const headers: Make = (random, key) => {
  const value = text(random)
    .replace(/[\r\n\0]/g, '')
    .slice(0, 4_000);
  const odd = pick<Record<string, string>>(random, [
    { Host: value },
    { Origin: value },
    { 'Content-Type': value },
    { 'Idempotency-Key': value },
    { Cookie: `netefatsa=${value}` },
    { 'X-Forwarded-Host': value },
    { Expect: value },
    { 'Content-Encoding': 'gzip' },
    { Range: 'bytes=0-99999999999' },
    { 'X-Request-Id': value },
    { 'Accept-Language': value },
    { Upgrade: 'websocket', Connection: 'Upgrade' },
    { 'If-None-Match': value },
  ]);
  const target = pick(random, ['/v1/health', '/v1/client', '/', '/openapi.json', '/v1/async/verify/none']);
  return wire('headers', 'GET', target, { ...credentials(random, key), ...odd });
};

export const operator: Make = (random) =>
  wire(
    'operator routes',
    pick(random, ['GET', 'POST', 'PUT', 'DELETE']),
    pick(random, OPERATOR_PATHS),
    {
      'Content-Type': 'application/json',
      Origin: pick(random, ['https://evil.example', 'null', 'http://localhost']),
      Cookie: `netefatsa_session=${text(random).replace(/[^a-z0-9]/gi, '')}`,
    },
    JSON.stringify(jsonValue(random, ['name', 'password', 'role', 'decision'])),
  );

export const notHttp: Make = (random, key) => {
  const good = wire(
    '',
    'POST',
    '/v1/identity/validate',
    { ...credentials(random, key), 'Content-Type': 'application/json' },
    '{"fields":{}}',
  );
  const odd = pick(random, [
    Buffer.from(
      `POST /v1/identity/validate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n{}\r\n0\r\n\r\n`,
    ),
    Buffer.from(
      'POST /v1/client HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    ),
    Buffer.from(
      'POST /v1/client HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
    Buffer.from(`GET /v1/health HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(300)}\r\n`),
    Buffer.from('GET /v1/health HTTP/9.9\r\nHost: localhost\r\n\r\n'),
    Buffer.from('GET /v1/health HTTP/1.1\r\nHost: localhost\r\nX-Injected: a\nSet-Cookie: b\r\n\r\n'),
    mutate(good.bytes, random).bytes,
  ]);
  return { kind: 'not quite HTTP', method: 'POST', path: '', bytes: odd, incomplete: true };
};
