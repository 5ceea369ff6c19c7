import type { Profile } from './profile.ts';

/** Bills, leases and letters: names, addresses and dates are rewritten, which no sum tells; the print does. */
export const address: Profile = {
  id: 'address',
  readAs: 'ADDRESS',
  chosenFor: ['ADDRESS'],
  checks: { 'date-plausible': 'weak', 'dates-in-order': 'weak' },
  weights: { glyph: 1.15, jpeg: 1.1 },
};
