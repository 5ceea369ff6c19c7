/** Digits only: readers differ in spaces and separators. */
export function figuresOf(text: string): string {
  return text.replace(/\D/g, '');
}
