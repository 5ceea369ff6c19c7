/**
 * A second reader of published lists, independent of the product's: patterns over the raw text. It says how many entries a file
 * has, what they are called and which numbers they give, and is held against what an import keeps.
 */
export interface RawList {
  readonly entries: number;
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

export interface RawReader {
  readonly isOf: RegExp;
  read(text: string): RawList;
}

/** What lists give beside numbers, in the place of numbers. */
export const NO_NUMBER =
  /gender|hone\b|issuer|ticker|organization type|nationality|directive|information|fax|e-?mail|website|sanctions|executive order|transactions|target type|date|subject to/i;
