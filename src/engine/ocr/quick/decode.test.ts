import { describe, expect, it } from 'vitest';
import { QUICK_CHARACTERS } from './alphabet.ts';
import { decodeQuickLine } from './decode.ts';

const CLASSES = QUICK_CHARACTERS.length + 1;
const classOf = (c: string): number => (c === '_' ? 0 : QUICK_CHARACTERS.lastIndexOf(c) + 1);

/** One step per character (`_` is the blank), as sure as `sure` says, the rest of it going to `rival`. */
function steps(text: string, sure: (step: number) => number = () => 0.98, rival = '_') {
  const data = new Float32Array(text.length * CLASSES);
  [...text].forEach((c, step) => {
    data[step * CLASSES + classOf(c)]! += sure(step);
    data[step * CLASSES + classOf(rival)]! += 1 - sure(step);
  });
  return { data, steps: text.length, classes: CLASSES, stepWidth: 6 };
}

describe('decodeQuickLine', () => {
  it('reads letters, blanks between words and doubled letters', () => {
    expect(decodeQuickLine(steps('__TAU_U K_')).text).toBe('TAUU K');
    expect(decodeQuickLine(steps(' _TAU _ K_ ')).text).toBe('TAU K');
  });

  it('says where each character stands and how sure it is', () => {
    const line = decodeQuickLine(steps('_AAB', (step) => [0.9, 0.7, 0.8, 0.6][step]!));
    expect(line.centres).toEqual([12.75, 18.75]);
    expect(line.certainty.map((p) => Math.round(p * 10) / 10)).toEqual([0.8, 0.6]);
    expect(line.confidence).toBeCloseTo(0.7, 6);
  });

  it('doubts a word of which one letter may be another, or may not be there', () => {
    expect(decodeQuickLine(steps('_P_8_5_')).words[0]!.probability).toBeGreaterThan(0.8);
    const other = decodeQuickLine(steps('_P_8_5_', (step) => (step === 3 ? 0.6 : 0.999), 'B'));
    expect(other).toMatchObject({ text: 'P85' });
    expect(other.words[0]!.probability).toBeLessThan(0.65);
    const missing = decodeQuickLine(steps('_P___5_', (step) => (step === 3 ? 0.6 : 0.999), '8'));
    expect(missing).toMatchObject({ text: 'P5' });
    expect(missing.words[0]!.probability).toBeLessThan(0.65);
  });

  it('doubts only the word in which the doubt is', () => {
    const { words } = decodeQuickLine(steps('_P_ _8_5_ _T_A_U_', (step) => (step === 5 ? 0.6 : 0.999), 'B'));
    expect(words.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 4],
      [5, 8],
    ]);
    expect(words.map(({ probability }) => probability > 0.9)).toEqual([true, false, true]);
  });

  it('cuts at no blank that may be none, and does not doubt the letters for it', () => {
    const { text, words } = decodeQuickLine(steps('_P_O_ _B_O_X_', (step) => (step === 5 ? 0.6 : 0.999)));
    expect(text).toBe('PO BOX');
    expect(words).toHaveLength(1);
    expect(words[0]!.probability).toBeGreaterThan(0.9);
  });

  it('reads nothing where nothing is', () => {
    expect(decodeQuickLine(steps('____'))).toMatchObject({ text: '', certainty: [], confidence: 0 });
  });
});
