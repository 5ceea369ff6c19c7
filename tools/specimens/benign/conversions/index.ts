import { canvasConversions } from './canvas.ts';
import type { Conversion } from './conversion.ts';
import { debianConversions } from './debian.ts';
import { pdfConversions } from './in-pdf.ts';
import { libvipsConversions } from './libvips.ts';
import { magickConversions } from './magick.ts';
import { scanAppConversions } from './scan-app.ts';

export type { Conversion } from './conversion.ts';

/** Every honest conversion that `npm run bench -- conversions` tries. */
export const conversions: readonly Conversion[] = [
  ...libvipsConversions,
  ...magickConversions,
  ...canvasConversions,
  ...scanAppConversions,
  ...pdfConversions,
  ...debianConversions,
];
