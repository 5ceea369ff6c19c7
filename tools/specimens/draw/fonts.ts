import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts, createCanvas } from '@napi-rs/canvas';

/** Families a layout may ask for; the real fonts behind them are listed in `FACES`. */
export type Family = 'sans' | 'serif' | 'mono' | 'narrow' | 'verdana' | 'slab' | 'terminal' | 'ocrb';

export interface Face {
  family: Family;
  bold?: boolean;
  italic?: boolean;
}

const LIBERATION = '/usr/share/fonts/truetype/liberation/Liberation';
const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVu';
type Faces = { regular: string; bold?: string; italic?: string; boldItalic?: string };
const liberation = (name: string): Faces => ({
  regular: `${LIBERATION}${name}-Regular.ttf`,
  bold: `${LIBERATION}${name}-Bold.ttf`,
  italic: `${LIBERATION}${name}-Italic.ttf`,
  boldItalic: `${LIBERATION}${name}-BoldItalic.ttf`,
});
// Only faces of fonts-dejavu-core, fonts-liberation and fonts-ocr-b, so that CI draws the same documents.
const FACES: Record<Family, Faces> = {
  sans: liberation('Sans'),
  serif: liberation('Serif'),
  mono: liberation('Mono'),
  narrow: liberation('SansNarrow'),
  verdana: { regular: `${DEJAVU}Sans.ttf`, bold: `${DEJAVU}Sans-Bold.ttf` },
  slab: { regular: `${DEJAVU}Serif.ttf`, bold: `${DEJAVU}Serif-Bold.ttf` },
  terminal: { regular: `${DEJAVU}SansMono.ttf`, bold: `${DEJAVU}SansMono-Bold.ttf` },
  ocrb: { regular: '/usr/share/fonts/opentype/ocr-b/OCRB.otf' },
};

const require = createRequire(import.meta.url);
/** Fonts that come with npm packages: Liberation Sans of pdfjs-dist, and JetBrains Mono where letters must be of one width. */
function fallbackOf(face: Face): string {
  if (face.family === 'mono' || face.family === 'terminal' || face.family === 'ocrb') {
    const mono = dirname(require.resolve('@fontsource-variable/jetbrains-mono/package.json'));
    return join(mono, 'files', 'jetbrains-mono-latin-wght-normal.woff2');
  }
  const style = `${face.bold ? 'Bold' : ''}${face.italic ? 'Italic' : ''}` || 'Regular';
  return join(
    dirname(require.resolve('pdfjs-dist/package.json')),
    'standard_fonts',
    `LiberationSans-${style}.ttf`,
  );
}

const warned = new Set<string>();
/** The font file of a face. Missing fonts are replaced by the nearest face that exists, and said once on stderr. */
export function fontFile(face: Face): string {
  const faces = FACES[face.family];
  const wanted =
    face.bold && face.italic
      ? faces.boldItalic
      : face.bold
        ? faces.bold
        : face.italic
          ? faces.italic
          : faces.regular;
  for (const path of [wanted, face.bold ? faces.bold : undefined, faces.regular]) {
    if (path !== undefined && existsSync(path)) return path;
  }
  if (!warned.has(face.family)) {
    warned.add(face.family);
    process.stderr.write(
      `specimens: ${faces.regular} is missing (Debian: fonts-liberation fonts-dejavu-core fonts-ocr-b); using a font of node_modules instead\n`,
    );
  }
  return fallbackOf(face);
}

const registered = new Set<string>();
/** The name under which the canvas knows a face; registers it on first use. */
export function canvasFamily(face: Face): string {
  const name = `specimen-${face.family}${face.bold ? '-bold' : ''}${face.italic ? '-italic' : ''}`;
  if (!registered.has(name)) {
    GlobalFonts.registerFromPath(fontFile(face), name);
    registered.add(name);
  }
  return name;
}

const ruler = createCanvas(4, 4).getContext('2d');
const widths = new Map<string, number>();
/** Advance width of a text, in the unit of `size`. Measured at 100 px, so that print and PDF agree. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const family = canvasFamily(face);
  const key = `${family}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = `100px "${family}"`;
    width = ruler.measureText(text).width / 100;
    if (widths.size > 50_000) widths.clear();
    widths.set(key, width);
  }
  return width * size + spacing * text.length;
}
