import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexer } from './lexer.ts';
import type { PdfValue } from './values.ts';

function valuesOf(text: string): PdfValue[] {
  const lexer = new Lexer(Buffer.from(text, 'latin1'));
  const values: PdfValue[] = [];
  for (let value = lexer.next(); value !== undefined; value = lexer.next()) values.push(value);
  return values;
}

describe('numbers of a PDF', () => {
  it('are read as viewers read them', () => {
    expect(valuesOf('0 0012 -3 +4 .5 6. 7.25 1234567890123')).toEqual([
      0, 12, -3, 4, 0.5, 6, 7.25, 1_234_567_890_123,
    ]);
    expect(valuesOf('12/Name 5[7]')).toEqual([12, { kind: 'name', name: 'Name' }, 5, [7]]);
    expect(valuesOf('12abc')).toEqual([{ kind: 'keyword', word: '12abc' }]);
  });

  it('are references only with a generation and an R of its own', () => {
    expect(valuesOf('12 3 R')).toEqual([{ kind: 'ref', id: 12, generation: 3 }]);
    expect(valuesOf('12 0 RG')).toEqual([12, 0, { kind: 'keyword', word: 'RG' }]);
    expect(valuesOf('12 0 13 0 R')).toEqual([12, 0, { kind: 'ref', id: 13, generation: 0 }]);
  });

  it('come back whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })), (numbers) => {
        expect(valuesOf(numbers.join(' '))).toEqual(numbers);
      }),
    );
  });
});
