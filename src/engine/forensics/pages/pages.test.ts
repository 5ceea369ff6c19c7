import { PDFDocument, StandardFonts } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { judged, merged } from '../testing/merged-pages.ts';

interface Statement {
  readonly holder: string;
  readonly account: string;
  readonly sheets: number;
  /** Balance before the first row, in thebe. */
  readonly opening: number;
  readonly numbered: boolean;
}
const OURS: Statement = {
  holder: 'Kago Example',
  account: '620001234',
  sheets: 3,
  opening: 412_055,
  numbered: true,
};
const OTHER: Statement = { ...OURS, holder: 'Lorato Specimen', account: '628877665', opening: 93_110 };

type Cell = readonly [x: number, y: number, text: string];
const MOVES = [-4_520, 120_000, -30_075, -1_250, -18_990, 7_745];

const amount = (thebe: number): string => (thebe / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Cells of each sheet, from the bottom left corner; each balance follows from the row before. */
function sheetsOf({ holder, account, sheets, opening, numbered }: Statement): Cell[][] {
  let balance = opening;
  return Array.from({ length: sheets }, (_, k): Cell[] => [
    [50, 790, 'STATEMENT OF ACCOUNT'],
    [50, 770, 'Account Holder'],
    [180, 770, holder],
    [50, 750, 'Account Number'],
    [180, 750, account],
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
    ...(numbered ? [[260, 30, `Page ${k + 1} of ${sheets}`] as const] : []),
  ]);
}

async function byPdfLib(statement: Statement): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const cells of sheetsOf(statement)) {
    const page = document.addPage([595.28, 841.89]);
    for (const [x, y, text] of cells) page.drawText(text, { x, y, size: 9, font });
  }
  return document;
}

async function byPdfKit(statement: Statement): Promise<PDFDocument> {
  const document = new PDFKit({ size: [612, 792], autoFirstPage: false, margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const cells of sheetsOf(statement)) {
    document.addPage();
    for (const [x, y, text] of cells)
      document
        .font('Times-Roman')
        .fontSize(9)
        .text(text, x, 792 - 0.94 * y, { lineBreak: false });
  }
  document.end();
  await ended;
  return PDFDocument.load(Buffer.concat(chunks));
}

/** Files are opened completely, as for reading, which is slow on a busy machine. */
const SLOW = { timeout: 180_000 };

describe('a page of another paper', SLOW, () => {
  it('names another owner and does not go on, though the same program made it', async () => {
    const [ours, other] = await Promise.all([byPdfLib(OURS), byPdfLib(OTHER)]);
    expect(
      await judged(
        await merged([
          [ours, [0]],
          [other, [1]],
          [ours, [2]],
        ]),
      ),
    ).toEqual(['other-owner 1', 'other-owner 2', 'not-carried-over 1', 'not-carried-over 2']);
    expect(
      await judged(
        await merged([
          [ours, [0, 1]],
          [other, [2]],
        ]),
      ),
    ).toEqual(['other-owner 2', 'not-carried-over 2']);
  });

  it('is told by its balances alone where it names the same owner', async () => {
    const [ours, other] = await Promise.all([byPdfLib(OURS), byPdfLib({ ...OURS, opening: 93_110 })]);
    expect(
      await judged(
        await merged([
          [ours, [0]],
          [other, [1]],
          [ours, [2]],
        ]),
      ),
    ).toEqual(['not-carried-over 1', 'not-carried-over 2']);
  });

  it('is another sheet of as many', async () => {
    const [ours, other] = await Promise.all([byPdfLib(OURS), byPdfLib({ ...OURS, sheets: 5 })]);
    expect(
      await judged(
        await merged([
          [ours, [0]],
          [other, [1]],
          [ours, [2]],
        ]),
      ),
    ).toContain('other-sheet 1');
    expect(
      await judged(
        await merged([
          [ours, [0, 1]],
          [other, [2]],
        ]),
      ),
    ).toContain('other-sheet 2');
  });

  it('is no first page, and stands behind a page that is not the last of its own paper', async () => {
    const [ours, other] = await Promise.all([byPdfLib(OURS), byPdfLib({ ...OTHER, sheets: 2 })]);
    for (const begun of [[0], [0, 1]])
      expect(
        await judged(
          await merged([
            [ours, begun],
            [other, [1]],
          ]),
        ),
      ).toContain(`other-sheet ${begun.length}`);
    expect(
      await judged(
        await merged([
          [other, [0]],
          [ours, [2]],
        ]),
      ),
    ).toContain('other-sheet 1');
  });

  it('is made by another program, with a number on it or without', async () => {
    for (const numbered of [true, false]) {
      const [ours, other] = await Promise.all([
        byPdfLib({ ...OURS, numbered }),
        byPdfKit({ ...OURS, numbered }),
      ]);
      expect(
        await judged(
          await merged([
            [ours, [0]],
            [other, [1]],
            [ours, [2]],
          ]),
        ),
      ).toContain('other-making 1');
      expect(
        await judged(
          await merged([
            [other, [0]],
            [ours, [1]],
            [other, [2]],
          ]),
        ),
      ).toContain('other-making 1');
    }
  });
});

describe('pages that belong together', SLOW, () => {
  it('are whole papers, one or several, of one program or of two', async () => {
    const [ours, other, again] = await Promise.all([byPdfLib(OURS), byPdfKit(OTHER), byPdfLib(OTHER)]);
    const all = [0, 1, 2];
    for (const parts of [
      [[ours, all]],
      [[other, all]],
      [
        [ours, all],
        [other, all],
      ],
      [
        [other, all],
        [ours, all],
        [other, all],
      ],
      [
        [ours, all],
        [again, all],
      ],
      [
        [ours, [0]],
        [other, [0]],
      ],
      [
        [ours, [0]],
        [again, [0]],
        [other, [0]],
      ],
      // A document with a missing page.
      [[ours, [0, 2]]],
      // Only the last pages of two documents.
      [
        [ours, [2]],
        [other, [2]],
      ],
    ] as [PDFDocument, number[]][][])
      expect(await judged(await merged(parts))).toEqual([]);
  });

  it('are papers without numbers, and one with an annex or a cover of another program', async () => {
    const [ours, other] = await Promise.all([
      byPdfLib({ ...OURS, numbered: false }),
      byPdfKit({ ...OTHER, numbered: false }),
    ]);
    for (const parts of [
      [
        [ours, [0, 1, 2]],
        [other, [0, 1, 2]],
      ],
      [
        [ours, [0, 1, 2]],
        [other, [0]],
      ],
      [
        [other, [0]],
        [ours, [0, 1, 2]],
      ],
    ] as [PDFDocument, number[]][][])
      expect(await judged(await merged(parts))).toEqual([]);
  });
});
