import { inProse } from './languages/index.ts';

/** Printed and abbreviated forms. */
export const ACCOUNT_SPELLINGS = ['account', 'a/c', 'acc', 'acct'] as const;

/** Before an account number or holder: all languages. */
export const ACCOUNT = [...ACCOUNT_SPELLINGS, 'akhaonto', inProse('account')].join('|');
