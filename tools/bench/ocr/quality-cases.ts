import sharp from 'sharp';
import { degrade, generate, layoutsOf, PROFILES } from '../../specimens/index.ts';
import { median } from '../quantile.ts';

/** One picture, and what is printed on it. */
export interface QualityPlan {
  readonly name: string;
  /** Row of the report. */
  readonly kind: string;
  /** Should a clerk be able to read it? `null` where that depends on how it came out. */
  readonly legible: boolean | null;
  make(): Promise<{ bytes: Uint8Array; lines: string[] }>;
}

const TYPES = [
  'OMANG',
  'PAYSLIP',
  'PASSPORT',
  'UTILITY_BILL',
  'RESIDENCE_PERMIT',
  'BANK_STATEMENT',
  'AFFIDAVIT',
];

/** What makes a page unreadable, by the height of its letters: `capitals` pixels high on the page it is given. */
const SPOILED: Record<string, (page: Buffer, capitals: number) => Promise<Buffer>> = {
  'far out of focus': (page, capitals) =>
    sharp(page)
      .blur(0.75 * capitals)
      .jpeg({ quality: 80 })
      .toBuffer(),
  'capitals of 3 pixels': async (page, capitals) => {
    const { width } = await sharp(page).metadata();
    return sharp(page)
      .resize(Math.max(40, Math.round((width * 3) / capitals)))
      .jpeg({ quality: 80 })
      .toBuffer();
  },
  'in the dark': (page) => sharp(page).linear(0.05, 2).jpeg({ quality: 80 }).toBuffer(),
  overexposed: (page) => sharp(page).linear(0.02, 250).jpeg({ quality: 80 }).toBuffer(),
  shaken: async (page, capitals) => {
    const size = Math.min(99, Math.round(2.5 * capitals) | 1);
    const kernel = Array.from({ length: size * size }, (_, i) => (i % size === Math.floor(i / size) ? 1 : 0));
    return sharp(page)
      .convolve({ width: size, height: size, kernel, scale: size })
      .jpeg({ quality: 80 })
      .toBuffer();
  },
  'no document': async (page) => {
    const colours = await sharp(page).resize(24, 16, { fit: 'fill' }).blur(2).png().toBuffer();
    return sharp(colours).resize(1_600, 1_067, { kernel: 'cubic', fit: 'fill' }).jpeg().toBuffer();
  },
};

/** Kinds take turns, so that a measurement cut short has some of everything. */
export function* qualityPlans(seed: number, count: number): Generator<QualityPlan> {
  for (let round = 0; round < count; round++) {
    for (const [i, profile] of ['clean', ...Object.keys(PROFILES)].entries()) {
      const type = TYPES[(round + i) % TYPES.length]!;
      const layout = 1 + ((round + i) % layoutsOf(type).length);
      yield {
        name: `${profile}/${type}-${layout}/${seed + round}`,
        kind: profile,
        legible: null,
        make: async () =>
          firstPage(await degrade(await generate(type, layout, seed + round), profile, seed + round)),
      };
    }
    for (const [i, [kind, spoil]] of Object.entries(SPOILED).entries()) {
      const type = TYPES[(round + i + 3) % TYPES.length]!;
      const layout = 1 + ((round + i) % layoutsOf(type).length);
      yield {
        name: `${kind}/${type}-${layout}/${seed + round}`,
        kind,
        legible: false,
        make: async () => {
          const { bytes, lines, capitals } = firstPage(await generate(type, layout, seed + round));
          return { bytes: await spoil(Buffer.from(bytes), capitals), lines };
        },
      };
    }
  }
}

function firstPage({ truth, images }: Awaited<ReturnType<typeof generate>>): {
  bytes: Uint8Array;
  lines: string[];
  capitals: number;
} {
  const { lines } = truth.pages[0]!;
  return {
    bytes: images[0]!,
    lines: lines.map((line) => line.text),
    capitals: median(lines.map(({ box }) => box.height)),
  };
}
