import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES, type NewCredentials, type Scope } from '../../src/contract/access.ts';
import { errorFormatOf } from '../../src/api/errors/format.ts';
import { createMetrics } from '../../src/api/metrics.ts';
import { allOperations } from '../../src/api/operations/all.ts';
import type { Operation } from '../../src/api/operations/operation.ts';
import { DAY_MS } from '../../src/contract/local-time.ts';
import { TOKEN_LIFETIME_MS } from '../../src/station/access/access.ts';
import { startTestStation, type Answer, type TestStation } from './support/station.ts';

let test: TestStation;
let client: NewCredentials;
let now = Date.now();

beforeAll(async () => {
  test = await startTestStation({ clock: { now: () => now } });
  client = test.register('enterprise');
});
afterAll(() => test.close());

const issue = (scopes?: readonly Scope[]) =>
  test.station.access.issueToken(test.station.access.find(client.clientId)!, scopes).access_token;
const pathOf = (operation: Operation) => operation.path.replace(/\{\w+\}/g, 'none');

describe('"Unauthenticated calls are answered with an Unauthorized error": every path × every kind of credential', () => {
  it('no, wrong, expired and revoked credentials, and those of another scope', async () => {
    const expired = issue();
    now += TOKEN_LIFETIME_MS;
    const revoked = issue();
    test.station.access.revokeToken(test.station.access.find(client.clientId)!, revoked);
    const gone = test.register('pro');
    test.station.access.revoke({ kind: 'system', id: 'test' }, gone.clientId);

    const operations = allOperations(test.station, createMetrics(test.station)).filter(
      (o) => o.scope !== null,
    );
    expect(operations.length).toBeGreaterThan(55);
    // RFC 6750 §3.1: who tries another scheme is told of Bearer, not that a token is wrong.
    const otherScheme = { headers: { Authorization: client.apiKey } };
    for (const operation of operations) {
      const method = operation.method.toUpperCase();
      const ask = (key?: string) => test.ask(method, pathOf(operation), key ? { key } : {});
      unauthorized(operation, await ask(), null);
      unauthorized(operation, await test.ask(method, pathOf(operation), otherScheme), null);
      unauthorized(operation, await ask('nk_wrong'), 'invalid');
      unauthorized(operation, await ask('hello'), 'invalid');
      unauthorized(operation, await ask(expired), 'expired');
      unauthorized(operation, await ask(revoked), 'revoked');
      unauthorized(operation, await ask(gone.apiKey), 'revoked');
      const other = await ask(issue(SCOPES.filter((scope) => scope !== operation.scope)));
      expect(other.status, operation.path).toBe(403);
      expect(other.headers.get('www-authenticate')).toContain(
        `error="insufficient_scope", scope="${operation.scope}"`,
      );
      expect(other.headers.get('x-ratelimit-limit')).not.toBeNull();
    }
  });

  it('a token from before the clock was set back is over', async () => {
    const before = issue();
    const ask = async () => (await test.ask('POST', '/v1/verify/identity', { key: before })).headers;
    const moved = 10 * 365 * DAY_MS;
    now -= moved;
    try {
      expect((await ask()).get('www-authenticate')).toContain('expired');
    } finally {
      now += moved;
    }
    expect((await ask()).get('www-authenticate')).toBeNull();
  });

  function unauthorized(operation: Operation, answer: Answer, reason: string | null): void {
    expect(answer.status, operation.path).toBe(401);
    const challenge = answer.headers.get('www-authenticate');
    if (reason === null) expect(challenge).toBe('Bearer realm="netefatsa"');
    else expect(challenge).toContain('Bearer realm="netefatsa", error="invalid_token"');
    expect(answer.body['requestId']).toBe(answer.headers.get('x-request-id'));
    switch (errorFormatOf(operation.path)) {
      case 'problem':
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(answer.body).toMatchObject({ status: 401, title: 'Unauthorized', errors: [] });
        break;
      case 'flat':
        expect(answer.body).toMatchObject({
          status: 'error',
          errorCode: 2001,
          details: { reason: (reason ?? 'missing').toUpperCase() },
        });
        break;
      case 'liveness':
        expect(answer.body).toMatchObject({ status: 401, errorCode: 2001 });
        break;
      case 'oauth':
        throw new Error('token operations have no scope');
    }
  }

  it('health, token, OpenAPI and docs are open', async () => {
    for (const path of ['/v1/health', '/openapi.json', '/docs'])
      expect((await test.ask('GET', path)).status, path).toBe(200);
  });

  it('an API key and an access token open the same paths', async () => {
    for (const key of [client.apiKey, issue()])
      expect((await test.ask('GET', '/v1/client', { key })).status).toBe(200);
  });
});

