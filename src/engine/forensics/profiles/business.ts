import type { Profile } from './profile.ts';

/** Certificates and register extracts: issued as PDFs, so edits show in their structure. */
export const business: Profile = {
  id: 'business',
  readAs: 'ENTITY',
  chosenFor: ['ENTITY', 'COMPLIANCE'],
  checks: { 'date-plausible': 'weak', 'dates-in-order': 'strong' },
  weights: { 'pdf-structure': 1.1, glyph: 1.1 },
};
