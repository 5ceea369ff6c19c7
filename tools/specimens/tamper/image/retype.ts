import { GlobalFonts } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import type { Attack, Base, Edit, Tampered } from '../attack.ts';
import type { Random } from '../../world/random.ts';
import { chooseEdit } from '../target.ts';
import { colours, open, save, whole, type Picture } from './canvas.ts';

/** Fonts at a forger's hand: similar, never the very one. The last two were not used for tuning. */
const FONTS = [
  { file: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', heldOut: false },
  { file: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', heldOut: false },
  { file: '/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf', heldOut: true },
  { file: '/usr/share/fonts/opentype/urw-base35/NimbusRoman-Regular.otf', heldOut: true },
];

/** Erases a box with the colour of the paper around it. */
export function erase(picture: Picture, edit: Edit): { ink: string } {
  const { paper, ink } = colours(picture, edit.box);
  const { x, y, width, height } = whole(edit.box);
  picture.context.fillStyle = paper;
  picture.context.fillRect(x - 1, y - 1, width + 2, height + 2);
  return { ink };
}

/**
 * Erases a box as with the clone tool: by the most even patch of the picture nearby, so that grain, shading and
 * compression of the paper stay. Gives the ink of what stood there.
 */
export function cloneOver(picture: Picture, edit: Edit): { ink: string } {
  const { ink } = colours(picture, edit.box);
  const { x, y, width, height } = whole(edit.box);
  const [w, h] = [width + 2, height + 2];
  let best: { spread: number; from: { x: number; y: number } } | null = null;
  for (const dy of [-2.2, -1.6, -1.2, 1.2, 1.6, 2.2, 0])
    for (const dx of [0, -1.15, 1.15]) {
      const from = { x: Math.round(x - 1 + dx * w), y: Math.round(y - 1 + dy * h) };
      if ((dx === 0 && dy === 0) || from.x < 0 || from.y < 0) continue;
      if (from.x + w > picture.width || from.y + h > picture.height) continue;
      const { data } = picture.context.getImageData(from.x, from.y, w, h);
      let darkest = 255;
      let sum = 0;
      for (let i = 1; i < data.length; i += 4) {
        darkest = Math.min(darkest, data[i]!);
        sum += data[i]!;
      }
      const spread = (4 * sum) / data.length - darkest;
      if (!best || spread < best.spread) best = { spread, from };
    }
  if (best) {
    const patch = picture.context.getImageData(best.from.x, best.from.y, w, h);
    picture.context.putImageData(patch, x - 1, y - 1);
  }
  return { ink };
}

/** Writes the new text so that it fills the place of the old one. */
export function write(picture: Picture, edit: Edit, ink: string, random: Random, heldOut: boolean): void {
  const fonts = FONTS.filter((f) => f.heldOut === heldOut && existsSync(f.file));
  const font = random.pick(fonts.length > 0 ? fonts : FONTS);
  const family = `forger-${FONTS.indexOf(font)}`;
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(font.file, family);
  const { context } = picture;
  const { x, y, width, height } = edit.box;
  let size = height;
  context.font = `${size}px ${family}`;
  size *= Math.min(1.25, width / Math.max(1, context.measureText(edit.after).width));
  context.font = `${size}px ${family}`;
  context.fillStyle = ink;
  context.textBaseline = 'alphabetic';
  context.fillText(edit.after, x, y + height * 0.5 + size * 0.36);
}

async function retyped(
  base: Base,
  random: Random,
  heldOut: boolean,
  wanted: 'amount' | 'any' | 'text',
  careful: boolean,
): Promise<Tampered | null> {
  const edit = chooseEdit(base, random, wanted);
  if (!edit || edit.page !== 0) return null;
  const picture = await open(base.bytes);
  const { ink } = careful ? cloneOver(picture, edit) : erase(picture, edit);
  // Text as soft as what a camera or scanner saw.
  if (careful && base.truth.degradation.profile !== 'clean')
    picture.context.filter = `blur(${random.between(0.3, 0.7).toFixed(2)}px)`;
  write(picture, edit, ink, random, heldOut);
  picture.context.filter = 'none';
  return { edit, bytes: (await save(picture, random, heldOut)).bytes };
}

const attack = (
  id: string,
  heldOut: boolean,
  wanted: 'amount' | 'any' | 'text',
  careful = false,
): Attack => ({
  id,
  medium: 'image',
  heldOut,
  needs: [],
  arithmetic: wanted === 'amount',
  apply: (base, random) => retyped(base, random, heldOut, wanted, careful),
});

/** A value painted over and typed again. */
export const retypes: readonly Attack[] = [
  attack('retyped-amount', false, 'amount'),
  attack('retyped-amount-held-out', true, 'amount'),
  attack('retyped-field', false, 'any'),
  attack('rewritten-name', true, 'text'),
  attack('retyped-over-cloned-paper', false, 'any', true),
];
