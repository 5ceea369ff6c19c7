import { part, type Segment } from '../../layout/segment.ts';
import { rightNeighbour, type PageLayout } from '../../layout/page-layout.ts';
import { isExact } from '../../values/kind.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { parseWhole } from './north-america/whole-number.ts';
import { below } from './numbered-item.ts';

/**
 * Captions of two or three letters on North American cards (AAMVA DL/ID card design standard, annex A): with so little between
 * them and the value, readers join the two (`LNBANKS`, `DOB08/31/1977`).
 */
export const CAPTIONED =
  /^(?:\d{1,2}[a-d]?[.\s]*)?(?:EXP|D[O0]B|ISS|CLASS|SEX|HGT|WGT|EYES|HAIR|END|RE?STR?|DL|LN|FN|DD)(?=$|[\s\d:#]|NONE)/i;
/** The next caption of a line: " 9CLASS C" behind "LIC#WDLABCD456DG". */
const NEXT = /\s+\d{1,2}[a-d]?[.\s]*(?:EXP|D[O0]B|ISS|CLASS|SEX|HGT|WGT|EYES|HAIR|END|RE?STR?)/i;
/** Fewer captions than this are no such card. */
const LEAST = 4;
/** A value that nothing parts from its caption may have lost a letter to it. */
const WEIGHTS = { apart: 0.9, joined: 0.8 } as const;

const isCaptioned = ({ segments }: PageLayout): boolean =>
  segments.filter(({ text }) => CAPTIONED.test(text.trim())).length >= LEAST;

/** What small print leaves of the number of an item before its caption: "4d DL", "A DL No." */
const NUMBER_BEFORE = '(?:4[a-d]? ?|(?:\\d?[\\p{L}\\d])[.,]? )?';
/** A number or day begins at most so many characters behind its caption: "NORTH QUINCY, MA 02171" is no "NO" with a number. */
const AT_ONCE = 2;

export interface CaptionOptions {
  /**
   * The caption counts only where nothing stands left of it or over it that it may go on with ("AUDIT | NUMBER"), and where the page
   * has none of these, which name the value better.
   */
  readonly unlessElsewhere?: RegExp;
}

/** Is a number only some of the characters that stand there: "2200" of "Q514 2200 9031"? */
const isPiece = (text: string, at: number, length: number): boolean =>
  /[\p{L}\d]/u.test(text.slice(0, at)) || /^[\s-]{0,2}\d/.test(text.slice(at + length));

/** In heights of a caption: print so close left of it or over it may be the beginning of it. */
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

/**
 * The value behind a short caption, whatever words it has, e.g. `behindCaption('LN')`: in its line, in the next piece of its row, or
 * under it.
 */
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
  // "15 Sex 16 Hgt": captions of a row above the row of their values.
  if (CAPTIONED.test(rest.trim())) return below(part(segment, 0, from), page);
  const next = NEXT.exec(rest);
  return part(segment, from, next ? from + next.index : segment.text.length);
}

/** The piece right of a caption, unless that is the next caption; else what stands under it. */
function beside(segment: Segment, page: PageLayout): Segment | null {
  const isValue = ({ text }: Segment): boolean => !CAPTIONED.test(text.trim());
  const right = rightNeighbour(segment, page);
  if (right && isValue(right) && isNear(segment, right)) return right;
  const under = below(segment, page);
  return under && isValue(under) ? under : null;
}

/** A value stands at most so many heights behind its caption. */
const NEAR = 4;
const isNear = ({ box }: Segment, right: Segment): boolean =>
  right.box.x - box.x - box.width < NEAR * Math.max(box.height, right.box.height);
