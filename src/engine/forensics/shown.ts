import type { Channel } from '../../contract/forensics.ts';
import type { ImageEvidence } from './image/evidence.ts';
import { FEW_TONES } from './image/encoding.ts';
import { isRendering } from './image/rendering.ts';
import { standardTable } from './jpeg/standard-table.ts';

/**
 * Share of edited files that showed signs, by what decides how much of an edit is left: how the page was made and how it was
 * saved last. Files that others edited, each in the first run (rounds of `docs/forensics-limits.md`, ADR 489); what was not
 * measured claims nothing.
 */
export const SHOWN = {
  /** Rounds 12 to 15. */
  'text of a PDF': 157 / 279,
  /** Round 12, by structure and metadata alone. */
  'structure of a PDF': 39 / 105,
  /** Scans and photographs, in their pixels as they were saved: rounds 7, 8 and 18; of the coarser ones some were reduced, too. */
  'capture, lossless': 46 / 71,
  'capture, fine JPEG': 28 / 50,
  'capture, coarser JPEG': 22 / 170,
  /** However it was saved: rounds 8, 9 and 18. */
  rendering: 23 / 244,
  /** Rounds 7 and 8: none. */
  messenger: 0,
  unmeasured: 0,
} as const;
export type ShownKind = keyof typeof SHOWN;

/** The quality of the Independent JPEG Group's library from which the JPEGs of the rounds count as fine. */
const FINE = 95;
/** Where the header of a PNG names its bits a sample, and the most that were measured (ISO/IEC 15948, 11.2.2). */
const PNG_DEPTH = { at: 24, most: 8 } as const;

/**
 * What a picture's own pixels and file tell of its making. A rendering is one by its even paper, so a clean scan may count as one,
 * which claims less.
 *
 * @param bytes of the picture file; empty where it is no file of its own
 */
export function kindOfPicture(image: ImageEvidence, bytes: Uint8Array): ShownKind {
  const { encoding, jpeg } = image;
  const isDeep = jpeg === null && (bytes[PNG_DEPTH.at] ?? 0) > PNG_DEPTH.most;
  if (isDeep || encoding === 'inks' || FEW_TONES.includes(encoding)) return 'unmeasured';
  // Black print on white is grey by nature.
  if (isRendering(image)) return 'rendering';
  if (encoding !== 'colour') return 'unmeasured';
  if (jpeg === null) return 'capture, lossless';
  const steps = jpeg.quantisation.get(jpeg.components[0]?.table ?? 0);
  return steps && sum(steps) <= sum(standardTable(FINE)) ? 'capture, fine JPEG' : 'capture, coarser JPEG';
}

/**
 * The kind that a file's claim goes by.
 *
 * @param pictures of its pages, whose least claim holds for all
 */
export function kindOfFile(channel: Channel, quick: boolean, pictures: readonly ShownKind[]): ShownKind {
  if (channel === 'born-digital-pdf') return quick ? 'structure of a PDF' : 'text of a PDF';
  if (quick || channel === 'camera') return 'unmeasured';
  if (channel === 'messenger') return 'messenger';
  // Screens show pictures that are none of theirs: nothing is strong there, whatever the pixels (`image/measure-page.ts`).
  const most: ShownKind = channel === 'screenshot' ? 'rendering' : 'capture, lossless';
  return pictures.length === 0
    ? 'unmeasured'
    : pictures.reduce((least, kind) => (SHOWN[kind] < SHOWN[least] ? kind : least), most);
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, v) => total + v, 0);
