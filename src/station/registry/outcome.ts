import type { BusinessVerification, RegisteredCompany } from '../../contract/registry.ts';
import { standingOf } from './standing.ts';

/** What was found: one company, several that nothing given tells apart, or none. */
export interface Lookup {
  readonly company: RegisteredCompany | null;
  readonly several: boolean;
  /** Names of given fields that differ. */
  readonly differs: readonly string[];
  /** Is a company of the given name in the copy, where the given number is not? */
  readonly sameName: boolean;
}

/** Every company files a return each year: in a copy older than that any of them may have been struck off since. */
const OLD_AFTER_DAYS = 365;

const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

export function outcomeOf({ company, several, differs }: Lookup): BusinessVerification['outcome'] {
  if (!company) return several ? 'AMBIGUOUS' : 'NOT_IN_COPY';
  if (differs.length > 0) return 'DIFFERS';
  const standing = standingOf(company.status);
  if (standing === 'not-active') return 'NOT_ACTIVE';
  return standing === 'unclear' ? 'STATUS_UNCLEAR' : 'VERIFIED';
}

/**
 * @param date of the copy
 * @param today the day of the answer, as a date or time in ISO 8601
 */
export function sentenceOf(lookup: Lookup, date: string, today: string): string {
  const days = daysBetween(date, today);
  const age = days > OLD_AFTER_DAYS ? ` The copy is ${days} days old: ask for a newer one.` : '';
  return `${foundSentence(lookup, date)}${age}`;
}

function foundSentence(lookup: Lookup, date: string): string {
  const { company, several, differs, sameName } = lookup;
  if (several)
    return `Several companies in the copy of ${date} have this name or number. Give what tells them apart.`;
  if (!company && sameName)
    return `This number is not in the copy of ${date}. A company of this name has another number in it.`;
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
