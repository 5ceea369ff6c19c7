import { existsSync } from 'node:fs';
import { unionOf, type Box } from '../../../src/contract/geometry.ts';
import { createCanvas } from '@napi-rs/canvas';
import { eachPixel, type Picture } from '../degrade/picture.ts';
import { changed } from '../tamper/target.ts';
import type { Random } from '../world/random.ts';
import type { Change, Colour, Face } from './change.ts';
import { registeredFamily } from './registered-family.ts';
import type { Value } from './page.ts';

/** Values that say something else, so that the page still looks whole. */
export const SUBTLE_KINDS = ['retyped', 'retyped-with-care', 'copied-value', 'copied-digits'] as const;
/** Values made unreadable, or painted over. */
export const COARSE_KINDS = ['white-box', 'black-bar', 'blurred'] as const;
export type Kind = (typeof SUBTLE_KINDS)[number] | (typeof COARSE_KINDS)[number];

/** Typefaces at a forger's hand; those held out are kept from training, but for the commonest. */
const FACES: readonly (Face & { readonly heldOut: boolean })[] = [
  face('truetype/liberation/LiberationSans-Regular.ttf', 'Liberation Sans', false),
  face('truetype/dejavu/DejaVuSans.ttf', 'DejaVu Sans', false),
  face('truetype/dejavu/DejaVuSansCondensed.ttf', 'DejaVu Sans Condensed', false),
  face('truetype/liberation/LiberationSerif-Regular.ttf', 'Liberation Serif', false),
  face('truetype/liberation/LiberationSansNarrow-Regular.ttf', 'Liberation Sans Narrow', false),
  face('truetype/liberation/LiberationMono-Regular.ttf', 'Liberation Mono', false),
  face('opentype/urw-base35/NimbusMonoPS-Regular.otf', 'Nimbus Mono PS', true),
  face('opentype/urw-base35/NimbusSans-Regular.otf', 'Nimbus Sans', true),
  face('truetype/liberation/LiberationSans-Regular.ttf', 'Liberation Sans', true),
  face('opentype/urw-base35/NimbusRoman-Regular.otf', 'Nimbus Roman', true),
];

function face(file: string, family: string, heldOut: boolean) {
  return { file: `/usr/share/fonts/${file}`, family, heldOut };
}

export interface Planned {
  readonly changes: readonly Change[];
  readonly box: Box;
}

/** What stands in a box: where its ink lies, and its colours. */
interface Seen {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly paper: Colour;
  readonly ink: Colour;
}

/**
 * How somebody changes a value of a picture.
 *
 * @param others values of the page that pixels may be taken from
 * @returns null where there is nothing to change in this way
 */
export function planEdit(
  picture: Picture,
  kind: Kind,
  value: Value,
  others: readonly Value[],
  random: Random,
  { heldOut, captured }: { readonly heldOut: boolean; readonly captured: boolean },
): Planned | null {
  const seen = inkIn(picture, value.box);
  if (!seen) return null;
  const around = boxOf(seen, 2);
  if (kind === 'copied-value') return copied(picture, seen, others, random);
  if (kind === 'copied-digits') return digits(picture, value, seen, others, random);
  if (kind === 'blurred') {
    const sigma = round(random.between(0.15, 0.3) * (seen.bottom - seen.top));
    return { changes: [{ kind: 'blur', box: around, sigma }], box: around };
  }
  if (kind === 'black-bar')
    return { changes: [{ kind: 'erase', box: around, colour: [0, 0, 0] }], box: around };
  const careful = kind === 'retyped-with-care';
  const paper = careful ? cleanPaper(picture, around) : null;
  const cover: Change = paper
    ? { kind: 'copy', from: paper, x: around.x, y: around.y }
    : { kind: 'erase', box: around, colour: kind === 'white-box' ? [255, 255, 255] : seen.paper };
  const text = changed(value.text, random, !/[a-z]/i.test(value.text));
  const write = typed(text, seen, value.text, random, heldOut, careful);
  return (
    write && {
      changes: [cover, { ...write, blur: careful && captured ? round(random.between(0.3, 0.8)) : 0 }],
      box: around,
    }
  );
}

