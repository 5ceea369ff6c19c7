import { seededRandom } from '../screening/variations.ts';
import { OPERATIONS, type LoadOperation } from './operations.ts';

export interface Answered {
  readonly client: number;
  readonly operation: string;
  readonly milliseconds: number;
  /** Milliseconds since the load began. */
  readonly at: number;
  /** What was wrong; null when the answer was an expected one. */
  readonly failure: string | null;
}

const REQUEST_TIMEOUT_MS = 600_000;
const totalWeight = OPERATIONS.reduce((sum, one) => sum + one.weight, 0);

/** Clients that send one request after another, drawn by weight, until `milliseconds` have passed. */
export async function loadStation(
  baseUrl: string,
  keys: readonly string[],
  milliseconds: number,
  seed: number,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const begun = performance.now();
  await Promise.all(
    keys.map(async (key, client) => {
      const random = seededRandom(seed + client);
      const remembered = new Map<string, string>();
      // Every client does everything once before it goes by weight.
      const first = [...OPERATIONS.slice(client), ...OPERATIONS.slice(0, client)];
      while (performance.now() - begun < milliseconds) {
        const operation = first.shift() ?? drawn(random());
        const before = performance.now();
        const failure = await ask(baseUrl, key, operation, remembered);
        const now = performance.now();
        answers.push({
          client,
          operation: operation.name,
          milliseconds: now - before,
          at: now - begun,
          failure,
        });
      }
    }),
  );
  return answers;
}

function drawn(share: number): LoadOperation {
  let left = share * totalWeight;
  return OPERATIONS.find((one) => (left -= one.weight) < 0) ?? OPERATIONS[0]!;
}

async function ask(
  baseUrl: string,
  key: string,
  operation: LoadOperation,
  remembered: Map<string, string>,
): Promise<string | null> {
  const { path, init = {} } = operation.request(remembered);
  try {
    const response = await fetch(baseUrl + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    if (!operation.expected.includes(response.status)) return `${operation.name}: status ${response.status}`;
    const { remember } = operation;
    if (remember) {
      const id = (JSON.parse(text) as Record<string, unknown>)[remember.field];
      if (typeof id === 'string') remembered.set(remember.name, id);
    }
    return null;
  } catch (thrown) {
    return `${operation.name}: ${thrown instanceof Error ? thrown.name : 'failed'}`;
  }
}
