import { expect, test } from 'vitest';
import { readPrinted, valueIn } from '../../testing/request.ts';
import type { PrintedLine } from '../../testing/page-of.ts';

/** The screen of a banking app: what and how much, and below the day and the balance. */
const screen = (
  ...entries: [what: string, amount: string, day: string, balance: string][]
): PrintedLine[] => [
  [40, 60, 'Stanbic Bank Botswana'],
  [40, 100, 'Savings account'],
  [40, 140, 'Account 9060 0041 22871'],
  [40, 180, 'Kago Example'],
  [40, 240, 'History 01/11/2026 to 20/11/2026'],
  ...entries.flatMap(([what, amount, day, balance], i): PrintedLine[] => [
    [40, 300 + 90 * i, what],
    [700, 300 + 90 * i, amount],
    [40, 330 + 90 * i, day],
    [700, 330 + 90 * i, balance],
  ]),
];

test('a banking app names the balance under each entry', () => {
  const statement = readPrinted(
    screen(
      ['Example Stores', '-312.45', '19 Nov 2026', 'Bal 7,412.08'],
      ['Transfer from N Example', '+500.00', '15 Nov 2026', 'Bal 7,724.53'],
      ['Airtime', '-50.00', '09 Nov 2026', 'Bal 7,224.53'],
    ),
  );
  expect(statement.documentType).toBe('BANK_STATEMENT');
  expect(valueIn(statement, 'accountHolderName')).toBe('Kago Example');
  expect(valueIn(statement, 'transactions')).toEqual([
    { date: '2026-11-19', description: 'Example Stores', amount: -312.45, balance: 7412.08 },
    { date: '2026-11-15', description: 'Transfer from N Example', amount: 500, balance: 7724.53 },
    { date: '2026-11-09', description: 'Airtime', amount: -50, balance: 7224.53 },
  ]);
  expect(valueIn(statement, 'openingBalance')).toBe(7274.53);
  expect(valueIn(statement, 'closingBalance')).toBe(7412.08);
});

test('where an entry of an app has lost its amount, no balance is computed from what is left', () => {
  const statement = readPrinted(
    screen(
      ['Example Stores', '-312.45', '19 Nov 2026', 'Bal 7,412.08'],
      ['Transfer from N Example', 'pending', '15 Nov 2026', 'Bal 7,724.53'],
      ['Airtime', '-50.00', '09 Nov 2026', 'Bal 7,224.53'],
    ),
  );
  expect(valueIn(statement, 'openingBalance')).toBeFalsy();
});
