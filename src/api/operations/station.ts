import { z } from 'zod';
import { ApiClient } from '../../contract/access.ts';
import { Health } from '../../contract/health.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { ListUsed } from '../../contract/screening.ts';
import { limitsOf } from '../../station/access/limits.ts';
import type { Station } from '../../station/station.ts';
import { documentTypes, DocumentTypes } from '../document-types.ts';
import { createHealth } from '../health.ts';
import type { Metrics } from '../metrics.ts';
import { operation, type Operation } from './operation.ts';

const USAGE_DAYS = 31;

const ClientView = z
  .object({
    client: ApiClient,
    limits: z.object({ perMinute: z.number(), perDay: z.number(), concurrent: z.number().nullable() }),
    usage: z.array(
      z.object({
        day: z.string(),
        operation: z.string(),
        requests: z.number().int(),
        failures: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'ClientView' });

/** What a client may know about the station and itself. */
export function stationOperations(station: Station, metrics: Metrics): Operation[] {
  const health = createHealth(station);
  return [
    operation({
      id: 'getHealth',
      method: 'get',
      path: '/v1/health',
      tag: 'Station',
      summary: 'Is the station well?',
      scope: null,
      success: {
        status: 200,
        description: 'Engine pool, queue, age of the lists, disk space.',
        schema: Health,
      },
      errors: [],
      handle: async () => ({
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
        body: health(),
      }),
    }),
    operation({
      id: 'getDocumentTypes',
      method: 'get',
      path: '/v1/document-types',
      tag: 'Station',
      summary: 'Document types configuration 2.0 with support levels',
      scope: 'verify',
      success: { status: 200, description: 'The eleven types with their fields.', schema: DocumentTypes },
      errors: [],
      handle: async () => ({ body: documentTypes() }),
    }),
    operation({
      id: 'getClient',
      method: 'get',
      path: '/v1/client',
      tag: 'Access',
      summary: 'Your subscription, limits and usage of the last 31 days',
      scope: 'verify',
      success: { status: 200, description: 'No secrets.', schema: ClientView },
      errors: [],
      async handle({ principal }) {
        const { client } = principal!;
        const { perMinute, perDay, concurrent } = limitsOf(client);
        const since = new Date(station.clock.now() - USAGE_DAYS * DAY_MS).toISOString().slice(0, 10);
        const limits = { perMinute, perDay, concurrent: Number.isFinite(concurrent) ? concurrent : null };
        return { body: { client, limits, usage: station.access.usage(client.clientId, since) } };
      },
    }),
    operation({
      id: 'getScreeningLists',
      method: 'get',
      path: '/v1/screening/lists',
      tag: 'Station',
      summary: 'The imported screening lists with their dates',
      scope: 'screening',
      success: { status: 200, description: 'The lists.', schema: z.object({ lists: z.array(ListUsed) }) },
      errors: [],
      handle: async () => ({ body: { lists: station.screening.lists() } }),
    }),
    operation({
      id: 'getMetrics',
      method: 'get',
      path: '/metrics',
      tag: 'Station',
      summary: 'Prometheus metrics',
      scope: 'metrics',
      success: {
        status: 200,
        description: 'Text exposition format.',
        schema: z.string(),
        mediaType: 'text/plain',
      },
      errors: [],
      handle: async () => ({ headers: { 'Content-Type': metrics.contentType }, body: await metrics.text() }),
    }),
  ];
}
