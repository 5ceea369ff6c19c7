import { sharedArea, type Box } from '../../../contract/geometry.ts';
import { contrastIn, MIN_INK_CONTRAST } from '../../raster/box-contrast.ts';
import type { IllegibleSpan, Illegibility, Raster, TextSpan } from '../../raster/page.ts';

/** Sine of twice an angle up to which text is level or upright: 3 degrees; and cosine from which it is level. */
const STRAIGHT = 0.1;
const LEVEL = 0.5;

const POINTS_PER_INCH = 72;
/** Points. The smallest print of forms and footnotes is 4 to 5; 3 is read with a lens only. */
const MIN_SIZE = 3.5;
/** Width of a character in font sizes: the narrowest condensed letters have .15, text squeezed to a line .05 and less. */
const MIN_WIDTH = 0.1;
/** Wider than this, the font's own matrix may enlarge what the size says: Type 3 fonts. */
const ENLARGED = 2;
/** Pixels around its place into which the edge of a glyph runs. */
const OWN_RIM = 2;
/** Share of a piece that must lie on the page. */
const ON_PAGE = 0.5;
/** Share of a piece whose characters lie under something; their boxes leave gaps between them. */
const UNDER = 0.6;

/** The text layer of a rendered page, parted by whether people can read it there. */
export interface PartedLayer {
  readonly legible: readonly TextSpan[];
  readonly illegible: readonly IllegibleSpan[];
}

/**
 * One rule for all ways of hiding text: a piece is read where the rendered page shows it large, wide and dark enough to be
 * read (ADR 205).
 *
 * @param dpi of the render
 * @param covers characters under opaque pictures and fills, in pixels
 */
export function partByLegibility(
  spans: readonly TextSpan[],
  raster: Raster,
  dpi: number,
  covers: readonly Box[] = [],
): PartedLayer {
  const legible: TextSpan[] = [];
  const illegible: IllegibleSpan[] = [];
  for (const span of spans) {
    const why = whyIllegible(span, raster, dpi, covers);
    if (why) illegible.push({ span, why });
    else legible.push(span);
  }
  return { legible, illegible };
}

/** Pieces that are not made of characters at these places, in pixels. */
export const withoutThoseUnder = (places: readonly Box[], spans: readonly TextSpan[]): readonly TextSpan[] =>
  places.length === 0 ? spans : spans.filter(({ box }) => !isUnder(box, places));

function isUnder(box: Box, places: readonly Box[]): boolean {
  const under = places.reduce((sum, place) => sum + sharedArea(box, place), 0);
  return under > UNDER * Math.max(box.width, 1) * Math.max(box.height, 1);
}

function whyIllegible(
  { text, box, fontSize, angle }: TextSpan,
  raster: Raster,
  dpi: number,
  covers: readonly Box[],
): Illegibility | null {
  const letters = text.replace(/\s/g, '').length;
  if (letters === 0) return null;
  const area = Math.max(box.width, 1) * Math.max(box.height, 1);
  const sheet = { x: 0, y: 0, width: raster.width, height: raster.height };
  const solid = { ...box, width: Math.max(box.width, 1), height: Math.max(box.height, 1) };
  if (sharedArea(solid, sheet) < ON_PAGE * area) return 'off the page';
  // Of what lies across the page the box says neither length nor height.
  const isLevel = Math.abs(Math.sin((2 * angle * Math.PI) / 180)) < STRAIGHT;
  const along = isLevel
    ? Math.abs(Math.cos((angle * Math.PI) / 180)) > LEVEL
      ? box.width
      : box.height
    : null;
  const width = along === null ? null : along / Math.max(1, [...text].length) / fontSize;
  if ((fontSize * POINTS_PER_INCH) / dpi < MIN_SIZE && !isDrawnLarger(raster, box, width)) return 'too small';
  if (letters > 1 && width !== null && width < MIN_WIDTH) return 'too narrow';
  if (isUnder(box, covers)) return 'covered';
  return contrastIn(raster, box) < MIN_INK_CONTRAST ? 'not to be told from its ground' : null;
}

/** A font whose own matrix enlarges its glyphs draws ink above the place that their size says. */
function isDrawnLarger(raster: Raster, { x, y, width, height }: Box, ofSize: number | null): boolean {
  if (ofSize === null || ofSize < ENLARGED) return false;
  const above = (ofSize * height) / 2;
  return contrastIn(raster, { x, y: y - above, width, height: above - OWN_RIM }) >= MIN_INK_CONTRAST;
}
