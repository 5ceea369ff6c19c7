import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { operationsForReading } from '../../../src/api/openapi/reading.ts';
import { table, writeSection } from '../report.ts';
import { seededRandom } from '../screening/variations.ts';
import { startBenchStation } from '../station/start.ts';
import { exchange, type Exchange } from './exchange.ts';
import { damagedRequest } from './http-requests.ts';
import type { WireRequest } from './wire-request.ts';

/** As many as two engines answer in good time, also beside other work: more only measures waiting. */
const CONNECTIONS = 8;
const REQUEST_TIMEOUT_S = 20;
/** A request may take its own time, then the check for late ones, then the machine's business. */
const DEADLINE_MS = (REQUEST_TIMEOUT_S + 20) * 1_000;
const MEMORY_LIMIT = 1_500e6;
const WATCH_EVERY = 500;

/** Damaged requests against a running station with real engines; returns the findings. */
export async function fuzzHttp(count: number, seed: number): Promise<readonly string[]> {
  const documented = documentedFailures();
  const station = await startBenchStation(1, {
    NETEFATSA_SERVER_REQUEST_TIMEOUT_SECONDS: String(REQUEST_TIMEOUT_S),
    NETEFATSA_ENGINE_PROCESSES: '2',
  });
  const port = Number(new URL(station.baseUrl).port);
  const [key = ''] = station.keys;
  const random = seededRandom(seed);
  const kinds = new Map<string, { requests: number; statuses: Map<number, number>; slowest: number }>();
  const findings: string[] = [];
  let largest = 0;
  let sent = 0;
  const started = performance.now();
  const client = async (): Promise<void> => {
    while (sent < count && station.ended() === null) {
      const index = sent++;
      const request = damagedRequest(random, key);
      const outcome = await exchange(port, request, DEADLINE_MS);
      const kind = kinds.get(request.kind) ?? { requests: 0, statuses: new Map(), slowest: 0 };
      kinds.set(request.kind, kind);
      kind.requests++;
      kind.statuses.set(outcome.status, (kind.statuses.get(outcome.status) ?? 0) + 1);
      kind.slowest = Math.max(kind.slowest, outcome.milliseconds);
      const wrong = wrongWith(request, outcome, documented);
      if (wrong)
        findings.push(`${request.kind} #${index} ${request.method} ${request.path.slice(0, 80)}: ${wrong}`);
      if (index % WATCH_EVERY === 0 && station.ended() === null)
        largest = Math.max(largest, (await station.sample()).residentBytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
    if (station.ended() !== null)
      return [...findings, `The station ended (${station.ended()}) after ${sent} requests.`];
    if (largest > MEMORY_LIMIT) findings.push(`The station took ${Math.round(largest / 1e6)} MB.`);
    const health = await fetch(`${station.baseUrl}/v1/health`);
    if (health.status !== 200) findings.push(`Health answers ${health.status} afterwards.`);
    const { replaced, handles } = await station.sample();
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    const rows = [...kinds]
      .sort((a, b) => b[1].requests - a[1].requests)
      .map(([kind, { requests, statuses, slowest }]) => [
        kind,
        requests,
        [...statuses]
          .sort((a, b) => b[1] - a[1])
          .map(([status, n]) => `${status === 0 ? 'closed' : status} × ${n}`)
          .join(', '),
        `${(slowest / 1_000).toFixed(1)} s`,
      ]);
    const note = `${sent} requests over ${CONNECTIONS} connections in ${minutes} minutes, seed ${seed}; the station took at most ${Math.round(largest / 1e6)} MB and had ${handles} files and sockets open afterwards; ${replaced} engine processes replaced; ${findings.length} findings. A finding is: the station ended, INTERNAL, a 5xx that the OpenAPI document does not name for the operation, a stack trace or a header of ours in an answer, an answer later than ${DEADLINE_MS / 1_000} s, more than ${MEMORY_LIMIT / 1e6} MB.`;
    writeSection(
      'security.md',
      'fuzz-http',
      'Damaged requests against a running station',
      `${table([['requests', 'n', 'answers', 'slowest'], ...rows])}\n\n${note}`,
      `npm run bench -- fuzz --part http --count ${count} --seed ${seed}`,
    );
    return findings;
  } finally {
    await station.stop();
  }
}

interface Documented {
  readonly method: string;
  readonly pattern: RegExp;
  readonly statuses: ReadonlySet<number>;
}

/** Statuses from 500 that the OpenAPI document names, per operation. */
function documentedFailures(): readonly Documented[] {
  const { paths } = openApiDocument(operationsForReading(), 'http://localhost') as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
      statuses: new Set(
        Object.keys(responses)
          .map(Number)
          .filter((status) => status >= 500),
      ),
    })),
  );
}

function wrongWith(
  request: WireRequest,
  outcome: Exchange,
  documented: readonly Documented[],
): string | null {
  const { status, answer, late } = outcome;
  if (late) return `no answer in ${DEADLINE_MS} ms`;
  if (/\n\s+at .+:\d+:\d+/.test(answer)) return 'a stack trace in the answer';
  if (/"(code|errorCode)":\s*("INTERNAL"|5999)/.test(answer)) return 'INTERNAL';
  if (/^set-cookie: x=1|^x-injected:/im.test(answer)) return 'a header that the request injected';
  if (status < 500) return null;
  const target = request.path.split('?', 1)[0]!;
  const operation = documented.find((one) => one.method === request.method && one.pattern.test(target));
  return operation?.statuses.has(status) ? null : `undocumented ${status}`;
}
