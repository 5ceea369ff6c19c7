import * as validator from 'express-openapi-validator';
import type { RequestHandler } from 'express';
import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { operationsForReading } from '../../../src/api/openapi/reading.ts';

/** express-openapi-validator over our own document: checks answers, leaves requests alone. */
export async function openapiValidator(baseUrl: string): Promise<RequestHandler[]> {
  const apiSpec = openApiDocument(operationsForReading(), baseUrl) as never;
  const middleware = validator.middleware({
    apiSpec,
    validateRequests: false,
    validateSecurity: false,
    validateResponses: { removeAdditional: false },
    ignoreUndocumented: true,
    fileUploader: false,
  }) as unknown as RequestHandler[];
  return [...middleware, answerWrongly];
}

/** With this header the answer is one that no operation documents: the proof that the validator is awake. */
const answerWrongly: RequestHandler = (request, response, next) => {
  if (request.headers['x-answer-wrongly']) response.json({ wrong: true });
  else next();
};
