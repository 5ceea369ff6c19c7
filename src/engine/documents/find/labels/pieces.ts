import { findDates, parseDayMonth } from '../../../values/find-dates.ts';
import { findMoney } from '../../../values/money.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { MARKS } from '../../../packs/currencies.ts';

/** A cell of a row by the form of its text. */
export interface Piece {
  readonly segment: Segment;
  readonly shape: 'date' | 'money' | 'words';
}

/** Splits leading dates and trailing amounts off a segment, as OCR joins close cells. */
export function piecesOf(segment: Segment, dates: boolean, amounts: boolean): Piece[] {
  const pieces: Piece[] = [];
  let { text } = segment;
  let from = 0;
  if (dates) {
    for (let length = leadingDate(text); length > 0; length = leadingDate(text.slice(from))) {
      pieces.push({ segment: part(segment, from, from + length), shape: 'date' });
      from += length;
      from += /^\s*/.exec(text.slice(from))![0].length;
    }
  }
  const tail: Piece[] = [];
  if (amounts) {
    for (const money of findMoney(text.slice(from)).reverse()) {
      const start = from + money.index;
      const end = start + money.length;
      if (
        !/^\s*(?:[A-Z*#fl|[\]!.,]\s*)?$/.test(text.slice(end)) ||
        (!money.explicit && start > from) ||
        (start > from && !/[\s|:]/.test(text[start - 1]!))
      )
        break;
      const whole = start === 0 && end === segment.text.length;
      tail.unshift({ segment: whole ? segment : part(segment, start, end), shape: 'money' });
      text = text.slice(0, start).trimEnd();
    }
  }
  const middle = text.slice(from).trim();
  if (middle !== '') {
    const at = from + text.slice(from).indexOf(middle);
    pieces.push({ segment: part(segment, at, at + middle.length), shape: 'words' });
  }
  return [...pieces, ...tail];
}

/** Splits a line after every amount followed by words: cells of narrow tables are read as one line. */
export function behindAmounts(segment: Segment): Segment[] {
  const cuts = findMoney(segment.text)
    .filter((m) => m.explicit)
    .map((m) => m.index + m.length)
    // The rule between two cells may be read as a bar.
    .filter((end) => /^[\s|¦]*\p{L}(?:\p{L}|\.\p{L}\.)/u.test(segment.text.slice(end)))
    .filter((end) => /[\s\d)]$/.test(segment.text.slice(0, end)));
  if (cuts.length === 0) return [segment];
  return [0, ...cuts].map((from, i) => {
    const piece = segment.text.slice(from, cuts[i] ?? segment.text.length);
    const start = from + /^[\s|¦]*/.exec(piece)![0].length;
    return part(segment, start, from + piece.trimEnd().length);
  });
}

const SIDE = /^(?:(cr|c|\+|credit|in)|(dr|d|-|debit|od|out))\.?$/i;

const SIGN_APART = new RegExp(String.raw`(?:^|\s)([-–−+](?:\s?(?:${MARKS}))?|${MARKS})$`);

/** "- P" in a cell before "240.00": a separate sign or currency mark is joined to its amount. */
function withSigns(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces];
  for (const [i, { shape, segment }] of pieces.entries()) {
    const amount = pieces[i + 1];
    const sign = shape === 'words' ? SIGN_APART.exec(segment.text) : null;
    if (!sign || amount?.shape !== 'money' || /^[-–−+(]/.test(amount.segment.text)) continue;
    const own = amount.segment;
    const minus = /^[-–−]/.test(sign[1]!) ? '-' : '';
    result[i] = { shape, segment: { ...segment, text: segment.text.slice(0, sign.index).trim() } };
    result[i + 1] = { shape: 'money', segment: { ...own, text: `${minus}${own.text}` } };
  }
  return result.filter((p) => p.segment.text !== '');
}

/** Joins a cell with only "Dr" or "Cr" to the nearest amount. */
export function withSides(printed: readonly Piece[]): Piece[] {
  const pieces = withSigns(printed);
  const result = [...pieces];
  for (const [i, piece] of pieces.entries()) {
    const side = piece.shape === 'words' ? SIDE.exec(piece.segment.text.trim()) : null;
    if (!side) continue;
    const beside = [i - 1, i + 1].filter((j) => pieces[j]?.shape === 'money');
    const gap = (j: number): number => {
      const [a, b] = j < i ? [pieces[j]!, piece] : [piece, pieces[j]!];
      return b.segment.box.x - a.segment.box.x - a.segment.box.width;
    };
    const nearest = beside.sort((a, b) => gap(a) - gap(b))[0];
    if (nearest === undefined) continue;
    const { segment } = pieces[nearest]!;
    const text = `${segment.text.replace(/\s*\b(?:CR|DR)$/i, '')} ${side[1] ? 'CR' : 'DR'}`;
    result[nearest] = { shape: 'money', segment: { ...segment, text } };
    result[i] = { ...piece, segment: { ...piece.segment, text: '' } };
  }
  return result.filter((p) => p.segment.text !== '');
}

function leadingDate(text: string): number {
  const full = findDates(text, { today: '2050-01-01' })[0];
  if (full && full.index === 0) return full.length;
  const short = parseDayMonth(text) ?? parseDayMonth(text, 'month-first');
  return short && (short.length === text.length || /[\s]/.test(text[short.length]!)) ? short.length : 0;
}
