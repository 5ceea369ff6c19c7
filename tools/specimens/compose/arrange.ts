import { cornersOf, type Point, type Quad } from '../../../src/contract/geometry.ts';
import { boundingBox } from '../../../src/contract/geometry.ts';
import type { Picture } from '../degrade/picture.ts';
import { decode, pipeline } from '../degrade/picture.ts';
import { homography, project, warpInto } from '../degrade/warp.ts';
import { certify } from './certify.ts';
import type { Specimen, Truth, TruthField } from '../truth/format.ts';
import { movedPage } from '../truth/scale.ts';
import type { Random } from '../world/random.ts';
import { createRandom } from '../world/random.ts';

/** Where the pages of one specimen lie on one sheet. Sizes are pixels of the specimen's own resolution. */
type Arrangement = (
  pages: { width: number; height: number }[],
  random: Random,
) => { width: number; height: number; quads: Quad[]; ground: number };

const upright = (x: number, y: number, width: number, height: number): Quad =>
  cornersOf({ x, y, width, height });
const turned = (quad: Quad, degrees: number): Quad => {
  const box = boundingBox(quad);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return quad.map((p) => ({
    x: cx + (p.x - cx) * c - (p.y - cy) * s,
    y: cy + (p.x - cx) * s + (p.y - cy) * c,
  })) as Quad;
};

/** The ways in which both sides arrive as one image. */
export const ARRANGEMENTS: Record<string, Arrangement> = {
  'side-by-side': (pages, random) => {
    const gap = random.int(10, 90);
    const margin = random.int(0, 80);
    let x = margin;
    const quads = pages.map((page) => {
      const quad = upright(x, margin, page.width, page.height);
      x += page.width + gap;
      return quad;
    });
    return {
      width: x - gap + margin,
      height: Math.max(...pages.map((page) => page.height)) + 2 * margin,
      quads,
      ground: 255,
    };
  },
  stacked: (pages, random) => {
    const gap = random.int(10, 90);
    const margin = random.int(0, 80);
    let y = margin;
    const quads = pages.map((page) => {
      const quad = upright(margin, y, page.width, page.height);
      y += page.height + gap;
      return quad;
    });
    return {
      width: Math.max(...pages.map((page) => page.width)) + 2 * margin,
      height: y - gap + margin,
      quads,
      ground: 255,
    };
  },
  // Both sides above each other on A4 at their own size, as copiers make them; `certify` adds the stamp.
  'certified-copy': (pages, random) => {
    const dpi = Math.max(...pages.map((page) => page.width)) / 3.37;
    const [width, height] = [Math.round(8.27 * dpi), Math.round(11.69 * dpi)];
    const x = (width - pages[0]!.width) / 2 + random.between(-0.4, 0.4) * dpi;
    let y = random.between(0.9, 1.6) * dpi;
    const quads = pages.map((page) => {
      const quad = turned(upright(x, y, page.width, page.height), random.between(-2, 2));
      y += page.height + random.between(0.3, 0.8) * dpi;
      return quad;
    });
    return { width, height, quads, ground: 255 };
  },
  // A flatbed's A4 glass with the cards laid down anyhow, none over another.
  flatbed: (pages, random) => {
    const width = Math.round(Math.max(...pages.map((page) => page.width)) * 2.3);
    const height = Math.round(width * Math.SQRT2);
    const band = height / pages.length;
    const quads = pages.map((page, i) => {
      const reach = Math.hypot(page.width, page.height);
      const x = random.between(0.12 * reach, Math.max(0.13 * reach, width - page.width - 0.12 * reach));
      const room = Math.max(0, band - page.height * 1.5);
      return turned(
        upright(x, i * band + page.height * 0.25 + random.between(0, room), page.width, page.height),
        random.between(-12, 12),
      );
    });
    return { width, height, quads, ground: random.int(232, 255) };
  },
};

/**
 * All pages of a specimen on one image, as people scan both sides of a card. The truth then has one page; `parts` are the
 * corners of each side. Degrade the result to photograph or scan it.
 * @param name one of `ARRANGEMENTS`
 */
export async function arrange(specimen: Specimen, name: string, seed: number): Promise<Specimen> {
  const arrangement = ARRANGEMENTS[name];
  if (arrangement === undefined)
    throw new Error(`No arrangement ${name}. There are: ${Object.keys(ARRANGEMENTS).join(', ')}`);
  const random = createRandom('arrange', name, specimen.truth.layout, specimen.truth.seed, seed);
  const pictures = await Promise.all(specimen.images.map(decode));
  const { width, height, quads, ground } = arrangement(pictures, random);
  const sheet: Picture = { data: new Uint8Array(width * height * 3).fill(ground), width, height };
  const moves = pictures.map((picture, i): ((p: Point) => Point) => {
    const own = upright(0, 0, picture.width, picture.height);
    const b = boundingBox(quads[i]!);
    warpInto(sheet, picture, homography(quads[i]!, own), {
      x0: b.x,
      y0: b.y,
      x1: b.x + b.width,
      y1: b.y + b.height,
    });
    const there = homography(own, quads[i]!);
    return (p) => project(there, p);
  });
  const moved = moves.reduce<Truth>(
    (truth, move, i) => movedPage(truth, i, { width, height, dpi: truth.pages[i]!.dpi }, move),
    specimen.truth,
  );
  const truth = onOnePage(moved, { width, height }, quads, name);
  if (name === 'certified-copy') return certify({ truth, sheet }, random);
  return { truth, images: [await pipeline(sheet).png().toBuffer()] };
}

function onOnePage(
  truth: Truth,
  size: { width: number; height: number },
  parts: Quad[],
  name: string,
): Truth {
  const first = <T extends TruthField | Truth['mrz']>(item: T): T =>
    item === null || item.page === null ? item : { ...item, page: 0 };
  return {
    ...truth,
    degradation: { profile: name, steps: [`${truth.pages.length} pages ${name}`] },
    pages: [
      {
        ...size,
        dpi: truth.pages[0]!.dpi,
        lines: truth.pages.flatMap((page) => page.lines),
        marks: truth.pages.flatMap((page) => page.marks),
        barcodes: truth.pages.flatMap((page) => page.barcodes),
        corners: upright(0, 0, size.width, size.height),
        parts,
      },
    ],
    fields: Object.fromEntries(Object.entries(truth.fields).map(([key, field]) => [key, first(field)])),
    lists: Object.fromEntries(
      Object.entries(truth.lists).map(([key, rows]) => [
        key,
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, field]) => [column, first(field)])),
        ),
      ]),
    ),
    mrz: first(truth.mrz),
  };
}
