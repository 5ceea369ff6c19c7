import type { Base, Edit } from './attack.ts';

/**
 * Do the other figures of the sum that an edited amount belongs to stand in the file? A statement's closing balance is
 * made by its last row: a picture of its first sheet alone says nothing about it. Told from the specimen before anything is
 * examined; amounts of payslips and opening balances stand beside what they follow from.
 */
export function standsInSum({ medium, truth }: Base, { field }: Edit): boolean {
  if (field !== 'closingBalance') return true;
  const sheets = medium === 'image' ? 1 : truth.pages.length;
  const last = truth.lists['transactions']?.at(-1);
  const page = last?.['balance']?.page ?? last?.['amount']?.page ?? null;
  return page !== null && page < sheets;
}
