import type { Draft } from '../draw/draft.ts';
import type { Style } from '../draw/style.ts';
import type { Inline } from '../draw/inline.ts';
import { rectPath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';
import { logo } from './logo.ts';

export interface Letterhead {
  name: Inline;
  /** Address, telephone, e-mail … one per line. */
  lines: Inline[];
  look: 'left-logo' | 'centred' | 'band' | 'right-block' | 'split' | 'plain';
  colours: [string, string];
  title?: Partial<Style>;
  small?: number;
}

/** The head of a page; leaves the cursor below it. */
export function letterhead(d: Draft, random: Random, s: Letterhead): void {
  const small: Partial<Style> = { size: s.small ?? 8, colour: '#444' };
  const [main] = s.colours;
  const wished: Partial<Style> = { size: 16, bold: true, colour: main, ...s.title };
  // A long name is set smaller, as an office does that has to fit it beside its logo or its address.
  const beside = s.look === 'plain' ? Math.max(...s.lines.map((line) => d.widthOf(line))) + 12 : 62;
  const fitted = (style: Partial<Style>): Partial<Style> => {
    const size = style.size ?? d.style.size;
    return { ...style, size: size * Math.min(1, (d.width - beside) / d.widthOf(s.name, style)) };
  };
  const title = fitted(wished);
  const top = 30;
  const right = d.sheet.width - d.right;
  const heads: Record<Letterhead['look'], () => number> = {
    'left-logo': () => {
      logo(d, d.left, top, 46, random, s.colours);
      d.text(d.left + 58, top + 18, s.name, title);
      s.lines.forEach((line, i) => d.text(d.left + 58, top + 32 + i * 10.5, line, small));
      return Math.max(top + 52, top + 32 + s.lines.length * 10.5);
    },
    centred: () => {
      const mid = d.sheet.width / 2;
      logo(d, mid - 20, top - 6, 40, random, s.colours);
      d.text(mid, top + 52, s.name, { ...title, align: 'centre' });
      s.lines.forEach((line, i) => d.text(mid, top + 65 + i * 10.5, line, { ...small, align: 'centre' }));
      const y = top + 64 + s.lines.length * 10.5;
      d.rule(d.left, y, right, y, main, 1.2);
      return y + 6;
    },
    band: () => {
      d.path(rectPath(0, 0, d.sheet.width, 64), { fill: main });
      logo(d, right - 42, 12, 40, random, ['#ffffff', s.colours[1]]);
      d.text(d.left, 30, s.name, { ...title, colour: '#fff' });
      d.text(
        d.left,
        46,
        s.lines.flatMap((line, i) => [
          ...(i ? ['  |  '] : []),
          ...(Array.isArray(line) ? line : [line]),
        ]) as Inline,
        { size: 7.5, colour: '#fff' },
      );
      return 76;
    },
    'right-block': () => {
      logo(d, d.left, top, 52, random, s.colours);
      d.text(right, top + 14, s.name, { ...title, align: 'right' });
      s.lines.forEach((line, i) => d.text(right, top + 27 + i * 10.5, line, { ...small, align: 'right' }));
      const y = Math.max(top + 58, top + 30 + s.lines.length * 10.5);
      d.rule(d.left, y, right, y, s.colours[1], 0.8);
      return y + 8;
    },
    split: () => {
      d.text(d.left, top + 16, s.name, title);
      d.rule(d.left, top + 24, right, top + 24, main, 2);
      const half = Math.ceil(s.lines.length / 2);
      s.lines.forEach((line, i) =>
        i < half
          ? d.text(d.left, top + 36 + i * 10.5, line, small)
          : d.text(right, top + 36 + (i - half) * 10.5, line, { ...small, align: 'right' }),
      );
      return top + 40 + half * 10.5;
    },
    plain: () => {
      s.lines.forEach((line, i) =>
        d.text(right, top + 12 + i * 11.5, line, { size: d.style.size, align: 'right' }),
      );
      d.text(d.left, top + 12, s.name, fitted({ size: d.style.size + 2, bold: true }));
      return top + 16 + s.lines.length * 11.5;
    },
  };
  d.y = heads[s.look]() + 14;
}
