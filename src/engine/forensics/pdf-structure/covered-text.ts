import type { Finding, FindingStrength } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector, type FileEvidence } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { bare, type TextRun } from '../../pdf/text-runs.ts';
import { sheetOf } from '../../pdf/pages.ts';
import { findCovers, type Cover } from '../../pdf/covers.ts';
import type { Rectangle } from '../../pdf/matrix.ts';
import { isShownGlyph, type PaintedItem } from '../../pdf/painted.ts';
import { isPageNumber } from '../../values/page-numbering.ts';
import { oncePer } from '../../lazily.ts';
import { beginOrEndTogether, isOnBaseline } from './same-place.ts';

/** Covers larger than this share of the page are backgrounds or images of a scan, not corrections. */
const MAX_PAGE_SHARE = 0.35;
const PAPER_LUMINANCE = 0.85;
/** Maximum luminance difference of an invisible box from what is below it. */
const UNSEEN = 0.04;
/** Share of the sheet's width from which a box goes from margin to margin. */
const WIDE = 0.8;
/** In font sizes: a value typed by hand over another one stands on its line, if badly. */
const SAME_LINE = 0.8;
/** Up to four capitalised words. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:[ ,&]+\p{Lu}[\p{L}.'’-]*){0,3}$/u;
/**
 * A box with at least this many lines on it, and this many times more than it hides, is the background of a page or
 * letter (ADR 483).
 */
const GROUND = { times: 6, lines: 12 } as const;
const PLACEHOLDER = /^(?:please |click |tap )?(?:enter|type|insert|choose|select|fill in|write)(?!\p{L})/iu;

/**
 * Text covered by an opaque shape of the page's own content, with other text painted on top. It survives rewriting by
 * other programs, which keep the painting order. A forger's box is invisible, or the text on it is at the position of
 * the covered one; a coloured box with text elsewhere, as on slides, is layout. Pictures over text are judged by what
 * they show (`pasted-picture`, full inspections).
 */
export const coveredText: FileDetector = {
  id: 'covered-text',
  version: '6',
  group: 'pdf-structure',
  quick: true,
  inspect: (evidence) =>
    coversOf(evidence).flatMap((placed) => (placed.cover.by.origin === 'content' ? judge(placed) : [])),
};

export interface PlacedCover {
  readonly cover: Cover;
  readonly page: number;
  readonly box: Finding['box'];
  /** Above or below all that the page prints elsewhere: its head or its foot. */
  readonly isOutermost: boolean;
  /** As wide as the sheet, but for its margins. */
  readonly isWide: boolean;
}

/** Covers that hide text, for every page of the current revision; cached for three detectors. */
export const coversOf = oncePer(searchCovers);

function searchCovers(evidence: FileEvidence): readonly PlacedCover[] {
  const pdf = evidence.pdf;
  if (!pdf) return [];
  const latest = pdf.file.latest;
  return pdf.pages(latest).flatMap((page) => {
    const items = pdf.painted(latest, page) ?? [];
    const sheet = sheetOf(page);
    return findCovers(items, sheet)
      .filter((cover) => cover.pageShare < MAX_PAGE_SHARE && saysSomething(cover))
      .map((cover) => ({
        cover,
        page: page.index,
        box: pdf.toPixels(page, cover.box),
        isOutermost: isOutermost(cover.by.box, items),
        isWide: cover.by.box.x1 - cover.by.box.x0 > WIDE * (sheet.x1 - sheet.x0),
      }));
  });
}

function isOutermost({ y0, y1 }: Rectangle, items: readonly PaintedItem[]): boolean {
  const sides = new Set<boolean>();
  for (const glyph of items)
    if (isShownGlyph(glyph) && (glyph.y < y0 || glyph.y > y1)) sides.add(glyph.y > y1);
  return sides.size === 1;
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
    paper && !replaced
      ? bare(cover.under).length < 2 || isLayout(placed) || isBand(placed)
        ? 'weak'
        : 'strong'
      : 'note';
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

/** A head or foot painted anew from edge to edge of the sheet hides the one before it: its words are layout, headings as much as names; its figures are not. */
const isBand = ({ isOutermost, isWide }: PlacedCover): boolean => isOutermost && isWide;

function replacing(placed: PlacedCover): FindingStrength {
  if (isBand(placed)) return contradicts(placed.cover, ['figure']) ? 'strong' : 'weak';
  return contradicts(placed.cover) ? 'proof' : 'strong';
}

/** Prompts of forms, and page numbers, which are set anew wherever papers are bound together. */
function isLayout({ cover, isOutermost }: PlacedCover): boolean {
  const number = isPageNumber(cover.under);
  return isPlaceholder(cover.under) || number === 'named' || (number === 'number' && isOutermost);
}

/** In the colour of what it lies on: on a picture, whose colours are not known, a box as light as paper is taken to be. */
function isUnseen({ by, ground }: Cover): boolean {
  if (by.kind === 'image' || by.luminance === null) return false;
  return ground === null ? by.luminance > PAPER_LUMINANCE : Math.abs(by.luminance - ground) <= UNSEEN;
}

/**
 * Does a number cover a number, or a name a name? Frames, labels and fields with backgrounds often hide other words of
 * a page.
 */
const contradicts = ({ runs }: Cover, kinds: readonly Kind[] = ['figure', 'name']): boolean =>
  runs.over.some((over) =>
    runs.under.some(
      (under) =>
        Math.abs(over.y - under.y) < SAME_LINE * Math.min(over.size, under.size) &&
        kinds.some((kind) => kindOf(under.text) === kind && kindOf(over.text) === kind),
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

type Kind = 'figure' | 'name';
const kindOf = (text: string): Kind | null =>
  /\d/.test(text) ? 'figure' : NAME.test(text.trim()) ? 'name' : null;

/** The prompt of an empty form field. */
const isPlaceholder = (text: string): boolean =>
  PLACEHOLDER.test(text.trim()) || /^(\d)\1+$/.test(figuresOf(text)) || /^X{3,}$/.test(bare(text));

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