/** The new text as high as the old one on its baseline, ending where it ended; without care in any face, its size guessed. */
function typed(text: string, seen: Seen, old: string, random: Random, heldOut: boolean, careful: boolean) {
  const own = FACES.filter((f) => f.heldOut === heldOut && existsSync(f.file));
  if (own.length === 0) return null;
  const context = createCanvas(8, 8).getContext('2d');
  const width = seen.right - seen.left;
  const height = seen.bottom - seen.top;
  const fitting = own.map((face) => {
    context.font = `100px "${registeredFamily(face)}"`;
    const m = context.measureText(old);
    const size = (100 * height) / Math.max(1, m.actualBoundingBoxAscent + m.actualBoundingBoxDescent);
    const drop = (m.actualBoundingBoxDescent * size) / 100;
    const wrong = Math.abs(Math.log((m.width * size) / 100 / Math.max(1, width)));
    const advance = (context.measureText(text).width * size) / 100;
    return { face, size, drop, wrong, advance };
  });
  // Who takes care chooses the face whose width fits best.
  const chosen = careful ? fitting.reduce((a, b) => (b.wrong < a.wrong ? b : a)) : random.pick(fitting);
  const size = Math.round(chosen.size * (careful ? 1 : random.between(0.94, 1.06)));
  if (size < 8 || size > 90) return null;
  return {
    kind: 'text' as const,
    text,
    x: Math.round(random.chance(0.5) ? seen.left : seen.right - chosen.advance),
    baseline: Math.round(seen.bottom - chosen.drop + (careful ? 0 : random.int(-1, 1))),
    size,
    face: { file: chosen.face.file, family: chosen.face.family },
    colour: careful || random.chance(0.5) ? seen.ink : ([20, 20, 20] as const),
  };
}

function copied(picture: Picture, seen: Seen, others: readonly Value[], random: Random): Planned | null {
  const height = seen.bottom - seen.top;
  const fit = others.flatMap((o) => {
    const s = inkIn(picture, o.box);
    const like = s && Math.abs(s.bottom - s.top - height) <= Math.max(2, 0.15 * height);
    const wide =
      s &&
      s.right - s.left > 0.6 * (seen.right - seen.left) &&
      s.right - s.left < 1.5 * (seen.right - seen.left);
    return like && wide ? [s] : [];
  });
  if (fit.length === 0) return null;
  const from = boxOf(random.pick(fit), 2);
  const x = random.chance(0.5) ? seen.left - 2 : seen.right + 2 - from.width;
  const y = seen.bottom + 2 - from.height;
  if (x < 0 || y < 0 || x + from.width > picture.width) return null;
  const cover: Change = { kind: 'erase', box: boxOf(seen, 2), colour: seen.paper };
  const bare = from.width < seen.right - seen.left + 4 ? [cover] : [];
  return { changes: [...bare, { kind: 'copy', from, x, y }], box: boxOf(seen, 2) };
}

/** One or two characters of another value laid over those of this one. */
function digits(
  picture: Picture,
  value: Value,
  seen: Seen,
  others: readonly Value[],
  random: Random,
): Planned | null {
  const own = charactersOf(picture, seen, value.text);
  const sources = others.flatMap((o) => {
    const s = inkIn(picture, o.box);
    return s ? charactersOf(picture, s, o.text) : [];
  });
  const changes: Change[] = [];
  const places: Box[] = [];
  for (const target of random.sample(own, 2)) {
    const fit = sources.filter(
      (s) =>
        s.text !== target.text &&
        Math.abs(s.box.height - target.box.height) <= 1 &&
        Math.abs(s.box.width - target.box.width) <= 3,
    );
    if (fit.length === 0) continue;
    const from = random.pick(fit).box;
    places.push(target.box);
    changes.push({ kind: 'copy', from, x: target.box.x, y: target.box.y + target.box.height - from.height });
  }
  return changes.length > 0 ? { changes, box: unionOf(places) } : null;
}

