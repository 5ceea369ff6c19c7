import { createMetrics } from '../../../src/api/metrics.ts';
import { allOperations } from '../../../src/api/operations/all.ts';
import type { Operation } from '../../../src/api/operations/operation.ts';
import type { NewCredentials } from '../../../src/contract/access.ts';
import { openapiValidator } from './openapi-validator.ts';
import { startTestStation, type TestStation } from './station.ts';

export interface ValidatedStation {
  readonly test: TestStation;
  readonly client: NewCredentials;
  readonly operations: readonly Operation[];
}

/** A station whose every answer is held against the OpenAPI document, a client of it, and the document's operations. */
export async function startValidatedStation(): Promise<ValidatedStation> {
  const test = await startTestStation({ before: openapiValidator });
  return {
    test,
    client: test.register('enterprise'),
    operations: allOperations(test.station, createMetrics(test.station)),
  };
}
