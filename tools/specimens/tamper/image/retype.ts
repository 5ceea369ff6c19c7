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
): Promise<Tampered | null> {
  const edit = chooseEdit(base, random, wanted);
  if (!edit || edit.page !== 0) return null;
  const picture = await open(base.bytes);
  const { ink } = erase(picture, edit);
  write(picture, edit, ink, random, heldOut);
  return { edit, bytes: (await save(picture, random, heldOut)).bytes };
}

const attack = (id: string, heldOut: boolean, wanted: 'amount' | 'any' | 'text'): Attack => ({
  id,
  medium: 'image',
  heldOut,
  needs: [],
  arithmetic: wanted === 'amount',
  apply: (base, random) => retyped(base, random, heldOut, wanted),
});

/** A value painted over and typed again. */
export const retypes: readonly Attack[] = [
  attack('retyped-amount', false, 'amount'),
  attack('retyped-amount-held-out', true, 'amount'),
  attack('retyped-field', false, 'any'),
  attack('rewritten-name', true, 'text'),
];
