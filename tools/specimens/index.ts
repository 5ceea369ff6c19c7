/** What other tools use of the specimen generator. */
export { generate, toPdf, truthOf } from './generate.ts';
export { layoutsOf, specimensAbroad, specimenTypes, typeNamed } from './types/index.ts';
export type { Specimen, Truth } from './truth/format.ts';
export { degrade } from './degrade/degrade.ts';
export { PROFILES } from './degrade/profiles.ts';
export { labelsOf } from './truth/labels.ts';
export { ARRANGEMENTS, arrange } from './compose/arrange.ts';
export { toScannedPdf } from './compose/scanned-pdf.ts';
