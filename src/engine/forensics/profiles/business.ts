import type { Profile } from './profile.ts';

/** Certificates and extracts of registers: issued as PDFs, so a change shows in their structure. */
export const business: Profile = {
  id: 'business',
  readAs: 'ENTITY',
  chosenFor: ['ENTITY', 'COMPLIANCE'],
  checks: { 'date-plausible': 'weak', 'dates-in-order': 'strong' },
  weights: { 'pdf-structure': 1.1, glyph: 1.1 },
};
