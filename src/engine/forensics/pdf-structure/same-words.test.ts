import { describe, expect, it } from 'vitest';
import { mapOfSameWords, type PlacedWord } from './same-words.ts';

const WORDS = Array.from({ length: 12 }, (_, k) => ({
  text: `WORD${k}`,
  at: { x: (k * 37) % 200, y: 15 * k },
}));
/** Rotated by 90°, scaled by two and moved. */
const turned = ({ text, at }: PlacedWord): PlacedWord => ({
  text,
  at: { x: 500 - 2 * at.y, y: 2 * at.x + 30 },
});

describe('words that stand once in two planes', () => {
  it('tell how one lies on the other, whichever way it was turned', () => {
    const map = mapOfSameWords(WORDS, WORDS.map(turned), 4)!;
    const { x, y } = map({ x: 10, y: 20 });
    expect(x).toBeCloseTo(460, 6);
    expect(y).toBeCloseTo(50, 6);
  });

  it('are not misled by one that was read elsewhere', () => {
    const moved = WORDS.map(turned).map((w, k) => (k === 3 ? { ...w, at: { x: 0, y: 900 } } : w));
    const { x, y } = mapOfSameWords(WORDS, moved, 4)!({ x: 10, y: 20 });
    expect(Math.hypot(x - 460, y - 50)).toBeLessThan(1);
  });

  it('tell nothing when they are few, stand twice or contradict each other', () => {
    expect(mapOfSameWords(WORDS.slice(0, 7), WORDS.map(turned), 4)).toBeNull();
    expect(mapOfSameWords(WORDS, [...WORDS, ...WORDS].map(turned), 4)).toBeNull();
    const mixed = WORDS.map((w, k) => ({ text: w.text, at: WORDS[(k * 5) % 12]!.at }));
    expect(mapOfSameWords(WORDS, mixed, 4)).toBeNull();
  });
});
