import { describe, expect, it } from 'vitest';
import { StationConfig } from '../../contract/config.ts';
import { pagesOf, pdf } from '../intake/pages.fixture.ts';
import { readPage } from '../ocr/read-page.ts';
import { startInspection } from './inspector.ts';

type Draw = (doc: PDFKit.PDFDocument) => void;
const ROWS = [
  ['Basic Salary', '4,000.00'],
  ['Housing Allowance', '1,000.00'],
  ['Gross Pay', '5,000.00'],
  ['PAYE', '400.00'],
  ['Pension', '200.00'],
  ['Total Deductions', '600.00'],
] as const;
const NET_AT = 320;

/** A payslip: 5,000 less 600 is 4,400. */
const payslip = (net: string, draw: Draw = () => undefined): Promise<Uint8Array> =>
  pdf((doc) => {
    doc.fontSize(11).text('Payslip of October 2026', 60, 60);
    for (const [k, [label, amount]] of [...ROWS, ['Net Pay', net]].entries())
      doc
        .text(label!, 60, 110 + 30 * k + (k === ROWS.length ? 30 : 0), { lineBreak: false })
        .text(amount!, 300, 110 + 30 * k + (k === ROWS.length ? 30 : 0), { width: 100, align: 'right' });
    draw(doc);
  });

/** The verdict of a quick look at a payslip, whose pages were read before or not. */
async function quickLook(net: string, draw?: Draw, read = false): Promise<string[]> {
  const bytes = await payslip(net, draw);
  const look = startInspection({ name: 'a file', bytes }, 0, { mode: 'quick', today: '2026-11-29' });
  for (const page of read ? await pagesOf(bytes) : [])
    await look.addPage({ page, reading: await readPage(page, StationConfig.parse({}).ocr) });
  await look.addOwnText();
  const { verdict, findings, message } = await look.finish([], 'income');
  const strong = findings.filter(({ strength }) => strength === 'strong').map(({ detector }) => detector);
  return [verdict, ...strong, ...(message.includes('the text of the file') ? ['text looked at'] : [])];
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

describe('a quick look at a PDF of text', () => {
  it('finds a figure that its own sum contradicts', async () => {
    expect(await quickLook('7,400.00')).toEqual(['SUSPICIOUS', 'net-pay']);
    expect(await quickLook('7,400.00', undefined, true)).toEqual(['SUSPICIOUS', 'net-pay']);
  });

  it('says that it looked at the text where the figures agree', async () => {
    expect(await quickLook('4,400.00')).toEqual(['INCONCLUSIVE', 'text looked at']);
  });

  it.each<[string, Draw]>([
    [
      'a picture in the row of an amount',
      (doc) => void doc.image(PIXEL, 430, NET_AT, { width: 60, height: 12 }),
    ],
    ['a box over text', (doc) => void doc.rect(55, 55, 150, 20).fill('#000000')],
    ['a field', (doc) => void doc.initForm().formText('note', 60, 500, 100, 20, { value: '9' })],
  ])('judges no page with %s', async (_, draw) => {
    expect(await quickLook('7,400.00', draw)).toEqual(['INCONCLUSIVE']);
  });
});

describe('a statement whose row was taken out', () => {
  const AMOUNTS = [800, 250, 120, 75, 410, 90, 333, 48];
  const TAKEN = 4;

  /** @param more draws something beside the place of the row that is missing */
  async function quickly(more: (doc: PDFKit.PDFDocument, y: number) => void): Promise<string[]> {
    const bytes = await pdf((doc) => {
      doc.fontSize(10).text('Statement of account', 60, 60);
      let balance = 9000;
      for (const [k, amount] of AMOUNTS.entries()) {
        const y = 100 + 20 * k;
        balance -= amount;
        if (k === TAKEN) more(doc, y);
        else
          doc
            .text(`${10 + k}/03/2026 Card purchase`, 60, y, { lineBreak: false })
            .text(`${amount}.00`, 250, y, { width: 80, align: 'right' })
            .text(`${balance}.00`, 400, y, { width: 80, align: 'right' });
      }
    });
    const look = startInspection({ name: 'a file', bytes }, 0, { mode: 'quick', today: '2026-11-29' });
    await look.addOwnText();
    const { findings } = await look.finish([], 'income');
    return findings.filter(({ strength }) => strength === 'strong').map(({ detector }) => detector);
  }

  it('is seen by the gap that its row left', async () => {
    expect(await quickly(() => undefined)).toEqual(['erased-row']);
  });

  it.each<[string, Parameters<typeof quickly>[0]]>([
    ['was blackened', (doc, y) => void doc.rect(60, y, 420, 10).fill('#000').fill('#000')],
    ['is a picture', (doc, y) => void doc.image(PIXEL, 60, y, { width: 420, height: 10 })],
    ['was drawn as outlines', (doc, y) => void doc.path(`M60 ${y} l 9 9 l 3 -9 z`).fill('#000')],
  ])('is not said to be erased where it %s', async (_, more) => {
    expect(await quickly(more)).toEqual([]);
  });
});
