/** Foreign taxpayer numbers, as patterns without capturing groups. */
const FOREIGN: readonly string[] = [
  // "A009911223M": Kenyan numbers begin with A for people and P for companies, and end with a check letter (iTax).
  String.raw`[AP]\d{9}[A-Z]`,
  // "M012345678901X": Cameroonian unique identifiers begin with M for companies and P for people (DGI).
  String.raw`[MP]\d{12}[A-Z]`,
];

/** The same as one pattern; needs a group around it. */
export const FOREIGN_TAX_NUMBERS = FOREIGN.join('|');
