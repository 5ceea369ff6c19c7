import { oneLine } from '../../values/text/fold.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { isColumnHead } from './labels/header-row.ts';

/** Confidence of the most prominent line and of the full text, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { line: 0.8, text: 0.9 } as const;
/** Share of the page in which a title is looked for. */
const UPPER_PART = 0.5;
/** Share of a line's height above the baseline, if it has descenders. */
const WITHOUT_DESCENDERS = 0.78;

/**
 * The document's name as people would say it: the first line matching `preferred`, else the most prominent one at the
 * top.
 */
export function firstLine(preferred?: RegExp): Finder {
  return (view) => {
    const page = view.pages[0];
    const above =
      page?.segments.filter((s) => s.box.y < UPPER_PART * page.height && /\p{L}{3}/u.test(s.text)) ?? [];
    const titles = above.filter((s) => !isSaid(s.text) && !isColumnHead(s, page!));
    const top = titles.length > 0 ? titles : above;
    const named = preferred ? top.find((s) => preferred.test(withoutNumber(s.text))) : undefined;
    // Totals are printed as large as titles.
    const prominent = top.filter((s) => !/\d[.,]\d{2}\b|^(?:grand |sub)?total\b/i.test(s.text));
    const largest = Math.max(...prominent.map(sizeOf));
    const title = named ?? prominent.find((s) => sizeOf(s) > NEARLY * largest);
    return title
      ? [
          fromSegments(
            [title],
            {
              value: named ? withoutNumber(title.text) : title.text,
              raw: title.text,
              quality: CONFIDENCE.line,
              notes: [],
            },
            CONFIDENCE.line,
            'the most prominent line',
          ),
        ]
      : [];
  };
}

/** "We hope to see you soon.", "2. Treasurer's report": sentences and list items are no titles. */
const isSaid = (text: string): boolean =>
  /^\(?\d{1,2}[.)]\s/.test(text.trim()) ||
  (/[.?]$/.test(text.trim()) && text.trim().split(/\s+/).length > 4) ||
  /^dear\b/i.test(text.trim());

/** "DELIVERY NOTE No. 4427": strips the number after a title. */
function withoutNumber(text: string): string {
  return text
    .trim()
    .replace(/\s*(?:[-–—:#]|\b(?:no|nr|number)\b)[-–—:.#\s]*(?:\d|[\p{L}/][\p{L}/-]*\d)[\p{L}\d/-]*$/iu, '');
}

/** The first line with at least this share of the largest size is the title. */
const NEARLY = 0.85;

/** Height of the capitals, corrected for descenders. */
function sizeOf({ text, box }: { text: string; box: { height: number } }): number {
  return /[gjpqy]/.test(text) ? WITHOUT_DESCENDERS * box.height : box.height;
}

/** The document's text, truncated to `limit` characters. */
export function bodyText(limit: number): Finder {
  return (view) => {
    const words = oneLine(view.prose.text).slice(0, limit);
    const first = view.pages[0]?.segments.slice(0, 1) ?? [];
    return words
      ? [
          {
            ...fromSegments(
              first,
              { value: words, raw: '', quality: CONFIDENCE.text, notes: [] },
              CONFIDENCE.text,
              'the text of the pages',
            ),
            place: null,
          },
        ]
      : [];
  };
}
