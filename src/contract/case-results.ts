import { z } from 'zod';
import { KeptChip, KeptChipFace } from './chip.ts';
import { FaceComparisonResult } from './faces.ts';
import { ForensicReport } from './forensics.ts';
import { LivenessStatus } from './liveness.ts';
import { BusinessVerification } from './registry.ts';
import { ScreeningRequest, ScreeningResult } from './screening.ts';

/** What a case was opened for. Other parts add results of their own kind to any case. */
export const CaseKind = z.enum([
  'verification',
  'forensics',
  'liveness',
  'comparison',
  'screening',
  'registry',
  'onboarding',
  'chip',
  'chip-face',
]);
export type CaseKind = z.infer<typeof CaseKind>;

const stored = <K extends CaseKind, B extends z.ZodType>(kind: K, body: B) =>
  z.object({ kind: z.literal(kind), createdAt: z.string(), body });

/** A result of a case besides its verifications, as it was stored; `body` is what the service answered. */
export const CaseResultView = z.discriminatedUnion('kind', [
  stored('forensics', ForensicReport),
  stored('screening', z.object({ request: ScreeningRequest, result: ScreeningResult })),
  stored('comparison', FaceComparisonResult),
  stored(
    'liveness',
    z.object({
      status: LivenessStatus,
      isLive: z.boolean(),
      /** Percent. */
      confidence: z.number(),
      /** Why it was not passed, in codes of the face check. */
      reasons: z.array(z.string()).default([]),
    }),
  ),
  stored('registry', BusinessVerification),
  stored('chip', KeptChip),
  stored('chip-face', KeptChipFace),
  stored('onboarding', z.object({ subject: z.enum(['person', 'company']), steps: z.array(z.string()) })),
]);
export type CaseResultView = z.infer<typeof CaseResultView>;
export type CaseResultOf<K extends CaseResultView['kind']> = Extract<CaseResultView, { kind: K }>;