describe('OAuth 2.0 client credentials, as oauth4webapi asks for them', () => {
  const server = (): oauth.AuthorizationServer => ({
    issuer: test.baseUrl,
    token_endpoint: `${test.baseUrl}/oauth2/token`,
    revocation_endpoint: `${test.baseUrl}/oauth2/revoke`,
  });
  const insecure = { [oauth.allowInsecureRequests]: true };
  const grant = async (authentication: oauth.ClientAuth, parameters: Record<string, string> = {}) => {
    const me = { client_id: client.clientId };
    const response = await oauth.clientCredentialsGrantRequest(
      server(),
      me,
      authentication,
      new URLSearchParams(parameters),
      insecure,
    );
    return oauth.processClientCredentialsResponse(server(), me, response);
  };

  it('authenticates in the form and by HTTP Basic; the token lasts 60 minutes and opens the API', async () => {
    for (const authentication of [
      oauth.ClientSecretPost(client.clientSecret),
      oauth.ClientSecretBasic(client.clientSecret),
    ]) {
      const token = await grant(authentication);
      expect(token).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: SCOPES.join(' ') });
      expect((await test.ask('GET', '/v1/client', { key: token.access_token })).status).toBe(200);
    }
  });

  it('narrows the token to the scopes asked for', async () => {
    const token = await grant(oauth.ClientSecretPost(client.clientSecret), { scope: 'forensics' });
    expect(token.scope).toBe('forensics');
    expect((await test.ask('GET', '/v1/client', { key: token.access_token })).status).toBe(403);
  });

  it('revokes (RFC 7009)', async () => {
    const token = await grant(oauth.ClientSecretPost(client.clientSecret));
    const response = await oauth.revocationRequest(
      server(),
      { client_id: client.clientId },
      oauth.ClientSecretPost(client.clientSecret),
      token.access_token,
      insecure,
    );
    await oauth.processRevocationResponse(response);
    expect((await test.ask('GET', '/v1/client', { key: token.access_token })).status).toBe(401);
  });

  const request = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
    test.ask('POST', '/oauth2/token', { body: new URLSearchParams(parameters), headers });
  const good = () => ({
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
  });

  it('answers the errors of RFC 6749 §5.2', async () => {
    const { grant_type: _, ...withoutGrant } = good();
    expect(await request(withoutGrant)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect(await request({ ...good(), grant_type: 'password' })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    expect(await request({ ...good(), scope: 'everything' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    });
    const both = await request(good(), {
      Authorization: `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`,
    });
    expect(both).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    for (const wrong of [
      { ...good(), client_secret: 'ns_wrong' },
      { ...good(), client_id: 'nc_wrong' },
      { grant_type: 'client_credentials' },
    ]) {
      const answer = await request(wrong);
      expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      expect(answer.headers.get('www-authenticate')).toContain('Basic');
    }
    expect((await request({ ...good(), client_secret: client.apiKey })).body['error_description']).toBe(
      'This is an API key. It needs no token: send it as Authorization: Bearer.',
    );
    expect(await test.ask('POST', '/oauth2/token', { json: good() })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    const twice = await test.ask('POST', '/oauth2/token', {
      body: 'grant_type=client_credentials&grant_type=client_credentials',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('answers tokens with no-store', async () => {
    expect((await request(good())).headers.get('cache-control')).toBe('no-store');
  });

  it('a rotated secret ends the old secret and its tokens; a rotated key ends the old key', async () => {
    const other = test.register('pro');
    const actor = { kind: 'system', id: 'test' } as const;
    const token = test.station.access.issueToken(test.station.access.find(other.clientId)!).access_token;
    const secret = test.station.access.rotate(actor, other.clientId, 'secret');
    const ask = (client_secret: string) =>
      request({ grant_type: 'client_credentials', client_id: other.clientId, client_secret });
    expect((await ask(other.clientSecret)).status).toBe(401);
    expect((await ask(secret)).status).toBe(200);
    expect((await test.ask('GET', '/v1/client', { key: token })).status).toBe(401);
    expect((await test.ask('GET', '/v1/client', { key: other.apiKey })).status).toBe(200);
    const key = test.station.access.rotate(actor, other.clientId, 'key');
    expect((await test.ask('GET', '/v1/client', { key: other.apiKey })).status).toBe(401);
    expect((await test.ask('GET', '/v1/client', { key })).status).toBe(200);
  });

  it('slows the guessing of secrets: the 21st failure in a minute is 429', async () => {
    const { clientId } = test.register('pro');
    const guess = () =>
      request({ grant_type: 'client_credentials', client_id: clientId, client_secret: 'ns_guess' });
    for (let i = 0; i < 20; i++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    now += 60_000;
    expect((await guess()).status).toBe(401);
  });

  it('keeps no secret in the clear', () => {
    const { database } = test.station.store;
    const rows = JSON.stringify([
      database.prepare('SELECT * FROM api_credentials').all(),
      database.prepare('SELECT * FROM api_tokens').all(),
    ]);
    for (const secret of [client.clientSecret, client.apiKey]) expect(rows).not.toContain(secret.slice(10));
  });
});
