import type { Profile } from './profile.ts';

/**
 * Payslips, statements, tax papers: edits change amounts. The sums of a page are checked for every profile
 * (`arithmetic/`); here they weigh more.
 */
export const income: Profile = {
  id: 'income',
  readAs: 'INCOME',
  chosenFor: ['INCOME', 'MULTIPURPOSE'],
  checks: {
    'dates-in-order': 'weak',
    'date-plausible': 'weak',
  },
  weights: { logic: 1.25, glyph: 1.1 },
};
