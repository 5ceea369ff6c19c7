import { PDFDocument, PDFName, PDFString, PDFNumber, StandardFonts } from 'pdf-lib';
import type { Attack } from '../attack.ts';
import { chooseEdit } from '../target.ts';

/** A FreeText comment with a white background and no border, laid over the old value. */
export const annotation: Attack = {
  id: 'annotation',
  medium: 'pdf',
  heldOut: false,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    if (!edit) return null;
    const pdf = await PDFDocument.load(base.bytes, { updateMetadata: false });
    const page = pdf.getPage(edit.page);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const { x, y, width, height } = edit.box;
    const w = Math.max(width, font.widthOfTextAtSize(edit.after, height * 0.85)) + 4;
    const appearance = pdf.context.stream(
      `1 g 0 0 ${w} ${height + 3} re f BT 0 g /F0 ${(height * 0.85).toFixed(2)} Tf 1 0 0 1 1 ${(height * 0.28).toFixed(2)} Tm (${edit.after.replace(/([()\\])/g, '\\$1')}) Tj ET`,
      {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, w, height + 3],
        Resources: { Font: { F0: font.ref } },
      },
    );
    const bottom = page.getHeight() - y - height - 1.5;
    const dict = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'FreeText',
      Rect: [x - 1, bottom, x - 1 + w, bottom + height + 3],
      F: 4,
      AP: { N: pdf.context.register(appearance) },
    });
    dict.set(PDFName.of('Contents'), PDFString.of(edit.after));
    dict.set(PDFName.of('DA'), PDFString.of(`0 g /Helv ${(height * 0.85).toFixed(1)} Tf`));
    dict.set(PDFName.of('Border'), pdf.context.obj([PDFNumber.of(0), PDFNumber.of(0), PDFNumber.of(0)]));
    page.node.addAnnot(pdf.context.register(dict));
    return { edit, bytes: await pdf.save() };
  },
};
