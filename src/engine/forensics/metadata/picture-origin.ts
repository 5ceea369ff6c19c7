import exifr from 'exifr';
import { z } from 'zod';
import { withoutTrailing } from '../png-chunks.ts';
import { finding, type FileDetector } from '../detector.ts';

/** What cameras, scanners and programs write about themselves (Exif 2.32). */
const Tags = z
  .object({
    Make: z.string(),
    Model: z.string(),
    Software: z.string(),
    DateTimeOriginal: z.unknown(),
    ModifyDate: z.unknown(),
    CreatorTool: z.string(),
  })
  .partial();

/**
 * What the metadata of a picture says about its origin. A note only: editors, missing data and a later modification
 * date occur in untouched files all the time, and anybody can write any of it (ADR 0051).
 */
export const pictureOrigin: FileDetector = {
  id: 'picture-origin',
  version: '1',
  group: 'metadata',
  quick: true,
  inspect: async ({ file, kind }) => {
    if (kind !== 'jpeg' && kind !== 'png') return [];
    const tags = await read(file.bytes, kind);
    const device = [tags.Make, tags.Model].filter(Boolean).join(' ');
    const software = tags.Software ?? tags.CreatorTool;
    const [taken, saved] = [dateOf(tags.DateTimeOriginal), dateOf(tags.ModifyDate)];
    const parts = [
      device && `made with ${device}`,
      software && `saved by ${software}`,
      taken && `taken ${taken}`,
      saved && saved !== taken && `saved ${saved}`,
    ].filter(Boolean);
    if (parts.length === 0) return [];
    return [
      finding(pictureOrigin, {
        strength: 'note',
        explanation: `According to its metadata the picture was ${parts.join(', ')}.`,
        detail: `${Object.keys(tags).length} tags of origin`,
      }),
    ];
  },
};

async function read(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<z.infer<typeof Tags>> {
  try {
    const picked = ['Make', 'Model', 'Software', 'DateTimeOriginal', 'ModifyDate', 'CreatorTool'];
    // The text chunks of a PNG come with its header, and only where nothing is picked.
    const options = kind === 'png' ? { xmp: true, ihdr: true } : { xmp: true, pick: picked };
    const read = kind === 'png' ? withoutTrailing(bytes) : bytes;
    const raw: unknown = await exifr.parse(
      Buffer.from(read.buffer, read.byteOffset, read.byteLength),
      options,
    );
    const parsed = Tags.safeParse(raw ?? {});
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function dateOf(value: unknown): string | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : null;
}
