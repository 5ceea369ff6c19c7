import { part } from '../../layout/segment.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';

/**
 * Captions of two or three letters on North American cards (AAMVA DL/ID card design standard, annex A): with so little between
 * them and the value, readers join the two (`LNBANKS`, `DOB08/31/1977`).
 */
export const CAPTIONED =
  /^(?:\d{1,2}[a-d]?[.\s]*)?(?:EXP|D[O0]B|ISS|CLASS|SEX|HGT|WGT|EYES|HAIR|END|RE?STR?|DL|LN|FN|DD)(?=$|[\s\d:#]|NONE)/i;
/** Fewer captions than this are no such card. */
const LEAST = 4;
/** A value that nothing parts from its caption may have lost a letter to it. */
const WEIGHTS = { apart: 0.9, joined: 0.8 } as const;

const isCaptioned = ({ segments }: PageLayout): boolean =>
  segments.filter(({ text }) => CAPTIONED.test(text.trim())).length >= LEAST;

/** The value behind a short caption, whatever words it has, e.g. `behindCaption('LN')`. */
export const behindCaption = (caption: string): Finder => {
  const start = new RegExp(
    `^(?:4[a-d]? ?)?${caption}(?:([:#\\s]+)|(?=[\\p{Lu}\\d]{2}))(?=[\\p{Lu}\\d])`,
    'u',
  );
  return (view, field) =>
    view.pages.filter(isCaptioned).flatMap((page) =>
      page.segments.flatMap((segment) => {
        const found = start.exec(segment.text);
        if (!found) return [];
        const value = part(segment, found[0].length, segment.text.length);
        const parsed = field.kind.parse(value.text, { ...view, namedHere: true });
        const weight = found[1] === undefined ? WEIGHTS.joined : WEIGHTS.apart;
        return parsed ? [fromSegments([value], parsed, weight, `behind the caption ${caption}`)] : [];
      }),
    );
};
