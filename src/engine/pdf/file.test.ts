import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPdf } from './file.ts';
import { handmadePdf, revise, stream } from './handmade.test-data.ts';
import { Lexer } from './lexer.ts';
import { paintPage } from './paint-page.ts';
import { pagesOf } from './pages.ts';
import type { PaintedGlyph } from './painted.ts';

const HELLO = 'BT /F1 10 Tf 1 0 0 1 50 60 Tm (He\\154lo) Tj ET';

function textOf(bytes: Uint8Array, revision = -1): string {
  const file = openPdf(bytes)!;
  const at = file.revisions.at(revision)!;
  return paintPage(pagesOf(at)[0]!)
    .filter((i): i is PaintedGlyph => i.kind === 'glyph')
    .map((g) => g.text)
    .join('');
}

describe('PDF objects', () => {
  it('reads names, numbers, strings, arrays and references as ISO 32000-1 7.3 writes them', () => {
    const lexer = new Lexer(
      Buffer.from('/A#20B -.5 (a\\(b\\)\\n) <48 69> [1 2 0 R true null] % remark\n<< /K /V >>'),
    );
    expect(lexer.next()).toEqual({ kind: 'name', name: 'A B' });
    expect(lexer.next()).toBe(-0.5);
    expect(lexer.next()).toEqual({ kind: 'string', bytes: Uint8Array.from(Buffer.from('a(b)\n')) });
    expect(lexer.next()).toEqual({ kind: 'string', bytes: Uint8Array.from(Buffer.from('Hi')) });
    expect(lexer.next()).toEqual([1, { kind: 'ref', id: 2, generation: 0 }, true, null]);
    expect(lexer.next()).toEqual({ kind: 'dict', entries: new Map([['K', { kind: 'name', name: 'V' }]]) });
  });
});

describe('PDF file', () => {
  it('keeps every revision: what the page said before, and what it says now', () => {
    const bytes = revise(handmadePdf({ content: HELLO }), {
      4: stream('BT /F1 10 Tf 1 0 0 1 50 60 Tm (Bye) Tj ET'),
    });
    expect(openPdf(bytes)!.revisions).toHaveLength(2);
    expect(textOf(bytes, 0)).toBe('Hello');
    expect(textOf(bytes, 1)).toBe('Bye');
  });

  it('places glyphs by the text matrix and the widths of Helvetica', () => {
    const file = openPdf(handmadePdf({ content: HELLO }))!;
    const glyphs = paintPage(pagesOf(file.latest)[0]!) as PaintedGlyph[];
    expect(glyphs[0]).toMatchObject({ text: 'H', x: 50, y: 60, size: 10 });
    // H is 722 thousandths of an em wide in Helvetica.
    expect(glyphs[1]!.x).toBeCloseTo(57.22, 5);
  });

  it('finds the objects of a file whose table is broken', () => {
    const bytes = Buffer.from(handmadePdf({ content: HELLO }));
    const broken = Buffer.from(bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n3'), 'latin1');
    expect(openPdf(broken)!.repaired).toBe(true);
    expect(textOf(broken)).toBe('Hello');
  });

  it('never throws and never hangs on damaged bytes', () => {
    const good = revise(handmadePdf({ content: `${HELLO} q 1 g 0 0 9 9 re f Q` }), { 4: stream(HELLO) });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(good.length),
        (changes, cut) => {
          const bytes = Uint8Array.from(good.subarray(0, cut));
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const file = openPdf(bytes);
          if (file)
            for (const revision of file.revisions) for (const page of pagesOf(revision)) paintPage(page);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('survives pages and objects that refer to themselves', () => {
    const loop = handmadePdf(
      { content: HELLO, extra: '/Annots 3 0 R' },
      { 2: '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 9 >>', 5: '5 0 R' },
    );
    const file = openPdf(loop)!;
    expect(pagesOf(file.latest)).toHaveLength(1);
    expect(() => paintPage(pagesOf(file.latest)[0]!)).not.toThrow();
  });
});
