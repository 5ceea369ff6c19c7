/**
 * A reading as it is compared with a second one: without blanks, case and marks of letters, which the second reader's
 * English model seldom sees.
 */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\s\p{M}]+/gu, '')
    .toLowerCase();
