import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { judged, merged } from '../testing/merged-pages.ts';

type Cell = readonly [x: number, y: number, text: string, size?: number];
type Heads = 'on every page' | 'on the first page' | 'and a foot on every page';

interface Paper {
  readonly holder: string;
  readonly account: string;
  /** Balance before the first row, in thebe. */
  readonly opening: number;
}
const OURS: Paper = { holder: 'Kago Example', account: '620001234', opening: 412_055 };
const OTHER: Paper = { holder: 'Lorato Specimen', account: '628877665', opening: 93_110 };
const MOVES = [-4_520, 120_000, -30_075, -1_250, -18_990, 7_745];
const ALL = [0, 1, 2];

const amount = (thebe: number): string => (thebe / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Three sheets of a statement without page numbers. */
function statement({ holder, account, opening }: Paper, heads: Heads): Cell[][] {
  let balance = opening;
  return ALL.map((k): Cell[] => [
    ...(heads === 'on every page' || k === 0
      ? ([
          [50, 790, 'STATEMENT OF ACCOUNT', 15],
          [50, 770, 'Account Holder:'],
          [180, 770, holder],
          [50, 750, 'Account Number:'],
          [180, 750, account],
        ] satisfies Cell[])
      : []),
    ...(k === 0
      ? ([
          [130, 718, 'Opening Balance'],
          [480, 718, amount(opening)],
        ] satisfies Cell[])
      : []),
    ...MOVES.flatMap((move, j): Cell[] => {
      balance += move;
      const y = 700 - 18 * j;
      return [
        [50, y, `${String(1 + j + 6 * k).padStart(2, '0')}/08/2026`],
        [130, y, move < 0 ? 'POS purchase' : 'Transfer in'],
        [move < 0 ? 330 : 400, y, amount(Math.abs(move))],
        [480, y, amount(balance)],
      ];
    }),
    ...(k === 2
      ? ([
          [130, 580, 'Closing Balance'],
          [480, 580, amount(balance)],
        ] satisfies Cell[])
      : []),
    ...(heads === 'and a foot on every page' ? ([[50, 25, `Account ${account}`]] satisfies Cell[]) : []),
  ]);
}

/** Three sheets of a lease whose clauses continue from sheet to sheet. */
const lease = ({ holder }: Paper, foot: string | null): Cell[][] =>
  ALL.map((k): Cell[] => [
    ...(k === 0
      ? ([
          [50, 790, 'LEASE AGREEMENT', 16],
          [50, 765, `Between ${holder} and the Landlord`],
        ] satisfies Cell[])
      : []),
    ...Array.from({ length: 5 }, (_, j): Cell => [
      50,
      720 - 30 * j,
      `${5 * k + j + 1}. The Tenant shall keep the premises in good order.`,
    ]),
    ...(foot === null ? [] : ([[50, 25, foot]] satisfies Cell[])),
  ]);

async function drawn(sheets: readonly (readonly Cell[])[]): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const cells of sheets) {
    const page = document.addPage([595.28, 841.89]);
    for (const [x, y, text, size = 9] of cells) page.drawText(text, { x, y, size, font });
  }
  return document;
}

type Made = readonly [ours: PDFDocument, other: PDFDocument];

/** Reported pages if the first, the middle or the last sheet is from another document. */
const spliced = async ([ours, other]: Made): Promise<number[][]> => {
  const parts: (readonly (readonly [PDFDocument, number[]])[])[] = [
    [
      [other, [0]],
      [ours, [1, 2]],
    ],
    [
      [ours, [0]],
      [other, [1]],
      [ours, [2]],
    ],
    [
      [ours, [0, 1]],
      [other, [2]],
    ],
  ];
  const found: number[][] = [];
  for (const part of parts) {
    const pages = (await judged(await merged(part))).map((text) => Number(text.split(' ')[1]));
    found.push([...new Set(pages)].sort((a, b) => a - b));
  }
  return found;
};

/** One or several complete documents in one file. */
const bundled = async ([ours, other]: Made): Promise<string[]> => {
  const found: string[] = [];
  for (const part of [
    [[ours, ALL]],
    [
      [ours, ALL],
      [other, ALL],
    ],
    [
      [other, ALL],
      [ours, ALL],
    ],
    [
      [ours, [0]],
      [other, [0]],
    ],
  ] as [PDFDocument, number[]][][])
    found.push(...(await judged(await merged(part))));
  return found;
};

const both = (make: (paper: Paper) => Cell[][]): Promise<[PDFDocument, PDFDocument]> =>
  Promise.all([drawn(make(OURS)), drawn(make(OTHER))]);

/** Files are opened completely, as for reading, which is slow on a busy machine. */
const SLOW = { timeout: 180_000 };

describe('sheets without numbers', SLOW, () => {
  it('of one statement may be out of order: each goes on from another of the file', async () => {
    const [ours, other] = await both((paper) => statement(paper, 'on the first page'));
    for (const order of [
      [0, 2, 1],
      [2, 1, 0],
    ])
      expect(await judged(await merged([[ours, order]]))).toEqual([]);
    expect(
      await judged(
        await merged([
          [ours, [0, 2]],
          [other, [1]],
        ]),
      ),
    ).not.toEqual([]);
  });

  it.each<Heads>(['on every page', 'on the first page', 'and a foot on every page'])(
    'of a statement, headed %s, do not go on from those of another',
    async (heads) => {
      const made = await both((paper) => statement(paper, heads));
      for (const pages of await spliced(made)) expect(pages.length).toBeGreaterThan(0);
      expect(await bundled(made)).toEqual([]);
    },
  );

  it('do not go on in the numbered sheets of another, which may follow a whole one', async () => {
    const ours = statement(OURS, 'on the first page');
    const numberedSheets = statement(OTHER, 'on every page').map((cells, k): Cell[] => [
      ...cells,
      [260, 30, `Page ${k + 1} of 3`],
    ]);
    const found = async (...sheets: Cell[][]): Promise<string[]> =>
      judged(await merged([[await drawn(sheets), sheets.map((_, k) => k)]]));
    expect(await found(ours[0]!, ours[1]!, numberedSheets[2]!)).toContain('no-beginning 2');
    expect(await found(ours[0]!, numberedSheets[1]!, numberedSheets[2]!)).toContain('no-beginning 1');
    expect(await found(...ours, ...numberedSheets)).toEqual([]);
    expect(await found(...ours, numberedSheets[2]!)).toEqual([]);
  });

  it('of a lease have fonts of their own where they are of another file', async () => {
    const made = await both((paper) => lease(paper, null));
    expect(await spliced(made)).toEqual([[0], [1], [2]]);
    expect(await bundled(made)).toEqual([]);
  });

  it('name another number at their foot, though one file holds all fonts once', async () => {
    const sheets = (feet: readonly string[]): Promise<PDFDocument> =>
      drawn(feet.map((foot, k) => lease(OURS, foot)[k]!));
    const found = async (...feet: string[]): Promise<string[]> =>
      judged(await merged([[await sheets(feet), ALL]]));
    expect(await found('Lease of Plot 1234', 'Lease of Plot 987', 'Lease of Plot 1234')).toEqual([
      'other-line 1',
      'other-line 1',
    ]);
    expect(await found('Lease of Plot 1234', 'Lease of Plot 1234', 'Lease of Plot 1234')).toEqual([]);
    // Numbered sheets, and the time of printing.
    expect(await found('Sheet 1001', 'Sheet 1002', 'Sheet 1003')).toEqual([]);
    expect(await found('Printed 12:30:01', 'Printed 12:30:02', 'Printed 12:30:02')).toEqual([]);
  });
});
