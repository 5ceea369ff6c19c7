import { describe, expect, it } from 'vitest';
import { bestOf, tableLines, viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { readPrinted, sureValue } from '../../testing/request.ts';
import { statementRows } from './statement-rows.ts';

const EDGES = [60, 220, '>720', '>940'] as const;
const PERIOD: PrintedLine = [60, 40, 'Statement period 01/06/2026 to 30/06/2026'];

/** Entries as `day amount`, of rows `date | description | amount | balance` 26 pixels apart. */
function read(rows: readonly string[], more: readonly PrintedLine[] = []): string[] {
  const page = pageOf([PERIOD, ...tableLines(EDGES, rows, 100, 26), ...more]);
  const found = bestOf(
    statementRows(() => 1000),
    viewOfPages([page]),
  );
  return ((found ?? []) as unknown as { date: string; amount: number }[]).map(
    ({ date, amount }) => `${date.slice(5)} ${amount}`,
  );
}

const TITLES = 'Date|Details|Amount|Balance';

describe('lines of an entry that end in a figure and a stop', () => {
  it.each([
    'Ref no. 77.',
    'Plot 4410, unit 7.',
    'Invoice 2026/118.',
    'Cheque 000812.',
    'Ref: unit 4. Rate 13.45',
    'Rent; deposit of 1,200.00.',
  ])('“%s” between the day and the amount', (line) => {
    expect(
      read([
        TITLES,
        '02 Jun 2026|Salary|500.00|1,500.00',
        '05 Jun 2026|Transfer to K Tau',
        `|${line}`,
        '|Rent June|-100.00|1,400.00',
      ]),
    ).toEqual(['06-02 500', '06-05 -100']);
  });

  it('below an entry they part nothing: the next one is of the same day', () => {
    expect(
      read([TITLES, '05 Jun 2026|Salary|500.00|1,500.00', '|Ref no. 77.', '|Rent June|-100.00|1,400.00']),
    ).toEqual(['06-05 500', '06-05 -100']);
  });

  it('the closing balance of such a statement is sure', () => {
    const statement = readPrinted([
      [60, 20, 'BBS BANK LIMITED'],
      [60, 50, 'Savings Account Statement'],
      [60, 80, 'Account Holder: Kago Example'],
      [60, 110, 'Account Number: 675741123'],
      [60, 140, 'Statement period: 1 June 2026 to 30 June 2026'],
      ...tableLines(
        EDGES,
        [
          TITLES,
          '01 Jun 2026|Opening balance||1,000.00',
          '02 Jun 2026|Salary|500.00|1,500.00',
          '05 Jun 2026|Transfer to K Tau',
          '|Ref no. 77.',
          '|Rent June|-100.00|1,400.00',
          '30 Jun 2026|Closing balance||1,400.00',
        ],
        200,
        26,
      ),
    ]);
    expect(sureValue(statement, 'closingBalance')).toBe(1400);
    expect(sureValue(statement, 'transactionCount')).toBe(2);
  });
});

describe('how long the day of a line alone holds', () => {
  it.each([
    ['05 Jun 2026|Card purchase|-100.00|1,400.00', '06-05 -100'],
    ['05 Jun 2026|Cheque 118|-40.00|1,460.00', '06-05 -40'],
  ])('until a row says its own: “%s”', (own, entry) => {
    expect(read([TITLES, '01 Jun 2026', '|Salary|500.00|1,500.00', own, '|Bank charges|-10.00'])).toEqual([
      '06-01 500',
      entry,
      '06-05 -10',
    ]);
  });

  it.each(['Balance brought forward', 'Balance b/f', 'Opening balance'])(
    'not only to “%s” below it',
    (balance) => {
      expect(
        read([
          TITLES,
          '03 Jun 2026',
          `|${balance}||1,000.00`,
          '|Salary|500.00|1,500.00',
          '|Bank charges|-10.00|1,490.00',
          '09 Jun 2026',
          '|Airtime|-20.00|1,470.00',
        ]),
      ).toEqual(['06-03 500', '06-03 -10', '06-09 -20']);
    },
  );

  it.each([
    ['Closing balance', 'Description|Debit|Credit', 'Statement fee|35.00'],
    ['Balance at 30 Jun 2026', 'Description|Debit|Credit', 'Card fee|12.00'],
    ['Ending balance', 'Description|Amount|Balance', 'Cheque book|60.00'],
    ['Total', 'Description|Debit|Credit', 'Stop payment|60.00'],
  ])('to “%s”: a table of fees below it is of no day', (balance, titles, fee) => {
    const fees = tableLines([60, '>720', '>940'], [titles, fee, 'Stop order|20.00'], 340, 26);
    const rows = [
      TITLES,
      '03 Jun 2026',
      '|Salary|500.00|1,500.00',
      '09 Jun 2026',
      '|Airtime|-20.00|1,480.00',
      `${balance}|||1,480.00`,
    ];
    expect(read(rows, fees)).toEqual(['06-03 500', '06-09 -20']);
  });

  it('a second account below the closing balance of the first is read by its own days', () => {
    const second = tableLines(
      EDGES,
      [
        TITLES,
        '|Opening balance||50.00',
        '11 Jun 2026',
        '|Deposit|30.00|80.00',
        '|Interest|1.00|81.00',
        'Closing balance|||81.00',
      ],
      340,
      26,
    );
    const rows = [TITLES, '03 Jun 2026', '|Salary|500.00|1,500.00', 'Closing balance|||1,500.00'];
    expect(read(rows, second)).toEqual(['06-03 500', '06-11 30', '06-11 1']);
  });

  it.each(['Balance carried forward', 'Carried forward'])('over “%s” to the next page', (balance) => {
    const pages = [
      [TITLES, '03 Jun 2026', '|Salary|500.00|1,500.00', `${balance}|||1,500.00`],
      [TITLES, '|Balance brought forward||1,500.00', '|Airtime|-20.00|1,480.00', '|Fee|-5.00|1,475.00'],
    ].map((rows, index) => pageOf([PERIOD, ...tableLines(EDGES, rows, 100, 26)], { index }));
    const found = bestOf(
      statementRows(() => 1000),
      viewOfPages(pages),
    );
    expect(found).toMatchObject([
      { date: '2026-06-03', amount: 500 },
      { date: '2026-06-03', amount: -20 },
      { date: '2026-06-03', amount: -5 },
    ]);
  });
});
