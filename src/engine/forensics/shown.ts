import type { Channel } from '../../contract/forensics.ts';
import type { ImageEvidence } from './image/evidence.ts';
import { FEW_TONES } from './image/encoding.ts';
import { isRendering } from './image/rendering.ts';
import { standardTable } from './jpeg/standard-table.ts';

/**
 * Share of edited files that showed signs, by how the page was made and how it was last saved, which decide how much of
 * an edit stays measurable. Files edited by others, each in its first run (rounds of `docs/forensics-limits.md`, ADR
 * 489); kinds not measured claim nothing.
 */
export const SHOWN = {
  /** Rounds 12 to 15, and the open half of set K, which was looked at (ADR 544). */
  'text of a PDF': 215 / 346,
  /** Round 12, structure and metadata only. */
  'structure of a PDF': 39 / 105,
  /**
   * Scans and photographs, judged by their pixels as last saved: rounds 7, 8 and 18; some of the coarser ones were
   * downscaled as well.
   */
  'capture, lossless': 46 / 71,
  'capture, fine JPEG': 28 / 50,
  'capture, coarser JPEG': 22 / 170,
  /** Any way of saving: rounds 8, 9 and 18. */
  rendering: 23 / 244,
  /** Rounds 7 and 8: none showed signs. */
  messenger: 0,
  unmeasured: 0,
} as const;
export type ShownKind = keyof typeof SHOWN;

/** IJG quality from which the JPEGs of the rounds count as fine. */
const FINE = 95;
/** Offset of the bit depth in a PNG, and the highest depth that was measured (ISO/IEC 15948, 11.2.2). */
const PNG_DEPTH = { at: 24, most: 8 } as const;

/**
 * The kind of a picture by its pixels and file. A rendering is recognised by its even paper, so a clean scan may count
 * as one; that only lowers the claim.
 *
 * @param bytes of the picture file; empty if it is not a file of its own
 */
export function kindOfPicture(image: ImageEvidence, bytes: Uint8Array): ShownKind {
  const { encoding, jpeg } = image;
  const isDeep = jpeg === null && (bytes[PNG_DEPTH.at] ?? 0) > PNG_DEPTH.most;
  if (isDeep || encoding === 'inks' || FEW_TONES.includes(encoding)) return 'unmeasured';
  // Checked before the encoding: a rendering of black print on white is grey by nature.
  if (isRendering(image)) return 'rendering';
  if (encoding !== 'colour') return 'unmeasured';
  if (jpeg === null) return 'capture, lossless';
  const steps = jpeg.quantisation.get(jpeg.components[0]?.table ?? 0);
  return steps && sum(steps) <= sum(standardTable(FINE)) ? 'capture, fine JPEG' : 'capture, coarser JPEG';
}

/**
 * The kind whose share applies to a whole file.
 *
 * @param pictures kinds of its pages; the one with the smallest share holds for all
 */
export function kindOfFile(channel: Channel, quick: boolean, pictures: readonly ShownKind[]): ShownKind {
  if (channel === 'born-digital-pdf') return quick ? 'structure of a PDF' : 'text of a PDF';
  if (quick || channel === 'camera') return 'unmeasured';
  if (channel === 'messenger') return 'messenger';
  // Screenshots may contain other pictures: nothing is strong there, whatever the pixels show
  // (`image/measure-page.ts`).
  const most: ShownKind = channel === 'screenshot' ? 'rendering' : 'capture, lossless';
  return pictures.length === 0
    ? 'unmeasured'
    : pictures.reduce((least, kind) => (SHOWN[kind] < SHOWN[least] ? kind : least), most);
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, v) => total + v, 0);
