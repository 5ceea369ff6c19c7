import { z } from 'zod';
import { MEBIBYTE } from './limits.ts';

/** Bounds of a logo. Reports print it at most 170 × 42 points large: 300 dpi need no more than `width` × `height` pixels. */
export const LOGO = {
  maxBytes: 2 * MEBIBYTE,
  /** Pixels that it is scaled down to. */
  width: 720,
  height: 180,
  /** Fewer are not legible on paper. */
  leastSide: 24,
  /** Long side by short side. */
  longest: 12,
} as const;

/** Whose reports these are: printed at the head of each. */
export const Letterhead = z.object({
  /** Empty: reports name no institution. */
  institution: z.string(),
  /** SHA-256 of the logo as it is printed; null without one. */
  logo: z.string().nullable(),
});
export type Letterhead = z.infer<typeof Letterhead>;

export const InstitutionChange = z.object({ institution: z.string().trim().max(80) });
