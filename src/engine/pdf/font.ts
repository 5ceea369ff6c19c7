import { parseCharacterMap, type CharacterMap } from './character-map.ts';
import { characterOfCode, characterOfGlyphName } from './encodings.ts';
import type { Revision } from './file.ts';
import { isStandardFont, standardWidth } from './standard-widths.ts';
import { isArray, isKind, nameOf, numbersOf, type PdfDict, type PdfValue } from './values.ts';

/** Metrics in ems if a descriptor has none or an impossible one: typical of text typefaces. */
const METRICS = { ascent: 0.75, descent: -0.22, least: 0.05 } as const;
/** Glyph space to text space (ISO 32000-1, 9.2.4). */
const GLYPH_UNIT = 0.001;

/** One glyph of a shown string. */
export interface ShownGlyph {
  readonly code: number;
  /** Its text; U+FFFD if the file does not tell. */
  readonly text: string;
  /** Advance width in text space at size 1. */
  readonly width: number;
  /** True for the single-byte code 32, to which word spacing applies. */
  readonly isSpace: boolean;
}

export interface PdfFont {
  /** Identity of the font program: the BaseFont with its subset prefix. */
  readonly name: string;
  /** Without the subset prefix `ABCDEF+`. */
  readonly family: string;
  readonly embedded: boolean;
  readonly subset: boolean;
  /** Its glyphs are content streams (Type 3). */
  readonly drawn: boolean;
  readonly ascent: number;
  readonly descent: number;
  /** Its dictionary; identifies the font. */
  readonly dict: PdfDict;
  /** Text per code by ToUnicode; null if there is none. */
  readonly told: ReadonlyMap<number, string> | null;
  /** Are its widths from the file or a standard font, not a guess? */
  readonly measured: boolean;
  decode(bytes: Uint8Array): ShownGlyph[];
}

export function loadFont(revision: Revision, value: PdfValue | undefined): PdfFont {
  const dict = revision.dict(value);
  const subtype = nameOf(revision.resolve(dict.entries.get('Subtype')));
  const name =
    nameOf(revision.resolve(dict.entries.get('BaseFont'))) ??
    (isKind(value, 'ref') ? `font-${value.id}` : 'font');
  const unicode = revision.stream(dict.entries.get('ToUnicode'));
  const map = unicode ? parseCharacterMap(revision.decode(unicode).bytes) : null;
  return subtype === 'Type0'
    ? compositeFont(revision, dict, name, map)
    : simpleFont(revision, dict, name, map, subtype === 'Type3');
}

function describe(
  revision: Revision,
  descriptor: PdfDict,
  name: string,
): Omit<PdfFont, 'decode' | 'dict' | 'told' | 'measured'> {
  const metric = (key: string, otherwise: number): number => {
    const value = revision.resolve(descriptor.entries.get(key));
    const em = typeof value === 'number' ? value / 1000 : 0;
    return Math.abs(em) > METRICS.least && Math.abs(em) < 2 ? em : otherwise;
  };
  return {
    name,
    family: name.replace(/^[A-Z]{6}\+/, ''),
    embedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.entries.has(key)),
    subset: /^[A-Z]{6}\+/.test(name),
    drawn: false,
    ascent: metric('Ascent', METRICS.ascent),
    descent: -Math.abs(metric('Descent', METRICS.descent)),
  };
}

