import type { Attack, Base, Edit } from '../attack.ts';
import { through } from '../programs.ts';
import { chooseEdit } from '../target.ts';

/** Each run has a profile of its own: LibreOffice hands its work to another one that uses the same. */
const HEADLESS = ['--headless', '-env:UserInstallation=file://{folder}/profile'];

/** Opened by LibreOffice Draw and exported again: what a free editor of PDFs does to any page it saves. */
export async function throughDraw(pdf: Uint8Array, edit: Edit | null): Promise<Uint8Array | null> {
  const drawing = await through(
    'soffice',
    [...HEADLESS, '--infilter=draw_pdf_import', '--convert-to', 'fodg', 'in.pdf'],
    { 'in.pdf': pdf },
    'in.fodg',
  );
  const text = Buffer.from(drawing).toString('utf8');
  const edited = edit ? retyped(text, edit) : text;
  if (edited === null) return null;
  return through(
    'soffice',
    [...HEADLESS, '--convert-to', 'pdf:draw_pdf_Export', 'in.fodg'],
    { 'in.fodg': Buffer.from(edited, 'utf8') },
    'in.pdf',
  );
}

/** Types over a value that stands in one piece of text; null where Draw took it apart, or where it stands twice. */
function retyped(drawing: string, { before, after }: Edit): string | null {
  const [ahead, behind, ...more] = drawing.split(
    new RegExp(`(?<=>[^<]*(?<![\\d.,]))${escaped(before)}(?=[^\\d<]*<)`),
  );
  return behind === undefined || more.length > 0 ? null : `${ahead}${after}${behind}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An amount typed over in LibreOffice Draw: no box, no revision, no trace of the program that made the page. */
export const editedInDraw: Attack = {
  id: 'edited-in-draw',
  medium: 'pdf',
  heldOut: true,
  needs: ['soffice'],
  arithmetic: true,
  apply: async (base: Base, random) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const edit = chooseEdit(base, random, 'amount');
      const bytes = edit && (await throughDraw(base.bytes, edit));
      if (edit && bytes) return { edit, bytes };
    }
    return null;
  },
};
