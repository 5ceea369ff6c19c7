import {
  PDFDocument,
  StandardFonts,
  clip as clipTo,
  concatTransformationMatrix,
  endPath,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setTextRenderingMode,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { pdfPages } from '../../intake/pdf/pages.ts';
import { layerLines } from '../../ocr/text-layer/layer-lines.ts';
import { judgeIllegibleText } from './illegible-text.ts';

const INK = rgb(0, 0, 0);
const PRINTED: readonly (readonly [string, string])[] = [
  ['Employee Name:', 'Kago Example'],
  ['Gross Pay:', '10,500.00'],
  ['Total Deductions:', '937.50'],
  ['Net Pay:', '9,562.50'],
  ['Account Number:', '673012108'],
];

type Draw = (page: PDFPage, font: PDFFont, document: PDFDocument) => void | Promise<void>;

/** A payslip with additional content. */
async function payslip(draw: Draw): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawText('PAYSLIP', { x: 60, y: 780, size: 16, font, color: INK });
  for (const [k, [label, value]] of PRINTED.entries()) {
    page.drawText(label, { x: 60, y: 740 - 24 * k, size: 10, font, color: INK });
    page.drawText(value, { x: 220, y: 740 - 24 * k, size: 10, font, color: INK });
  }
  await draw(page, font, document);
  return document.save();
}

async function looked(draw: Draw): Promise<{ layer: string; findings: Finding[] }> {
  const all: string[] = [];
  const findings: Finding[] = [];
  for await (const page of pdfPages(await payslip(draw), { fileIndex: 0, firstPageIndex: 0 })) {
    const { lines } = layerLines(page.textLayer ?? []);
    all.push(...lines.map(({ text }) => text));
    const reading = { lines, report: page.report } as unknown as ReadPage;
    findings.push(...judgeIllegibleText({ page, reading }));
  }
  return { layer: all.join('\n'), findings };
}

const matrix = (x: number, y: number, dx: number, dy: number) => [
  pushGraphicsState(),
  concatTransformationMatrix(x, 0, 0, y, dx, dy),
];
const clip = (x: number, y: number, width: number, height: number) => [
  pushGraphicsState(),
  rectangle(x, y, width, height),
  clipTo(),
  endPath(),
];
const invisible = () => [pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible)];
const restore = popGraphicsState;

const LIES = ['Net Pay: 88,888.88', 'Account Number: 999888777', 'Gross Pay: 90,000.00'];

/** A picture of one colour; PNG, 2 by 2 pixels. */
const GREY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4YVMhdyKKAUIBACcyBXnr+BxqAAAAAElFTkSuQmCC';

const at = { x: 60, y: 400 };
const HIDDEN: Readonly<Record<string, (lie: string) => Draw>> = {
  ...Object.fromEntries(
    [0.5, 1, 1.5, 2, 3].map((size) => [
      `${size} pt`,
      (lie: string): Draw =>
        (page, font) =>
          page.drawText(lie, { ...at, size, font, color: INK }),
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        [0.01, 1],
        [0.03, 1],
        [0.05, 0.05],
        [1, 0.02],
      ] as const
    ).map(([x, y]) => [
      `scaled to ${x} by ${y}`,
      (lie: string): Draw =>
        (page, font) => {
          page.pushOperators(...matrix(x, y, at.x, at.y));
          page.drawText(lie, { x: 0, y: 0, size: 10, font, color: INK });
          page.pushOperators(restore());
        },
    ]),
  ),
  ...Object.fromEntries(
    [0.93, 0.96, 1].map((grey) => [
      `grey ${grey}`,
      (lie: string): Draw =>
        (page, font) =>
          page.drawText(lie, { ...at, size: 10, font, color: rgb(grey, grey, grey) }),
    ]),
  ),
  'nearly transparent': (lie) => (page, font) =>
    page.drawText(lie, { ...at, size: 10, font, color: INK, opacity: 0.04 }),
  'grey on grey': (lie) => (page, font) => {
    page.drawRectangle({ x: 50, y: 390, width: 300, height: 30, color: rgb(0.5, 0.5, 0.5) });
    page.drawText(lie, { ...at, size: 10, font, color: rgb(0.53, 0.53, 0.53) });
  },
  'outside the clip': (lie) => (page, font) => {
    page.pushOperators(...clip(300, 300, 20, 20));
    page.drawText(lie, { ...at, size: 10, font, color: INK });
    page.pushOperators(restore());
  },
  'under a picture': (lie) => async (page, font, document) => {
    page.drawText(lie, { ...at, size: 10, font, color: INK });
    page.drawImage(await document.embedPng(GREY_PNG), { x: 50, y: 380, width: 300, height: 60 });
  },
  'in an invisible mode': (lie) => (page, font) => {
    page.pushOperators(...invisible());
    page.drawText(lie, { ...at, size: 10, font, color: INK });
    page.pushOperators(restore());
  },
};

