import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { createApi } from '../../../src/api/app.ts';
import { startServer } from '../../../src/api/server.ts';
import type { NewCredentials, Scope } from '../../../src/contract/access.ts';
import { StationConfig } from '../../../src/contract/config.ts';
import type { Plan } from '../../../src/contract/limits.ts';
import { childProcessStarter } from '../../../src/engine/child-process.ts';
import type { StartEngineProcess } from '../../../src/engine/protocol.ts';
import { systemActor } from '../../../src/station/actor.ts';
import type { Clock } from '../../../src/station/clock.ts';
import { createStation, type Station } from '../../../src/station/station.ts';
import { CHEAP_PASSWORDS } from '../../../src/station/operators/passwords.fixture.ts';
import { quickEngine } from './quick-engine.ts';

export interface TestStation {
  readonly station: Station;
  readonly baseUrl: string;
  readonly folder: string;
  readonly caFile: string | null;
  register(plan: Plan, scopes?: readonly Scope[]): NewCredentials;
  /** A request to the station; `key` goes into the bearer header. */
  ask(
    method: string,
    path: string,
    options?: { key?: string; body?: BodyInit; json?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // The tests look into bodies of every shape.
  readonly body: Record<string, unknown>;
}

export interface TestOptions {
  readonly engine?: StartEngineProcess | 'real';
  readonly config?: Record<string, unknown>;
  readonly tls?: boolean;
  readonly clock?: Clock;
  /** Middleware in front of the API. */
  readonly before?: (openApi: string) => Promise<RequestHandler[]>;
}

/** Electron's Node strips no types: there the program that `npm run build` made. */
const realEngine = process.versions['electron']
  ? { startEngine: childProcessStarter(path.resolve(import.meta.dirname, '../../../out/main/host.js')) }
  : {};

/** A station with one engine process on a free port, in a folder of its own. */
export async function startTestStation(options: TestOptions = {}): Promise<TestStation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-api-'));
  const config = StationConfig.parse({ engine: { processes: 1 }, ...options.config });
  const engine = options.engine ?? quickEngine;
  const station = await createStation({
    dataFolder: folder,
    config,
    logger: pino({ level: 'silent' }),
    passwordCost: CHEAP_PASSWORDS,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(engine === 'real' ? realEngine : { startEngine: engine }),
  });
  const api = createApi(station);
  const app = express();
  const server = await startServer(app, {
    dataFolder: folder,
    port: 0,
    tls: options.tls ?? false,
    hosts: [],
    requestTimeoutSeconds: 30,
    now: station.clock.now(),
  });
  for (const handler of (await options.before?.(server.baseUrl)) ?? []) app.use(handler);
  app.use(api);
  station.jobs.start();
  station.webhooks.start();
  return {
    station,
    baseUrl: server.baseUrl,
    folder,
    caFile: server.caFile,
    register: (plan, scopes) =>
      station.access.register(systemActor('test'), { name: 'test', plan, ...(scopes ? { scopes } : {}) }),
    ask: (method, address, request) => ask(`${server.baseUrl}${address}`, method, request),
    async close() {
      await server.close(500);
      await station.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(
  url: string,
  method: string,
  { key, body, json, headers = {} }: NonNullable<Parameters<TestStation['ask']>[2]> = {},
): Promise<Answer> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').match(/json(?!l)/) !== null;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** The smallest thing that is a JPEG by its first bytes; only the quick engine takes it. */
export const JPEG = new Uint8Array([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
]);

/** A multipart form with one file per name under `field`, and text parts. */
export function form(
  field: string,
  names: readonly string[],
  fields: Record<string, string> = {},
  bytes: Uint8Array = JPEG,
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const name of names)
    data.append(field, new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'image/jpeg' }));
  return data;
}
