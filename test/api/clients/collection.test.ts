import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStation, type TestStation } from '../support/station.ts';

interface Summary {
  readonly run: {
    readonly stats: {
      readonly requests: { readonly total: number };
      readonly assertions: { readonly total: number };
    };
    readonly failures: readonly {
      readonly source?: { readonly name?: string };
      readonly error: { readonly message: string; readonly test?: string };
    }[];
  };
}
interface Newman {
  run(options: object, done: (error: Error | null, summary: Summary) => void): void;
}
// A CommonJS module without types.
const newman = createRequire(import.meta.url)('newman') as Newman;
const root = path.resolve(import.meta.dirname, '..', '..', '..');

let test: TestStation;
beforeAll(async () => {
  test = await startTestStation({ tls: true });
});
afterAll(() => test.close());

/** As `newman run docs/netefatsa.postman_collection.json` with the variables that the page names. */
async function runCollection(): Promise<Summary> {
  const { apiKey, clientId, clientSecret } = test.register('pro');
  return new Promise((resolve, reject) => {
    newman.run(
      {
        collection: path.join(root, 'docs', 'netefatsa.postman_collection.json'),
        envVar: Object.entries({ baseUrl: test.baseUrl, apiKey, clientId, clientSecret }).map(
          ([key, value]) => ({ key, value }),
        ),
        workingDir: root,
        sslExtraCaCerts: test.caFile,
        reporters: [],
      },
      (error, summary) => (error ? reject(error) : resolve(summary)),
    );
  });
}

it('the Postman collection is green from its first request to its last', async () => {
  const { run } = await runCollection();
  expect(
    run.failures.map(({ source, error }) => `${source?.name ?? ''}: ${error.test ?? ''}: ${error.message}`),
  ).toEqual([]);
  expect(run.stats.requests.total).toBeGreaterThan(80);
  expect(run.stats.assertions.total).toBeGreaterThan(200);
});
