/**
 * What registers say of companies that are gone, going, or asleep: the words of the Companies Act (CAP. 42:01: removal from the
 * register, winding up, liquidation, judicial management) and of exports from other registers. Whatever else a status says is
 * taken as standing: it is shown with the answer in any case.
 */
const NOT_ACTIVE =
  /\b(?:(?:not|non|no longer)[ -]active|inactive|removed|removal|struck|dissolved|dissolution|de-?registered|liquidat\w+|w(?:ou|i)nd(?:ing)?[ -]up|receivership|judicial management|bankrupt\w*|insolvent|cancell?ed|ceased|closed|defunct|dormant|suspended|revoked|expired|lapsed|merged|amalgamated|converted|non-?compliant|in default|not re-?registered)\b/i;

/** Whether the register says that the company is not, or not fully, in being; nothing said is nothing said against it. */
export const isNotActive = (status: string | null): boolean => status !== null && NOT_ACTIVE.test(status);
