import { part, type Segment } from '../../layout/segment.ts';
import { rightNeighbour, type PageLayout } from '../../layout/page-layout.ts';
import { isExact } from '../../values/kind.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { parseWhole } from './north-america/whole-number.ts';
import { below } from './numbered-item.ts';

/**
 * Labels of two or three letters on North American cards (AAMVA DL/ID card design standard, annex A): the gap to the
 * value is so small that OCR joins them (`LNBANKS`, `DOB08/31/1977`).
 */
export const CAPTIONED =
  /^(?:\d{1,2}[a-d]?[.\s]*)?(?:EXP|D[O0]B|ISS|CLASS|SEX|HGT|WGT|EYES|HAIR|END|RE?STR?|DL|LN|FN|DD)(?=$|[\s\d:#]|NONE)/i;
/** The next label on the line: " 9CLASS C" after "LIC#WDLABCD456DG". */
const NEXT = /\s+\d{1,2}[a-d]?[.\s]*(?:EXP|D[O0]B|ISS|CLASS|SEX|HGT|WGT|EYES|HAIR|END|RE?STR?)/i;
/** Minimum labels of such a card. */
const LEAST = 4;
/** A value joined to its label may have lost a letter. */
const WEIGHTS = { apart: 0.9, joined: 0.8 } as const;

const isCaptioned = ({ segments }: PageLayout): boolean =>
  segments.filter(({ text }) => CAPTIONED.test(text.trim())).length >= LEAST;

/** Remains of a small item number before the label: "4d DL", "A DL No." */
const NUMBER_BEFORE = '(?:4[a-d]? ?|(?:\\d?[\\p{L}\\d])[.,]? )?';
/** Maximum characters between label and number or date: "NORTH QUINCY, MA 02171" is no "NO" with a number. */
const AT_ONCE = 2;

export interface CaptionOptions {
  /**
   * Ignore the label if text left or above may precede it ("AUDIT | NUMBER"), or if the page has one of these better
   * labels.
   */
  readonly unlessElsewhere?: RegExp;
}

/** Is a number only part of the text: "2200" of "Q514 2200 9031"? */
const isPiece = (text: string, at: number, length: number): boolean =>
  /[\p{L}\d]/u.test(text.slice(0, at)) || /^[\s-]{0,2}\d/.test(text.slice(at + length));

/** Distances in label heights within which text left or above may belong to the label. */
const GOES_ON = { left: 8, over: 2.5 } as const;

function isOfOther(caption: Segment, page: PageLayout, better: RegExp): boolean {
  const { box, order } = caption;
  return page.segments.some((s) => {
    if (better.test(s.text)) return true;
    if (s.order === order || !/\p{L}{3}/u.test(s.text)) return false;
    const gap = box.x - s.box.x - s.box.width;
    const isLeft = s.row === caption.row && s.box.x < box.x && gap < GOES_ON.left * box.height;
    const up = box.y - s.box.y;
    const isBeside = s.box.x < box.x + box.width && box.x < s.box.x + s.box.width;
    return isLeft || (isBeside && up > 0 && up < GOES_ON.over * box.height);
  });
}

/** The value after a short label, e.g. `behindCaption('LN')`: on its line, in the next segment of the row, or below. */
export const behindCaption = (caption: string, options: CaptionOptions = {}): Finder => {
  const start = new RegExp(
    `^${NUMBER_BEFORE}(?i:${caption})(?:([.:#\\s]+)|(?=\\d|[MFX]\\b|[\\p{Lu}\\d]{2})|$)(?=[\\p{Lu}\\d]|$)`,
    'u',
  );
  return (view, field) =>
    view.pages.filter(isCaptioned).flatMap((page) =>
      page.segments.flatMap((segment) => {
        const found = start.exec(segment.text.trimEnd());
        if (!found) return [];
        const value = valueBehind(segment, found[0].length, page);
        if (!value || (options.unlessElsewhere && isOfOther(segment, page, options.unlessElsewhere)))
          return [];
        const context = { ...view, namedHere: true };
        const isNumber = isExact(field.kind) && field.kind.isDay !== true;
        const parsed =
          (isNumber && parseWhole(value.text, context, field.kind)) || field.kind.parse(value.text, context);
        if (!parsed) return [];
        const at = value.text.indexOf(parsed.raw);
        if (isExact(field.kind) && at > AT_ONCE) return [];
        if (isNumber && /\d/.test(parsed.raw) && at >= 0 && isPiece(value.text, at, parsed.raw.length))
          return [];
        const isJoined = found[1] === undefined && value.order === segment.order;
        const weight = isJoined ? WEIGHTS.joined : WEIGHTS.apart;
        return [fromSegments([value], parsed, weight, `behind the caption ${caption}`)];
      }),
    );
};

function valueBehind(segment: Segment, from: number, page: PageLayout): Segment | null {
  const rest = segment.text.slice(from);
  if (rest.trim() === '') return beside(segment, page);
  // "15 Sex 16 Hgt": a row of labels above the row of their values.
  if (CAPTIONED.test(rest.trim())) return below(part(segment, 0, from), page);
  const next = NEXT.exec(rest);
  return part(segment, from, next ? from + next.index : segment.text.length);
}

/** The segment right of a label, unless it is the next label; else the one below. */
function beside(segment: Segment, page: PageLayout): Segment | null {
  const isValue = ({ text }: Segment): boolean => !CAPTIONED.test(text.trim());
  const right = rightNeighbour(segment, page);
  if (right && isValue(right) && isNear(segment, right)) return right;
  const under = below(segment, page);
  return under && isValue(under) ? under : null;
}

/** Maximum gap between label and value, in heights. */
const NEAR = 4;
const isNear = ({ box }: Segment, right: Segment): boolean =>
  right.box.x - box.x - box.width < NEAR * Math.max(box.height, right.box.height);
