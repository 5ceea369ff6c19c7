/** A money amount as forms and printed values hold it. */
const AMOUNT = /^[^\d-]*((?:-[ ,]*)?\d(?:[ ,]*\d)*\.\d{2})$/;

/** Digits only: readers differ in spaces and separators. */
export function figuresOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The number that a text is whose end is an amount with two decimals, after a currency or nothing; null for other texts. */
export function amountOf(text: string): number | null {
  const amount = AMOUNT.exec(text.trim())?.[1];
  return amount === undefined ? null : Number(amount.replace(/[ ,]/g, ''));
}
