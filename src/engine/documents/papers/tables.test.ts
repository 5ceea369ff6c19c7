import { expect, it } from 'vitest';
import { anyRequest, valueIn } from '../testing/request.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { understand } from '../understand.ts';

it('a balance carried from page to page is neither the first nor the last', () => {
  const table = (y: number, date: string, what: string, amount: string, balance: string) =>
    [
      [60, y, date],
      [200, y, what],
      [500, y, amount],
      [760, y, balance],
    ] as const;
  const head = (y: number) => table(y, 'Date', 'Transaction', 'Amount', 'Balance');
  const first = pageOf(
    [
      ...lines('Absa Bank Botswana Limited', 'Account statement', 'Account no. 1047723'),
      [60, 200, 'Your transactions from 1 Aug 2026 to 31 Aug 2026'],
      ...head(260),
      [200, 300, 'Bal brought forward'],
      [760, 300, '3 118.72'],
      ...table(340, '3/08/2026', 'Card purchase', '-402.15', '2 716.57'),
      [200, 380, 'Carried forward'],
      [760, 380, '2 716.57'],
    ],
    { index: 0 },
  );
  const second = pageOf(
    [
      [60, 60, 'Account no. 1047723 Page 2 of 2'],
      ...head(120),
      [200, 160, 'Brought forward'],
      [760, 160, '2 716.57'],
      ...table(200, '25/08/2026', 'Salary', '+9 204.40', '11 920.97'),
      [200, 240, 'Closing balance'],
      [760, 240, '11 920.97'],
    ],
    { index: 1 },
  );
  const [statement] = understand([first, second], anyRequest).documents;
  expect(valueIn(statement, 'openingBalance')).toBe(3118.72);
  expect(valueIn(statement, 'closingBalance')).toBe(11920.97);
});
