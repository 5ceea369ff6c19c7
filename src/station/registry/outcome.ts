import type { BusinessVerification, RegisteredCompany } from '../../contract/registry.ts';
import { standingOf } from './standing.ts';

/** What was found: one company, several that nothing given tells apart, or none. */
export interface Lookup {
  readonly company: RegisteredCompany | null;
  readonly several: boolean;
  /** Names of given fields that differ. */
  readonly differs: readonly string[];
}

export function outcomeOf({ company, several, differs }: Lookup): BusinessVerification['outcome'] {
  if (!company) return several ? 'AMBIGUOUS' : 'NOT_IN_COPY';
  if (differs.length > 0) return 'DIFFERS';
  const standing = standingOf(company.status);
  if (standing === 'not-active') return 'NOT_ACTIVE';
  return standing === 'unclear' ? 'STATUS_UNCLEAR' : 'VERIFIED';
}

/** @param date of the copy; null when there is none */
export function sentenceOf(lookup: Lookup, date: string | null): string {
  const { company, several, differs } = lookup;
  if (date === null) return 'No copy of the companies register has been imported.';
  if (several)
    return `Several companies in the copy of ${date} have this name or number. Give what tells them apart.`;
  if (!company) return `Not in the copy of ${date}. That does not mean that the company does not exist.`;
  const standing = standingOf(company.status);
  const status =
    standing === 'unsaid'
      ? ' The copy does not say whether it is active.'
      : ` Its status is ${company.status}.`;
  if (differs.length > 0)
    return `Found in the copy of ${date}; these differ: ${differs.join(', ')}.${status}`;
  if (standing === 'not-active')
    return `Found in the copy of ${date}; what was given agrees, but the company is not active.${status}`;
  if (standing === 'unclear')
    return `Found in the copy of ${date}; what was given agrees, but its status does not say that it is active.${status}`;
  return `Found in the copy of ${date}; what was given agrees.${status}`;
}
