import type { Request } from 'express';
import { z } from 'zod';
import { Scope, TokenResponse, type ApiClient } from '../../contract/access.ts';
import { message } from '../../contract/messages/message.ts';
import { PREFIX } from '../../station/access/secrets.ts';
import type { Station } from '../../station/station.ts';
import { absoluteUrl } from '../requests/absolute-url.ts';
import { OAuthError } from '../errors/oauth-error.ts';
import { operation, type Operation } from './operation.ts';

const TokenRequest = z.object({
  grant_type: z
    .string()
    .optional()
    .meta({ description: 'client_credentials', example: 'client_credentials' }),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  scope: z
    .string()
    .optional()
    .meta({ description: 'Space-separated; all scopes of the client when absent.' }),
});

const RevocationRequest = z.object({
  token: z.string().optional(),
  token_type_hint: z.string().optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});

const NO_STORE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

const Methods = z.array(z.string());
/** Where and how tokens are requested (RFC 8414 §2). */
const ServerMetadata = z
  .object({
    issuer: z.string().describe('Address of the station, as this client reaches it.'),
    token_endpoint: z.string().describe('Where tokens are requested.'),
    revocation_endpoint: z.string().describe('Where tokens are revoked.'),
    scopes_supported: z.array(Scope).describe('The scopes that a client may have.'),
    grant_types_supported: Methods.describe('`client_credentials` alone.'),
    response_types_supported: Methods.describe('Empty: there is no authorization endpoint.'),
    token_endpoint_auth_methods_supported: Methods.describe('How a client authenticates to request a token.'),
    revocation_endpoint_auth_methods_supported: Methods.describe('How a client authenticates to revoke one.'),
    service_documentation: z.string().describe('The interface, for people.'),
  })
  .meta({ id: 'AuthorizationServerMetadata' });
const AUTHENTICATION = ['client_secret_basic', 'client_secret_post'];

/** OAuth 2.0 client credentials (RFC 6749 §4.4) and revocation (RFC 7009). */
export function oauthOperations(station: Station): Operation[] {
  return [
    operation({
      id: 'getAuthorizationServerMetadata',
      method: 'get',
      path: '/.well-known/oauth-authorization-server',
      tag: 'Access',
      summary: 'Where and how tokens are requested (RFC 8414)',
      scope: null,
      success: { status: 200, description: 'The metadata.', schema: ServerMetadata },
      errors: [],
      handle: async ({ request }) => ({
        body: {
          issuer: absoluteUrl(request, ''),
          token_endpoint: absoluteUrl(request, '/oauth2/token'),
          revocation_endpoint: absoluteUrl(request, '/oauth2/revoke'),
          scopes_supported: Scope.options,
          grant_types_supported: ['client_credentials'],
          response_types_supported: [],
          token_endpoint_auth_methods_supported: AUTHENTICATION,
          revocation_endpoint_auth_methods_supported: AUTHENTICATION,
          service_documentation: absoluteUrl(request, '/docs'),
        } satisfies z.output<typeof ServerMetadata>,
      }),
    }),
    operation<z.output<typeof TokenRequest>>({
      id: 'requestToken',
      method: 'post',
      path: '/oauth2/token',
      tag: 'Access',
      summary: 'Exchange client credentials for an access token',
      description: 'The client authenticates in the form or by HTTP Basic, not both. Tokens last 60 minutes.',
      scope: null,
      body: { kind: 'form', schema: TokenRequest },
      success: { status: 200, description: 'An access token.', schema: TokenResponse },
      errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'RATE_LIMITED'],
      async handle({ body, request }) {
        if (!body.grant_type) throw new OAuthError('invalid_request', message('accessRefusals.noGrantType'));
        if (body.grant_type !== 'client_credentials')
          throw new OAuthError('unsupported_grant_type', message('accessRefusals.otherGrantType'));
        const client = authenticateClient(station, request, body);
        return {
          headers: NO_STORE,
          body: station.access.issueToken(client, requestedScopes(client, body.scope)),
        };
      },
    }),
    operation<z.output<typeof RevocationRequest>>({
      id: 'revokeToken',
      method: 'post',
      path: '/oauth2/revoke',
      tag: 'Access',
      summary: 'Revoke an access token',
      scope: null,
      body: { kind: 'form', schema: RevocationRequest },
      success: {
        status: 200,
        description: 'The token, if it was one of this client, no longer works.',
        schema: z.object({}),
      },
      errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'RATE_LIMITED'],
      async handle({ body, request }) {
        const client = authenticateClient(station, request, body);
        if (!body.token) throw new OAuthError('invalid_request', message('accessRefusals.noTokenSent'));
        station.access.revokeToken(client, body.token);
        return { headers: NO_STORE, body: {} };
      },
    }),
  ];
}

function authenticateClient(
  station: Station,
  request: Request,
  body: { client_id?: string | undefined; client_secret?: string | undefined },
): ApiClient {
  const basic = basicCredentials(request.headers.authorization);
  if (
    basic &&
    (body.client_secret !== undefined || (body.client_id !== undefined && body.client_id !== basic.id))
  )
    throw new OAuthError('invalid_request', message('accessRefusals.formOrBasic'));
  const id = basic?.id ?? body.client_id;
  const secret = basic?.secret ?? body.client_secret;
  if (!id || !secret)
    throw new OAuthError('invalid_client', message('accessRefusals.noClientCredentials'), true);
  const client = station.access.authenticateClient(id, secret);
  // The right secret is accepted, however many others guess: secrets have 256 bits.
  if (client) return client;
  station.tokenAttempts.check(id);
  station.tokenAttempts.failed(id);
  const says = secret.startsWith(PREFIX.key)
    ? message('accessRefusals.keyAsSecret')
    : message('accessRefusals.wrongClientCredentials');
  throw new OAuthError('invalid_client', says, true);
}

/** RFC 6749 §2.3.1: id and secret are form-encoded before they are put into the Basic header. */
function basicCredentials(header: string | undefined): { id: string; secret: string } | null {
  const encoded = /^basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  return { id: formDecoded(text.slice(0, colon)), secret: formDecoded(text.slice(colon + 1)) };
}

function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function requestedScopes(client: ApiClient, scope: string | undefined): readonly Scope[] {
  if (scope === undefined || scope.trim() === '') return client.scopes;
  const asked = scope
    .trim()
    .split(/ +/)
    .map((name) => Scope.safeParse(name));
  const scopes = asked.flatMap((parsed) => (parsed.success ? [parsed.data] : []));
  if (scopes.length !== asked.length || scopes.some((name) => !client.scopes.includes(name)))
    throw new OAuthError(
      'invalid_scope',
      message('accessRefusals.scopesOfClient', { scopes: client.scopes.join(' ') }),
    );
  return [...new Set(scopes)];
}
