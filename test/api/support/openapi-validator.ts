import * as validator from 'express-openapi-validator';
import { Router, type RequestHandler } from 'express';
import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { operationsForReading } from '../../../src/api/openapi/reading.ts';
import { lazily } from '../../../src/engine/lazily.ts';

interface Document {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/**
 * express-openapi-validator over our own document: checks answers, leaves requests alone. One for each path, made at its first
 * request: for each status of an operation it walks through the whole document it was given, which took 12 s for all operations.
 */
export async function openapiValidator(baseUrl: string): Promise<RequestHandler[]> {
  const document = openApiDocument(operationsForReading(), baseUrl) as unknown as Document;
  const router = Router();
  for (const path of Object.keys(document.paths)) {
    const ofPath = lazily(() => Router().use(...middlewareOf(partOf(document, path))));
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), (request, response, next) =>
      ofPath()(request, response, next),
    );
  }
  return [router, answerWrongly];
}

function middlewareOf(apiSpec: Document): RequestHandler[] {
  return validator.middleware({
    apiSpec: apiSpec as never,
    validateRequests: false,
    validateSecurity: false,
    validateResponses: { removeAdditional: false },
    ignoreUndocumented: true,
    fileUploader: false,
  }) as unknown as RequestHandler[];
}

/** The document with one path, and of the schemas those that it leads to. */
function partOf(document: Document, path: string): Document {
  const schemas: Record<string, unknown> = {};
  const take = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in schemas) continue;
      schemas[name] = document.components.schemas[name];
      take(schemas[name]);
    }
  };
  const item = document.paths[path];
  take(item);
  return { ...document, paths: { [path]: item }, components: { ...document.components, schemas } };
}

/** With this header the answer is one that no operation documents: the proof that the validator is awake. */
const answerWrongly: RequestHandler = (request, response, next) => {
  if (request.headers['x-answer-wrongly']) response.json({ wrong: true });
  else next();
};
