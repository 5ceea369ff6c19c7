import { PDFDocument } from 'pdf-lib';

/**
 * Writes objects as an incremental update after the original bytes (ISO 32000-1, 7.5.6), as Acrobat and most editors
 * save. `bodies`: object number → body text or stream.
 */
export function appendRevision(
  original: Uint8Array,
  bodies: ReadonlyMap<number, Uint8Array>,
  extra: { root: string; size: number },
): Uint8Array {
  const text = Buffer.from(original).toString('latin1');
  const previous =
    /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ??
    [...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ??
    '0';
  const parts: Buffer[] = [Buffer.from(original), Buffer.from('\n')];
  let offset = original.length + 1;
  const entries: [number, number][] = [];
  for (const [id, body] of bodies) {
    const piece = Buffer.concat([Buffer.from(`${id} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    entries.push([id, offset]);
    parts.push(piece);
    offset += piece.length;
  }
  const table = entries.map(([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n${table}trailer\n<< /Size ${extra.size} /Root ${extra.root} /Prev ${previous} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** The parts of a plainly written PDF that an editor needs: object bodies by number, the root, the next number. */
export async function plainObjects(
  bytes: Uint8Array,
  options: { keepBytes?: boolean } = {},
): Promise<{
  plain: Uint8Array;
  body(id: number): string;
  root: string;
  next: number;
  pageIds: number[];
  contentIds: number[][];
}> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  // A signed file must keep its bytes; it was written plainly before it was signed.
  const plain = options.keepBytes ? bytes : await pdf.save({ useObjectStreams: false });
  const again = await PDFDocument.load(plain, { updateMetadata: false });
  const text = Buffer.from(plain).toString('latin1');
  const body = (id: number): string =>
    // The last definition wins: earlier revisions hold older ones.
    [...text.matchAll(new RegExp(`(?:^|\\n)${id} 0 obj\\s([\\s\\S]*?)\\sendobj`, 'g'))].at(-1)?.[1] ?? '';
  const pageIds = again.getPages().map((p) => p.ref.objectNumber);
  const contentIds = pageIds.map((id) => {
    const inline = /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(body(id))?.[1] ?? '';
    return [...inline.matchAll(/(\d+) 0 R/g)].map((m) => Number(m[1]));
  });
  return {
    plain,
    body,
    root: /\/Root\s+(\d+ 0 R)/.exec(text)?.[1] ?? '1 0 R',
    next: again.context.largestObjectNumber + 1,
    pageIds,
    contentIds,
  };
}

/** A content stream object body. */
export function streamBody(content: string): Uint8Array {
  const bytes = Buffer.from(content, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}
