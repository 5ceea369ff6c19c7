import { part, type Piece } from './segment.ts';

/** Below this gap, in line heights, boxes of neighbouring cells may share a letter. */
const TOUCHING = 0.35;

/** "16.05.2024" beside "4b.": without its last digit it would be no date. */
const DAY = /\d[./-]\d{1,2}[./-](?:19|20)\d{2}$/;
/** "DLN 999999999" beside "3 DOB", read "93 DOB": the digit is the long number's; a digit of a code follows letters ("M2"). */
const LONG_NUMBER = /\d{5}$/;

/**
 * Removes letters read twice where the boxes of two cells touch: "07 Oct F" beside "FNB App" and "12 Oct" beside "t ATM
 * Cash" each print the letter once.
 *
 * @param row cells of one line, left to right
 */
export function withoutBleed(row: readonly Piece[]): Piece[] {
  return row.map((cell, i) => {
    let own = cell;
    const [left, right] = [row[i - 1], row[i + 1]];
    const tail = /\s(\p{L})$/u.exec(own.text);
    if (
      right &&
      tail &&
      touch(own, right) &&
      /^\p{L}{2}/u.test(right.text) &&
      right.text.startsWith(tail[1]!)
    )
      own = part(own, 0, tail.index);
    // "M2" over the 2 of "21 JUL": the boxes overlap.
    else if (
      right &&
      overlap(own, right) &&
      /^.{1,20}.$/u.test(own.text) &&
      own.text.at(-1) === right.text[0] &&
      !DAY.test(own.text) &&
      !LONG_NUMBER.test(own.text) &&
      !/^.\s/.test(right.text)
    )
      own = part(own, 0, own.text.length - 1);
    const head = /^(\p{L})\s+(?=\S)/u.exec(own.text);
    if (left && head && touch(left, own) && new RegExp(`\\p{L}${head[1]!}$`, 'u').test(left.text))
      own = part(own, head[0].length, own.text.length);
    return own;
  });
}

function overlap(a: Piece, b: Piece): boolean {
  return b.box.x < a.box.x + a.box.width - 0.1 * a.box.height;
}

function touch(a: Piece, b: Piece): boolean {
  return b.box.x - (a.box.x + a.box.width) < TOUCHING * Math.min(a.box.height, b.box.height);
}
