/** As forms print and shorten it. */
export const ACCOUNT_SPELLINGS = ['account', 'a/c', 'acc', 'acct'] as const;

/** Before a number or the name of who has the account: English, Setswana. */
export const ACCOUNT = [...ACCOUNT_SPELLINGS, 'akhaonto'].join('|');
