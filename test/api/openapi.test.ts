import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStation, type TestStation } from './support/station.ts';

let test: TestStation;
let folder: string;
let document: {
  paths: Record<string, Record<string, { operationId: string; security: unknown[] }>>;
  openapi: string;
  info: { contact: object };
};

beforeAll(async () => {
  test = await startTestStation();
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-openapi-'));
  document = (await test.ask('GET', '/openapi.json')).body as unknown as typeof document;
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every path of the interface's tables, as it is written there. */
const INTERFACE = [
  ...['identity', 'address', 'income', 'entity', 'compliance', 'multipurpose', 'auto'].map(
    (c) => `POST /api/v/kyc/verify/${c}`,
  ),
  ...[
    'identity',
    'address',
    'proof-of-residence',
    'income',
    'entity',
    'compliance',
    'multipurpose',
    'auto',
  ].map((c) => `POST /api/kyc/analyze/${c}`),
  ...['identity', 'address', 'income', 'entity', 'compliance', 'auto'].map((c) => `POST /v1/verify/${c}`),
  'GET /v1/health',
  ...['analyze', 'quick', 'identity', 'income', 'address', 'business'].map((c) => `POST /v1/forensics/${c}`),
  'POST /api/liveness/session',
  'GET /api/liveness/session/{sessionId}/results',
  'POST /api/liveness/verify/{sessionId}',
  'POST /api/liveness/compare-faces',
  'POST /api/kyc/analyze/identity-with-liveness',
  'POST /v1/identity/scan',
  'POST /v1/identity/validate',
  'POST /v1/identity/liveness',
  'GET /v1/identity/liveness/{sessionId}/results',
  'POST /v1/identity/face-match',
  'POST /v1/screening/screen/enhanced',
  'POST /v1/business/scan',
  'POST /v1/business/verify',
  'POST /v1/documents/address/scan',
  'POST /oauth2/token',
  'POST /async/verify',
];

it('holds every path of the interface', () => {
  expect(document.openapi).toMatch(/^3\.0\./);
  const served = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((m) => `${m.toUpperCase()} ${address}`),
  );
  expect(INTERFACE.filter((one) => !served.includes(one))).toEqual([]);
});

it('passes Redocly’s recommended rules without a warning', async () => {
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const redocly = path.resolve('node_modules/@redocly/cli/bin/cli.js');
  const args = [redocly, 'lint', file, '--extends', 'recommended', '--format', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    maxBuffer: 32 * 1024 * 1024,
  });
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

it('says whom to ask, as Spectral’s rules want besides', () => {
  expect(document.info.contact).toMatchObject({ email: expect.stringMatching(/^[^@\s]+@[^@\s]+$/) });
});

it.each([
  '/openapi.json',
  '/docs',
  '/docs/start.js',
  '/docs/swagger-ui.css',
  '/v1/health',
  '/',
  '/liveness/none',
])('%s has other methods than GET refused by name', async (path) => {
  const { status, headers } = await test.ask('POST', path);
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

it('serves /docs with its own files only', async () => {
  const page = await test.ask('GET', '/docs');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).not.toMatch(/^https?:/);
    expect((await test.ask('GET', `/${file}`)).status, file).toBe(200);
  }
});

it('docs/api.md and the collection hold every path; "npm run api-docs" makes them', () => {
  const page = readFileSync(path.resolve('docs/api.md'), 'utf8');
  const collection = readFileSync(path.resolve('docs/netefatsa.postman_collection.json'), 'utf8');
  for (const [address, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods)) {
      expect(page).toContain(`### ${method.toUpperCase()} ${address}\n`);
      expect(collection).toContain(`"${method.toUpperCase()} ${address}"`);
    }
});

it('every operation but the open ones asks for credentials', () => {
  const open = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods)
      .filter((o) => o.security.length === 0)
      .map((o) => o.operationId),
  );
  expect(open.sort()).toEqual(['getAuthorizationServerMetadata', 'getHealth', 'requestToken', 'revokeToken']);
});

it('says that a body may be too large wherever there is one, and how a submission is delivered and repeated', () => {
  const posts = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.values(methods as unknown as Record<string, { requestBody?: object; responses: object }>)
      .filter((operation) => operation.requestBody)
      .map((operation) => ({ address, answers: Object.keys(operation.responses) })),
  );
  expect(posts.length).toBeGreaterThan(40);
  expect(posts.filter(({ answers }) => !answers.includes('413'))).toEqual([]);

  const submission = document.paths['/v1/async/verify']!['post'] as unknown as {
    parameters: { name: string; in: string; required?: boolean }[];
    callbacks: { result: Record<string, { post: { parameters: { name: string }[]; requestBody: unknown } }> };
  };
  expect(submission.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
  const { post } = submission.callbacks.result['{$request.body#/webhookUrl}']!;
  expect(post.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
  expect(post.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['type', 'timestamp', 'result'] } } },
  });
});
