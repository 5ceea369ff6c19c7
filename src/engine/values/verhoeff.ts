/** Product in the dihedral group of order ten, for Verhoeff's check. */
const product = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
};
/** Permutation applied once more at each place from the right. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permuted = (digit: number, times: number): number =>
  times === 0 ? digit : permuted(PERMUTATION[digit]!, times - 1);
/** Order of the permutation. */
const ORDER = 8;

/**
 * Is the last digit valid by Verhoeff's scheme (J. Verhoeff, Error Detecting Decimal Codes, 1969)?
 *
 * @param digits digits only
 * @example isVerhoeff('2363') // true
 */
export const isVerhoeff = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, i) => product(sum, permuted(Number(digit), i % ORDER)), 0) === 0;
