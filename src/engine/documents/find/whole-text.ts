import { oneLine } from '../text/fold.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';

/** What a person would call the paper: the first line that fits `preferred`, else the most prominent one at the top. */
export function firstLine(preferred?: RegExp): Finder {
  return (view) => {
    const page = view.pages[0];
    const top = page?.segments.filter((s) => s.box.y < 0.5 * page.height && /\p{L}{3}/u.test(s.text)) ?? [];
    const named = preferred ? top.find((s) => preferred.test(s.text.trim())) : undefined;
    // Totals are printed as large as titles.
    const prominent = top.filter((s) => !/\d[.,]\d{2}\b|^(?:grand |sub)?total\b/i.test(s.text));
    const title = named ?? [...prominent].sort((a, b) => b.box.height - a.box.height)[0];
    return title
      ? [
          fromSegments(
            [title],
            { value: title.text, raw: title.text, quality: 0.8, notes: [] },
            0.8,
            'the most prominent line',
          ),
        ]
      : [];
  };
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
              { value: words, raw: '', quality: 0.9, notes: [] },
              0.9,
              'the text of the pages',
            ),
            place: null,
          },
        ]
      : [];
  };
}
