import { describe, expect, it } from 'vitest';
import { bestOf, tableLines, viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { statementRows } from './statement-rows.ts';

const PERIOD: PrintedLine = [60, 40, 'Statement period 01/10/2026 to 31/10/2026'];

/** Rows as `date amount balance description`, one string each. */
function read(pages: readonly (readonly PrintedLine[])[], opening: number | null = 1000): string[] {
  const view = viewOfPages(pages.map((lines, index) => pageOf([PERIOD, ...lines], { index })));
  const rows = bestOf(
    statementRows(() => opening),
    view,
  );
  return Array.isArray(rows)
    ? (rows as { date: string; description: string; amount: number; balance: number | null }[]).map(
        (r) => `${r.date} ${r.amount} ${r.balance} ${r.description}`,
      )
    : [];
}

const THREE = [
  '2026-10-02 -50 950 SPAR MALL',
  '2026-10-05 300 1250 SALARY',
  '2026-10-09 -20.5 1229.5 AIRTIME',
];

describe('rows of a statement', () => {
  it.each<[string, readonly (number | `>${number}`)[], string[]]>([
    [
      'debit, credit and balance columns, dates without a year',
      [60, 200, '>600', '>760', '>940'],
      [
        'Date|Description|Debit|Credit|Balance',
        '|Balance brought forward|||1,000.00',
        '02 Oct|SPAR MALL|50.00||950.00',
        '05 Oct|SALARY||300.00|1,250.00',
        '09 Oct|AIRTIME|20.50||1,229.50',
        '|Balance carried forward|||1,229.50',
      ],
    ],
    [
      'one signed column, newest first',
      [60, 200, '>700', '>940'],
      [
        'Date|Details|Amount|Balance',
        '09/10/2026|AIRTIME|-20.50|1,229.50',
        '05/10/2026|SALARY|300.00|1,250.00',
        '02/10/2026|SPAR MALL|-50.00|950.00',
      ],
    ],
    [
      'Dr and Cr in a column of their own',
      [60, 200, '>700', 720, '>940'],
      [
        'Date|Narration|Amount|Dr/Cr|Balance',
        '02-10-26|SPAR MALL|50.00|DR|950.00 Cr',
        '05-10-26|SALARY|300.00|CR|1 250.00 Cr',
        '09-10-26|AIRTIME|20.50|DR|1 229.50 Cr',
      ],
    ],
    [
      'no titles at all',
      [60, 200, '>600', '>760', '>940'],
      [
        '02 Oct 2026|SPAR MALL|50.00||950.00',
        '05 Oct 2026|SALARY||300.00|1,250.00',
        '09 Oct 2026|AIRTIME|20.50||1,229.50',
      ],
    ],
    [
      'titles nobody knows, money in before money out',
      [60, 200, '>600', '>760', '>940'],
      [
        'Dag|Omskrywing|Inkomende|Uitgaande|Stand',
        '02 Oct 2026|SPAR MALL||50.00|950.00',
        '05 Oct 2026|SALARY|300.00||1,250.00',
        '09 Oct 2026|AIRTIME||20.50|1,229.50',
      ],
    ],
    [
      'amounts without signs, told by the balance',
      [60, 200, '>700', '>940'],
      [
        'Date|Details|Amount|Balance',
        '02/10|SPAR MALL|50.00|950.00',
        '05/10|SALARY|300.00|1,250.00',
        '09/10|AIRTIME|20.50|1,229.50',
      ],
    ],
  ])('%s', (_, edges, rows) => {
    expect(new Set(read([tableLines(edges, rows, 100)]))).toEqual(new Set(THREE));
  });

  it('descriptions over two lines, the amount in the last one; a date printed once for two entries', () => {
    const edges = [60, 200, '>700', '>940'] as const;
    const lines = tableLines(
      edges,
      [
        'Date|Details|Amount|Balance',
        '02/10/2026|POS PURCHASE',
        '|SPAR MALL|-50.00|950.00',
        '05/10/2026|SALARY|300.00|1,250.00',
        '|EXAMPLE MINING',
        '|AIRTIME|-20.50|1,229.50',
      ],
      100,
      26,
    );
    expect(read([lines])).toEqual([
      '2026-10-02 -50 950 POS PURCHASE SPAR MALL',
      '2026-10-05 300 1250 SALARY EXAMPLE MINING',
      '2026-10-05 -20.5 1229.5 AIRTIME',
    ]);
  });

  it('goes on over a page without titles; carried balances and footers are no rows', () => {
    const edges = [60, 200, '>600', '>760', '>940'] as const;
    const first = tableLines(
      edges,
      [
        'Date|Description|Debit|Credit|Balance',
        '02 Oct|SPAR MALL|50.00||950.00',
        '|Carried forward|||950.00',
        'Page 1 of 2',
      ],
      100,
    );
    const second = tableLines(
      edges,
      [
        '|Brought forward|||950.00',
        '05 Oct|SALARY||300.00|1,250.00',
        '09 Oct|AIRTIME|20.50||1,229.50',
        '|Closing balance|||1,229.50',
      ],
      100,
    );
    expect(read([first, second])).toEqual(THREE);
  });

  it('sheets handed in from last to first come into order by their balances', () => {
    const edges = [60, 200, '>600', '>760', '>940'] as const;
    const first = tableLines(
      edges,
      ['Date|Description|Debit|Credit|Balance', '02 Oct|SPAR MALL|50.00||950.00'],
      100,
    );
    const second = tableLines(
      edges,
      ['05 Oct|SALARY||300.00|1,250.00', '09 Oct|AIRTIME|20.50||1,229.50'],
      100,
    );
    expect(read([second, first])).toEqual(THREE);
  });

  it('cells that the reader joined are parted', () => {
    expect(
      read([
        [
          [60, 100, 'Date'],
          [200, 100, 'Details'],
          [650, 100, 'Amount'],
          [870, 100, 'Balance'],
          [60, 140, '02/10/2026 SPAR MALL'],
          [650, 140, '-50.00 950.00'],
          [60, 180, '05/10/2026 SALARY 300.00'],
          [860, 180, '1,250.00'],
        ],
      ]),
    ).toEqual(['2026-10-02 -50 950 SPAR MALL', '2026-10-05 300 1250 SALARY']);
  });

  it('titles broken in their cells, a column nobody asked for, a number of a cheque', () => {
    const view = viewOfPages([
      pageOf([
        PERIOD,
        ...tableLines(
          [60, 200, 300, 550, '>740', '>840', '>960'],
          ['Txn|Tran|Description|Cheque|Money|Money|Balance'],
          100,
        ),
        ...tableLines([60, 200, 300, 550, '>740', '>840', '>960'], ['date|||No|out|in|'], 124),
        ...tableLines(
          [60, 200, 300, 550, '>740', '>840', '>960'],
          ['02/10/2026|WD|SPAR MALL|000812|50.00||950.00', '05/10/2026|DP|SALARY|||300.00|1,250.00'],
          180,
        ),
      ]),
    ]);
    expect(
      bestOf(
        statementRows(() => 1000),
        view,
      ),
    ).toEqual([
      { date: '2026-10-02', description: 'SPAR MALL', amount: -50, balance: 950 },
      { date: '2026-10-05', description: 'SALARY', amount: 300, balance: 1250 },
    ]);
  });

  it('rows of December on a statement of January are of the year before', () => {
    const view = viewOfPages([
      pageOf([
        [60, 40, 'Statement date 05/01/2026'],
        ...tableLines(
          [60, 200, '>700', '>940'],
          ['Date|Details|Amount|Balance', '28 Dec|FEE|-5.00|95.00'],
          100,
        ),
      ]),
    ]);
    expect(
      bestOf(
        statementRows(() => 100),
        view,
      ),
    ).toEqual([{ date: '2025-12-28', description: 'FEE', amount: -5, balance: 95 }]);
  });

  it('takes the digits of the second reader where only they lead to the next balance, and never makes up any', () => {
    const page = (second: string | null) => {
      const made = pageOf([
        PERIOD,
        ...tableLines(
          [60, 200, '>700', '>940'],
          [
            'Date|Details|Amount|Balance',
            '02/10/2026|SPAR MALL|-80.00|950.00',
            '05/10/2026|SALARY|300.00|1,250.00',
          ],
          100,
        ),
      ]);
      const lines = made.lines.map((line) =>
        line.text === '-80.00' && second !== null
          ? { ...line, second: { text: second, confidence: 0.7, reader: 'tesseract' as const } }
          : line,
      );
      return viewOfPages([{ ...made, lines }]);
    };
    const amountOf = (second: string | null): unknown =>
      (
        bestOf(
          statementRows(() => 1000),
          page(second),
        ) as { amount: number }[]
      )[0]!.amount;
    expect(amountOf('-50.00')).toBe(-50);
    expect(amountOf('-60.00')).toBe(-80);
    expect(amountOf(null)).toBe(-80);
  });
});
