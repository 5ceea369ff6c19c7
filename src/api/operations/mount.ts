import type { Express, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { namingFile } from '../../contract/errors/refused-file.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { addTo } from '../../contract/lists-by-key.ts';
import { message } from '../../contract/messages/message.ts';
import type { Station } from '../../station/station.ts';
import { requireRoom } from '../../station/store/disk.ts';
import { authenticate, requireScope } from '../requests/authenticate.ts';
import { announcedLength, isJson, readForm, readJson, refuseCompressed } from '../requests/body.ts';
import { requestIdOf } from '../requests/context.ts';
import { openEventStream } from '../requests/event-stream.ts';
import {
  asHeader,
  ignoredFields,
  ignoredSentence,
  IGNORED_HEADER,
  overruledSentence,
} from '../requests/ignored-fields.ts';
import { setLimitHeaders } from '../requests/limit-headers.ts';
import { answerOtherMethods } from '../requests/other-methods.ts';
import { checkAll, validate } from '../requests/validate.ts';
import { withoutBlanks } from '../requests/without-blanks.ts';
import { reserveUploadMemory, type Grow } from '../requests/upload-memory.ts';
import { refuseUnknownContent } from '../uploads/content.ts';
import { nameOfFile, readParts, requireFiles, type MultipartRules } from '../uploads/multipart.ts';
import { asRefused } from './liveness-creation.ts';
import {
  namesIgnored,
  takesWork,
  type Body,
  type Call,
  type JsonBody,
  type MultipartBody,
  type Operation,
  type Reply,
} from './operation.ts';

const FORM_LIMIT = 16 * 1024;
/** What an operation takes that is told apart by its media type. */
const FORM_OR_JSON = message('sentFiles.formOrJson');

/** Routes every operation; OPTIONS names the methods of its path, and the others are 405. */
export function mountOperations(app: Express, station: Station, operations: readonly Operation[]): void {
  const methods = new Map<string, string[]>();
  for (const operation of operations) {
    const path = expressPath(operation.path);
    app[operation.method](path, runOperation(station, operation));
    addTo(methods, path, operation.method.toUpperCase());
  }
  for (const [path, allowed] of methods) answerOtherMethods(app, path, allowed);
}

function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** The steps of every request: who, how often, may they, is the input right, then the work. */
function runOperation(station: Station, operation: Operation): RequestHandler {
  const { requestTimeoutSeconds } = station.config.server;
  return async (request: Request, response: Response) => {
    // Answers hold personal data or secrets: no cache keeps them.
    response.setHeader('Cache-Control', 'no-store');
    if (operation.scope === null) {
      await answer(operation, request, response, null, requestTimeoutSeconds);
      return;
    }
    const principal = authenticate(station.access, request);
    response.locals['clientId'] = principal.client.clientId;
    const admission = await station.limits.admit(principal.client);
    let failed = true;
    try {
      setLimitHeaders(response, admission.state);
      requireScope(principal, operation.scope);
      if (takesWork(operation)) refuseWhenFull(station, operation, request);
      await answer(operation, request, response, principal, requestTimeoutSeconds);
      failed = false;
    } finally {
      admission.release();
      station.access.countUse(principal.client.clientId, operation.id, failed);
    }
  };
}

/** Reads, status, metrics and the administration of a client go on when the disk is nearly full. */
function refuseWhenFull(station: Station, operation: Operation, request: Request): void {
  try {
    requireRoom(station.disk, announcedLength(request));
  } catch (thrown) {
    throw operation.whenFull ? asRefused(thrown, operation.whenFull) : thrown;
  }
}

async function answer(
  operation: Operation,
  request: Request,
  response: Response,
  principal: Call['principal'],
  timeoutSeconds: number,
): Promise<void> {
  const memory = reserveUploadMemory();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(DEADLINE), timeoutSeconds * 1000);
  const hangUp = (): void => stop.abort();
  response.once('close', hangUp);
  if (response.destroyed) hangUp();
  let reply: Reply;
  let ignored: readonly string[];
  try {
    const requires = (sent: unknown): void => {
      if (isObject(sent)) operation.requires?.(sent, principal);
    };
    const checkInput = await readInput(operation.body, request, memory.grow, requires);
    const [params, query, { body, files, ignored: ofBody }] = checkAll(
      () => checked(operation.params, request.params, 'path'),
      () => checked(operation.query, request.query, 'query'),
      checkInput,
    );
    ignored = [...ofBody, ...ignoredInQuery(operation, request)];
    // A header tells it beside errors, streams and answers without a body too.
    if (ignored.length) response.setHeader(IGNORED_HEADER, asHeader(ignored));
    const { signal } = stop;
    const requestId = requestIdOf(response);
    reply = await operation.handle({
      requestId,
      principal,
      params,
      query,
      body,
      files,
      request,
      signal,
    } as Call);
  } catch (thrown) {
    if (stop.signal.reason === DEADLINE) throw timedOut(thrown, timeoutSeconds);
    throw namingFile(thrown, fileFieldOf(operation.body));
  } finally {
    clearTimeout(timer);
    response.off('close', hangUp);
    memory.release();
  }
  const { overruled = [] } = reply;
  if (overruled.length) response.setHeader(IGNORED_HEADER, asHeader([...ignored, ...overruled]));
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (reply.events) {
    const stream = openEventStream(request, response, hangUp);
    for await (const event of reply.events) stream.send(event);
    stream.close();
    return;
  }
  response.status(reply.status ?? operation.success.status);
  if (reply.body === undefined) response.end();
  else if (typeof reply.body === 'string') response.send(reply.body);
  else if (!operation.body) response.json(reply.body);
  else
    response.json(
      withWarnings(reply.body, [...ignored.map(ignoredSentence), ...overruled.map(overruledSentence)]),
    );
}

