/** Product of two digits in the dihedral group of order ten, as Verhoeff's check uses it. */
const product = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
};
/** The permutation that is applied once more at each place from the right. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permuted = (digit: number, times: number): number =>
  times === 0 ? digit : permuted(PERMUTATION[digit]!, times - 1);
/** The permutation has the order eight. */
const ORDER = 8;

/**
 * Does a number hold by Verhoeff's check, whose digit stands last (J. Verhoeff, Error Detecting Decimal Codes, 1969)?
 *
 * @param digits figures alone
 * @example isVerhoeff('2363') // true
 */
export const isVerhoeff = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, i) => product(sum, permuted(Number(digit), i % ORDER)), 0) === 0;
