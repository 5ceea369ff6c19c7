import { z } from 'zod';
import {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointRequest,
  WebhookSecret,
} from '../../contract/webhooks.ts';
import type { Actor } from '../../station/actor.ts';
import type { Station } from '../../station/station.ts';
import { actorOf } from './actor.ts';
import { operation, type Method, type Operation } from './operation.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';

const EndpointParams = z.object({ endpointId: z.string().min(1) });
const DeliveryParams = z.object({ deliveryId: z.string().min(1) });

interface Definition {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly status?: number;
  readonly answer: string;
  readonly schema?: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  readonly work: (client: Actor, params: Record<string, string>) => unknown;
}

/** A client's own webhook endpoints, its signing secret, and what was delivered. */
export function webhookOperations(station: Station): Operation[] {
  const { webhooks } = station;
  const definitions: Definition[] = [
    {
      id: 'listWebhookEndpoints',
      method: 'get',
      path: '/v1/webhooks/endpoints',
      summary: 'List your webhook endpoints',
      answer: 'The endpoints.',
      schema: z.object({ endpoints: z.array(WebhookEndpoint) }),
      work: ({ id }) => ({ endpoints: webhooks.endpoints(id) }),
    },
    {
      id: 'rotateWebhookEndpointSecret',
      method: 'post',
      path: '/v1/webhooks/endpoints/{endpointId}/rotate-secret',
      summary: 'Make a new signing secret; the old one signs as well for 24 hours',
      params: EndpointParams,
      answer: 'The new secret, shown once.',
      schema: WebhookSecret,
      errors: ['NOT_FOUND'],
      work: (client, { endpointId = '' }) => ({
        secret: webhooks.rotateSecret(client, endpointId, client.id),
      }),
    },
    {
      id: 'testWebhookEndpoint',
      method: 'post',
      path: '/v1/webhooks/endpoints/{endpointId}/test',
      summary: 'Send a test event',
      params: EndpointParams,
      status: 202,
      answer: 'The delivery.',
      schema: WebhookDelivery,
      errors: ['NOT_FOUND'],
      work: ({ id }, { endpointId = '' }) => webhooks.test(endpointId, id),
    },
    {
      id: 'listWebhookDeliveries',
      method: 'get',
      path: '/v1/webhooks/deliveries',
      summary: 'List the last 100 deliveries with their attempts',
      answer: 'The deliveries, newest first.',
      schema: z.object({ deliveries: z.array(WebhookDelivery) }),
      work: ({ id }) => ({ deliveries: webhooks.deliveries(id) }),
    },
    {
      id: 'getWebhookDelivery',
      method: 'get',
      path: '/v1/webhooks/deliveries/{deliveryId}',
      summary: 'Read one delivery with its attempts',
      params: DeliveryParams,
      answer: 'The delivery.',
      schema: WebhookDelivery,
      errors: ['NOT_FOUND'],
      work: ({ id }, { deliveryId = '' }) => webhooks.delivery(deliveryId, id),
    },
    {
      id: 'replayWebhookDelivery',
      method: 'post',
      path: '/v1/webhooks/deliveries/{deliveryId}/replay',
      summary: 'Deliver the same event again under a new webhook-id',
      params: DeliveryParams,
      status: 202,
      answer: 'The new delivery.',
      schema: WebhookDelivery,
      errors: ['NOT_FOUND'],
      work: (client, { deliveryId = '' }) => webhooks.replay(client, deliveryId, client.id),
    },
    {
      id: 'rotateWebhookSecret',
      method: 'post',
      path: '/v1/webhooks/rotate-secret',
      summary: 'Make a new secret for deliveries to a webhookUrl; the old one signs as well for 24 hours',
      answer: 'The new secret, shown once.',
      schema: WebhookSecret,
      work: (client) => ({ secret: station.access.rotateWebhookSecret(client, client.id) }),
    },
    {
      id: 'deleteWebhookEndpoint',
      method: 'delete',
      path: '/v1/webhooks/endpoints/{endpointId}',
      summary: 'Remove a webhook endpoint and cancel what is still to be delivered to it',
      params: EndpointParams,
      status: 204,
      answer: 'Removed.',
      errors: ['NOT_FOUND'],
      work: (client, { endpointId = '' }) => webhooks.removeEndpoint(client, endpointId, client.id),
    },
  ];
  return [addEndpoint(station), ...definitions.map(simple)];
}

function simple(definition: Definition): Operation {
  const { id, method, path, summary, params, status = 200, answer, schema, errors = [], work } = definition;
  return operation({
    id,
    method,
    path,
    tag: 'Webhooks',
    summary,
    scope: 'webhooks',
    ...(params ? { params } : {}),
    success: { status, description: answer, ...(schema ? { schema } : {}) },
    errors,
    handle: async (call) => ({ status, body: work(actorOf(call.principal), call.params) }),
  });
}

function addEndpoint(station: Station): Operation {
  return operation<WebhookEndpointRequest>({
    id: 'createWebhookEndpoint',
    method: 'post',
    path: '/v1/webhooks/endpoints',
    tag: 'Webhooks',
    summary: 'Add a webhook endpoint',
    scope: 'webhooks',
    body: { kind: 'json', schema: WebhookEndpointRequest, required: true, limit: 16 * 1024, personal: false },
    success: {
      status: 201,
      description: 'The endpoint and its signing secret, shown once.',
      schema: NewWebhookEndpoint,
    },
    errors: ['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'CONFLICT'],
    handle: async ({ body, principal }) => ({
      body: await station.webhooks.addEndpoint(actorOf(principal), actorOf(principal).id, body),
    }),
  });
}
