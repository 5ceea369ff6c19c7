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
  { file: '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf', heldOut: false },
  { file: '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf', heldOut: false },
  { file: '/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf', heldOut: true },
  { file: '/usr/share/fonts/opentype/urw-base35/NimbusRoman-Regular.otf', heldOut: true },
];

/** Erases a box with the colour of the paper around it. */
function erase(picture: Picture, edit: Edit): { ink: string } {
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
function cloneOver(picture: Picture, edit: Edit): { ink: string } {
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

/** Where the ink of a box lies, to whole pixels: what a careful forger lines the new text up with. */
function inkOf(picture: Picture, edit: Edit): { bottom: number; height: number; right: number } | null {
  const { x, y, width, height } = whole(edit.box);
  const { data } = picture.context.getImageData(x, y, width, height);
  const grey = (i: number): number => data[i * 4 + 1]!;
  let [darkest, brightest] = [255, 0];
  for (let i = 0; i < width * height; i++) {
    darkest = Math.min(darkest, grey(i));
    brightest = Math.max(brightest, grey(i));
  }
  const limit = (darkest + brightest) / 2;
  let [top, bottom, right] = [height, -1, -1];
  for (let i = 0; i < width * height; i++) {
    if (grey(i) > limit) continue;
    const row = Math.floor(i / width);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    right = Math.max(right, i % width);
  }
  return bottom - top < 5 ? null : { bottom: y + bottom + 1, height: bottom - top + 1, right: x + right + 1 };
}

/** A font at the forger's hand; `heldOut` fonts were not used for tuning. */
function chooseFont(random: Random, heldOut: boolean): string {
  const fonts = FONTS.filter((f) => f.heldOut === heldOut && existsSync(f.file));
  const font = random.pick(fonts.length > 0 ? fonts : FONTS);
  const family = `forger-${FONTS.indexOf(font)}`;
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(font.file, family);
  return family;
}

/** Writes the new text so that it fills the place of the old one. */
function write(picture: Picture, edit: Edit, ink: string, family: string): void {
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

/** Writes the new text as high as the old one was, on its baseline, ending where it ended. */
function writeCarefully(
  picture: Picture,
  edit: Edit,
  ink: string,
  family: string,
  old: NonNullable<ReturnType<typeof inkOf>>,
): void {
  const { context } = picture;
  context.font = `100px ${family}`;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(edit.after);
  const size = (100 * old.height) / Math.max(1, up + down);
  context.font = `${size}px ${family}`;
  context.fillStyle = ink;
  context.textBaseline = 'alphabetic';
  const { width } = context.measureText(edit.after);
  context.fillText(edit.after, old.right - width, old.bottom - (down * size) / 100);
}

/** One edit on an open picture: erased and typed again. A careful one clones paper, lines up and softens. */
export function retype(
  picture: Picture,
  base: Base,
  edit: Edit,
  random: Random,
  heldOut: boolean,
  careful: boolean,
): void {
  const family = chooseFont(random, heldOut);
  if (!careful) {
    const { ink } = erase(picture, edit);
    return write(picture, edit, ink, family);
  }
  const old = inkOf(picture, edit);
  const { ink } = cloneOver(picture, edit);
  // Text as soft as what a camera or scanner saw.
  if (base.truth.degradation.profile !== 'clean')
    picture.context.filter = `blur(${random.between(0.3, 0.7).toFixed(2)}px)`;
  if (old) writeCarefully(picture, edit, ink, family, old);
  else write(picture, edit, ink, family);
  picture.context.filter = 'none';
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
  retype(picture, base, edit, random, heldOut, careful);
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
