import { describe, expect, it } from 'vitest';
import { RECOGNISED_CHARACTERS } from './alphabet.ts';
import { decodeLine } from './decode.ts';

const CLASSES = RECOGNISED_CHARACTERS.length + 1;
const classOf = (c: string): number => (c === '-' ? 0 : RECOGNISED_CHARACTERS.indexOf(c) + 1);

/** One step per character of `text` (`_` is the blank), each sure; `spaces` are weak signs of a space at a step. */
function probabilities(text: string, spaces: Record<number, number> = {}) {
  const data = new Float32Array(text.length * CLASSES);
  [...text].forEach((c, step) => {
    data[step * CLASSES + (c === '_' ? 0 : classOf(c))] = 0.95;
    const space = spaces[step];
    if (space) data[step * CLASSES + RECOGNISED_CHARACTERS.lastIndexOf(' ') + 1] = space;
  });
  return { data, steps: text.length, classes: CLASSES, stepWidth: 8 };
}

describe('decodeLine', () => {
  it('merges repeated steps and keeps doubled letters that a blank parts', () => {
    expect(decodeLine(probabilities('KKG_OO_O')).text).toBe('KGOO');
  });

  it('puts a space where one is weakly seen between two characters', () => {
    expect(decodeLine(probabilities('P_1', { 1: 0.2 })).text).toBe('P 1');
    expect(decodeLine(probabilities('P_1', { 1: 0.05 })).text).toBe('P1');
  });

  it('takes a weaker sign behind a comma, and none but a strong one before it', () => {
    expect(decodeLine(probabilities('6,_U', { 2: 0.05 })).text).toBe('6, U');
    expect(decodeLine(probabilities('6,_U', { 2: 0.01 })).text).toBe('6,U');
    expect(decodeLine(probabilities('2,_0', { 2: 0.05 })).text).toBe('2,0');
    expect(decodeLine(probabilities('r_,', { 1: 0.3 })).text).toBe('r,');
    expect(decodeLine(probabilities('r_,', { 1: 0.6 })).text).toBe('r ,');
  });

  it('takes a weaker sign between capitals that stand far apart', () => {
    expect(decodeLine(probabilities('S_A_M___E_R_I', { 6: 0.03 })).text).toBe('SAM ERI');
    expect(decodeLine(probabilities('S_A_M_E_R_I', { 5: 0.03 })).text).toBe('SAMERI');
    expect(decodeLine(probabilities('S_A_M___E_R_I', { 6: 0.01 })).text).toBe('SAMERI');
  });

  it('takes a weaker sign between a small letter and a figure', () => {
    expect(decodeLine(probabilities('r_1', { 1: 0.05 })).text).toBe('r 1');
    expect(decodeLine(probabilities('r_1', { 1: 0.02 })).text).toBe('r1');
  });

  it('says where characters stand, in pixels of the crop', () => {
    expect(decodeLine(probabilities('A__B')).centres).toEqual([4, 28]);
  });
});
