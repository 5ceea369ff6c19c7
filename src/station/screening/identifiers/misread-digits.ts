/** Letters that OCR confuses with digits. */
const DIGIT_LIKE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const MOST_MISREAD = 2;

const digitsOf = (number: string): number[] => [...number].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * digits[i]!, 0);

/** Ships (IMO resolution A.1117(30)): check digit with weights 7 down to 2. */
const isShip = (digits: readonly number[]): boolean =>
  digits.length === 7 && weighted(digits, [7, 6, 5, 4, 3, 2]) % 10 === digits[6];

const INN_WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
/** Russian tax numbers of companies, of ten digits, and of persons, of twelve (order of the Federal Tax Service ED-7-14/559). */
function isInn(digits: readonly number[]): boolean {
  const holds = (places: number): boolean =>
    (weighted(digits, INN_WEIGHTS.slice(INN_WEIGHTS.length - places)) % 11) % 10 === digits[places];
  return digits.length === 10 ? holds(9) : digits.length === 12 && holds(10) && holds(11);
}

/** Russian register numbers: the check digit is the remainder by 11, or by 13 for sole traders. */
const isOgrn = (digits: readonly number[]): boolean => {
  const [length, by] = digits.length === 13 ? [12, 11] : [14, 13];
  return (
    digits.length === length + 1 && (Number(digits.slice(0, length).join('')) % by) % 10 === digits[length]
  );
};

/**
 * A number with OCR's letters replaced by digits, if its check digit then holds: null otherwise.
 *
 * @example readAsDigits('9I87629') // '9187629', a ship's number
 */
export function readAsDigits(number: string): string | null {
  const letters = number.replace(/\d/g, '').length;
  if (letters === 0 || letters > MOST_MISREAD) return null;
  const read = number.replace(/[A-Z]/g, (letter) => DIGIT_LIKE[letter] ?? letter);
  if (!/^\d+$/.test(read)) return null;
  const digits = digitsOf(read);
  return isShip(digits) || isInn(digits) || isOgrn(digits) ? read : null;
}
