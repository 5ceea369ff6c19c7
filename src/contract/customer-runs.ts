import { z } from 'zod';
import { Message } from './messages/message.ts';

/** Bytes of a file of customers; larger ones are screened on the command line. */
export const MAX_CUSTOMERS_BYTES = 100 * 1024 * 1024;

/** One file of customers that is, or was, screened; without the customers themselves. */
export const CustomerRun = z.object({
  runId: z.string(),
  fileName: z.string(),
  /** Who chose the file. */
  operator: z.string(),
  /** Only customers whose answer may have changed since an earlier run of the same file. */
  onlyChanged: z.boolean(),
  /** `stopped`: it cannot go on; `fault` says why. */
  state: z.enum(['running', 'paused', 'done', 'stopped']),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** Null until the file has been counted. */
  customers: z.number().int().nullable(),
  done: z.number().int(),
  outcomes: z.object({
    CLEAR: z.number().int(),
    REVIEW: z.number().int(),
    MATCH: z.number().int(),
    NOT_SCREENED: z.number().int(),
  }),
  /** Customers with a hit who have no case. */
  withoutCase: z.number().int(),
  opensCases: z.boolean(),
  /** Were lists imported since, so that answers may differ? */
  listsChanged: z.boolean(),
  fault: z.string().nullable(),
  /** The fault by key; absent in runs that stopped before faults had keys. */
  said: Message.optional(),
});
export type CustomerRun = z.infer<typeof CustomerRun>;

/** `GET /operator/screening/runs`: the newest first. */
export const CustomerRuns = z.object({ runs: z.array(CustomerRun) });
export type CustomerRuns = z.infer<typeof CustomerRuns>;