describe('text that nobody can read', () => {
  for (const [way, hide] of Object.entries(HIDDEN))
    it(`is not read and is said: ${way}`, async () => {
      for (const lie of LIES) {
        const { layer, findings } = await looked(hide(lie));
        expect(layer).toContain('9,562.50');
        expect(layer).not.toContain(lie.split(': ')[1]);
        expect(findings.map(({ strength, before }) => [strength, before])).toEqual([['strong', lie]]);
      }
    });

  it('is not read where it stands off the page', async () => {
    const { layer } = await looked((page, font) => {
      page.drawText('Net Pay: 88,888.88', { x: 60, y: -40, size: 10, font, color: INK });
      page.drawText('Net Pay: 77,777.77', { x: 580, y: 300, size: 10, font, color: INK });
    });
    expect(layer).toContain('9,562.50');
    expect(layer).not.toMatch(/88,888|77,777/);
  });

  const HONEST: Readonly<Record<string, Draw>> = {
    nothing: () => undefined,
    'footnotes of 4, 5 and 6 points': (page, font) =>
      [4, 5, 6].forEach((size, k) =>
        page.drawText('Interest of P12.40 is charged on arrears from 01/02/2026, see clause 14.2.', {
          x: 60,
          y: 60 + 10 * k,
          size,
          font,
          color: INK,
        }),
      ),
    'legal text in light grey': (page, font) =>
      [0.6, 0.7, 0.8].forEach((grey, k) =>
        page.drawText('Registered office Plot 12345, Gaborone. Company BW00001234567.', {
          x: 60,
          y: 160 + 12 * k,
          size: 6,
          font,
          color: rgb(grey, grey, grey),
        }),
      ),
    'a watermark': (page, font) =>
      page.drawText('COPY 2026', { x: 100, y: 300, size: 90, font, color: rgb(0.95, 0.95, 0.95) }),
    'white on a dark bar': (page, font) => {
      page.drawRectangle({ x: 50, y: 390, width: 400, height: 24, color: rgb(0.1, 0.2, 0.4) });
      page.drawText('Net Pay: 9,562.50', { ...at, size: 10, font, color: rgb(1, 1, 1) });
    },
    'an anchor of a signing service': (page, font) =>
      page.drawText('{{Sig_es_:signer1:signature}}', { ...at, size: 10, font, color: rgb(1, 1, 1) }),
    "a printer's number": (page, font) =>
      page.drawText('000123-0004', { x: 20, y: 20, size: 2, font, color: INK }),
    microprint: (page, font) =>
      page.drawText('BANK OF EXAMPLE '.repeat(20), { ...at, size: 1, font, color: INK }),
    'the same for screen readers': (page, font) => {
      page.pushOperators(...invisible());
      page.drawText('Net Pay: 9,562.50', { ...at, size: 10, font, color: INK });
      page.pushOperators(restore());
    },
    'a small picture of another page': (page, font) => {
      ['Page 1 of your guide', 'What you may expect at age'].forEach((text, k) =>
        page.drawText(text, { x: 60, y: 560 - 20 * k, size: 10, font, color: INK }),
      );
      ['Page 1 of 2', 'What you may expect at age 65: these are estimates'].forEach((text, k) =>
        page.drawText(text, { x: 300, y: 400 - 6 * k, size: 2, font, color: INK }),
      );
    },
    'condensed print': (page, font) => {
      page.pushOperators(...matrix(0.5, 1, at.x, at.y));
      page.drawText('Leave days 12.50', { x: 0, y: 0, size: 10, font, color: INK });
      page.pushOperators(restore());
    },
  };
  for (const [what, draw] of Object.entries(HONEST))
    it(`accuses nobody of ${what}`, async () => {
      const { findings } = await looked(draw);
      expect(findings.filter(({ strength }) => strength !== 'note')).toEqual([]);
    });

  it('is only what nobody can read', async () => {
    const { layer } = await looked((page, font, document) =>
      Promise.all(
        ['footnotes of 4, 5 and 6 points', 'legal text in light grey', 'white on a dark bar'].map((what) =>
          HONEST[what]!(page, font, document),
        ),
      ).then(() => undefined),
    );
    expect(layer.match(/clause 14\.2/g)).toHaveLength(3);
    expect(layer.match(/BW00001234567/g)).toHaveLength(3);
    expect(layer).toContain('Net Pay: 9,562.50');
  });
});
