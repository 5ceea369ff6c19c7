import { OpenApiGeneratorV3, OpenAPIRegistry, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { programVersion } from '../../engine/program-version.ts';
import { namesIgnored, type Body, type Operation, type Tag } from '../operations/operation.ts';
import { RequestWarnings } from '../../contract/results.ts';
import { described } from './described.ts';
import { errorResponses, IGNORED_FIELDS, LIMIT_HEADERS } from './responses.ts';

const TAGS: readonly { name: Tag; description: string }[] = [
  {
    name: 'Access',
    description: 'OAuth 2.0 client credentials, and what a client may know about its subscription.',
  },
  { name: 'Verification A', description: 'Verification with the flat shape under `/api/v/kyc/verify`.' },
  {
    name: 'Verification B',
    description: 'Verification with the flat shape, documents and summary under `/api/kyc/analyze`.',
  },
  { name: 'Verification C', description: 'Verification with the structured shape under `/v1/verify`.' },
  { name: 'Forensics', description: 'Is a document authentic, suspicious, tampered, or can it not be told?' },
  { name: 'Liveness and faces', description: 'Liveness sessions, face comparison, and the combined call.' },
  { name: 'Workflow', description: 'The steps of an onboarding workflow.' },
  { name: 'Cases', description: 'What the station concludes from a case that your calls opened.' },
  { name: 'Asynchronous', description: 'Submissions whose result is delivered by webhook.' },
  { name: 'Webhooks', description: 'Endpoints and deliveries in the Standard Webhooks form.' },
  { name: 'Station', description: 'Health, metrics and configuration of the station.' },
];

/** The OpenAPI 3.0 document of the operations; `serverUrl` is where they are served. */
export function openApiDocument(
  operations: readonly Operation[],
  serverUrl: string,
): Record<string, unknown> {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key (`nk_…`), or an access token (`nt_…`) from /oauth2/token.',
  });
  registry.registerComponent('securitySchemes', 'oauth2', {
    type: 'oauth2',
    flows: {
      clientCredentials: {
        tokenUrl: `${serverUrl}/oauth2/token`,
        scopes: Object.fromEntries(
          [...new Set(operations.flatMap((o) => o.scope ?? []))].map((scope) => [
            scope,
            `Operations of the family "${scope}".`,
          ]),
        ),
      },
    },
  });
  for (const operation of operations) registry.registerPath(route(operation));
  const document = new OpenApiGeneratorV3(registry.definitions).generateDocument({
    openapi: '3.0.3',
    info: {
      title: 'Netefatsa: document verification, forensics and liveness',
      version: programVersion,
      description:
        'The REST interface of a Netefatsa station. It answers on the loopback interface only, over TLS with a certificate of its own authority. ' +
        'Dates are YYYY-MM-DD, times ISO 8601 UTC. Every answer carries `X-Request-Id`; every authenticated one `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (seconds since the epoch).',
      contact: { name: 'Netefatsa engineering', email: 'engineering@netefatsa.example' },
      license: { name: 'Proprietary', url: 'https://netefatsa.example/licence' },
    },
    servers: [{ url: serverUrl, description: 'This station' }],
    tags: [...TAGS],
  });
  return z.record(z.string(), z.unknown()).parse(described(withoutBareNullable(document)));
}

const COMPOSED = ['type', '$ref', 'allOf', 'anyOf', 'oneOf'];

/**
 * In OpenAPI 3.0 `nullable` belongs beside a `type`. The generator also writes it alone: for "anything", which is an
 * empty schema, and as a member of a union, where it belongs to the members that have a type.
 */
function withoutBareNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutBareNullable);
  if (typeof node !== 'object' || node === null) return node;
  if (isBareNullable(node)) return {};
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'anyOf' && Array.isArray(value) ? union(value) : withoutBareNullable(value),
    ]),
  );
}

function union(members: readonly unknown[]): unknown[] {
  const others = members.filter((member) => !isBareNullable(member)).map(withoutBareNullable);
  if (others.length === members.length) return others;
  return others.map((member) =>
    typeof member === 'object' && member !== null && 'type' in member
      ? { ...member, nullable: true }
      : member,
  );
}

function isBareNullable(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'nullable' in node && !COMPOSED.some((key) => key in node)
  );
}

function route(operation: Operation): RouteConfig {
  const {
    id,
    method,
    path,
    tag,
    summary,
    description,
    scope,
    params,
    query,
    headers,
    body,
    success,
    callback,
  } = operation;
  const { schema, mediaType = 'application/json' } = success;
  return {
    operationId: id,
    method,
    path,
    tags: [tag],
    summary,
    description: description ?? `${summary}. ${success.description}`,
    security: scope === null ? [] : [{ bearer: [] }, { oauth2: [scope] }],
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body: requestBody(body) } : {}),
    },
    responses: {
      [success.status]: {
        description: success.description,
        headers: {
          ...(scope === null ? {} : LIMIT_HEADERS),
          ...(namesIgnored(operation) ? IGNORED_FIELDS : {}),
        },
        ...(schema ? { content: { [mediaType]: { schema: answerSchema(operation, schema) } } } : {}),
      },
      ...errorResponses(operation),
    },
    ...(callback ? { callbacks: { result: { '{$request.body#/webhookUrl}': delivery(callback) } } } : {}),
  };
}

function answerSchema(operation: Operation, schema: z.ZodType): z.ZodType {
  return operation.body && namesIgnored(operation) ? z.intersection(schema, RequestWarnings) : schema;
}

/** What the station posts to an address that the request named. */
function delivery({ headers, body }: NonNullable<Operation['callback']>): Record<string, unknown> {
  return {
    post: {
      summary: 'The result is delivered',
      description: 'In the Standard Webhooks form: verify its signature before you believe it.',
      security: [],
      parameters: Object.entries(headers.shape).map(([name, schema]) => ({
        name,
        in: 'header',
        required: true,
        description: (schema as z.ZodType).meta()?.description ?? '',
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: z.toJSONSchema(body, { target: 'openapi-3.0', io: 'input' }) },
        },
      },
      responses: {
        '2XX': { description: 'Received.' },
        '410': { description: 'The receiver is gone; nothing more is sent for this event.' },
      },
    },
  };
}

function requestBody(body: Body): NonNullable<NonNullable<RouteConfig['request']>['body']> {
  switch (body.kind) {
    case 'json':
      return { required: body.required, content: { 'application/json': { schema: body.schema } } };
    case 'form':
      return { required: true, content: { 'application/x-www-form-urlencoded': { schema: body.schema } } };
    case 'multipart':
      return { required: true, content: { 'multipart/form-data': { schema: multipartSchema(body) } } };
    case 'multipart-or-json':
      return {
        required: true,
        content: {
          'multipart/form-data': { schema: multipartSchema(body.multipart) },
          'application/json': { schema: body.json.schema },
        },
      };
  }
}

function multipartSchema(body: Extract<Body, { kind: 'multipart' }>): z.ZodType {
  const file = z.string().meta({ format: 'binary', description: 'JPG, JPEG, PNG or PDF, at most 10 MB' });
  const [field = 'documents', ...others] = body.fileFields;
  const part = body.maxFiles === 1 ? file : z.array(file).min(1).max(body.maxFiles);
  const described = others.length
    ? part.meta({ description: `Also accepted under: ${others.join(', ')}.` })
    : part;
  return z.object({ [field]: described, ...body.fields.shape });
}
