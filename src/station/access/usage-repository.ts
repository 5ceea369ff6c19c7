import type { Database } from 'better-sqlite3';
import { z } from 'zod';

const Row = z.object({ day: z.string(), operation: z.string(), requests: z.number(), failures: z.number() });
export type UsageRow = z.infer<typeof Row>;

const FLUSH_MS = 2_000;

/** Requests per client, day and operation. Counted in memory and written every two seconds and on `flush`. */
export function usageRepository(database: Database, today: () => string) {
  const add = database.prepare(
    `INSERT INTO api_usage (client_id, day, operation, requests, failures) VALUES (@clientId, @day, @operation, @requests, @failures)
     ON CONFLICT DO UPDATE SET requests = requests + excluded.requests, failures = failures + excluded.failures`,
  );
  const select = database.prepare(
    `SELECT day, operation, requests, failures FROM api_usage WHERE client_id = ? AND day >= ? ORDER BY day DESC, requests DESC`,
  );
  const waiting = new Map<
    string,
    { clientId: string; day: string; operation: string; requests: number; failures: number }
  >();
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting.size === 0) return;
    database.transaction(() => {
      for (const row of waiting.values()) add.run(row);
    })();
    waiting.clear();
  }

  function flushLater(): void {
    timer ??= setTimeout(() => {
      try {
        flush();
      } catch {
        // Disk full or file locked: keep counting in memory and retry later.
        flushLater();
      }
    }, FLUSH_MS).unref();
  }

  return {
    count(clientId: string, operation: string, failed: boolean): void {
      const day = today();
      const key = `${clientId} ${day} ${operation}`;
      const row = waiting.get(key) ?? { clientId, day, operation, requests: 0, failures: 0 };
      row.requests += 1;
      if (failed) row.failures += 1;
      waiting.set(key, row);
      flushLater();
    },
    flush,
    /** Newest day first. `since` is `YYYY-MM-DD`. */
    of(clientId: string, since: string): UsageRow[] {
      try {
        flush();
      } catch {
        // Disk full or file locked: answer from what is stored.
      }
      return select.all(clientId, since).map((row) => Row.parse(row));
    },
  };
}
