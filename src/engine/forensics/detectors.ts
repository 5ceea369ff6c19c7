import type { DocumentDetector, FileDetector, PageDetector } from './detector.ts';
import { failedChecks } from './logic/failed-checks.ts';
import { producer } from './metadata/producer.ts';
import { changedInRevision } from './pdf-structure/changed-in-revision.ts';
import { coveredText } from './pdf-structure/covered-text.ts';
import { coveringAnnotation } from './pdf-structure/covering-annotation.ts';
import { fontsInNumber } from './pdf-structure/fonts-in-number.ts';
import { hiddenLayer } from './pdf-structure/hidden-layer.ts';
import { orphanedContent } from './pdf-structure/orphaned-content.ts';
import { signature } from './pdf-structure/signature.ts';

/** Every detector. Adding one is adding a file and a line here. */
export const fileDetectors: readonly FileDetector[] = [
  coveredText,
  coveringAnnotation,
  changedInRevision,
  orphanedContent,
  signature,
  hiddenLayer,
  fontsInNumber,
  producer,
];
export const pageDetectors: readonly PageDetector[] = [];
export const documentDetectors: readonly DocumentDetector[] = [failedChecks];
