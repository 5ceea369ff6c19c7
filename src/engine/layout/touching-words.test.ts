import { describe, expect, it } from 'vitest';
import { pageOf } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';
import type { Piece } from './segment.ts';
import { withTouchingWords } from './touching-words.ts';

const pieces: readonly Piece[] = layOut(
  pageOf([
    [40, 40, 'CERTIFICATE'],
    [600, 40, 'OF BIRTH'],
  ]),
).segments;
const [first, second] = [pieces[0]!, pieces[1]!];
const at = (piece: Piece, x: number, text = piece.text): Piece => ({
  ...piece,
  text,
  box: { ...piece.box, x },
  edge: (offset) => x + offset * 10,
});

describe('words whose boxes touch', () => {
  it('are one piece, whose characters stay where they stand', () => {
    const [title, ...others] = withTouchingWords([first, at(second, first.box.x + first.box.width - 5)]);
    expect(others).toEqual([]);
    expect(title!.text).toBe('CERTIFICATE OF BIRTH');
    expect(title!.edge(12)).toBe(first.box.x + first.box.width - 5);
    expect(title!.certainty.length === 0 || title!.certainty.length === title!.text.length).toBe(true);
  });

  it('stay apart with a blank between them, or figures in them', () => {
    const right = first.box.x + first.box.width;
    expect(withTouchingWords([first, at(second, right + 0.3 * first.box.height)])).toHaveLength(2);
    expect(withTouchingWords([first, at(second, right - 5, '418')])).toHaveLength(2);
  });

  it('lose a letter that was seen twice', () => {
    const [name] = withTouchingWords([
      at(first, 40, 'Example Engineering'),
      at(second, 40 + first.box.width - 20, 'g (Proprietary) Limited'),
    ]);
    expect(name!.text).toBe('Example Engineering (Proprietary) Limited');
  });

  it('are one name with the legal form that stands a blank beside it', () => {
    const right = first.box.x + first.box.width;
    const form = { ...at(second, right + 0.3 * first.box.height, 'LTD') };
    const low = { ...form, box: { ...form.box, height: 0.7 * first.box.height } };
    const whole = withTouchingWords([at(first, 40, 'EXAMPLE ENGINEERING (PTY)'), low]);
    expect(whole.map(({ text }) => text)).toEqual(['EXAMPLE ENGINEERING (PTY) LTD']);
    const far = at(second, right + 2 * first.box.height, 'Limited');
    expect(withTouchingWords([first, far])).toHaveLength(2);
  });
});
