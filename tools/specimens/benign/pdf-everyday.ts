import { PDFDocument, PDFName, PDFString, StandardFonts, degrees, rgb } from 'pdf-lib';
import { appendRevision, plainObjects, streamBody } from '../tamper/pdf/append-revision.ts';
import { asScan } from '../tamper/pdf/more.ts';
import { withFont } from '../tamper/pdf/incremental.ts';
import { makeSigner, signPdf, type Signer } from './sign.ts';
import type { Treatment } from './treatment.ts';

let signer: Promise<Signer> | null = null;
export const specimenSigner = (): Promise<Signer> => (signer ??= makeSigner('Specimen Issuer'));

const treatment = (id: string, heldOut: boolean, apply: Treatment['apply']): Treatment => ({
  id,
  medium: 'pdf',
  heldOut,
  needs: [],
  apply,
});

/** What offices do to a PDF: fill, sign, stamp, comment, merge, number the pages. */
export const everyday: readonly Treatment[] = [
  treatment('signed', false, async (base) => signPdf(base.bytes, await specimenSigner())),
  treatment('signed-twice', true, async (base) =>
    signPdf(await signPdf(base.bytes, await specimenSigner()), await specimenSigner()),
  ),
  treatment('form-filled', false, async (base, random) => {
    const pdf = await PDFDocument.load(base.bytes);
    const page = pdf.getPage(0);
    const field = pdf.getForm().createTextField('received.by');
    field.setText(`Received ${random.int(1, 28)}/11/2026`);
    field.addToPage(page, { x: page.getWidth() - 190, y: 8, width: 170, height: 16, borderWidth: 0.5 });
    return pdf.save();
  }),
  treatment('form-filled-in-a-later-save', true, async (base, random) => {
    const { plain, root, next } = await plainObjects(base.bytes);
    const rootId = Number(root.split(' ')[0]);
    const { body } = await plainObjects(plain, { keepBytes: true });
    const catalog = body(rootId).replace(/<</, `<< /AcroForm << /Fields [${next} 0 R] >>`);
    const field = Buffer.from(`<< /FT /Tx /T (remark) /V (checked ${random.int(1, 99)}) >>`);
    return appendRevision(
      plain,
      new Map<number, Uint8Array>([
        [rootId, Buffer.from(catalog, 'latin1')],
        [next, field],
      ]),
      { root, size: next + 1 },
    );
  }),
  treatment('received-stamp', false, async (base, random) => {
    const pdf = await PDFDocument.load(base.bytes);
    const page = pdf.getPage(0);
    const font = await pdf.embedFont(StandardFonts.HelveticaBold);
    const x = random.between(0.3, 0.6) * page.getWidth();
    const y = random.between(0.1, 0.5) * page.getHeight();
    page.drawText('RECEIVED 12 NOV 2026', {
      x,
      y,
      size: 14,
      font,
      color: rgb(0.7, 0.1, 0.1),
      opacity: 0.7,
      rotate: degrees(random.int(-15, 15)),
    });
    page.drawRectangle({
      x: x - 6,
      y: y - 6,
      width: 190,
      height: 26,
      borderColor: rgb(0.7, 0.1, 0.1),
      borderWidth: 1.5,
      opacity: 0,
    });
    return pdf.save();
  }),
  treatment('highlighted-and-commented', false, async (base) => {
    const pdf = await PDFDocument.load(base.bytes);
    const page = pdf.getPage(0);
    const line = base.truth.pages[0]?.lines[3] ?? base.truth.pages[0]?.lines[0];
    if (!line) return null;
    const top = page.getHeight() - line.box.y;
    const rect = [line.box.x, top - line.box.height, line.box.x + line.box.width, top];
    const quad = [rect[0]!, top, rect[2]!, top, rect[0]!, rect[1]!, rect[2]!, rect[1]!];
    const mark = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Highlight',
      Rect: rect,
      QuadPoints: quad,
      C: [1, 1, 0],
      F: 4,
    });
    mark.set(PDFName.of('Contents'), PDFString.of('please check'));
    page.node.addAnnot(pdf.context.register(mark));
    return pdf.save();
  }),
  treatment('page-numbers-in-a-later-save', true, async (base) => {
    const { plain, body, root, next, pageIds, contentIds } = await plainObjects(base.bytes);
    const page = withFont(body(pageIds[0]!), next + 1, body).replace(
      /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/,
      `/Contents [ ${contentIds[0]!.map((id) => `${id} 0 R`).join(' ')} ${next} 0 R ]`,
    );
    return appendRevision(
      plain,
      new Map<number, Uint8Array>([
        [pageIds[0]!, Buffer.from(page, 'latin1')],
        [next, streamBody('q BT /FEdit 7 Tf 0 g 1 0 0 1 20 6 Tm (file copy, sheet 1) Tj ET Q')],
        [next + 1, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
      ]),
      { root, size: next + 2 },
    );
  }),
  treatment('scanned-to-pdf', false, async (base) => (await asScan(base))?.bytes ?? null),
  treatment('typed-on-a-scanned-form', true, async (base, random) => {
    const scan = await asScan(base);
    if (!scan) return null;
    const pdf = await PDFDocument.load(scan.bytes);
    pdf.getPage(0).drawText(`Received by desk ${random.int(1, 9)}`, { x: 40, y: 14, size: 10 });
    return pdf.save();
  }),
  treatment('merged-with-a-cover-page', true, async (base) => {
    const pdf = await PDFDocument.create();
    const cover = pdf.addPage([595, 842]);
    cover.drawText('Documents of the application', { x: 60, y: 700, size: 20 });
    const source = await PDFDocument.load(base.bytes);
    for (const page of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(page);
    return pdf.save();
  }),
];
