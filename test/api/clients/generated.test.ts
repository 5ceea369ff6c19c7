import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JPEG, startTestStation, type TestStation } from '../support/station.ts';
import { HEY_API, OPENAPI_FETCH, ORVAL } from './uses.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
let test: TestStation;
let folder: string;
let description: string;

beforeAll(async () => {
  test = await startTestStation();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  // Inside the repository: what is generated imports packages of node_modules.
  folder = mkdtempSync(path.join(root, '.cache', 'clients-'));
  description = path.join(folder, 'openapi.json');
  writeFileSync(description, (await test.ask('GET', '/openapi.json')).text);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a stranger's program got from the station. */
interface Got {
  readonly health: string;
  readonly documentType: string;
  readonly idNumber: unknown;
  readonly isMatch: boolean;
  readonly sessionStatus: string;
  readonly submission: string;
  /** Of a call that was refused. */
  readonly refusal: number;
}

/** Type errors of a program, with the rules that strict projects set. */
function typeErrors(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file: where, messageText }) =>
        `${path.basename(where?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

/** Compiles the program strictly, bundles it and runs it against the station. */
async function runs(name: string, program: string): Promise<void> {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, program);
  expect(typeErrors(file)).toEqual([]);
  const outDir = path.join(folder, `${name}-built`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: file,
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'use.mjs' } },
    },
  });
  const { use } = (await import(pathToFileURL(path.join(outDir, 'use.mjs')).href)) as {
    use: (baseUrl: string, key: string, picture: Uint8Array) => Promise<Got>;
  };
  expect(await use(test.baseUrl, test.register('pro').apiKey, JPEG)).toEqual({
    health: expect.stringMatching(/^(?:ok|degraded)$/),
    documentType: 'OMANG',
    idNumber: '428317215',
    isMatch: true,
    sessionStatus: 'CREATED',
    submission: 'QUEUED',
    refusal: 400,
  } satisfies Record<keyof Got, unknown>);
}

it('openapi-typescript and openapi-fetch: the client compiles and runs', async () => {
  const document = JSON.parse(readFileSync(description, 'utf8')) as never;
  // What has a default may be left out of a request.
  writeFileSync(
    path.join(folder, 'paths.d.ts'),
    astToString(await openapiTS(document, { defaultNonNullable: false })),
  );
  await runs('openapi-fetch-client', OPENAPI_FETCH);
});

it('hey-api: the client compiles and runs', async () => {
  await createClient({
    input: description,
    output: { path: path.join(folder, 'hey-api') },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  await runs('hey-api-client', HEY_API);
});

it('orval: the client compiles and runs', async () => {
  await generate(
    {
      input: { target: description },
      output: {
        target: path.join(folder, 'orval.ts'),
        client: 'fetch',
        mode: 'single',
        baseUrl: test.baseUrl,
      },
    },
    folder,
    { verbose: false } as never,
  );
  await runs('orval-client', ORVAL);
});
