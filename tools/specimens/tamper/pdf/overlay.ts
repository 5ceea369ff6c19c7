import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Attack, Base, Edit } from '../attack.ts';
import { installed, through } from '../programs.ts';
import { chooseEdit } from '../target.ts';

/** A white box over the old value and the new one typed on it: what every online PDF editor does. */
export async function withOverlay(
  base: Base,
  edit: Edit,
  options: { font?: StandardFonts; keepRevision?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(base.bytes, { updateMetadata: false });
  const page = pdf.getPage(edit.page);
  const font = await pdf.embedFont(options.font ?? StandardFonts.Helvetica);
  cover(page, edit);
  type(page, edit, font);
  return pdf.save({ useObjectStreams: false });
}

export function cover(page: PDFPage, edit: Edit): void {
  const { x, y, width, height } = edit.box;
  page.drawRectangle({
    x: x - 1,
    y: page.getHeight() - y - height - 1,
    width: width + 2,
    height: height + 2,
    color: rgb(1, 1, 1),
  });
}

export function type(page: PDFPage, edit: Edit, font: PDFFont): void {
  const { x, y, width, height } = edit.box;
  const size = Math.max(
    4,
    Math.min(
      height * 0.95,
      (height * 0.9 * width) / Math.max(1, font.widthOfTextAtSize(edit.after, height * 0.9)),
    ),
  );
  page.drawText(edit.after, { x, y: page.getHeight() - y - height + height * 0.2, size, font });
}

/** Makes of an edit two attacks: as saved by the editor, and after another program rewrote the file. */
export const overlay: Attack = {
  id: 'overlay',
  medium: 'pdf',
  heldOut: false,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    return (
      edit && {
        edit,
        bytes: await withOverlay(base, edit, {
          font: random.pick([StandardFonts.Helvetica, StandardFonts.TimesRoman]),
        }),
      }
    );
  },
};

const LAUNDERERS = [
  {
    id: 'qpdf',
    heldOut: false,
    args: ['--object-streams=generate', '--recompress-flate', 'in.pdf', 'out.pdf'],
  },
  {
    id: 'gs',
    heldOut: false,
    args: ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-o', 'out.pdf', 'in.pdf'],
  },
  { id: 'mutool', heldOut: true, args: ['clean', '-gggg', '-z', 'in.pdf', 'out.pdf'] },
  { id: 'pdftocairo', heldOut: true, args: ['-pdf', 'in.pdf', 'out.pdf'] },
] as const;

/** The overlay washed by a rewriting program, which removes revisions, orphans and the editor's name. */
export const laundered: readonly Attack[] = LAUNDERERS.map(({ id, heldOut, args }) => ({
  id: `overlay-laundered-${id}`,
  medium: 'pdf',
  heldOut,
  needs: [id],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    if (!edit || !(await installed(id))) return null;
    return { edit, bytes: await through(id, args, { 'in.pdf': await withOverlay(base, edit) }, 'out.pdf') };
  },
}));
