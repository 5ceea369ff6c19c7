import { z } from 'zod';
import { Box } from './geometry.ts';
import { Message } from './messages/message.ts';

export const Verdict = z.enum(['AUTHENTIC', 'SUSPICIOUS', 'TAMPERED', 'INCONCLUSIVE']);
export type Verdict = z.infer<typeof Verdict>;

export const EvidenceGroup = z.enum([
  'pdf-structure',
  'logic',
  'jpeg',
  'glyph',
  'splice',
  'capture',
  'metadata',
  'model',
]);
export type EvidenceGroup = z.infer<typeof EvidenceGroup>;

/** How the bytes reached us; evidence has different power in each channel. */
export const Channel = z.enum([
  'born-digital-pdf',
  'scanned-pdf',
  'scan',
  'camera',
  'messenger',
  'screenshot',
  'unknown',
]);
export type Channel = z.infer<typeof Channel>;

export const FindingStrength = z.enum(['proof', 'strong', 'weak', 'note']);
export type FindingStrength = z.infer<typeof FindingStrength>;

/** One thing a detector saw. */
export const Finding = z.object({
  detector: z.string(),
  version: z.string(),
  group: EvidenceGroup,
  strength: FindingStrength,
  /** Page inside the file, from 0; null for what concerns the whole file. */
  page: z.number().int().nullable(),
  box: Box.nullable(),
  /** What was measured, in the detector's own unit. */
  value: z.number().nullable(),
  /** Where the value stands among benign files of this channel, 0–1; null for rules. */
  quantile: z.number().nullable(),
  /** A plain sentence for a clerk, in English. */
  explanation: z.string(),
  /** The same by its key, for other languages; absent in cases stored before messages had keys. */
  said: Message.optional(),
  /** Technical detail for an expert. */
  detail: z.string(),
  /** Recovered text, where a change was found. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** PNG, base64, where a picture helps. */
  picture: z.string().optional(),
  /** Positive evidence: the file is whole as somebody trusted signed it. Nothing else carries AUTHENTIC. */
  authenticates: z.literal(true).optional(),
});
export type Finding = z.infer<typeof Finding>;

export const ForensicProfile = z.enum(['unknown', 'identity', 'income', 'address', 'business']);
export type ForensicProfile = z.infer<typeof ForensicProfile>;
export const ForensicMode = z.enum(['full', 'quick']);
export type ForensicMode = z.infer<typeof ForensicMode>;

export const ForensicReport = z.object({
  /** SHA-256 of the file, lower-case hex. */
  documentId: z.string(),
  /** Index of the uploaded file. */
  file: z.number().int(),
  mode: ForensicMode,
  profile: ForensicProfile,
  channel: Channel,
  verdict: Verdict,
  /**
   * 0–100: how far the verdict can be relied on. Of INCONCLUSIVE: how many of a hundred edited files of this channel showed
   * signs when it was measured; 0 where it was not measured, or where the pages were not looked at.
   */
  confidenceScore: z.number(),
  /** 0–100: calibrated probability of tampering. */
  riskScore: z.number(),
  /** The one sentence that decided it; "no signs of editing were found" is never "genuine". */
  message: z.string(),
  /** The same by its key; absent in cases stored before messages had keys. */
  said: Message.optional(),
  findings: z.array(Finding),
  /** Log-likelihood ratio per evidence group after capping. */
  groups: z.partialRecord(EvidenceGroup, z.number()),
  /** Heat map per page of the file, from 0: PNG, base64, same proportions as the page. */
  heatMaps: z.array(z.object({ page: z.number().int(), png: z.string() })),
  processingTimeMs: z.number().int(),
  calibration: z.string(),
});
export type ForensicReport = z.infer<typeof ForensicReport>;
