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
export function withoutUnticked<T extends Piece>(rows: readonly (readonly T[])[]): (readonly T[])[] {
  const left = rows.map((row) => ofRow(row));
  // "☐" at the end of a row: its option goes on at the start of the next.
  for (const [i, row] of rows.entries()) {
    const next = left[i + 1];
    const below = row.flatMap((piece) =>
      next && endsUnticked(piece) ? (optionUnder(piece, next) ?? []) : [],
    );
    if (next && below.length > 0)
      left[i + 1] = next.flatMap((piece) => (below.includes(piece) ? withoutFirstOption(piece) : [piece]));
  }
  return left.filter((row) => row.length > 0);
}

function ofRow<T extends Piece>(row: readonly T[]): readonly T[] {
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

function endsUnticked(piece: Piece): boolean {
  const [first, ...others] = tokensOf(piece, 0);
  const last = others.at(-1);
  return first?.box !== null && last !== undefined && last.box !== null && last.box !== 'ticked';
}

/** The next line of a cell. */
const optionUnder = <T extends Piece>({ box }: Piece, row: readonly T[]): T | undefined =>
  row.find(
    (piece) => Math.abs(piece.box.x - box.x) < box.height && piece.box.y - (box.y + box.height) < box.height,
  );

function withoutFirstOption<T extends Piece>(piece: T): readonly T[] {
  const end = piece.text.search(BOX);
  return end < 0 ? [] : [part(piece, end, piece.text.length)];
}

/** Do the boxes of a row stand behind their options? Null where some do and some do not. */
function standBehind(tokens: readonly Token[]): boolean | null {
  const lasts = tokens.filter((token, i) => tokens[i + 1]?.piece !== token.piece);
  const mixed = lasts.filter((last) =>
    [true, false].every((boxed) => tokens.some((t) => t.piece === last.piece && (t.box !== null) === boxed)),
  );
  const opens = ({ piece }: Token): boolean => tokens.find((t) => t.piece === piece)!.box !== null;
  const votes = new Set(
    mixed.length > 0 ? mixed.map((last) => last.box !== null && !opens(last)) : [tokens.at(-1)!.box !== null],
  );
  return votes.size === 1 ? votes.has(true) : null;
}
