import type { PdfFont } from '../../pdf/font.ts';
import type { TextRun } from '../../pdf/text-runs.ts';

/**
 * Typefaces drawn to have the widths of another one, so that a program without that one can set its text: Helvetica
 * (Arial is one of them), Times and Courier. Names as fonts state them in PDFs, without case, blanks and `regular`.
 */
const METRIC_TWINS: readonly RegExp[] = [
  /^(?:helvetica|arial|liberationsans|nimbussansl?|nimbussanl|arimo|freesans|texgyreheros)(?!narrow|cond)/,
  /^(?:times(?:newroman)?(?:ps)?(?:roman)?|liberationserif|nimbusroman|nimbusromno\d?l|tinos|freeserif|texgyretermes)/,
  /^(?:courier(?:new)?(?:ps)?|liberationmono|nimbusmono(?:ps|l)?|cousine|freemono|texgyrecursor)/,
];
/** Qt and TeX make a copy of a face for each size; sizes of one copy differ by rounding, relative. */
const SAME_SIZE = 0.01;
/** What programs add to the name of an upright face. */
const UPRIGHT = /regular|regu$|mt$|mt(?=bold|italic|oblique)/g;

/** A font's name without the differences between programs: "LiberationSans", "Liberation Sans Regular". */
export const faceOf = ({ family }: Pick<PdfFont, 'family'>): string =>
  family.toLowerCase().replace(/[^a-z]|regular/g, '');

/** Do two fonts have one face, or faces of the same widths, weight and slant? */
function isSameOrTwin(a: Pick<PdfFont, 'family'>, b: Pick<PdfFont, 'family'>): boolean {
  const [one, other] = [twinOf(a), twinOf(b)];
  return one === other && one !== '';
}

function twinOf(font: Pick<PdfFont, 'family'>): string {
  const face = faceOf(font).replace(UPRIGHT, '');
  const k = METRIC_TWINS.findIndex((names) => names.test(face));
  return k < 0 ? face : `${k}${face.replace(METRIC_TWINS[k]!, '')}`;
}

/**
 * Is a text set in a second copy of another text's face, in its size, though the first copy has some of its
 * characters? One program sets a character of a face and size from one copy.
 *
 * @param printed texts of the page, those in the first copy among them
 */
export function isInSecondCopy(run: TextRun, beside: TextRun, printed: readonly TextRun[]): boolean {
  const [mine, first] = [run.glyphs[0]!.font, beside.glyphs.at(-1)!.font];
  const isOtherSize = Math.abs(run.size - beside.size) > SAME_SIZE * beside.size;
  if (mine.dict === first.dict || isOtherSize || !isSameOrTwin(mine, first)) return false;
  const own = new Set(run.glyphs.map(({ text }) => text));
  return printed.some(({ glyphs }) => glyphs.some((g) => g.font.dict === first.dict && own.has(g.text)));
}
