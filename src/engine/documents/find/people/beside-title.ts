import type { Finder } from '../../document-type.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { fromSegments } from '../candidate.ts';

/**
 * A name beside a job title: vertical reach in text heights, quality, confidence, and the part of the page with such
 * titles (chosen on drawn specimens, ADR 401).
 */
const BESIDE = { reach: 2.5, quality: 0.75, sure: 0.85, lowerPart: 0.3, lastRows: 0.6 } as const;

/** The name directly above (else below) a job title such as "Registrar of Companies". */
export function besideTitle(office: RegExp): Finder {
  return (view, field) =>
    view.pages.flatMap((page) =>
      page.segments
        .filter((s) => office.test(s.text) && s.text.split(' ').length <= 6 && isBelowHead(s, page))
        .flatMap((title) => {
          const near = page.segments.filter(
            (s) =>
              s !== title &&
              Math.abs(s.box.x - title.box.x) < 8 * page.textHeight &&
              Math.abs(s.box.y - title.box.y) < BESIDE.reach * page.textHeight,
          );
          const above = near.filter((s) => s.box.y < title.box.y).sort((a, b) => b.box.y - a.box.y);
          const below = near.filter((s) => s.box.y > title.box.y).sort((a, b) => a.box.y - b.box.y);
          for (const segment of [...above, ...below]) {
            const parsed = field.kind.parse(segment.text, view);
            if (parsed && parsed.quality > BESIDE.quality)
              return [fromSegments([segment], parsed, BESIDE.sure, `beside “${title.text}”`)];
          }
          return [];
        }),
    );
}

/** Excludes letterheads, which also name offices, unless a short page has few rows. */
const isBelowHead = ({ box, row }: Segment, { height, rows }: PageLayout): boolean =>
  box.y > BESIDE.lowerPart * height || row >= BESIDE.lastRows * rows.length;
