import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Attack } from '../attack.ts';
import type { MarkKind } from '../../truth/format.ts';
import { generate } from '../../generate.ts';
import { colours, open, save, whole } from './canvas.ts';

/** Pastes another person's portrait over the one of the card, upright, as it comes: also where the card lies askew. */
const portrait = (id: string, heldOut: boolean): Attack => ({
  id,
  medium: 'image',
  heldOut,
  needs: [],
  apply: async (base, random) => {
    const mark = base.truth.pages[0]?.marks.find((m) => m.kind === 'portrait');
    if (!mark) return null;
    const other = await generate(
      base.truth.type,
      Number(base.truth.layout.split('-').at(-1)),
      random.int(500_000, 900_000),
    );
    const place = other.truth.pages[0]?.marks.find((m) => m.kind === 'portrait');
    if (!place) return null;
    const image = await loadImage(Buffer.from(other.images[0]!));
    const picture = await open(base.bytes);
    const to = whole(mark.box);
    picture.context.drawImage(
      image,
      place.box.x,
      place.box.y,
      place.box.width,
      place.box.height,
      to.x,
      to.y,
      to.width,
      to.height,
    );
    const { bytes } = await save(picture, random, heldOut);
    return {
      bytes,
      edit: { field: 'portrait', page: 0, box: to, before: 'portrait', after: 'another portrait' },
    };
  },
});

/** Moves a stamp or signature to another place and closes the gap with paper. */
const moved = (kind: MarkKind): Attack => ({
  id: `moved-${kind}`,
  medium: 'image',
  heldOut: kind === 'signature',
  needs: [],
  apply: async (base, random) => {
    const mark = base.truth.pages[0]?.marks.find((m) => m.kind === kind);
    if (!mark || mark.quad) return null;
    const picture = await open(base.bytes);
    const from = whole(mark.box);
    const copy = createCanvas(from.width, from.height);
    copy
      .getContext('2d')
      .putImageData(picture.context.getImageData(from.x, from.y, from.width, from.height), 0, 0);
    const to = {
      ...from,
      x: Math.max(
        4,
        Math.min(
          picture.width - from.width - 4,
          from.x + random.pick([-1, 1]) * Math.round(from.width * 0.8),
        ),
      ),
      y: Math.max(4, from.y - Math.round(from.height * random.between(0.8, 1.6))),
    };
    picture.context.fillStyle = colours(picture, mark.box).paper;
    picture.context.fillRect(from.x, from.y, from.width, from.height);
    picture.context.globalCompositeOperation = 'multiply';
    picture.context.drawImage(copy, to.x, to.y);
    picture.context.globalCompositeOperation = 'source-over';
    const { bytes } = await save(picture, random, kind === 'signature');
    return { bytes, edit: { field: kind, page: 0, box: to, before: kind, after: `${kind} elsewhere` } };
  },
});

/** Puts a second print of a stamp or signature where the page is empty: exactly, or shining through as ink does. */
const repeated = (kind: MarkKind, blend: 'copy' | 'multiply'): Attack => ({
  id: `copied-${kind}`,
  medium: 'image',
  heldOut: false,
  needs: [],
  apply: async (base, random) => {
    const mark = base.truth.pages[0]?.marks.find((m) => m.kind === kind);
    if (!mark) return null;
    const picture = await open(base.bytes);
    const from = whole(mark.box);
    const reach = { x: picture.width - from.width - 8, y: picture.height - from.height - 8 };
    if (reach.x < 8 || reach.y < 8) return null;
    const apart = (to: { x: number; y: number }): boolean =>
      Math.abs(to.x - from.x) > from.width || Math.abs(to.y - from.y) > from.height;
    const places = Array.from({ length: 24 }, () => ({
      x: random.int(8, reach.x),
      y: random.int(8, reach.y),
    }));
    const to = places.find(apart);
    if (!to) return null;
    const copy = createCanvas(from.width, from.height);
    copy
      .getContext('2d')
      .putImageData(picture.context.getImageData(from.x, from.y, from.width, from.height), 0, 0);
    if (blend === 'multiply') picture.context.globalCompositeOperation = 'multiply';
    picture.context.drawImage(copy, to.x, to.y);
    picture.context.globalCompositeOperation = 'source-over';
    const { bytes } = await save(picture, random, false);
    const box = { ...to, width: from.width, height: from.height };
    return { bytes, edit: { field: kind, page: 0, box, before: '', after: `a second ${kind}` } };
  },
});

export const markAttacks: readonly Attack[] = [
  portrait('swapped-portrait', false),
  portrait('swapped-portrait-held-out', true),
  moved('stamp'),
  moved('signature'),
  repeated('stamp', 'copy'),
  repeated('signature', 'multiply'),
];
