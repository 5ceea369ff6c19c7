import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { openPdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PageEvidence } from '../detector.ts';
import { isPictureAmongText, picturePage } from './picture-page.ts';

/** Pixels of a page per point. */
const SCALE = 2;
const A4 = [595, 842] as const;

type Cell = readonly [x: number, y: number, text: string];

/** A sheet of a statement: date, description and balance, 22 points apart from the top. */
const sheet = (k: number, foot: string | null): Cell[] => [
  ...Array.from({ length: 9 }, (_, j): Cell[] => [
    [50, 120 + 22 * j, `${String(1 + j + 9 * k).padStart(2, '0')}/08/2026`],
    [130, 120 + 22 * j, 'Card purchase'],
    [330, 120 + 22 * j, '100.00'],
    [430, 120 + 22 * j, `${9_000 - 100 * (j + 9 * k)}.00`],
  ]).flat(),
  ...(foot === null ? [] : ([[260, 800, foot]] satisfies Cell[])),
];

/** A file of sheets, one of them a picture that covers its page. */
async function fileWith(sheets: readonly Cell[][], picture: number | null): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const blank = await document.embedPng(createCanvas(20, 28).toBuffer('image/png'));
  for (const [k, cells] of sheets.entries()) {
    const page = document.addPage([...A4]);
    if (k === picture) page.drawImage(blank, { x: 0, y: 0, width: A4[0], height: A4[1] });
    else for (const [x, y, text] of cells) page.drawText(text, { x, y: A4[1] - y, size: 9, font });
  }
  return document.save();
}

/** As OCR gives it: lines begin a point before their ink, moved with the sheet. */
function readingOf(
  cells: readonly Cell[],
  pageInFile: number,
  moved: readonly [number, number] | null,
): ReadPage {
  const [dx, dy] = moved ?? [0, 0];
  const lines = cells.map(([x, y, text]): TextLine => ({
    text,
    confidence: 1,
    reader: moved ? 'ppocr' : 'text-layer',
    box: {
      x: SCALE * (x + dx - (moved ? 1 : 0)),
      y: SCALE * (y + dy - 8),
      width: SCALE * 5 * text.length,
      height: SCALE * 10,
    },
  }));
  const report = {
    pageInFile,
    width: SCALE * A4[0],
    height: SCALE * A4[1],
    orientation: 0,
    skew: 0,
    rectified: null,
    split: null,
  };
  return { lines, report, mrz: null } as unknown as ReadPage;
}

interface Case {
  readonly sheets: readonly Cell[][];
  readonly picture: number | null;
  readonly isRendered?: boolean;
  readonly moved?: readonly [number, number];
}

async function accused({ sheets, picture, isRendered = true, moved = [0, 0] }: Case): Promise<unknown[]> {
  const pdf = openPdfEvidence(await fileWith(sheets, picture), 'full')!;
  const pages = sheets.map((cells, k): PageEvidence => ({
    pageInFile: k,
    reading: readingOf(cells, k, k === picture ? moved : null),
    ...(isPictureAmongText(pdf, k) ? { isRendered } : {}),
  }));
  return picturePage.judge(pages, pdf).map(({ page, strength }) => [page, strength]);
}

const NUMBERED = [0, 1, 2].map((k) => sheet(k, `Page ${k + 1} of 3`));
const UNNUMBERED = [0, 1, 2].map((k) => sheet(k, null));

describe('a sheet that is a picture among sheets of text', () => {
  it('is named wherever it stands, with numbers of pages or without', async () => {
    for (const sheets of [NUMBERED, UNNUMBERED])
      for (const picture of [0, 1, 2])
        expect(await accused({ sheets, picture })).toEqual([[picture, 'strong']]);
  });

  it('is not named where it was printed and scanned, or lies elsewhere than the text', async () => {
    expect(await accused({ sheets: NUMBERED, picture: 2, isRendered: false })).toEqual([]);
    for (const moved of [
      [7, 0],
      [-9, 4],
      [3, 12],
    ] as const)
      expect(await accused({ sheets: NUMBERED, picture: 2, moved })).toEqual([]);
  });

  it('is not named where it is a paper of its own, or all sheets are text or pictures', async () => {
    const letter: Cell[] = ['Dear Sir', 'I attach my statement', 'Yours faithfully'].map((text, k) => [
      50,
      150 + 30 * k,
      text,
    ]);
    const notice: Cell[] = Array.from({ length: 9 }, (_, k) => [90, 200 + 25 * k, 'Our fees change in May']);
    expect(await accused({ sheets: [letter, NUMBERED[0]!], picture: 1 })).toEqual([]);
    expect(await accused({ sheets: [UNNUMBERED[0]!, UNNUMBERED[1]!, notice], picture: 2 })).toEqual([]);
    expect(await accused({ sheets: NUMBERED, picture: null })).toEqual([]);
  });
});
