import type { Aspect } from '../aspect.ts';
import { checks } from './checks.ts';
import { chip } from './chip.ts';
import { document } from './document.ts';
import { duplicates } from './duplicates.ts';
import { face } from './face.ts';
import { fields } from './fields.ts';
import { forensics } from './forensics.ts';
import { registry } from './registry.ts';
import { screening } from './screening.ts';
import { steps } from './steps.ts';

/** Every aspect, in the order of the case header. */
export const aspects: readonly Aspect[] = [
  document,
  fields,
  checks,
  forensics,
  chip,
  duplicates,
  face,
  screening,
  registry,
  steps,
];
