/** Printed and abbreviated forms. */
export const ACCOUNT_SPELLINGS = ['account', 'a/c', 'acc', 'acct'] as const;

/** Before an account number or holder: English, Setswana, French. */
export const ACCOUNT = [...ACCOUNT_SPELLINGS, 'akhaonto', 'compte'].join('|');
