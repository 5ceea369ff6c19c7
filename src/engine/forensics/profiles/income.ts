import type { Profile } from './profile.ts';

/**
 * Payslips, statements, tax papers: amounts are what is changed. Their sums are judged on the page itself (`logic/`) for
 * every profile; here they weigh more.
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
