import type { PhraseCue } from '../document-type.ts';

/** Words of other cards, and of documents that mention an identity card. */
export const NO_IDENTITY_CARD: readonly PhraseCue[] = [
  { phrase: 'Employee', weight: -2 },
  { phrase: 'Employer', weight: -2 },
  { phrase: 'Company', weight: -2 },
  { phrase: 'Student', weight: -2.5 },
  { phrase: 'Staff', weight: -2 },
  { phrase: 'Voter', weight: -2.5 },
  { phrase: 'Membership', weight: -2 },
];
