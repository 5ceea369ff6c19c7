import type { Finding, FindingStrength } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector, type FileEvidence } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { bare } from '../../pdf/text-runs.ts';
import { sheetOf } from '../../pdf/pages.ts';
import { findCovers, type Cover } from '../../pdf/covers.ts';
import { oncePer } from '../../lazily.ts';
import { beginOrEndTogether, isOnBaseline } from './same-place.ts';

/** A cover larger than this share of the page is a background or the image of a scan, not a correction. */
const MAX_PAGE_SHARE = 0.35;
const PAPER = 0.85;
/** Luminance by which a box differs at most from what it lies on where it is not to be seen. */
const UNSEEN = 0.04;
/** In font sizes: a value typed by hand over another one stands on its line, if badly. */
const SAME_LINE = 0.8;
/** Up to four words with capitals. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:[ ,&]+\p{Lu}[\p{L}.'’-]*){0,3}$/u;
/** A picture of a value is so high, in font sizes of what it covers, and that fills so much of its width: signatures, stamps and logos are larger. */
const PASTED = { height: 2, width: 0.5 } as const;
/** A box with so many times more lines on it than it hides is the ground of a page, laid over a letterhead. */
const GROUND = 6;
const PLACEHOLDER = /^(?:please |click |tap )?(?:enter|type|insert|choose|select|fill in|write)(?!\p{L})/iu;

/**
 * Text painted over by an opaque shape of the page's own content, with other text painted on top. It survives
 * rewriting by other programs, because they keep the order in which a page is painted. A forger's box is not to be seen, or what is
 * written on it takes the place of what was there; a coloured box with a text of its own, as slides have them, is layout. A picture that covers
 * one value alone shows another one; a full inspection reads it (`pasted-picture`).
 */
export const coveredText: FileDetector = {
  id: 'covered-text',
  version: '4',
  group: 'pdf-structure',
  quick: true,
  inspect: (evidence) =>
    coversOf(evidence).flatMap(({ cover, page, box }) =>
      cover.by.origin === 'content' ? judge(cover, page, box) : [],
    ),
};

export interface PlacedCover {
  readonly cover: Cover;
  readonly page: number;
  readonly box: Finding['box'];
}

/** Covers of every page of the current revision that say something; three detectors ask for them. */
export const coversOf = oncePer(searchCovers);

function searchCovers(evidence: FileEvidence): readonly PlacedCover[] {
  const pdf = evidence.pdf;
  if (!pdf) return [];
  const latest = pdf.file.latest;
  return pdf.pages(latest).flatMap((page) => {
    const items = pdf.painted(latest, page);
    return findCovers(items ?? [], sheetOf(page))
      .filter((cover) => cover.pageShare < MAX_PAGE_SHARE && saysSomething(cover))
      .map((cover) => ({ cover, page: page.index, box: pdf.toPixels(page, cover.box) }));
  });
}

/** Dotted lines and underscores are made to be written over. */
function saysSomething(cover: Cover): boolean {
  const under = bare(cover.under);
  return under !== '' && under !== bare(cover.over) && bare(cover.before) !== bare(cover.after);
}

function judge(cover: Cover, page: number, box: Finding['box']): Finding[] {
  const replaced = bare(cover.over) !== '' && comparableSizes(cover);
  const paper = cover.by.kind === 'fill' && (cover.by.luminance ?? 0) > PAPER;
  const detail = `${cover.by.kind} #${cover.by.order} (luminance ${cover.by.kind === 'fill' ? (cover.by.luminance?.toFixed(2) ?? 'pattern') : 'image'}) over ${cover.under.length} characters, ${(cover.pageShare * 100).toFixed(2)} % of the page`;
  const common = { page, box, detail, before: cover.before, after: cover.after };
  if (replaced && !isGround(cover) && (isUnseen(cover) || takesPlace(cover)))
    return [
      finding(coveredText, {
        ...common,
        strength: isPlaceholder(cover.under) ? 'weak' : contradicts(cover) ? 'proof' : 'strong',
        says: message('pdfFindings.coveredAndReplaced', {
          before: short(cover.under),
          after: short(cover.over),
        }),
      }),
    ];
  const isHidden = paper && !replaced;
  const strength: FindingStrength =
    isPastedValue(cover) || (isHidden && bare(cover.under).length >= 2)
      ? 'strong'
      : isHidden
        ? 'weak'
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

/** In the colour of what it lies on: on a picture, whose colours are not known, a box as light as paper is taken to be. */
function isUnseen({ by, ground }: Cover): boolean {
  if (by.kind === 'image' || by.luminance === null) return false;
  return ground === null ? by.luminance > PAPER : Math.abs(by.luminance - ground) <= UNSEEN;
}

/**
 * Is a figure now where a figure was, or a name where a name was? Frames, labels and fields with a ground of their own hide other
 * words of a page in ordinary work.
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

const isGround = (cover: Cover): boolean =>
  cover.runs.over.length > GROUND * cover.runs.under.length && !contradicts(cover);

const kindOf = (text: string): 'figure' | 'name' | null =>
  /\d/.test(text) ? 'figure' : NAME.test(text.trim()) ? 'name' : null;

/** A picture no higher than a line, with nothing written on it, over a figure or a name of about its width. */
function isPastedValue({ by, runs, under }: Cover): boolean {
  const [value, second] = runs.under;
  return (
    by.kind === 'image' &&
    runs.over.length === 0 &&
    value !== undefined &&
    second === undefined &&
    isValue(value.text) &&
    !isPlaceholder(under) &&
    by.box.y1 - by.box.y0 < PASTED.height * value.size &&
    value.box.x1 - value.box.x0 > PASTED.width * (by.box.x1 - by.box.x0)
  );
}

/** A figure of two digits or more, or a name of two words. */
const isValue = (text: string): boolean =>
  figuresOf(text).length >= 2 || (kindOf(text) === 'name' && /\s/.test(text.trim()));

/** What a form shows where nothing was filled in. */
const isPlaceholder = (text: string): boolean =>
  PLACEHOLDER.test(text.trim()) || /^(\d)\1+$/.test(figuresOf(text)) || /^X{3,}$/.test(bare(text));

/** Does a text on it stand on the line of a covered one, and begin or end where that did? */
const takesPlace = ({ runs }: Cover): boolean =>
  runs.over.some((over) =>
    runs.under.some((under) => {
      const size = Math.min(over.size, under.size);
      return isOnBaseline(over, under, size) && beginOrEndTogether(over.box, under.box, size);
    }),
  );

/** A heading over small print is layout; a correction has the size of what it corrects. */
export function comparableSizes(cover: Cover): boolean {
  const { under, over } = cover.sizes;
  return over !== null && over / under > 0.5 && over / under < 2;
}

export function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
