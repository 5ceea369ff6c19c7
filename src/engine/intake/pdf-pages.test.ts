import { describe, expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../contract/config.ts';
import { readPage } from '../ocr/read-page.ts';
import { LETTER, letter, pagesOf, pdf } from './pages.fixture.ts';

describe('PDF pages', () => {
  it('takes the lines of a text layer that the page shows', async () => {
    const bytes = await pdf(
      (doc) =>
        void doc
          .fontSize(14)
          .text('Statement period 01/04/2026 to 30/06/2026', 60, 80)
          .text('Closing balance P 12,480.35', 60, 120),
    );
    const [page] = await pagesOf(bytes);
    const read = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
    expect(read.lines.map((line) => [line.text, line.reader])).toEqual([
      ['Statement period 01/04/2026 to 30/06/2026', 'text-layer'],
      ['Closing balance P 12,480.35', 'text-layer'],
    ]);
    expect(read.report.textLayerAgreement).toBeGreaterThan(0.95);
  });

  const underPicture = (
    how: 'out of sight' | 'under the picture',
    lines: readonly string[],
    picture: Buffer,
  ) =>
    pdf((doc) => {
      if (how === 'out of sight') doc.image(picture, 0, 0, { width: 595 }).opacity(0);
      doc.fontSize(20);
      lines.forEach((line, i) => doc.text(line, 40, 55 + i * 53, { lineBreak: false }));
      if (how === 'under the picture') doc.image(picture, 0, 0, { width: 595 });
    });

  it.each(['out of sight', 'under the picture'] as const)(
    'reads the picture of a scan whose text stands %s, though one figure alone differs',
    async (how) => {
      const bytes = await underPicture(
        how,
        [...LETTER.slice(0, -1), 'Amount due P 9,250.75'],
        await letter(),
      );
      const [page] = await pagesOf(bytes);
      expect(page!.textLayer).toBeNull();
      const read = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
      const said = read.lines.map((line) => line.text).join('\n');
      expect(said).toContain('1,250.75');
      expect(said).not.toContain('9,250');
    },
  );

  /** A scan with invisible text that misreads the amount, so wide in points, above text that people see. */
  const scanOnSheet = async (width: number, seen: readonly string[]): Promise<Buffer> => {
    const [picture, scale] = [await letter(), width / 595];
    return pdf((doc) => {
      doc
        .image(picture, 0, 0, { width })
        .opacity(0)
        .fontSize(20 * scale);
      [...LETTER.slice(0, -1), 'Amount due P 9,250.75'].forEach((line, i) =>
        doc.text(line, 40 * scale, (55 + i * 53) * scale, { lineBreak: false }),
      );
      doc.opacity(1).fontSize(12);
      seen.forEach((line, i) => doc.text(line, 40, 560 + i * 30, { lineBreak: false }));
    });
  };

  it('takes a small scan alone on a sheet for a scan, whatever a program read of it', async () => {
    const [page] = await pagesOf(await scanOnSheet(300, []));
    expect(page!.textLayer).toBeNull();
    expect(page!.report.dpi).toBe(300);
  });

  it.each([400, 595])(
    'reads a scan %i points wide that stands beside text of the document',
    async (width) => {
      const seen = ['We confirm that this paper was shown to us.', 'Yours faithfully, Kago Example'];
      const [page] = await pagesOf(await scanOnSheet(width, seen));
      expect(page!.textLayer!.map(({ text }) => text)).toEqual(seen);
      expect(page!.illegible).toEqual([]);
      const { lines } = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
      expect(lines.filter(({ reader }) => reader === 'text-layer').map(({ text }) => text)).toEqual(seen);
      const said = lines.map(({ text }) => text).join('\n');
      expect(said).toContain('1,250.75');
      expect(said).not.toContain('9,250');
    },
  );

  it.each([90, 180, 270])('turns a page that its file turns by %i degrees upright', async (rotate) => {
    const bytes = await pdf((doc) => {
      doc.fontSize(14).text('Account number 4471 2290', 60, 80).text('Amount due P 1,250.75', 60, 120);
      Object.assign(doc.page.dictionary.data, { Rotate: rotate });
    });
    const [page] = await pagesOf(bytes);
    expect(page!.report.orientation).toBe(360 - rotate);
    expect(page!.raster.height).toBeGreaterThan(page!.raster.width);
    const { lines } = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
    expect(lines.map(({ text }) => text)).toEqual(['Account number 4471 2290', 'Amount due P 1,250.75']);
    expect(lines[0]!.box.width).toBeGreaterThan(5 * lines[0]!.box.height);
  });

  it('gives every page of a file its place, and how many are ahead', async () => {
    const bytes = await pdf(
      (doc) =>
        void doc
          .text('The first page of this small file')
          .addPage()
          .text('The second page of this small file'),
    );
    expect(
      (await pagesOf(bytes)).map((page) => [page.report.pageInFile, page.report.index, page.ahead]),
    ).toEqual([
      [0, 0, 1],
      [1, 1, 0],
    ]);
  });
});
