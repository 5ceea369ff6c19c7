import type { FieldValue } from '../../../../contract/verification.ts';
import { paragraphsOf, type Paragraph } from '../../../layout/paragraphs.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { oneLine } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { rowsUnder } from '../tables/column-items.ts';

/**
 * Confidence of a meeting's agenda items, 0–1: announced, titles of resolutions, quality (chosen on drawn specimens,
 * ADR 401).
 */
const CONFIDENCE = { announced: 0.9, titles: 0.62, quality: 0.95 } as const;

const ANNOUNCES =
  /\b(?:agenda|order of business|(?:following|these) (?:matters|items|business|points)|lenaneo)\b[^.]{0,60}:\s*$/i;
const CLAUSE = /^(?:resolved:?,? )?(?:that\b|resolution\s*[:–-])/i;
const WHO_IS_THERE = String.raw`present|attend\w*|apologies|absent`;
const BEGIN_AND_END = String.raw`opening of (?:the )?meeting|opening remarks|welcome|quorum|clos\w+|adjourn\w*|next meeting|minutes|signed`;
const OTHER_TITLE = new RegExp(
  String.raw`\b(?:${WHO_IS_THERE}|${BEGIN_AND_END}|resolutions?|resolved|action\w*|votes?|voting|specimen)\b`,
  'i',
);

/** The agenda of a meeting: items after a sentence that announces them, else the titles of resolutions. */
export function matters(): Finder {
  return (view) =>
    view.pages.flatMap((page): Candidate[] => {
      const paragraphs = paragraphsOf(page);
      const announced = afterSentence(paragraphs);
      if (announced.length > 0)
        return [candidate(announced, CONFIDENCE.announced, 'after the sentence that announces them')];
      const titles = besideClauses(page, paragraphs);
      return titles.length > 0
        ? [candidate(titles, CONFIDENCE.titles, 'as titles of what was resolved')]
        : [];
    });
}

interface Matter {
  readonly text: string;
  readonly segments: readonly Segment[];
}

function afterSentence(paragraphs: readonly Paragraph[]): Matter[] {
  const at = paragraphs.findIndex((p) => ANNOUNCES.test(p.text));
  if (at < 0) return [];
  const items: Matter[] = [];
  for (const p of paragraphs.slice(at + 1)) {
    // "1." after the last item: the numbering of the minutes starts.
    const again = items.length >= 2 && /^\(?1[.)]?$/.test(p.bullet);
    if (p.bullet === '' || again || (items.length > 0 && p.gap > 3)) break;
    items.push({ text: oneLine(p.text).replace(/[;.]$/, ''), segments: p.segments });
  }
  return items;
}

/** Short titles directly above a clause "That …", or in the cell beside it. */
function besideClauses(page: PageLayout, paragraphs: readonly Paragraph[]): Matter[] {
  const found: Matter[] = [];
  for (const [i, paragraph] of paragraphs.entries()) {
    const row = page.rows[paragraph.segments[0]!.row] ?? [];
    const clause = row.findIndex((s) => CLAUSE.test(s.text.trim()));
    if (clause > 0 && found.length === 0) return inTable(page, row, clause);
    if (clause !== 0 && !CLAUSE.test(paragraph.text)) continue;
    const title = paragraphs[i - 1];
    if (title && title.cells === 1 && isTitle(title.text))
      found.push({ text: bare(title.text), segments: title.segments });
  }
  return found;
}

function inTable(page: PageLayout, row: readonly Segment[], clause: number): Matter[] {
  const own = row
    .slice(0, clause)
    .filter((s) => /\p{L}{3}/u.test(s.text))
    .at(-1);
  if (!own) return [];
  return rowsUnder(page, row, row[0]!.row).flatMap((r) => {
    const text = r.cells.find((c) => c.title === own.text.trim())?.text ?? '';
    return isTitle(text) ? [{ text: bare(text), segments: r.segments }] : [];
  });
}

function isTitle(text: string): boolean {
  const words = text.split(' ').length;
  return words >= 2 && words <= 10 && !/[.;]$/.test(text) && !OTHER_TITLE.test(text);
}

function bare(text: string): string {
  return oneLine(text)
    .replace(/^(?:(?:agenda )?item|matter)?\s*\d{1,2}\s*[.:)–-]\s*/i, '')
    .replace(/\s*:$/, '');
}

function candidate(items: readonly Matter[], score: number, how: string): Candidate {
  const value: FieldValue = [...new Set(items.map((m) => m.text))];
  return {
    ...fromSegments(
      items.flatMap((m) => m.segments),
      { value, raw: '', quality: CONFIDENCE.quality, notes: [] },
      score,
      how,
    ),
    place: null,
  };
}
