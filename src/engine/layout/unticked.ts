import { part, type Piece } from './segment.ts';

const TICKED = String.raw`\[\s?[xX✓✔]\s?\]|[☒☑■]`;
const UNTICKED = String.raw`\[\s{0,3}\]|[☐□◻]`;
/** A box before its option, up to the next box. */
const OPTION = new RegExp(String.raw`(?:(${TICKED})|${UNTICKED})\s*((?:(?!${TICKED}|${UNTICKED}).)*)`, 'gu');
const IS_TICKED = new RegExp(TICKED, 'u');
const IS_UNTICKED = new RegExp(UNTICKED, 'u');

/**
 * A row's pieces without the options that are not ticked and without boxes: "Terms: [ ] Permanent [x] Temporary" says
 * "Terms: Temporary". A row without both kinds of box, or with boxes behind their options, is left as it is.
 */
export function withoutUnticked<T extends Piece>(row: readonly T[]): readonly T[] {
  const boxed = row.filter(({ text }) => IS_TICKED.test(text) || IS_UNTICKED.test(text));
  if (!boxed.some(({ text }) => IS_TICKED.test(text)) || !boxed.some(({ text }) => IS_UNTICKED.test(text)))
    return row;
  const options = boxed.map((piece) => ({ piece, found: [...piece.text.matchAll(OPTION)] }));
  if (options.some(({ found }) => found.some((option) => option[2]!.trim() === ''))) return row;
  return row.flatMap((piece): readonly T[] => {
    const found = options.find((one) => one.piece === piece)?.found;
    if (!found) return [piece];
    const label = piece.text.slice(0, found[0]!.index).trimEnd();
    const ticked = found
      .filter((option) => option[1] !== undefined)
      .map((option) => {
        const words = option[2]!.trimEnd();
        const from = option.index + option[0].length - option[2]!.length;
        return part(piece, from, from + words.length);
      });
    return label === '' ? ticked : [part(piece, 0, label.length), ...ticked];
  });
}
