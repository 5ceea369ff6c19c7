import type { Profile } from './profile.ts';

/** Bills, leases and letters: edits change names, addresses and dates, which no arithmetic shows but the print may. */
export const address: Profile = {
  id: 'address',
  readAs: 'ADDRESS',
  chosenFor: ['ADDRESS'],
  checks: { 'date-plausible': 'weak', 'dates-in-order': 'weak' },
  weights: { glyph: 1.15, jpeg: 1.1 },
};
