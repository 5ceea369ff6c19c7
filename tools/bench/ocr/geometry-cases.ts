import type { Point, Quad } from '../../../src/contract/geometry.ts';
import { arrange, degrade, generate, layoutsOf, truthOf } from '../../specimens/index.ts';
import type { Specimen } from '../../specimens/index.ts';

/** One picture and the documents on it. */
export interface GeometryCase {
  readonly bytes: Uint8Array;
  readonly documents: readonly GeometryDocument[];
}

export interface GeometryDocument {
  /** Corners in the picture, from the document's own top left, clockwise. */
  readonly corners: Quad;
  /** Middles of its printed lines. */
  readonly lines: readonly Point[];
}

export interface GeometryPlan {
  readonly name: string;
  /** Row of the report. */
  readonly kind: string;
  /** Must each document become a page of its own? */
  readonly split: boolean;
  make(): Promise<GeometryCase>;
}

const CARDS = ['OMANG', 'DRIVERS_LICENCE'];
const SINGLE = [
  'OMANG',
  'PASSPORT',
  'PAYSLIP',
  'DRIVERS_LICENCE',
  'UTILITY_BILL',
  'RESIDENCE_PERMIT',
  'BANK_STATEMENT',
  'AFFIDAVIT',
  'BIRTH_CERTIFICATE',
  'EMPLOYMENT_LETTER',
  'COUNCIL_BILL',
  'TRADING_LICENCE',
];
/** How single pages arrive: any orientation, askew, on a desk. */
const ALONE = ['rotated', 'rotated-photo', 'desk'];
const TOGETHER = ['side-by-side', 'stacked', 'flatbed'];
/** How a picture of both sides arrives. */
const TOGETHER_AS = ['clean', 'scan', 'photo', 'rotated'];

/** Kinds take turns, so that a measurement cut short has some of everything. */
export function* geometryPlans(seed: number, count: number): Generator<GeometryPlan> {
  for (let round = 0; round < count; round++) {
    for (const [i, profile] of ALONE.entries())
      yield alone(SINGLE[(round + 4 * i) % SINGLE.length]!, profile, seed, round);
    for (const [i, arrangement] of TOGETHER.entries())
      for (const [k, profile] of TOGETHER_AS.entries())
        yield together(CARDS[(round + i + k) % CARDS.length]!, { arrangement, profile }, seed, round);
  }
}

const layoutOf = (type: string, round: number): number => 1 + (round % layoutsOf(type).length);

function alone(type: string, profile: string, seed: number, round: number): GeometryPlan {
  const layout = layoutOf(type, Math.floor(round / 2) + round);
  return {
    name: `${profile}/${type}-${layout}/${seed + round}`,
    kind: profile,
    split: false,
    make: async () => {
      const specimen = await generate(type, layout, seed + round);
      const page = round % specimen.images.length;
      const { truth, images } = await degrade(onlyPage(specimen, page), profile, seed + round);
      const { corners, lines } = truth.pages[0]!;
      return { bytes: images[0]!, documents: [{ corners, lines: lines.map(middleOf) }] };
    },
  };
}

function together(
  type: string,
  how: { arrangement: string; profile: string },
  seed: number,
  round: number,
): GeometryPlan {
  const layout = twoSidedLayout(type, round, seed + round);
  const kind = `${how.arrangement}, ${how.profile}`;
  return {
    name: `${kind}/${type}-${layout}/${seed + round}`,
    kind,
    split: true,
    make: async () => {
      const specimen = await generate(type, layout, seed + round);
      const counts = specimen.truth.pages.map((page) => page.lines.length);
      const { truth, images } = await degrade(
        await arrange(specimen, how.arrangement, seed + round),
        how.profile,
        seed + round,
      );
      const page = truth.pages[0]!;
      let from = 0;
      const documents = page.parts!.map((corners, i) => {
        const lines = page.lines.slice(from, from + counts[i]!).map(middleOf);
        from += counts[i]!;
        return { corners, lines };
      });
      return { bytes: images[0]!, documents };
    },
  };
}

/** A layout that prints two sides, from the round's own on. */
function twoSidedLayout(type: string, round: number, seed: number): number {
  const count = layoutsOf(type).length;
  for (let i = 0; i < count; i++) {
    const layout = 1 + ((round + i) % count);
    if (truthOf(type, layout, seed).pages.length === 2) return layout;
  }
  throw new Error(`${type} has no layout of two sides`);
}

function onlyPage({ truth, images }: Specimen, page: number): Specimen {
  return {
    truth: { ...truth, pages: [truth.pages[page]!], fields: {}, lists: {}, mrz: null },
    images: [images[page]!],
  };
}

function middleOf({
  box,
  quad,
}: {
  box: { x: number; y: number; width: number; height: number };
  quad?: Quad;
}): Point {
  return quad
    ? { x: quad.reduce((sum, p) => sum + p.x, 0) / 4, y: quad.reduce((sum, p) => sum + p.y, 0) / 4 }
    : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
