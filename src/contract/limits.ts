import { z } from 'zod';

export const MEBIBYTE = 1024 * 1024;

/** "Maximum file size 10 MB per file", counted generously as 10 MiB. */
export const MAX_FILE_BYTES = 10 * MEBIBYTE;
/** "Maximum files per request 10". */
export const MAX_FILES = 10;
/** Files that the station keeps before they are verified, for one person: those of a task, and those left from before it. */
export const MAX_TABLE_FILES = 2 * MAX_FILES;
/** Ten files plus the multipart envelope. */
export const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + MEBIBYTE;
/** Pixels of one decoded page; refused before decoding (decompression bombs). */
export const MAX_PIXELS = 100_000_000;
export const MEGAPIXEL = 1_000_000;
/** Pages of one PDF. */
export const MAX_PDF_PAGES = 50;
/** "Recommended minimum image resolution 1200x800": below is a warning. */
export const RECOMMENDED_RESOLUTION = { width: 1200, height: 800 } as const;
export const ACCEPTED_MEDIA_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type AcceptedMediaType = (typeof ACCEPTED_MEDIA_TYPES)[number];

export const DEFAULT_DOCUMENT_CONFIDENCE_THRESHOLD = 60;
export const DEFAULT_LIVENESS_THRESHOLD = 90;
export const DEFAULT_FACE_MATCH_THRESHOLD = 90;
export const DEFAULT_LIVENESS_SESSION_MINUTES = 10;
export const MAX_AUDIT_IMAGES = 4;

export const Plan = z.enum(['free', 'starter', 'pro', 'enterprise']);
export type Plan = z.infer<typeof Plan>;

/** "Rate limits by plan"; `null` is custom: configured per client, unlimited by default. */
export const PLAN_LIMITS: Record<
  Plan,
  { perMinute: number | null; perDay: number | null; concurrent: number | null }
> = {
  free: { perMinute: 10, perDay: 100, concurrent: 1 },
  starter: { perMinute: 60, perDay: 1_000, concurrent: 5 },
  pro: { perMinute: 200, perDay: 10_000, concurrent: 10 },
  enterprise: { perMinute: null, perDay: null, concurrent: null },
};
