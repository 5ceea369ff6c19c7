import type { Box } from '../../../src/contract/geometry.ts';
import { decode, type Picture } from '../degrade/picture.ts';
import { generate, toPdf } from '../index.ts';
import { through, type Program } from '../tamper/programs.ts';
import type { Truth } from '../truth/format.ts';

/** A value printed on a page. */
export interface Value {
  readonly text: string;
  readonly box: Box;
}

/** A rendered page and its values, boxes in its pixels. */
export interface RenderedPage {
  readonly picture: Picture;
  readonly values: readonly Value[];
}

/** Who makes pixels of a page: each has a rasteriser of type of its own. */
export const RENDERERS = [
  { id: 'skia', heldOut: false },
  { id: 'poppler', heldOut: false },
  { id: 'mupdf', heldOut: false },
  { id: 'cairo', heldOut: true },
  { id: 'ghostscript', heldOut: true },
] as const;
export type Renderer = (typeof RENDERERS)[number]['id'];

const BY_PROGRAM: Record<Exclude<Renderer, 'skia'>, (dpi: string) => [Program, string[]]> = {
  poppler: (dpi) => ['pdftoppm', ['-png', '-r', dpi, '-singlefile', 'in.pdf', 'out']],
  mupdf: (dpi) => ['mutool', ['draw', '-q', '-r', dpi, '-o', 'out.png', 'in.pdf', '1']],
  cairo: (dpi) => ['pdftocairo', ['-png', '-r', dpi, '-singlefile', 'in.pdf', 'out']],
  ghostscript: (dpi) => [
    'gs',
    [
      '-q',
      '-sDEVICE=png16m',
      `-r${dpi}`,
      '-dTextAlphaBits=4',
      '-dGraphicsAlphaBits=4',
      '-dLastPage=1',
      '-o',
      'out.png',
      'in.pdf',
    ],
  ],
};

/** The first page of a specimen; null where it cannot be made. */
export async function renderedPage(
  type: string,
  layout: number,
  seed: number,
  renderer: Renderer,
  dpi: number,
): Promise<RenderedPage | null> {
  if (renderer === 'skia') {
    const made = await generate(type, layout, seed, { dpi }).catch(() => null);
    return made && { picture: await decode(made.images[0]!), values: valuesOf(made.truth, 1) };
  }
  const made = await toPdf(type, layout, seed).catch(() => null);
  if (!made) return null;
  const [program, args] = BY_PROGRAM[renderer](String(dpi));
  const bytes = await through(program, args, { 'in.pdf': made.pdf }, 'out.png');
  return { picture: await decode(bytes), values: valuesOf(made.truth, dpi / 72) };
}

/** Values of the first page that stand in one line, each place once. */
function valuesOf({ fields, lists }: Truth, scale: number): Value[] {
  const cells = Object.values(lists).flatMap((rows) => rows.flatMap((row) => Object.values(row)));
  const places = new Set<string>();
  return [...Object.values(fields), ...cells].flatMap(({ raw, page, box }) => {
    if (raw === null || box === null || page !== 0 || raw.length < 4 || raw.length > 28) return [];
    // A box too narrow for its text holds only part of it.
    if (box.width < 0.33 * box.height * raw.length) return [];
    const place = `${Math.round(box.x)} ${Math.round(box.y)}`;
    if (places.has(place)) return [];
    places.add(place);
    const { x, y, width, height } = box;
    return [{ text: raw, box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } }];
  });
}
