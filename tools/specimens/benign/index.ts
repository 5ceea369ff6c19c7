import { imageTreatments } from './image-treatments.ts';
import { everyday } from './pdf-everyday.ts';
import { resaves } from './pdf-resaves.ts';
import { screenPhotograph } from './screen.ts';
import type { Treatment } from './treatment.ts';

export type { Treatment } from './treatment.ts';

/** Every ordinary treatment that the bench tries. */
export const treatments: readonly Treatment[] = [
  ...resaves,
  ...everyday,
  ...imageTreatments,
  screenPhotograph,
];
