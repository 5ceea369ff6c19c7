import { packs } from '../../packs/index.ts';
import type { Profile } from './profile.ts';

/**
 * Cards, passports and licences: numbers, dates and machine-readable zones check each other; edits exchange portraits
 * and names.
 */
export const identity: Profile = {
  id: 'identity',
  readAs: 'IDENTITY',
  chosenFor: ['IDENTITY'],
  checks: {
    ...Object.fromEntries(
      packs.flatMap(({ nationalId: { sexFigure } }) =>
        sexFigure ? [[sexFigure.check, 'weak' as const]] : [],
      ),
    ),
    'id-number-of-birth': 'weak',
    'dates-in-order': 'strong',
    'validity-period': 'strong',
    'age-at-issue': 'strong',
    'date-plausible': 'weak',
    'ghost-portrait': 'weak',
  },
  weights: { logic: 1.15, splice: 1.15 },
};
