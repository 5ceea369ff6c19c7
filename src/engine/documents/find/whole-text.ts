import { oneLine } from '../../values/text/fold.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { isColumnHead } from './labels/header-row.ts';

/** How sure the most prominent line and the text of the pages are, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { line: 0.8, text: 0.9 } as const;
/** A title stands in the upper half. */
const UPPER_PART = 0.5;
/** Share of the height of a line with descenders that is above its foot. */
const WITHOUT_DESCENDERS = 0.78;

/** What a person would call the paper: the first line that fits `preferred`, else the most prominent one at the top. */
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

/** "We hope to see you soon.", "2. Treasurer's report": a sentence or an item of a list is no title. */
const isSaid = (text: string): boolean =>
  /^\(?\d{1,2}[.)]\s/.test(text.trim()) ||
  (/[.?]$/.test(text.trim()) && text.trim().split(/\s+/).length > 4) ||
  /^dear\b/i.test(text.trim());

/** "DELIVERY NOTE No. 4427": the title of a paper without its number. */
function withoutNumber(text: string): string {
  return text
    .trim()
    .replace(/\s*(?:[-–—:#]|\b(?:no|nr|number)\b)[-–—:.#\s]*(?:\d|[\p{L}/][\p{L}/-]*\d)[\p{L}\d/-]*$/iu, '');
}

/** Of lines that are nearly as large as the largest the first is the title. */
const NEARLY = 0.85;

/** The height of its capitals: small letters reach below the line. */
function sizeOf({ text, box }: { text: string; box: { height: number } }): number {
  return /[gjpqy]/.test(text) ? WITHOUT_DESCENDERS * box.height : box.height;
}

/** The text of the document, shortened to `limit` characters. */
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
