/** What the Exif of a picture says about its origin, verbatim (Exif 2.32). */
export interface Exif {
  readonly make?: string;
  readonly model?: string;
  readonly software?: string;
  /** `YYYY:MM:DD HH:MM:SS` by the camera's clock; its offset from UTC if given. */
  readonly taken?: string;
  readonly takenOffset?: string;
  readonly saved?: string;
  readonly savedOffset?: string;
  /** The embedded thumbnail. */
  readonly thumbnail?: Uint8Array;
}

type TextName = Exclude<keyof Exif, 'thumbnail'>;

/** Tags of Exif 4.6.4 and 4.6.5. */
const TEXTS: Readonly<Record<number, TextName>> = {
  0x010f: 'make',
  0x0110: 'model',
  0x0131: 'software',
  0x0132: 'saved',
  0x9003: 'taken',
  0x9010: 'savedOffset',
  0x9011: 'takenOffset',
};
const EXIF_DIRECTORY = 0x8769;
const [THUMBNAIL, THUMBNAIL_LENGTH] = [0x0201, 0x0202];
const [ASCII, ENTRY_BYTES] = [2, 12];
/** Limits: directories of real files have about sixty entries; names and versions have dozens of characters. */
const [MAX_ENTRIES, MAX_TEXT] = [512, 200];

interface Directory {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly next: number;
}

interface Entry {
  readonly type: number;
  readonly count: number;
  /** The value if it fits into four bytes, else its offset. */
  readonly value: number;
  /** Offset of the four value bytes. */
  readonly at: number;
}

/**
 * Reads a TIFF structure: the body of an `Exif` segment of a JPEG, or an `eXIf` chunk of a PNG. Follows three
 * directories, copies only short texts; null if the bytes are not TIFF.
 */
export function readExif(bytes: Uint8Array): Exif | null {
  if (bytes.length < 14) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  const little = order === 0x4949;
  const main = directoryAt(view, view.getUint32(4, little), little);
  if (!main) return null;
  const found: Partial<Record<TextName, string>> = {};
  const detailed = directoryAt(view, main.entries.get(EXIF_DIRECTORY)?.value ?? 0, little);
  for (const directory of [main, detailed])
    for (const [tag, entry] of directory?.entries ?? []) {
      const text = TEXTS[tag] && textOf(bytes, entry);
      if (text) found[TEXTS[tag]!] = text;
    }
  const thumbnail = thumbnailOf(bytes, directoryAt(view, main.next, little));
  return { ...found, ...(thumbnail ? { thumbnail } : {}) };
}

function directoryAt(view: DataView, at: number, little: boolean): Directory | null {
  if (at < 8 || at + 2 > view.byteLength) return null;
  const count = Math.min(MAX_ENTRIES, view.getUint16(at, little));
  const entries = new Map<number, Entry>();
  let p = at + 2;
  for (let k = 0; k < count && p + ENTRY_BYTES <= view.byteLength; k++, p += ENTRY_BYTES)
    entries.set(view.getUint16(p, little), {
      type: view.getUint16(p + 2, little),
      count: view.getUint32(p + 4, little),
      value: view.getUint32(p + 8, little),
      at: p + 8,
    });
  return { entries, next: p + 4 <= view.byteLength ? view.getUint32(p, little) : 0 };
}

function textOf(bytes: Uint8Array, { type, count, value, at }: Entry): string | null {
  if (type !== ASCII) return null;
  const from = count <= 4 ? at : value;
  const text = new TextDecoder().decode(bytes.subarray(from, from + Math.min(count, MAX_TEXT)));
  return text.split('\0')[0]!.trim() || null;
}

function thumbnailOf(bytes: Uint8Array, directory: Directory | null): Uint8Array | null {
  const from = directory?.entries.get(THUMBNAIL)?.value;
  const length = directory?.entries.get(THUMBNAIL_LENGTH)?.value;
  return from && length && from + length <= bytes.length ? bytes.subarray(from, from + length) : null;
}
