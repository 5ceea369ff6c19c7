import { z } from 'zod';
import { schemaFault } from './messages/schema-faults.ts';
import { MAX_FILES } from './limits.ts';

/** `auto` or a category in lower case, as in the paths. */
export const CategoryName = z.enum([
  'auto',
  'identity',
  'address',
  'income',
  'entity',
  'compliance',
  'multipurpose',
]);
export type CategoryName = z.infer<typeof CategoryName>;

/** What the interface calls two categories as well: "entity (business)", "address (also written as proof-of-residence)". */
const OTHER_NAMES: Readonly<Record<string, CategoryName>> = {
  business: 'entity',
  'proof-of-residence': 'address',
};

/** The same in any case, since answers name categories in capitals; or its other name. */
export const SentCategory = z
  .string()
  .trim()
  .toLowerCase()
  .transform((name) => (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : name))
  .pipe(CategoryName)
  .meta({ type: 'string', enum: [...CategoryName.options] });

const Base64Document = z.union(
  [
    z.string().min(1),
    z.object({ content: z.string().min(1), fileName: z.string().max(200).default('document') }),
  ],
  { error: schemaFault('inputFaults.document') },
);

/** JSON body of an asynchronous submission; the multipart form has the same names. */
export const AsyncVerifyRequest = z
  .object({
    /** Base64 files, each a string or an object with `content` and `fileName`. */
    documents: z.array(Base64Document).min(1).max(MAX_FILES),
    webhookUrl: z.url().max(2_000).optional(),
    category: SentCategory.default('auto'),
    forceBatch: z.boolean().default(false),
    forceSinglePass: z.boolean().default(false),
    includeRawText: z.boolean().default(false),
  })
  .meta({ id: 'AsyncVerifyRequest' });
export type AsyncVerifyRequest = z.infer<typeof AsyncVerifyRequest>;

export const JobStatus = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED']);
export type JobStatus = z.infer<typeof JobStatus>;

export const AsyncAccepted = z
  .object({ requestId: z.string(), status: JobStatus, statusUrl: z.string(), submittedAt: z.string() })
  .meta({ id: 'AsyncAccepted' });
export type AsyncAccepted = z.infer<typeof AsyncAccepted>;

export const AsyncStatus = z
  .object({
    requestId: z.string(),
    status: JobStatus,
    submittedAt: z.string(),
    finishedAt: z.string().nullable(),
    attempts: z.number().int(),
    /** The verification in the shape of the prefix it was submitted under, or the error body; null until finished, and once it was erased or its seven days are over. */
    result: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AsyncStatus' });
export type AsyncStatus = z.infer<typeof AsyncStatus>;
