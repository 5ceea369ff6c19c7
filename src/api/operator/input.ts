import type { Request } from 'express';
import type { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { readJson } from '../requests/body.ts';
import { validate } from '../requests/validate.ts';

const JSON_LIMIT = 256 * 1024;

/** The JSON body of a request by its schema. @throws StationError INVALID_REQUEST naming each field. */
export async function readInput<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  return validate(schema, (await readJson(request, JSON_LIMIT)) ?? {}, { personal: true });
}

/** The query of a request by its schema. */
export function readQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  return validate(schema, request.query, { personal: true, at: 'query' });
}

/** A part of the address by its schema. @throws StationError NOT_FOUND: no such thing can have this address. */
export function readPath<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StationError('NOT_FOUND', message('requestRefusals.nothingHere'));
}
