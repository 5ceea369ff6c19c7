import { inflateSync } from 'node:zlib';
import type { Attack, Base, Edit } from '../attack.ts';
import { chooseEdit } from '../target.ts';
import { appendRevision, plainObjects, streamBody } from './append-revision.ts';

/** Text operators of the new value in a standard font, at the place of the old one. */
export function typedText(edit: Edit, pageHeight: number, fontName: string): string {
  const { x, y, height } = edit.box;
  return `BT /${fontName} ${(height * 0.9).toFixed(2)} Tf 0 g 1 0 0 1 ${x.toFixed(2)} ${(pageHeight - y - height * 0.8).toFixed(2)} Tm (${edit.after.replace(/([()\\])/g, '\\$1')}) Tj ET`;
}

function whiteBox(edit: Edit, pageHeight: number): string {
  const { x, y, width, height } = edit.box;
  return `q 1 g ${(x - 1).toFixed(2)} ${(pageHeight - y - height - 1).toFixed(2)} ${(width + 2).toFixed(2)} ${(height + 2).toFixed(2)} re f Q`;
}

/** Appends a revision in which the page has one more content stream: white box and new text. */
export async function incrementalOverlay(
  base: Base,
  edit: Edit,
  options: { keepBytes?: boolean } = {},
): Promise<Uint8Array> {
  const { plain, body, root, next, pageIds, contentIds } = await plainObjects(base.bytes, options);
  const pageId = pageIds[edit.page]!;
  const height = base.truth.pages[edit.page]!.height;
  const page = withFont(body(pageId), next + 1, body).replace(
    /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/,
    `/Contents [ ${next + 2} 0 R ${contentIds[edit.page]!.map((id) => `${id} 0 R`).join(' ')} ${next} 0 R ]`,
  );
  return appendRevision(
    plain,
    new Map<number, Uint8Array>([
      [pageId, Buffer.from(page, 'latin1')],
      [next, streamBody(`Q ${whiteBox(edit, height)} ${typedText(edit, height, 'FEdit')}`)],
      [
        next + 1,
        Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
      ],
      [next + 2, streamBody('q')],
    ]),
    { root, size: next + 3 },
  );
}

/** The page with one more font: its resources are taken into the page when they were an object of their own. */
export function withFont(page: string, fontId: number, body: (id: number) => string): string {
  const apart = /\/Resources\s*(\d+) 0 R/.exec(page);
  const own = apart ? page.replace(apart[0], () => `/Resources ${body(Number(apart[1]))}`) : page;
  const fonts = /\/Font\s*(\d+) 0 R/.exec(own);
  const inline = fonts ? own.replace(fonts[0], () => `/Font ${body(Number(fonts[1]))}`) : own;
  if (/\/Font\s*<</.test(inline)) return inline.replace(/\/Font\s*<</, `/Font << /FEdit ${fontId} 0 R`);
  return inline.replace(/\/Resources\s*<</, `/Resources << /Font << /FEdit ${fontId} 0 R >>`);
}

/** Appends a revision in which the content stream itself is rewritten: the old value is taken out, the new one put in. */
export const incrementalRewrite: Attack = {
  id: 'incremental-rewrite',
  medium: 'pdf',
  heldOut: true,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    if (!edit) return null;
    const { plain, body, root, next, pageIds, contentIds } = await plainObjects(base.bytes);
    const contentId = contentIds[edit.page]?.[0];
    if (contentId === undefined) return null;
    const content = decoded(body(contentId));
    const height = base.truth.pages[edit.page]!.height;
    const without = dropTextAt(content, edit, height);
    if (without === content) return null;
    const pageId = pageIds[edit.page]!;
    const bytes = appendRevision(
      plain,
      new Map<number, Uint8Array>([
        [pageId, Buffer.from(withFont(body(pageId), next, body), 'latin1')],
        [contentId, streamBody(`q ${without} Q ${typedText(edit, height, 'FEdit')}`)],
        [
          next,
          Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
        ],
      ]),
      { root, size: next + 1 },
    );
    return { bytes, edit };
  },
};

export const incremental: Attack = {
  id: 'incremental-overlay',
  medium: 'pdf',
  heldOut: false,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    return edit && { edit, bytes: await incrementalOverlay(base, edit) };
  },
};

/** Decodes a content stream object as pdfkit and pdf-lib write it. */
export function decoded(body: string): string {
  const start = /stream\r?\n/.exec(body);
  if (!start) return '';
  const raw = body.slice(start.index + start[0].length).replace(/\r?\nendstream\s*$/, '');
  if (!/FlateDecode/.test(body.slice(0, start.index))) return raw;
  return inflateSync(Buffer.from(raw, 'latin1'), { finishFlush: 2 }).toString('latin1');
}

/** Removes the text block whose matrix lies at the edited place. pdfkit writes one `BT … ET` per text. */
export function dropTextAt(content: string, edit: Edit, pageHeight: number): string {
  const { x, y, width, height } = edit.box;
  return content.replace(/BT[\s\S]*?ET/g, (block) => {
    const m = /([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) Tm/.exec(block);
    if (!m) return block;
    const tx = Number(m[5]);
    // pdfkit flips the page, so its matrices count from the top or from the bottom depending on the block.
    const heights = [Number(m[6]), pageHeight - Number(m[6])];
    const inside =
      tx > x - 3 && tx < x + width * 0.5 && heights.some((ty) => ty > y - 3 && ty < y + height + 3);
    return inside ? '' : block;
  });
}
