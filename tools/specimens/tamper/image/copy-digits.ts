import type { Box } from '../../../../src/contract/geometry.ts';
import type { Attack, Base, Edit, Tampered } from '../attack.ts';
import type { Random } from '../../world/random.ts';
import { chooseEdit } from '../target.ts';
import { open, save, whole } from './canvas.ts';

/** The place of one character of a field, in proportion; digits of a font are equally wide. */
export function characterBox(text: string, box: Box, index: number): Box {
  const widthOf = (c: string): number => (/[.,' ]/.test(c) ? 0.5 : 1);
  const total = [...text].reduce((sum, c) => sum + widthOf(c), 0);
  const before = [...text.slice(0, index)].reduce((sum, c) => sum + widthOf(c), 0);
  return {
    x: box.x + (box.width * before) / total,
    y: box.y - 1,
    width: (box.width * widthOf(text[index]!)) / total,
    height: box.height + 2,
  };
}

/** Copies one digit over another of the same field, as with the clone tool. */
async function copied(base: Base, random: Random, heldOut: boolean): Promise<Tampered | null> {
  const chosen = chooseEdit(base, random, 'amount') ?? chooseEdit(base, random, 'number');
  if (!chosen || chosen.page !== 0) return null;
  const digits = [...chosen.before].flatMap((c, i) => (/\d/.test(c) ? [i] : []));
  const target = digits[0]!;
  const source =
    digits.slice(1).find((i) => chosen.before[i]! > chosen.before[target]!) ??
    digits.slice(1).find((i) => chosen.before[i] !== chosen.before[target]);
  if (source === undefined) return null;
  const from = whole(characterBox(chosen.before, chosen.box, source));
  const to = whole(characterBox(chosen.before, chosen.box, target));
  const picture = await open(base.bytes);
  const pixels = picture.context.getImageData(from.x, from.y, from.width, from.height);
  picture.context.putImageData(pixels, to.x, to.y);
  const after = chosen.before.slice(0, target) + chosen.before[source]! + chosen.before.slice(target + 1);
  const edit: Edit = { ...chosen, box: to, after };
  return { edit, bytes: (await save(picture, random, heldOut)).bytes };
}

/** Copies a whole amount of the page over another one. */
async function transplanted(base: Base, random: Random, heldOut: boolean): Promise<Tampered | null> {
  const edit = chooseEdit(base, random, 'amount');
  if (!edit || edit.page !== 0) return null;
  const donors = [
    ...Object.values(base.truth.fields),
    ...Object.values(base.truth.lists).flatMap((rows) => rows.flatMap((r) => Object.values(r))),
  ].filter(
    (f) =>
      f.page === 0 &&
      f.box &&
      f.raw &&
      f.raw !== edit.before &&
      /^\W*\d[\d ,.]*\.\d\d$/.test(f.raw) &&
      Math.abs(f.box.height / edit.box.height - 1) < 0.25 &&
      f.raw.length <= edit.before.length + 1,
  );
  if (donors.length === 0) return null;
  const donor = random.pick(donors);
  const picture = await open(base.bytes);
  const from = whole(donor.box!);
  const to = whole(edit.box);
  const pixels = picture.context.getImageData(from.x, from.y, from.width, from.height);
  const paper = picture.context.getImageData(Math.max(0, to.x - 6), to.y, 1, 1).data;
  picture.context.fillStyle = `rgb(${paper[0]},${paper[1]},${paper[2]})`;
  picture.context.fillRect(to.x, to.y, to.width, to.height);
  picture.context.putImageData(pixels, to.x + to.width - from.width, to.y);
  return { edit: { ...edit, after: donor.raw! }, bytes: (await save(picture, random, heldOut)).bytes };
}

export const copies: readonly Attack[] = [
  {
    id: 'copied-digit',
    medium: 'image',
    heldOut: false,
    needs: [],
    arithmetic: true,
    apply: (base, random) => copied(base, random, false),
  },
  {
    id: 'copied-digit-held-out',
    medium: 'image',
    heldOut: true,
    needs: [],
    arithmetic: true,
    apply: (base, random) => copied(base, random, true),
  },
  {
    id: 'copied-amount',
    medium: 'image',
    heldOut: false,
    needs: [],
    arithmetic: true,
    apply: (base, random) => transplanted(base, random, false),
  },
];
