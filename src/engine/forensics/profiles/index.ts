import type { Category } from '../../../contract/categories.ts';
import type { ForensicProfile } from '../../../contract/forensics.ts';
import { address } from './address.ts';
import { business } from './business.ts';
import { identity } from './identity.ts';
import { income } from './income.ts';
import type { Profile } from './profile.ts';

export type { Profile } from './profile.ts';

/** For documents of unknown kind: no checks or weights of its own. */
const unknown: Profile = { id: 'unknown', readAs: null, chosenFor: [], checks: {}, weights: {} };

/** Every profile. To add one, add a file, a line here and its name in the contract. */
const profiles: readonly Profile[] = [identity, income, address, business, unknown];

export function profileNamed(id: ForensicProfile): Profile {
  return profiles.find((p) => p.id === id) ?? unknown;
}

/** The profile for documents of a category. */
export function profileOf(category: Category | null): ForensicProfile {
  return profiles.find((p) => category !== null && p.chosenFor.includes(category))?.id ?? 'unknown';
}
