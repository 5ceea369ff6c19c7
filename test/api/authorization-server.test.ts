import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from './support/raw-request.ts';
import { startTestStation, type TestStation } from './support/station.ts';

let test: TestStation;
beforeAll(async () => {
  test = await startTestStation();
});
afterAll(() => test.close());

const insecure = { [oauth.allowInsecureRequests]: true };

it('a client finds out by itself how to ask for a token (RFC 8414), and gets one', async () => {
  const issuer = new URL(test.baseUrl);
  const found = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
  const server = await oauth.processDiscoveryResponse(issuer, found);
  expect(server.grant_types_supported).toEqual(['client_credentials']);
  const { clientId, clientSecret } = test.register('pro');
  for (const authentication of [
    oauth.ClientSecretPost(clientSecret),
    oauth.ClientSecretBasic(clientSecret),
  ]) {
    const client: oauth.Client = { client_id: clientId };
    const answer = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      { scope: 'verify' },
      insecure,
    );
    const token = await oauth.processClientCredentialsResponse(server, client, answer);
    expect(token.access_token).toMatch(/^nt_/);
  }
});

it('a request with two Host headers is refused, also where both are of this station', async () => {
  for (const second of ['localhost', 'evil.example']) {
    const answer = await rawRequest(test.baseUrl, (socket) =>
      socket.write(
        `GET /v1/health HTTP/1.1\r\nHost: localhost\r\nHost: ${second}\r\nConnection: close\r\n\r\n`,
      ),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('more than one Host header');
  }
});