/** What stands in the address, by the schema of the operation; nothing where it has none. */
const checked = (schema: z.ZodObject | undefined, sent: unknown, at: string): Record<string, unknown> =>
  schema ? validate(schema, sent, { personal: false, at }) : {};

/** One shared object, so that its shape is derived once. */
const NO_QUERY = z.object({});

/** A handler without a schema for the query looks at none of it. */
function ignoredInQuery(operation: Operation, request: Request): string[] {
  return namesIgnored(operation)
    ? ignoredFields(operation.query ?? NO_QUERY, request.query).map((name) => `query.${name}`)
    : [];
}

/** An answer that says what became of the fields of its request, beside what it warns of already. */
function withWarnings(body: unknown, sentences: readonly string[]): unknown {
  if (sentences.length === 0 || !isObject(body)) return body;
  const said: unknown[] = 'warnings' in body && Array.isArray(body.warnings) ? body.warnings : [];
  return { ...body, warnings: [...said, ...sentences] };
}

const DEADLINE = Symbol('deadline');

/** A call that the deadline cancelled is a time-out for the caller; any other error stays as it is. */
function timedOut(thrown: unknown, seconds: number): unknown {
  if (!(thrown instanceof StationError) || thrown.details.reason !== 'CANCELLED') return thrown;
  return new StationError('PROCESSING_TIMEOUT', message('requestRefusals.tookLong', { seconds }), {
    retryAfterSeconds: 5,
  });
}

/** The part that files are sent in, or the properties that hold them; documents of a JSON body are called as in the form. */
function fileFieldOf(body: Body | undefined): string | readonly string[] {
  if (body?.kind === 'json' && body.files) return body.files;
  const form = body?.kind === 'multipart-or-json' ? body.multipart : body;
  if (form?.kind !== 'multipart') return 'documents';
  return form.maxFiles === 1 ? form.fileFields : (form.fileFields[0] ?? 'documents');
}

type Input = Pick<Call, 'body' | 'files'> & { readonly ignored: readonly string[] };
type Requires = (sent: unknown) => void;

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/** Reads the body; what it is to be checked by comes back, so that faults of the address are told beside its own. */
async function readInput(
  body: Body | undefined,
  request: Request,
  grow: Grow,
  requires: Requires,
): Promise<() => Input> {
  if (body) refuseCompressed(request);
  switch (body?.kind) {
    case undefined:
      return () => ({ body: undefined, files: [], ignored: [] });
    case 'json':
      return json(body, request, grow, requires);
    case 'multipart':
      return multipart(body, request, grow, requires);
    case 'multipart-or-json':
      return isJson(request)
        ? json(body.json, request, grow, requires)
        : multipart({ ...body.multipart, sentAs: FORM_OR_JSON }, request, grow, requires);
    case 'form': {
      const form = await readForm(request, FORM_LIMIT);
      // "The authorization server MUST ignore unrecognized request parameters" (RFC 6749 §3.2).
      return () => ({ body: validate(body.schema, form, { personal: true }), files: [], ignored: [] });
    }
  }
}

async function json(body: JsonBody, request: Request, grow: Grow, requires: Requires): Promise<() => Input> {
  const sent = withoutBlanks((await readJson(request, body.limit, grow)) ?? {});
  return () => {
    let named = sent;
    const [, parsed] = checkAll(
      () => void (named = body.accept?.(sent) ?? sent),
      () => validate(body.schema, named, { personal: body.personal }),
      () => requires(sent),
    );
    const sentOn = propertiesSentOn(body, sent);
    return {
      body: parsed,
      files: [],
      ignored: ignoredFields(body.schema, named).filter((name) => !sentOn.has(name)),
    };
  };
}

/** The names that came along with an answer of another operation: its own, and those of the data in it. */
function propertiesSentOn({ answers = [] }: JsonBody, sent: unknown): ReadonlySet<string> {
  const named = answers.flatMap((answer) => Object.keys(answer.shape));
  const data =
    typeof sent === 'object' && sent !== null && 'extractedData' in sent ? sent.extractedData : null;
  return new Set([...named, ...Object.keys(answers.length && data ? data : {})]);
}

async function multipart(
  body: MultipartBody & Pick<MultipartRules, 'sentAs'>,
  request: Request,
  grow: Grow,
  requires: Requires,
): Promise<() => Input> {
  const form = await readParts(request, body, grow);
  const { files } = form;
  return () => {
    const fields = withoutBlanks(form.fields);
    const [, , parsed] = checkAll(
      () => requireFiles(form, body),
      () => refuseUnknownContent(files, (index) => nameOfFile(body, index)),
      () => validate(body.fields, fields, { personal: false }),
      () => requires(fields),
    );
    return { body: parsed, files, ignored: ignoredFields(body.fields, fields) };
  };
}
