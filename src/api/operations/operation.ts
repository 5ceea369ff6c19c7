import type { Request } from 'express';
import type { z } from 'zod';
import type { Scope } from '../../contract/access.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import type { Principal } from '../../station/access/access.ts';
import type { Upload } from '../uploads/multipart.ts';

export type Method = 'get' | 'post' | 'delete';

export type Tag =
  | 'Verification A'
  | 'Verification B'
  | 'Verification C'
  | 'Forensics'
  | 'Liveness and faces'
  | 'Workflow'
  | 'Cases'
  | 'Asynchronous'
  | 'Webhooks'
  | 'Access'
  | 'Station';

export interface JsonBody {
  readonly kind: 'json';
  readonly schema: z.ZodType;
  /** False: the operation also works without a body. */
  readonly required: boolean;
  /** Bytes. */
  readonly limit: number;
  /** True when the body holds personal data: rejected values are not shown back. */
  readonly personal: boolean;
  /** Puts other names that are understood into the documented ones, before the body is checked. */
  readonly accept?: (sent: unknown) => unknown;
  /** Answers of other operations that may be sent on: their other properties are not reported as ignored. */
  readonly answers?: readonly z.ZodObject[];
  /** The properties that hold files, in the order in which the engine counts them. */
  readonly files?: readonly string[];
}

export interface MultipartBody {
  readonly kind: 'multipart';
  /** The documented name first. */
  readonly fileFields: readonly string[];
  readonly maxFiles: number;
  /** Text parts; all arrive as strings. */
  readonly fields: z.ZodObject;
}

/** An operation that takes either; told apart by the request's media type. */
export interface MultipartOrJsonBody {
  readonly kind: 'multipart-or-json';
  readonly multipart: MultipartBody;
  readonly json: JsonBody;
}

/** `application/x-www-form-urlencoded`, as OAuth 2.0 has it; all fields arrive as strings. */
export interface FormBody {
  readonly kind: 'form';
  readonly schema: z.ZodObject;
}

export type Body = JsonBody | MultipartBody | MultipartOrJsonBody | FormBody;

/** What a handler is given: everything parsed and checked. */
export interface Call<B = unknown, P = Record<string, string>, Q = Record<string, unknown>> {
  readonly requestId: string;
  /** Absent only for operations without a scope. */
  readonly principal: Principal | null;
  readonly params: P;
  readonly query: Q;
  /** The parsed JSON body, or the parsed text parts of a multipart form. */
  readonly body: B;
  readonly files: readonly Upload[];
  readonly request: Request;
  /** Aborts when the request has taken as long as a request may, or when its client has hung up (ADR 38). */
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; `undefined` sends no body. */
  readonly body: unknown;
  /** Fields that were sent and that the address decides otherwise: told as those that are not known. */
  readonly overruled?: readonly string[];
  /** Sent instead, one by one, to a caller that accepts `text/event-stream`. */
  readonly events?: AsyncIterable<unknown>;
}

/**
 * One operation of the interface, declared once: the router, the validation and the OpenAPI document are made from it.
 */
export interface Operation {
  /** `operationId` of the OpenAPI document. */
  readonly id: string;
  readonly method: Method;
  /** OpenAPI form: `/api/liveness/session/{sessionId}/results`. */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** `null`: open without credentials. */
  readonly scope: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Request headers that the handler reads itself, for the OpenAPI document. */
  readonly headers?: z.ZodObject;
  readonly body?: Body;
  /**
   * What is asked of a body as it was sent and only the station knows, told beside the faults of its fields.
   *
   * @throws StationError with the fields that it refuses
   */
  readonly requires?: (sent: Readonly<Record<string, unknown>>, principal: Call['principal']) => void;
  readonly success: {
    readonly status: number;
    readonly description: string;
    readonly schema?: z.ZodType;
    /** Default: JSON. */
    readonly mediaType?: string;
  };
  /** What is posted to the `webhookUrl` of the request when the work is done. */
  readonly callback?: { readonly headers: z.ZodObject; readonly body: z.ZodType };
  /** Errors beyond the ones every operation of its kind can answer. */
  readonly errors: readonly ErrorCode[];
  /** Error when the disk has no room for new work; default STORAGE_FULL. */
  readonly whenFull?: ErrorCode;
  readonly handle: (call: Call) => Promise<Reply>;
}

/** Does it store data for its client? Webhooks and tokens are settings. */
export const takesWork = ({ method, scope }: Operation): boolean =>
  method === 'post' && scope !== null && scope !== 'webhooks';

/** Does its answer name unknown fields? OAuth requires ignoring them silently (RFC 6749 §3.2). */
export const namesIgnored = ({ body }: Operation): boolean => body?.kind !== 'form';

/** Ties the types of a handler to the schemas of its operation. */
export function operation<B = unknown, P = Record<string, string>, Q = Record<string, unknown>>(
  definition: Omit<Operation, 'handle'> & { readonly handle: (call: Call<B, P, Q>) => Promise<Reply> },
): Operation {
  return definition as Operation;
}
