import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { generate } from '../../generate.ts';
import type { Attack, Base, Edit } from '../attack.ts';
import { installed, through } from '../programs.ts';
import { chooseEdit } from '../target.ts';
import { cover, type } from './overlay.ts';

/** The new value drawn as a picture and pasted over the old text: nothing is typed that a reader of text could see. */
export const pastedPicture: Attack = {
  id: 'pasted-picture',
  medium: 'pdf',
  heldOut: true,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    if (!edit) return null;
    const { x, y, width, height } = edit.box;
    const canvas = createCanvas(Math.ceil(width * 4) + 8, Math.ceil(height * 4) + 8);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    context.font = `${height * 3.6}px sans-serif`;
    context.fillText(edit.after, 4, height * 3.4, width * 4);
    const pdf = await PDFDocument.load(base.bytes, { updateMetadata: false });
    const page = pdf.getPage(edit.page);
    const image = await pdf.embedPng(canvas.toBuffer('image/png'));
    page.drawImage(image, {
      x: x - 1,
      y: page.getHeight() - y - height - 1,
      width: width + 2,
      height: height + 2,
    });
    return { edit, bytes: await pdf.save() };
  },
};

/** The page as a scan in a PDF, made by img2pdf. */
export async function asScan(base: Base): Promise<{ bytes: Uint8Array; toPoints: number } | null> {
  if (!(await installed('img2pdf'))) return null;
  const { images } = await generate(
    base.truth.type,
    Number(base.truth.layout.split('-').at(-1)),
    base.truth.seed,
    { dpi: 150 },
  );
  return {
    bytes: await through(
      'img2pdf',
      ['--imgsize', '150dpix150dpi', 'in.png', '-o', 'out.pdf'],
      { 'in.png': images[0]! },
      'out.pdf',
    ),
    toPoints: 1,
  };
}

/** A scanned page with a white box and a typed value over it. */
export const overlaidScan: Attack = {
  id: 'overlaid-scan',
  medium: 'pdf',
  heldOut: true,
  needs: ['img2pdf'],
  apply: async (base, random) => {
    const chosen = chooseEdit(base, random);
    const scan = chosen && chosen.page === 0 ? await asScan(base) : null;
    if (!chosen || !scan) return null;
    const edit: Edit = chosen;
    const pdf = await PDFDocument.load(scan.bytes);
    cover(pdf.getPage(0), edit);
    type(pdf.getPage(0), edit, await pdf.embedFont(StandardFonts.Helvetica));
    return { edit, bytes: await pdf.save() };
  },
};

/** A digit typed in front of an amount, without hiding anything. */
export const prefixedDigit: Attack = {
  id: 'prefixed-digit',
  medium: 'pdf',
  heldOut: true,
  needs: [],
  arithmetic: true,
  apply: async (base, random) => {
    const edit = chooseEdit(base, random, 'amount');
    if (!edit || !/^\d/.test(edit.before)) return null;
    const pdf = await PDFDocument.load(base.bytes, { updateMetadata: false });
    const page = pdf.getPage(edit.page);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const size = edit.box.height * 0.92;
    page.drawText('1', {
      x: edit.box.x - font.widthOfTextAtSize('1', size),
      y: page.getHeight() - edit.box.y - edit.box.height * 0.8,
      size,
      font,
    });
    return { edit: { ...edit, after: `1${edit.before}` }, bytes: await pdf.save() };
  },
};

export const moreAttacks: readonly Attack[] = [pastedPicture, overlaidScan, prefixedDigit];
