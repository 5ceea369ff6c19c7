import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

const statement = (first: string, from: string, last: string, to: string) =>
  readPrinted([
    [60, 60, 'KGALE PEOPLES BANK LIMITED'],
    [60, 120, 'ACCOUNT STATEMENT'],
    [60, 180, 'Account Holder'],
    [400, 180, 'Kelebogile Modise'],
    [60, 220, 'Account Number'],
    [400, 220, '673012108'],
    [60, 260, 'Previous Balance'],
    [400, 260, '1,719.33'],
    [60, 300, 'New Balance'],
    [400, 300, '466.93'],
    [60, 340, first],
    [400, 340, from],
    [60, 380, last],
    [400, 380, to],
    [60, 460, 'Date'],
    [200, 460, 'Description'],
    [500, 460, 'Debit'],
    [650, 460, 'Credit'],
    [800, 460, 'Balance'],
    [60, 500, '28/07/2026'],
    [200, 500, 'POS PURCHASE SPAR'],
    [500, 500, '1,252.40'],
    [800, 500, '466.93'],
  ]);

describe('the first and the last day of a statement', () => {
  it.each([
    ['Opening Date', '27/07/2026', 'Closing Date', '26/08/2026'],
    ['Opening date:', '27 July 2026', 'Closing date:', '26 August 2026'],
    ['OPENING DAY', '27 JUL 2026', 'CLOSING DAY', '26 AUG 2026'],
    ['Open Date', '2026-07-27', 'Close Date', '2026-08-26'],
    ['Opening Balance Date', '27.07.2026', 'Closing Balance Date', '26.08.2026'],
    ['Opens on', '27/07/2026', 'Closes on', '26/08/2026'],
    ['Date Opening', '27-07-2026', 'Date Closing', '26-08-2026'],
    ['Start Date', '27/07/2026', 'End Date', '26/08/2026'],
    ['Cycle Opens', '27/07/2026', 'Cycle Closes', '26/08/2026'],
    ['Statement Opens', '27/07/2026', 'Statement Closes', '26/08/2026'],
    ['Statement Opening Date', '27/07/2026', 'Statement Closing Date', '26/08/2026'],
  ])('“%s %s”, “%s %s”', (first, from, last, to) =>
    expect(valueIn(statement(first, from, last, to), 'statementPeriod')).toBe('2026-07-27 to 2026-08-26'),
  );

  it('the day when an account was opened begins no statement', () =>
    expect(
      valueIn(statement('Opening Date', '27/07/2012', 'Closing Date', '26/08/2026'), 'statementPeriod') ??
        null,
    ).toBeNull());
});