/** Boxes of the digits of a value, where gaps between columns of ink tell them apart as often as its text has characters. */
function charactersOf(picture: Picture, seen: Seen, text: string): { text: string; box: Box }[] {
  const limit = (sum(seen.paper) + sum(seen.ink)) / 2;
  const dark = (x: number): boolean => {
    for (let y = seen.top; y < seen.bottom; y++) if (shade(picture, x, y) < limit) return true;
    return false;
  };
  const runs: { from: number; to: number }[] = [];
  for (let x = seen.left; x <= seen.right; x++) {
    if (!dark(x)) continue;
    const last = runs.at(-1);
    if (last?.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  const letters = [...text.replaceAll(' ', '')];
  if (runs.length !== letters.length) return [];
  return runs.flatMap(({ from, to }, i) =>
    /\d/.test(letters[i]!)
      ? [
          {
            text: letters[i]!,
            box: { x: from - 1, y: seen.top - 1, width: to - from + 2, height: seen.bottom - seen.top + 2 },
          },
        ]
      : [],
  );
}

/** A patch of the same size nearby that has no print: what a clone brush takes. */
function cleanPaper(picture: Picture, box: Box): Box | null {
  let best: { spread: number; box: Box } | null = null;
  for (const dy of [-2.4, -1.7, -1.2, 1.2, 1.7, 2.4])
    for (const dx of [0, -1.1, 1.1]) {
      const at = { ...box, x: Math.round(box.x + dx * box.width), y: Math.round(box.y + dy * box.height) };
      if (at.x < 0 || at.y < 0 || at.x + at.width > picture.width || at.y + at.height > picture.height)
        continue;
      let [least, total] = [765, 0];
      for (let y = at.y; y < at.y + at.height; y++)
        for (let x = at.x; x < at.x + at.width; x++) {
          const v = shade(picture, x, y);
          least = Math.min(least, v);
          total += v;
        }
      const spread = total / (at.width * at.height) - least;
      if (!best || spread < best.spread) best = { spread, box: at };
    }
  return best && best.spread < 150 ? best.box : null;
}

function inkIn(picture: Picture, box: Box): Seen | null {
  const [x0, y0] = [Math.max(4, Math.floor(box.x) - 2), Math.max(4, Math.floor(box.y) - 2)];
  const x1 = Math.min(picture.width - 4, Math.ceil(box.x + box.width) + 2);
  const y1 = Math.min(picture.height - 4, Math.ceil(box.y + box.height) + 2);
  if (x1 - x0 < 12 || y1 - y0 < 8) return null;
  const cut: Picture = { data: new Uint8Array((x1 - x0) * (y1 - y0) * 3), width: x1 - x0, height: y1 - y0 };
  for (let y = y0; y < y1; y++)
    cut.data.set(
      picture.data.subarray((y * picture.width + x0) * 3, (y * picture.width + x1) * 3),
      (y - y0) * (x1 - x0) * 3,
    );
  const pixels: Colour[] = [];
  eachPixel(cut, (o) => pixels.push([cut.data[o]!, cut.data[o + 1]!, cut.data[o + 2]!]));
  pixels.sort((a, b) => sum(a) - sum(b));
  const paper = pixels[Math.floor(pixels.length * 0.75)]!;
  const ink = pixels[Math.floor(pixels.length * 0.04)]!;
  if (sum(paper) - sum(ink) < 150) return null;
  const limit = (sum(paper) + sum(ink)) / 2;
  let [top, bottom, left, right] = [y1, -1, x1, -1];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++)
      if (shade(picture, x, y) < limit) {
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
  return bottom - top < 6 || right - left < 12 ? null : { top, bottom, left, right, paper, ink };
}

const sum = (c: Colour): number => c[0] + c[1] + c[2];
const round = (v: number): number => Math.round(v * 100) / 100;

function shade({ data, width }: Picture, x: number, y: number): number {
  const o = (y * width + x) * 3;
  return data[o]! + data[o + 1]! + data[o + 2]!;
}

function boxOf({ top, bottom, left, right }: Seen, margin: number): Box {
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
