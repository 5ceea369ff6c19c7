import { DAY_MS } from '../../contract/local-time.ts';
import { inOrder, message, type Message } from '../../contract/messages/message.ts';
import type { BusinessVerification, RegisteredCompany } from '../../contract/registry.ts';
import { standingOf } from './standing.ts';

/** Result of a lookup: one company, several that the given fields do not tell apart, or none. */
export interface Lookup {
  readonly company: RegisteredCompany | null;
  readonly several: boolean;
  /** Names of given fields that differ. */
  readonly differs: readonly string[];
  /** Is the given name in the copy, although the given number is not? */
  readonly sameName: boolean;
}

/** Companies file a return each year: in an older copy any of them may have been struck off since. */
const OLD_AFTER_DAYS = 365;

const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);

export function outcomeOf({ company, several, differs }: Lookup): BusinessVerification['outcome'] {
  if (!company) return several ? 'AMBIGUOUS' : 'NOT_IN_COPY';
  if (differs.length > 0) return 'DIFFERS';
  const standing = standingOf(company.status);
  if (standing === 'not-active') return 'NOT_ACTIVE';
  return standing === 'unclear' ? 'STATUS_UNCLEAR' : 'VERIFIED';
}

/**
 * @param copy day of the copy
 * @param today the day of the answer, as a date or time in ISO 8601
 */
export function saidOf(lookup: Lookup, copy: string, today: string): Message {
  const days = daysBetween(copy, today);
  return inOrder(
    foundSaid(lookup, copy),
    ...statusSaid(lookup),
    ...(days > OLD_AFTER_DAYS ? [message('registry.oldCopy', { days })] : []),
  );
}

function foundSaid({ company, several, differs, sameName }: Lookup, copy: string): Message {
  if (several) return message('registry.several', { copy });
  if (!company) return message(sameName ? 'registry.otherNumber' : 'registry.notInCopy', { copy });
  if (differs.length > 0) return message('registry.differs', { copy, differing: differs });
  const standing = standingOf(company.status);
  if (standing === 'not-active') return message('registry.notActive', { copy });
  return message(standing === 'unclear' ? 'registry.statusUnclear' : 'registry.agrees', { copy });
}

function statusSaid({ company, several }: Lookup): readonly Message[] {
  if (several || !company) return [];
  return company.status === null || standingOf(company.status) === 'unsaid'
    ? [message('registry.noStatus')]
    : [message('registry.status', { status: company.status })];
}
