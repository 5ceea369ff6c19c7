/** Numbers of taxpayers of elsewhere that papers name, each a pattern without groups that capture. */
const FOREIGN: readonly string[] = [
  // "A009911223M": Kenya begins with A for people and P for companies, and ends with a check letter (iTax).
  String.raw`[AP]\d{9}[A-Z]`,
];

/** The same as a pattern, in need of a group around it. */
export const FOREIGN_TAX_NUMBERS = FOREIGN.join('|');
