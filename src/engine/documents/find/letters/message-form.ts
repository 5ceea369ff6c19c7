import type { DocumentView } from '../../../layout/view.ts';

/** Captions of a message's head, as mail programs print them. */
const CAPTIONS = [/^(?:from|sender)\b\s*:?/i, /^to\b\s*:?/i, /^(?:subject|re)\b\s*:?/i] as const;
/** Rows at the top in which the head stands. */
const HEAD_ROWS = 8;

/**
 * Is the document an e-mail: sender, recipient and subject at the top, and an address with @ beside one of them? A
 * memorandum has the same captions without such an address.
 */
export function isMessage({ pages: [page] }: DocumentView): boolean {
  const head = (page?.rows ?? [])
    .slice(0, HEAD_ROWS)
    .map((row) => row.map(({ text }) => text.trim()).join(' '));
  const captioned = head.filter((row) => CAPTIONS.some((caption) => caption.test(row)));
  return (
    CAPTIONS.every((caption) => head.some((row) => caption.test(row))) &&
    captioned.some((row) => /\S@\S+\.\p{L}{2}/u.test(row))
  );
}
