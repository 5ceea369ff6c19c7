import { certaintyOfLetters, withoutBlanks, type LineReading } from '../../../src/engine/ocr/line-reader.ts';

/** Below this share of characters in common a printed line is another one. */
const LIKE = 0.72;
/** A reading that no printed line holds is believed where each of its letters was read this surely. */
const BELIEVED = 0.97;

/** What a crop says: the printed line, or the piece of one, that its reading is; null where that cannot be told. */
export function printedText(reading: LineReading, printed: readonly string[]): string | null {
  const read = withoutBlanks(reading.text);
  if (read.length === 0) return null;
  let best: { text: string; distance: number } | null = null;
  for (const line of printed) {
    const piece = nearestPiece(read, line);
    if (!best || piece.distance < best.distance) best = piece;
  }
  if (best && best.distance <= (1 - LIKE) * read.length) return best.text;
  const letters = certaintyOfLetters(reading);
  return letters.length > 0 && Math.min(...letters) >= BELIEVED ? reading.text : null;
}

/** The piece of a line nearest to what was read, by edit distance without blanks, with the blanks of the line. */
function nearestPiece(read: string, line: string): { text: string; distance: number } {
  const places = [...line].flatMap((c, i) => (c === ' ' ? [] : [i]));
  let distances = new Int32Array(places.length + 1);
  let starts = Int32Array.from({ length: places.length + 1 }, (_, i) => i);
  for (let r = 1; r <= read.length; r++) {
    const next = new Int32Array(places.length + 1).fill(r);
    const from = new Int32Array(places.length + 1);
    for (let p = 1; p <= places.length; p++) {
      const swap = distances[p - 1]! + (read[r - 1] === line[places[p - 1]!] ? 0 : 1);
      const [left, up] = [next[p - 1]! + 1, distances[p]! + 1];
      next[p] = Math.min(swap, left, up);
      from[p] = next[p] === swap ? starts[p - 1]! : next[p] === up ? starts[p]! : from[p - 1]!;
    }
    distances = next;
    starts = from;
  }
  let end = 0;
  for (let p = 1; p <= places.length; p++) if (distances[p]! < distances[end]!) end = p;
  const start = places[starts[end]!] ?? 0;
  return { text: line.slice(start, (places[end - 1] ?? -1) + 1), distance: distances[end]! };
}
