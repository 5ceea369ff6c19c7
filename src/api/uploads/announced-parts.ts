const BOUNDARY = /;\s*boundary=(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i;
/** Blanks that may stand behind a boundary, "transport padding" of RFC 2046 §5.1.1; composers write none. */
const MOST_PADDING = 64;
const BLANKS = [0x20, 0x09];

/**
 * Counts the parts of a multipart body as it passes. The parser leaves out a part whose head it cannot read, and says nothing:
 * a document would be lost unseen.
 *
 * @param contentType the header that names the boundary
 */
export function announcedParts(contentType: string): {
  readonly see: (chunk: Buffer) => void;
  readonly count: () => number;
} {
  const [, quoted, plain = ''] = BOUNDARY.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted?.replace(/\\(.)/g, '$1') ?? plain}`, 'latin1');
  let count = 0;
  let ended = false;
  // The first boundary may open the body.
  let rest = Buffer.from('\r\n');
  const see = (chunk: Buffer): void => {
    const text = Buffer.concat([rest, chunk]);
    let from = 0;
    while (!ended) {
      const at = text.indexOf(delimiter, from);
      const end = behindBlanks(text, at + delimiter.length);
      if (at < 0 || text.length < end + 2) {
        rest = text.subarray(at < 0 ? Math.max(from, text.length - delimiter.length + 1) : at);
        return;
      }
      const next = text.toString('latin1', end, end + 2);
      if (next === '--') ended = true;
      else if (next === '\r\n') count += 1;
      from = end;
    }
  };
  return { see, count: () => count };
}

function behindBlanks(text: Buffer, start: number): number {
  let end = start;
  while (end < start + MOST_PADDING && BLANKS.includes(text[end] ?? 0)) end += 1;
  return end;
}
