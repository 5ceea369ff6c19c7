const GONE = String.raw`removed|removal|struck|strik(?:e|ing)[ -]?off|deleted|dissolved|dissolution|de-?registered`;
const WOUND_UP = String.raw`liquidat\w+|w(?:ou|i)nd(?:ing)?[ -]up|receiver\w*|judicial management|business rescue|administration|bankrupt\w*|insolvent`;
const ASLEEP = 'cancell?ed|ceased|closed|defunct|dormant|suspended|revoked|expired|lapsed';
const ANOTHER_NOW = 'merged|amalgamated|converted';
const NEVER_WAS =
  'withdrawn|rejected|refused|void(?:ed)?|annulled|non-?compliant|in default|overdue|pending|initiated|unregistered';
/**
 * Statuses of companies that are removed, being removed, or dormant: the words of the Companies Act (CAP. 42:01:
 * removal from the register, winding up, liquidation, judicial management) and of exports from other registers.
 */
const NOT_ACTIVE = new RegExp(
  String.raw`\b(?:not|non|no longer|never|in-?active|${GONE}|${WOUND_UP}|${ASLEEP}|${ANOTHER_NOW}|${NEVER_WAS})\b`,
  'i',
);

/** Words that say that a company is active. */
const ACTIVE =
  /\b(?:active|(?:re-?)?registered|registration|in business|live|existing|in existence|incorporated|good standing|compliant|current|open|operational|operating|trading|valid|normal)\b/i;

/** The register's status of a company: active, not (or not fully) active, something else, or none. */
export type Standing = 'active' | 'not-active' | 'unclear' | 'unsaid';

/** An unknown word does not say that a company is active. */
export function standingOf(status: string | null): Standing {
  if (status === null || !/[\p{L}\p{N}]/u.test(status)) return 'unsaid';
  if (NOT_ACTIVE.test(status)) return 'not-active';
  return ACTIVE.test(status) ? 'active' : 'unclear';
}
