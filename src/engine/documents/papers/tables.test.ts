import { describe, expect, it } from 'vitest';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { understand } from '../understand.ts';

describe('minutes in tables', () => {
  const minutes = readPrinted([
    [60, 40, 'NATA BREEDERS (PTY) LTD - BOARD MINUTES NO. 3/2026'],
    [60, 100, 'Date'],
    [200, 100, '22 July 2026'],
    [600, 100, 'Start'],
    [760, 100, '14h00'],
    [60, 140, 'Venue'],
    [200, 140, 'Nata Hatchery, Tonota'],
    [600, 140, 'Chairman'],
    [760, 140, 'Mr Kago'],
    [760, 166, 'Gaborwelwe'],
    [60, 206, 'Directors'],
    [200, 206, 'K. Gaborwelwe, Neo Sample,'],
    [600, 206, 'Absent with'],
    [760, 206, 'Lesedi Molefe'],
    [60, 230, 'present'],
    [200, 230, 'Anna Muster'],
    [600, 230, 'apology'],
    [60, 300, 'Item'],
    [200, 300, 'Discussion'],
    [450, 300, 'Resolution'],
    [800, 300, 'Action by'],
    [60, 340, '1. Feed'],
    [200, 340, 'Two offers were'],
    [450, 340, 'Contract awarded to Nata Feeds'],
    [800, 340, 'N. Sample'],
    [60, 364, 'contract'],
    [200, 364, 'compared.'],
    [450, 364, 'for 12 months.'],
    [60, 404, '2. Overdraft'],
    [200, 404, 'The bank offered it.'],
    [450, 404, 'Overdraft accepted.'],
    [800, 404, 'A. Muster'],
  ]);

  it.each([
    ['chairperson', 'Kago Gaborwelwe'],
    ['attendees', ['K. Gaborwelwe', 'Neo Sample', 'Anna Muster']],
    ['absentees', ['Lesedi Molefe']],
    ['resolutions', ['Contract awarded to Nata Feeds for 12 months', 'Overdraft accepted']],
  ])('%s', (field, value) => expect(valueIn(minutes, field)).toEqual(value));
});

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
