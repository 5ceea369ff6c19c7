/** An amount as form fields and printed values show it. */
const AMOUNT = /^[^\d-]*((?:-[ ,]*)?\d(?:[ ,]*\d)*\.\d{2})$/;

/** Digits only: OCR engines differ in spaces and separators. */
export function figuresOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The value of a text that is a currency (optional) and an amount with two decimals; null for other texts. */
export function amountOf(text: string): number | null {
  const amount = AMOUNT.exec(text.trim())?.[1];
  return amount === undefined ? null : Number(amount.replace(/[ ,]/g, ''));
}
