import { part, type Piece } from './segment.ts';

const TICKED = String.raw`\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|[☒☑■●◉⦿]`;
/** Never a list's bullet, a blank, or an initial. */
const EMPTY = String.raw`\[[\s_]{0,3}\]|☐`;
const UNTICKED = String.raw`${EMPTY}|\(\s{0,3}\)|[□◻○◯]`;
const BOX = new RegExp(`(${TICKED})|(${EMPTY})|${UNTICKED}`, 'gu');
/** Minimum boxes in a row that may be bullets, where none is ticked. */
const FEWEST = 2;

interface Token {
  /** Index of its piece. */
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  readonly box: 'ticked' | 'empty' | 'maybe empty' | null;
}

/**
 * A row's pieces without the options that are not ticked and without boxes: "Terms: [ ] Permanent [x] Temporary" says
 * "Terms: Temporary", and "Terms: [ ] Permanent [ ] Temporary" says nothing about them. Boxes stand before or behind their options.
 */
export function withoutUnticked<T extends Piece>(row: readonly T[]): readonly T[] {
  const tokens = row.flatMap(tokensOf);
  const boxes = tokens.filter(({ box }) => box !== null);
  const ticked = boxes.some(({ box }) => box === 'ticked');
  const empty = boxes.some(({ box }) => box === 'empty');
  // Ticks or bullets alone, or a single box that may be a bullet.
  if (boxes.every(({ box }) => box === 'ticked') || (!ticked && !empty && boxes.length < FEWEST)) return row;
  const behind = standBehind(tokens);
  if (behind === null) return row;
  const drop = new Set(boxes);
  for (const box of boxes) {
    const at = tokens.indexOf(box);
    const option = tokens[behind ? at - 1 : at + 1];
    if (option?.box === null && box.box !== 'ticked') drop.add(option);
  }
  return row.flatMap((piece, i) => {
    const own = tokens.filter((token) => token.piece === i);
    if (own.every((token) => !drop.has(token))) return [piece];
    return own.flatMap((token) => {
      if (!drop.has(token)) return [part(piece, token.from, token.to)];
      const label = behind && token.box === null ? piece.text.slice(0, token.to).lastIndexOf(':') + 1 : 0;
      return label > token.from ? [part(piece, token.from, label)] : [];
    });
  });
}

/** Boxes and the words between them, without blanks around. */
function tokensOf({ text }: Piece, piece: number): Token[] {
  const tokens: Token[] = [];
  const words = (from: number, to: number): void => {
    const said = text.slice(from, to);
    const start = from + said.length - said.trimStart().length;
    if (said.trim() !== '') tokens.push({ piece, from: start, to: start + said.trim().length, box: null });
  };
  let end = 0;
  for (const { 0: box, 1: ticked, 2: empty, index } of text.matchAll(BOX)) {
    words(end, index);
    end = index + box.length;
    tokens.push({ piece, from: index, to: end, box: ticked ? 'ticked' : empty ? 'empty' : 'maybe empty' });
  }
  words(end, text.length);
  return tokens;
}

/** Do the boxes of a row stand behind their options? Null where some do and some do not. */
function standBehind(tokens: readonly Token[]): boolean | null {
  const lasts = tokens.filter((token, i) => tokens[i + 1]?.piece !== token.piece);
  const mixed = lasts.filter((last) =>
    [true, false].every((boxed) => tokens.some((t) => t.piece === last.piece && (t.box !== null) === boxed)),
  );
  const votes = new Set((mixed.length > 0 ? mixed : tokens.slice(-1)).map(({ box }) => box !== null));
  return votes.size === 1 ? votes.has(true) : null;
}
