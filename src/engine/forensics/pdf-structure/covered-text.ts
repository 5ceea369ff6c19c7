import type { Finding, FindingStrength } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { bare, textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { sheetOf } from '../../pdf/pages.ts';
import { findCovers, type Cover } from '../../pdf/covers.ts';
import type { Rectangle } from '../../pdf/matrix.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { isShownGlyph, type PaintedGlyph } from '../../pdf/painted.ts';
import { isNumberedAnew, isPageNumber } from '../../values/page-numbering.ts';
import { oncePer } from '../../lazily.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPlaceholder } from './placeholder.ts';
import { beginOrEndTogether, beginTogether, isOnBaseline } from './same-place.ts';

/** Covers larger than this share of the page are backgrounds or images of a scan, not corrections. */
const MAX_PAGE_SHARE = 0.35;
const PAPER_LUMINANCE = 0.85;
/** Maximum luminance difference of an invisible box from what is below it. */
const UNSEEN = 0.04;
/** Points within which a box ends where the sheet does. */
const EDGE = 2;
/** In font sizes: a value typed by hand over another one stands on its line, if badly. */
const SAME_LINE = 0.8;
/** Up to four capitalised words. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:[ ,&]+\p{Lu}[\p{L}.'’-]*){0,3}$/u;
/**
 * A box with at least this many lines on it, and this many times more than it hides, is the background of a page or
 * letter (ADR 483).
 */
const GROUND = { times: 6, lines: 12 } as const;

/**
 * Text covered by an opaque shape of the page's own content, with other text painted on top. It survives rewriting by
 * other programs, which keep the painting order. A forger's box is invisible, or the text on it is at the position of
 * the covered one; a coloured box with text elsewhere, as on slides, is layout. Pictures over text are judged by what
 * they show (`pasted-picture`, full inspections).
 */
export const coveredText = pdfDetector({
  id: 'covered-text',
  version: '7',
  inspect: (pdf) =>
    coversOf(pdf).flatMap((placed) => (placed.cover.by.origin === 'content' ? judge(placed) : [])),
});

export interface PlacedCover {
  readonly cover: Cover;
  readonly page: number;
  readonly box: Finding['box'];
  /** From edge to edge of the sheet, above or below all that the page prints elsewhere: a head or foot painted anew. */
  readonly isBand: boolean;
  /** Of a number alone where page numbers are: above or below all else, with nothing beside it; `column`: it begins where other text does, or ends where other figures do. */
  readonly margin: 'alone' | 'column' | null;
}

/** Covers that hide text, for every page of the current revision; cached for three detectors. */
export const coversOf = oncePer(searchCovers);

function searchCovers(pdf: PdfEvidence): readonly PlacedCover[] {
  return pdf.pages().flatMap((page) => {
    const items = pdf.painted(page) ?? [];
    const sheet = sheetOf(page);
    const shown = items.filter(isShownGlyph).filter(({ text }) => bare(text) !== '');
    return findCovers(items, sheet)
      .filter((cover) => cover.pageShare < MAX_PAGE_SHARE && saysSomething(cover))
      .map((cover) => ({
        cover,
        page: page.index,
        box: pdf.toPixels(page, cover.box),
        isBand: spans(cover.by.box, sheet) && isOutermost(cover.by.box, shown),
        margin: isPageNumber(cover.under) === 'number' ? marginOf(cover, shown) : null,
      }));
  });
}

const spans = (box: Rectangle, sheet: Rectangle): boolean =>
  box.x0 < sheet.x0 + EDGE && box.x1 > sheet.x1 - EDGE;

const isOutermost = ({ y0, y1 }: Rectangle, shown: readonly PaintedGlyph[]): boolean =>
  new Set(shown.filter(({ y }) => y < y0 || y > y1).map(({ y }) => y > y1)).size === 1;

function marginOf({ by, runs }: Cover, shown: readonly PaintedGlyph[]): PlacedCover['margin'] {
  const { x0, x1, y0, y1 } = by.box;
  const isBeside = (glyph: PaintedGlyph): boolean =>
    (glyph.x < x0 || glyph.x > x1) && runs.under.some((run) => isOnBaseline(run, glyph, run.size));
  if (!isOutermost(by.box, shown) || shown.some(isBeside)) return null;
  const others = textRuns(shown.filter(({ y }) => y < y0 || y > y1));
  const isInColumn = runs.under.some(({ box, size }) =>
    others.some(
      (other) =>
        beginTogether(box, other.box, size) ||
        (!/\p{L}/u.test(other.text) && beginOrEndTogether(box, other.box, size)),
    ),
  );
  return isInColumn ? 'column' : 'alone';
}

/** Dotted lines and underscores are made to be written over. */
function saysSomething(cover: Cover): boolean {
  const under = bare(cover.under);
  return under !== '' && under !== bare(cover.over) && bare(cover.before) !== bare(cover.after);
}

function judge(placed: PlacedCover): Finding[] {
  const { cover, page, box } = placed;
  const replaced = bare(cover.over) !== '' && comparableSizes(cover);
  const paper = cover.by.kind === 'fill' && (cover.by.luminance ?? 0) > PAPER_LUMINANCE;
  const detail = `${cover.by.kind} #${cover.by.order} (luminance ${cover.by.kind === 'fill' ? (cover.by.luminance?.toFixed(2) ?? 'pattern') : 'image'}) over ${cover.under.length} characters, ${(cover.pageShare * 100).toFixed(2)} % of the page`;
  const common = { page, box, detail, before: cover.before, after: cover.after };
  if (replaced && !isGround(cover) && (isUnseen(cover) || takesPlace(cover)))
    return [
      finding(coveredText, {
        ...common,
        strength: isLayout(placed) ? 'weak' : replacing(placed),
        says: message('pdfFindings.coveredAndReplaced', {
          before: short(cover.under),
          after: short(cover.over),
        }),
      }),
    ];
  const strength: FindingStrength =
    paper && !replaced ? (bare(cover.under).length < 2 || isLayout(placed) ? 'weak' : 'strong') : 'note';
  const how = paper
    ? 'pdfFindings.hiddenUnderBox'
    : cover.by.kind === 'image'
      ? 'pdfFindings.coveredByPicture'
      : 'pdfFindings.blackedOut';
  return [
    finding(coveredText, {
      ...common,
      strength,
      says: message(how, { before: short(cover.under) }),
    }),
  ];
}

/** Whoever moves paints a new head over the old one: there, as where figures of a margin may be no page number, what contradicts is strong. */
const replacing = ({ cover, isBand, margin }: PlacedCover): FindingStrength =>
  contradicts(cover) && !isBand && !(margin === 'column' && isNumberedAnew(cover.before, cover.over))
    ? 'proof'
    : 'strong';

/** Prompts of forms, and page numbers, which are set anew wherever papers are bound together. */
const isLayout = (placed: PlacedCover): boolean =>
  isPageNumber(placed.cover.under) === 'named'
    ? isNumberedAnew(placed.cover.under, placed.cover.over)
    : isPlaceholder(placed.cover.under) || isMarginNumber(placed);

/** A page number alone in the margin, hidden or set anew as a whole. */
const isMarginNumber = ({ cover, margin }: PlacedCover): boolean =>
  margin === 'alone' && isNumberedAnew(cover.before, cover.over);

/** In the colour of what it lies on: on a picture, whose colours are not known, a box as light as paper is taken to be. */
function isUnseen({ by, ground }: Cover): boolean {
  if (by.kind === 'image' || by.luminance === null) return false;
  return ground === null ? by.luminance > PAPER_LUMINANCE : Math.abs(by.luminance - ground) <= UNSEEN;
}

/**
 * Does a number cover a number, or a name a name? Frames, labels and fields with backgrounds often hide other words of
 * a page.
 */
const contradicts = ({ runs }: Cover): boolean =>
  runs.over.some((over) =>
    runs.under.some(
      (under) =>
        Math.abs(over.y - under.y) < SAME_LINE * Math.min(over.size, under.size) &&
        kindOf(under.text) !== null &&
        kindOf(under.text) === kindOf(over.text),
    ),
  );

/** Text on a background is not at the position of hidden text; the new first line of an edited letter is. */
function isGround(cover: Cover): boolean {
  const lines = baselines(cover.runs.over);
  return (
    lines >= GROUND.lines &&
    lines > GROUND.times * baselines(cover.runs.under) &&
    !takesPlace(cover) &&
    !contradicts(cover)
  );
}

/** Counts rows, not the pieces of a row in different columns. */
function baselines(runs: readonly TextRun[]): number {
  const found: TextRun[] = [];
  for (const run of runs)
    if (!found.some((other) => isOnBaseline(run, other, Math.min(run.size, other.size)))) found.push(run);
  return found.length;
}

const kindOf = (text: string): 'figure' | 'name' | null =>
  /\d/.test(text) ? 'figure' : NAME.test(text.trim()) ? 'name' : null;

/** Does a text on the cover share the baseline and an edge with a covered one? */
const takesPlace = ({ runs }: Cover): boolean =>
  runs.over.some((over) =>
    runs.under.some((under) => {
      const size = Math.min(over.size, under.size);
      return isOnBaseline(over, under, size) && beginOrEndTogether(over.box, under.box, size);
    }),
  );

/** A heading over small print is layout; a correction is about as large as the text it corrects. */
export function comparableSizes(cover: Cover): boolean {
  const { under, over } = cover.sizes;
  return over !== null && over / under > 0.5 && over / under < 2;
}

export function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
