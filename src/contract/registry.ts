import { z } from 'zod';
import type { Caller } from './caller.ts';
import { schemaFault } from './messages/schema-faults.ts';
import { Message } from './messages/message.ts';
import { sound } from './rule-between.ts';

/** Body of `POST /v1/business/verify`: what a document or a customer says about a company. */
export const BusinessVerifyRequest = z
  .object({
    companyName: z.string().trim().min(2).max(300).optional(),
    /** UIN (BW00001234567) or an older company number. */
    registrationNumber: z.string().trim().min(3).max(40).optional(),
    /** The register has only its own business number: compared with the same column, and looked up if it comes alone. */
    binNumber: z.string().trim().max(40).optional(),
    registrationDate: z.iso.date().optional(),
    registeredAddress: z.string().max(500).optional(),
    companyStatus: z.string().max(60).optional(),
    directors: z.array(z.string().trim().min(2).max(200)).max(100).optional(),
  })
  .refine((r) => Boolean(r.companyName ?? r.registrationNumber ?? (r.binNumber || undefined)), {
    message: schemaFault('inputFaults.company'),
    path: ['registrationNumber'],
    when: sound('companyName', 'registrationNumber', 'binNumber'),
  })
  .meta({ id: 'BusinessVerifyRequest' });
export type BusinessVerifyRequest = z.infer<typeof BusinessVerifyRequest>;

export const RegistryComparison = z
  .object({
    field: z.string(),
    /** `not-in-copy`: the copy of that date does not hold it; it never means "does not exist". */
    outcome: z.enum(['match', 'differs', 'not-in-copy', 'not-given']),
    given: z.string().nullable(),
    registered: z.string().nullable(),
    explanation: z.string(),
    said: Message.optional(),
  })
  .meta({ id: 'RegistryComparison' });
export type RegistryComparison = z.infer<typeof RegistryComparison>;

export const RegisteredCompany = z
  .object({
    companyName: z.string(),
    registrationNumber: z.string(),
    status: z.string().nullable(),
    companyType: z.string().nullable(),
    registrationDate: z.string().nullable(),
    registeredAddress: z.string().nullable(),
    /** Re-registered in the online register (Companies Re-registration Act). */
    reRegistered: z.boolean().nullable(),
    directors: z.array(z.string()),
  })
  .meta({ id: 'RegisteredCompany' });
export type RegisteredCompany = z.infer<typeof RegisteredCompany>;

export const BusinessVerification = z
  .object({
    requestId: z.string(),
    timestamp: z.string(),
    outcome: z
      .enum(['VERIFIED', 'NOT_ACTIVE', 'STATUS_UNCLEAR', 'DIFFERS', 'AMBIGUOUS', 'NOT_IN_COPY'])
      .meta({
        description:
          'VERIFIED: found, and every given field matches. NOT_ACTIVE: the same, but the register says that the company is struck off, in liquidation, dormant or the like. STATUS_UNCLEAR: the same, but the status says neither. DIFFERS: found, something differs. AMBIGUOUS: several entries of this name or number, and nothing given tells them apart: they are the candidates. NOT_IN_COPY: no such entry in the copy.',
      }),
    company: RegisteredCompany.nullable(),
    comparisons: z.array(RegistryComparison),
    /** Similar names, best first, when no one company was found. */
    candidates: z.array(
      z.object({
        companyName: z.string(),
        registrationNumber: z.string(),
        status: z.string().nullable().optional(),
        score: z.number(),
      }),
    ),
    /** Date of the register's copy, YYYY-MM-DD; null when none was imported. */
    copyDate: z.string().nullable(),
    copySource: z.string().nullable(),
    message: z.string(),
    said: Message.optional(),
  })
  .meta({ id: 'BusinessVerification' });
export type BusinessVerification = z.infer<typeof BusinessVerification>;

/** The registry service as the API uses it. Errors: REGISTER_MISSING, INVALID_REQUEST. */
export interface RegistryApi {
  verify(request: BusinessVerifyRequest, caller: Caller): Promise<BusinessVerification>;
}