function simpleFont(
  revision: Revision,
  dict: PdfDict,
  name: string,
  map: CharacterMap | null,
  type3: boolean,
): PdfFont {
  const descriptor = revision.dict(dict.entries.get('FontDescriptor'));
  const first = revision.resolve(dict.entries.get('FirstChar'));
  const listed = revision.resolve(dict.entries.get('Widths'));
  const widths = isArray(listed) ? listed.map((w) => revision.resolve(w)) : [];
  const matrix = type3 ? numbersOf(revision.resolve(dict.entries.get('FontMatrix'))) : null;
  const scale = matrix ? Math.abs(matrix[0] ?? GLYPH_UNIT) : GLYPH_UNIT;
  const differences = differencesOf(revision, dict);
  const textOf = (code: number): string =>
    map?.toText.get(code) ??
    (differences.has(code)
      ? (characterOfGlyphName(differences.get(code)!) ?? '\uFFFD')
      : type3
        ? '\uFFFD'
        : characterOfCode(code));
  return {
    ...describe(revision, descriptor, name),
    dict,
    told: map?.toText ?? null,
    drawn: type3,
    measured: widths.length > 0 || isStandardFont(name),
    decode: (bytes) =>
      Array.from(bytes, (code) => {
        const width = widths[code - (typeof first === 'number' ? first : 0)];
        return {
          code,
          text: textOf(code),
          width: typeof width === 'number' ? width * scale : standardWidth(name, code) / 1000,
          isSpace: code === 32,
        };
      }),
  };
}

function differencesOf(revision: Revision, dict: PdfDict): Map<number, string> {
  const encoding = revision.resolve(dict.entries.get('Encoding'));
  const listed = isKind(encoding, 'dict') ? revision.resolve(encoding.entries.get('Differences')) : undefined;
  const differences = new Map<number, string>();
  let code = 0;
  for (const value of isArray(listed) ? listed : []) {
    if (typeof value === 'number') code = value;
    else if (isKind(value, 'name')) differences.set(code++, value.name);
  }
  return differences;
}

function compositeFont(revision: Revision, dict: PdfDict, name: string, map: CharacterMap | null): PdfFont {
  const descendants = revision.resolve(dict.entries.get('DescendantFonts'));
  const descendant = revision.dict(isArray(descendants) ? descendants[0] : undefined);
  const widths = cidWidths(revision, descendant);
  const fallback = revision.resolve(descendant.entries.get('DW'));
  const otherwise = typeof fallback === 'number' ? fallback : 1000;
  const encoding = revision.stream(dict.entries.get('Encoding'));
  const lengths = encoding ? parseCharacterMap(revision.decode(encoding).bytes).lengths : [2];
  const step = lengths.length === 1 ? Math.min(4, Math.max(1, lengths[0]!)) : 2;
  return {
    ...describe(revision, revision.dict(descendant.entries.get('FontDescriptor')), name),
    dict,
    told: map?.toText ?? null,
    measured: widths.size > 0 || typeof fallback === 'number',
    decode: (bytes) => {
      const glyphs: ShownGlyph[] = [];
      for (let i = 0; i + step <= bytes.length; i += step) {
        let code = 0;
        for (let k = 0; k < step; k++) code = code * 256 + bytes[i + k]!;
        glyphs.push({
          code,
          text: map?.toText.get(code) ?? '\uFFFD',
          width: (widths.get(code) ?? otherwise) / 1000,
          isSpace: step === 1 && code === 32,
        });
      }
      return glyphs;
    },
  };
}

/** The W array: `c [w1 w2 …]` and `first last w` (ISO 32000-1, 9.7.4.3). */
function cidWidths(revision: Revision, descendant: PdfDict): Map<number, number> {
  const listed = revision.resolve(descendant.entries.get('W'));
  const widths = new Map<number, number>();
  if (!isArray(listed)) return widths;
  for (let i = 0; i + 1 < listed.length;) {
    const from = revision.resolve(listed[i]);
    const second = revision.resolve(listed[i + 1]);
    if (typeof from !== 'number') break;
    if (isArray(second)) {
      for (const [k, w] of second.entries()) {
        const width = revision.resolve(w);
        if (typeof width === 'number') widths.set(from + k, width);
      }
      i += 2;
    } else {
      const width = revision.resolve(listed[i + 2]);
      if (typeof second !== 'number' || typeof width !== 'number') break;
      for (let code = from; code <= Math.min(second, from + 65_535); code++) widths.set(code, width);
      i += 3;
    }
  }
  return widths;
}
