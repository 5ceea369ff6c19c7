import { z } from 'zod';
import { AsyncAccepted, AsyncStatus, AsyncVerifyRequest, SentCategory } from '../../contract/asynchronous.ts';
import type { Category } from '../../contract/categories.ts';
import { WebhookEvent, WebhookHeaders } from '../../contract/events.ts';
import { GivenId } from '../../contract/given-id.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../contract/limits.ts';
import { message } from '../../contract/messages/message.ts';
import type { Job, JobShape } from '../../station/jobs/jobs-repository.ts';
import type { Station } from '../../station/station.ts';
import { absoluteUrl } from '../requests/absolute-url.ts';
import { checkAll, invalidField } from '../requests/validate.ts';
import { refuseUnknownContent } from '../uploads/content.ts';
import { idempotencyKey, IdempotencyHeaders } from './idempotency.ts';
import { base64Bytes } from './image-input.ts';
import { operation, type Call, type Operation } from './operation.ts';
import { sentDocuments } from './sent-documents.ts';
import { FormBoolean, overruledIn, processingMode } from './verify-form.ts';

const PREFIXES: readonly { prefix: string; shape: JobShape; suffix: string }[] = [
  { prefix: '/api/v/kyc/async', shape: 'flat', suffix: 'A' },
  { prefix: '/api/v1/kyc/async', shape: 'flat', suffix: 'A2' },
  { prefix: '/api/kyc/async', shape: 'analysis', suffix: 'B' },
  { prefix: '/api/async', shape: 'analysis', suffix: 'B2' },
  { prefix: '/v1/async', shape: 'structured', suffix: 'C' },
  { prefix: '/async', shape: 'structured', suffix: '' },
];

const FormFields = z.object({
  webhookUrl: z.url().max(2_000).optional(),
  category: SentCategory.default('auto'),
  forceBatch: FormBoolean.optional(),
  forceSinglePass: FormBoolean.optional(),
  includeRawText: FormBoolean.optional(),
});

/** Ten files in base64 and the JSON around them. */
const JSON_LIMIT = MAX_FILES * Math.ceil((MAX_FILE_BYTES * 4) / 3) + 1024 * 1024;

type Body = z.output<typeof FormFields> & { documents?: AsyncVerifyRequest['documents'] };

/** Submission and status under each prefix. */
export function asynchronousOperations(station: Station): Operation[] {
  return PREFIXES.flatMap(({ prefix, shape, suffix }) => [
    operation<Body>({
      id: `submit${suffix}`,
      method: 'post',
      path: `${prefix}/verify`,
      tag: 'Asynchronous',
      summary: 'Submit documents and be told the result by webhook',
      description:
        'The request is on the disk before it is acknowledged. Send `Idempotency-Key` to make a retry safe.',
      scope: 'verify',
      headers: IdempotencyHeaders,
      callback: { headers: WebhookHeaders, body: WebhookEvent },
      body: {
        kind: 'multipart-or-json',
        multipart: { kind: 'multipart', fileFields: ['documents'], maxFiles: MAX_FILES, fields: FormFields },
        json: {
          kind: 'json',
          schema: AsyncVerifyRequest,
          required: true,
          limit: JSON_LIMIT,
          personal: true,
          accept: sentDocuments,
        },
      },
      requires: ({ webhookUrl }, principal) => {
        if (webhookUrl === undefined) requireEndpoint(station, principal!.client.clientId);
      },
      success: {
        status: 202,
        description: 'Accepted; ask at `statusUrl` or wait for the webhook.',
        schema: AsyncAccepted,
      },
      errors: [
        'INVALID_REQUEST',
        'MISSING_DOCUMENTS',
        'INVALID_FILE_FORMAT',
        'FILE_TOO_LARGE',
        'TOO_MANY_FILES',
        'BODY_TOO_LARGE',
        'CONFLICT',
        'STORAGE_FAILED',
      ],
      handle: (call) => submit(station, call, prefix, shape),
    }),
    operation<unknown, { requestId: string }>({
      id: `getSubmission${suffix}`,
      method: 'get',
      path: `${prefix}/verify/{requestId}`,
      tag: 'Asynchronous',
      summary: 'Read the state and the result of a submission',
      scope: 'verify',
      params: z.object({ requestId: GivenId }),
      success: { status: 200, description: 'State, and the result when there is one.', schema: AsyncStatus },
      errors: ['NOT_FOUND'],
      handle: async ({ params, principal }) => ({
        body: presentStatus(station.jobs.find(params.requestId, principal!.client.clientId)),
      }),
    }),
  ]);
}

async function submit(station: Station, call: Call<Body>, prefix: string, shape: JobShape) {
  const { body, principal, request } = call;
  const { clientId } = principal!.client;
  const category = body.category === 'auto' ? null : (body.category.toUpperCase() as Category);
  const [mode, files] = checkAll(
    () => processingMode(body, category === null),
    () => filesOf(call),
  );
  if (body.webhookUrl !== undefined) await station.webhooks.checkAddress(body.webhookUrl);
  const job = station.jobs.submit({
    clientId,
    shape,
    path: `${prefix}/verify`,
    category,
    mode,
    includeRawText: body.includeRawText ?? false,
    webhookUrl: body.webhookUrl ?? null,
    idempotencyKey: idempotencyKey(request),
    files,
  });
  const statusUrl = absoluteUrl(request, `${prefix}/verify/${job.requestId}`);
  const accepted: AsyncAccepted = {
    requestId: job.requestId,
    status: job.status,
    statusUrl,
    submittedAt: iso(job.submittedAt),
  };
  const overruled = overruledIn(body, category === null);
  return { status: 202, headers: { Location: statusUrl }, body: accepted, overruled };
}

/** Files are refused by their first bytes before acceptance; the engine checks further. */
function filesOf({ files, body }: Call<Body>): { name: string; bytes: Uint8Array }[] {
  const sent = body.documents?.map((document, index) => () => {
    const { content, fileName } =
      typeof document === 'string' ? { content: document, fileName: 'document' } : document;
    return { name: fileName, bytes: base64Bytes(content, `documents[${index}]`) };
  });
  const all = sent ? checkAll(...sent) : files.map(({ name, bytes }) => ({ name, bytes }));
  refuseUnknownContent(all, (index) => `documents[${index}]`);
  return all;
}

function requireEndpoint(station: Station, clientId: string): void {
  if (!station.webhooks.endpoints(clientId).some((endpoint) => endpoint.disabledAt === null))
    throw invalidField('webhookUrl', message('requestRefusals.noWebhookUrl'));
}

function presentStatus(job: Job): AsyncStatus {
  return {
    requestId: job.requestId,
    status: job.status,
    submittedAt: iso(job.submittedAt),
    finishedAt: job.finishedAt === null ? null : iso(job.finishedAt),
    attempts: job.attempts,
    result: job.result,
  };
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
