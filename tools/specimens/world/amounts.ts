/** Amounts are Pula rounded to the thebe. */
export const round = (amount: number): number => Math.round(amount * 100) / 100;
export const sum = (amounts: readonly number[]): number => round(amounts.reduce((a, b) => a + b, 0));

function digits(amount: number, separator: string): string {
  const [whole, thebe] = Math.abs(amount).toFixed(2).split('.');
  return `${whole!.replace(/\B(?=(\d{3})+$)/g, separator)}.${thebe!}`;
}
const signed = (amount: number, text: string): string => (amount < 0 ? `-${text}` : text);

export const commas = (amount: number): string => signed(amount, digits(amount, ','));
export const spaces = (amount: number): string => signed(amount, digits(amount, ' '));
export const bare = (amount: number): string => signed(amount, digits(amount, ''));
export const pula = (amount: number): string => signed(amount, `P${digits(amount, ',')}`);
export const pulaSpace = (amount: number): string => signed(amount, `P ${digits(amount, ' ')}`);
export const bwp = (amount: number): string => signed(amount, `BWP ${digits(amount, ',')}`);
export const bwpAfter = (amount: number): string => signed(amount, `${digits(amount, ',')} BWP`);
/** Overdrawn or paid amounts by suffix, as some banks print. */
export const crDr = (amount: number): string => `${digits(amount, ',')}${amount < 0 ? ' Dr' : ' Cr'}`;
export const brackets = (amount: number): string =>
  amount < 0 ? `(${digits(amount, ',')})` : digits(amount, ',');
export const whole = (amount: number): string =>
  `P${Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}`;

const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** A whole number below a million in English words. */
export function inWords(value: number): string {
  if (value >= 1000)
    return `${inWords(Math.floor(value / 1000))} Thousand${value % 1000 ? ` ${inWords(value % 1000)}` : ''}`;
  if (value >= 100)
    return `${ONES[Math.floor(value / 100)]!} Hundred${value % 100 ? ` and ${inWords(value % 100)}` : ''}`;
  if (value >= 20) return TENS[Math.floor(value / 10)]! + (value % 10 ? `-${ONES[value % 10]!}` : '');
  return ONES[value]!;
}
