import { DATED_ON } from '../../../lexicon/days-of-papers.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import { paragraphsOf, type Paragraph } from '../../../layout/paragraphs.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { oneLine } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { rowsUnder } from '../tables/column-items.ts';

/** Confidence of resolutions, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { quality: { told: 0.95, other: 0.88 }, place: { told: 0.95, other: 0.9 } } as const;
/**
 * Shares of a line's height: tolerance of left edges and gaps of a sentence over several cells, and minimum outdent.
 */
const CELL = { edge: 0.6, gap: 0.6 } as const;
const OUTDENTED = 0.5;
/** Minimum gap between parts of the minutes, in heights. */
const PARTS = 1.5;

/** "Resolved" and the words before the resolution itself, which are stripped. */
const RESOLVED =
  /\bresolve[sd]?\b(?:,? ?(?:unanimously|further|hereby|duly|and agreed|and approved|by (?:all|the) [^,:]{0,40}|as follows))*\s*(?:[,:;–-]\s*)?(?=(?:that|to)\b)/i;
const NUMBERED_RESOLUTION =
  /^(?:(?:ordinary|special|written) )?resolution\s*(?:(?:no\.?|number|#)\s*)?(?:\d{1,4}(?:[/-]\d{1,4})?|[ivx]{1,4}|one|two|three|four|five|six)\s*[:.–—-]*\s*/i;
/** "The directors resolved as follows:": introductions that end with a colon. */
const ENDS_IN_COLON = String.raw`(?:.{0,160}\b)?(?:resolved?|resolves|resolutions?|ditshwetso|tshwetso)\b[^.]{0,80}:\s*(?:[-–—]\s*)?`;
/** Introductions without a colon, matched as whole lines. */
const WHOLE_LINES = [
  // "The following resolutions passed", "Motions of the meeting"
  String.raw`(?:the )?(?:following )?(?:board |directors'? |company )?(?:resolutions?|motions)(?: (?:passed|adopted|taken|made|carried|of the (?:board|meeting)))?`,
  String.raw`(?:it was |it is )?(?:unanimously )?resolved(?: that)?|that:?`,
  // "Ordinary Resolution No. 2:"
  String.raw`(?:(?:ordinary|special|written) )?resolution\s*(?:(?:no\.?|number|#)\s*)?(?:\d{1,3}|[ivx]{1,4}|one|two|three|four|five)\s*[:.]?`,
  'ditshwetso|matters resolved|decisions and resolutions',
].join('|');
/** A heading or end of a sentence after which the resolutions follow. */
const INTRODUCES = new RegExp(`^${ENDS_IN_COLON}$|^(?:${WHOLE_LINES})$`, 'i');
const CERTIFIED = `(?:i|we)(?: hereby)? certify|i,? the undersigned|we,? the undersigned|${DATED_ON}`;
const MEETING_ENDS = String.raw`there being|the (?:meeting|chair\w*) (?:closed|was closed|then|thanked|adjourned)`;
const OTHER_SECTION =
  'closure|closing|adjournment|any other business|next meeting|date of next|action|apologies|director|chair|secretary|minutes|approved|recorded|voting|votes?';
const SIGNED = String.raw`for and on behalf|in witness|name|signature|specimen|page \d`;
/** Text after the last resolution. */
const CLOSES = new RegExp(
  String.raw`^(?:certified|confirmed|${CERTIFIED}|${MEETING_ENDS}|the (?:above |foregoing )?(?:resolutions?|motions?) (?:was|were)|${OTHER_SECTION}|${SIGNED})\b`,
  'i',
);
const PASSED_AT = String.raw`(?:passed|adopted|held|taken)\b|at (?:a|the) (?:duly )?(?:convened )?meeting\b`;
/** Text before the resolutions: reasons, date of adoption. */
const PREAMBLE = new RegExp(
  String.raw`^(?:whereas\b|and whereas\b|(?:certified )?extracts?\b|${PASSED_AT}|(?:minutes|resolutions?) (?:of|passed|adopted)\b|company (?:registration|number)|uin\b|ref(?:erence)?\b|date\b)`,
  'i',
);
/** "Registration Number: …": a form line, no resolution. */
const LABELLED = /^\p{Lu}[\p{L}'’/.-]*(?: [\p{L}'’/.-]+){0,3}:\s*\S/u;
const HOW_IT_WAS_PASSED = String.raw`proposed\b|moved\b|seconded\b|carried\b|votes?\b|voting\b|all in favou?r\b|passed\b|unanimously\b|certified\b`;
/** Sentences about a resolution, printed after it. */
const REMARK = new RegExp(
  String.raw`(?<=[.;])\s+(?:the meeting\b|there being\b|the chair\w* (?:thanked|closed|declared)\b|the (?:above |foregoing |said )?(?:resolutions?|motions?)\b|this resolution\b|${HOW_IT_WAS_PASSED}).*$`,
  'i',
);

/**
 * The resolutions of minutes or a resolution document, one text each, as "That …" if so printed: text after "resolved
 * that" anywhere, after "Resolution 2:", or the items below a heading or sentence that announces them.
 */
export function resolutionItems(): Finder {
  return (view) => {
    const found: { text: string; segments: readonly Segment[] }[] = [];
    let listing: 'no' | 'items' | 'bulleted' = 'no';
    let heading: Paragraph | null = null;
    const paragraphs = view.pages.flatMap((page) => paragraphsOf(page));
    // Keep decisions apart if the document labels resolutions separately.
    const apart = paragraphs.some((p) => /^resolutions?\s*:/i.test(plainOf(p)));
    const announced = paragraphs.findLastIndex((p) => p.cells === 1 && introduces(plainOf(p)));
    for (const [i, paragraph] of paragraphs.entries()) {
      const text = plainOf(paragraph);
      if (/^specimen\b|^page \d/i.test(text)) continue;
      const own = paragraph.cells > 1 ? cellWith(RESOLVED, paragraph, view.pages) : null;
      const stated = /^decision\s*:/i.test(text) && apart ? [] : statedIn(own ?? text);
      if (stated.length > 0) {
        found.push(...stated.map((item) => ({ text: item, segments: paragraph.segments })));
        // In a table, the row below is the next item of the agenda.
        if (listing === 'no' && own === null && !NUMBERED_RESOLUTION.test(text)) listing = 'items';
        continue;
      }
      if (paragraph.cells === 1 && introduces(text)) {
        // The document's title, if the resolutions have a heading of their own below.
        if (i < announced && isTitleOfPaper(text)) continue;
        listing = 'items';
        heading = paragraph;
        continue;
      }
      if (listing === 'no') continue;
      if (ends(paragraph, text, listing, heading)) {
        listing = 'no';
        continue;
      }
      if (paragraph.cells > 1) {
        const table = inTable(
          view.pages.find((p) => p.index === paragraph.page),
          paragraph,
        );
        found.push(...table.filter((t) => !found.some((f) => f.segments[0] === t.segments[0])));
        continue;
      }
      if (!/\p{L}{2}.*\s/u.test(text)) continue;
      if (paragraph.bullet === '' && (PREAMBLE.test(text) || LABELLED.test(text))) continue;
      if (paragraph.bullet !== '') listing = 'bulleted';
      found.push({ text: clean(text), segments: paragraph.segments });
    }
    const kept = clauses(found);
    if (kept.length === 0) return [];
    const value: FieldValue = [...new Set(kept.map((f) => f.text))];
    const sure = kept.every((f) => /^(?:that|to)\b/i.test(f.text));
    return [
      {
        ...fromSegments(
          kept.flatMap((f) => f.segments),
          { value, raw: '', quality: sure ? CONFIDENCE.quality.told : CONFIDENCE.quality.other, notes: [] },
          sure ? CONFIDENCE.place.told : CONFIDENCE.place.other,
          'as resolutions',
        ),
        place: null,
      },
    ];
  };
}

/** The table cell with such words, joined with the lines below in its column; null if there is none. */
function cellWith(said: RegExp, { segments, page }: Paragraph, pages: readonly PageLayout[]): string | null {
  const first = segments.find((s) => said.test(s.text));
  const rows = pages.find((p) => p.index === page)?.rows;
  if (!first || !rows || segments.at(-1) === segments[0]) return null;
  const lines = [first];
  for (const row of rows.slice(first.row + 1)) {
    const above = lines.at(-1)!.box;
    const next = row.find((s) => Math.abs(s.box.x - first.box.x) < CELL.edge * first.box.height);
    if (!next || next.box.y - (above.y + above.height) > CELL.gap * above.height || said.test(next.text))
      break;
    lines.push(next);
  }
  return oneLine(lines.map((s) => s.text).join(' '));
}

function plainOf(paragraph: Paragraph): string {
  return oneLine(paragraph.text).replace(/^["“”‘']+|["“”’']+(?=\.?$)/g, '');
}

function introduces(text: string): boolean {
  const plain = text.replace(/\s*[.]$/, '');
  const short = plain.split(' ').length <= 6 && !/[.,;]/.test(plain);
  return (
    INTRODUCES.test(plain) ||
    (short && /\b(?:resolutions|ditshwetso)\b/i.test(plain) && !/\bboard resolutions?\b/i.test(plain))
  );
}

/** The clauses of a paragraph that are marked as resolved. */
function statedIn(text: string): string[] {
  const labelled = /^(?:resolutions?|resolved|decision)\s*[:–—-]\s*(?=\p{L}.{12,})/iu.exec(text);
  if (labelled) return [clean(text.slice(labelled[0].length))];
  const numbered = NUMBERED_RESOLUTION.exec(text);
  if (numbered) {
    const rest = text.slice(numbered[0].length);
    const inner = RESOLVED.exec(rest);
    const own = clean(inner ? rest.slice(inner.index + inner[0].length) : rest);
    return own.split(' ').length >= 4 ? [own] : [];
  }
  if (/^that\b.{12,}/i.test(text)) return [clean(text)];
  const first = CLOSES.test(text) ? null : RESOLVED.exec(text);
  if (!first) return [];
  return text
    .slice(first.index)
    .split(new RegExp(`(?<=[.;])\\s+(?=[^.;]{0,60}?${RESOLVED.source})`, 'i'))
    .flatMap((sentence) => {
      const at = RESOLVED.exec(sentence);
      const own = at ? clean(firstSentence(sentence.slice(at.index + at[0].length))) : '';
      return own.length > 12 ? [own] : [];
    });
}

/** Up to the end of the sentence; "(Pty) Ltd." and "No. 5" do not end it. */
function firstSentence(text: string): string {
  const end = /(?<!\b(?:No|Mr|Mrs|Ms|Dr|St|Co|Ltd|Pty|Inc|Cap|Sec|Art|P\.O|\p{Lu}))\.\s+(?=\p{Lu})/u.exec(
    text,
  );
  return end ? text.slice(0, end.index) : text;
}

/** Table rows without column headers below the heading: the column with "That …" cells, else the longest one. */
function inTable(
  page: PageLayout | undefined,
  first: Paragraph,
): { text: string; segments: readonly Segment[] }[] {
  const row = page?.rows[first.segments[0]!.row];
  if (!page || !row) return [];
  const rows = rowsUnder(page, row, row[0]!.row);
  const titles = row.map((s) => s.text.trim());
  const weight = (title: string): number =>
    rows.reduce((sum, r) => {
      const cell = r.cells.find((c) => c.title === title)?.text ?? '';
      return sum + cell.length + (/^(?:resolved )?that\b/i.test(cell) ? 1000 : 0);
    }, 0);
  const best = titles.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  return rows.flatMap((r) => {
    const cell = r.cells.find((c) => c.title === best)?.text ?? '';
    return cell.split(' ').length >= 4 ? [{ text: clean(cell), segments: r.segments }] : [];
  });
}

function ends(
  paragraph: Paragraph,
  text: string,
  listing: 'items' | 'bulleted',
  heading: Paragraph | null,
): boolean {
  if (CLOSES.test(text)) return true;
  if (listing === 'bulleted' && paragraph.bullet === '') return true;
  if (paragraph.segments[0]!.page !== heading?.page) return false;
  // The next numbered or capitalised heading of the minutes.
  const isTitle = text.split(' ').length <= 4 && !/[.;,]$/.test(text);
  if (!isTitle) return paragraph.gap > 5;
  const outdented = paragraph.left <= heading.left + OUTDENTED * heading.segments[0]!.box.height;
  const capitals = !/\p{Ll}/u.test(text);
  const ownNumber = /^\d{1,2}\b/.exec(heading.bullet);
  return capitals || (ownNumber !== null && outdented && paragraph.bullet !== '') || paragraph.gap > PARTS;
}

function clean(text: string): string {
  return oneLine(text.replace(REMARK, ''))
    .replace(/^(?:(?:it (?:was|is)|be it) )?(?:further |unanimously )*resolved:?,?\s*/i, '')
    .replace(/(?:;\s*(?:and)?|\.|,)$/i, '');
}

/** If clauses begin with "That …", short texts between them are titles, not resolutions. */
function clauses<T extends { text: string }>(found: readonly T[]): readonly T[] {
  const stated = found.filter((f) => /^(?:that|to)\b/i.test(f.text));
  const others = found.filter((f) => !stated.includes(f));
  const short = others.filter((f) => f.text.split(' ').length <= 8);
  return stated.length > 0 && short.length === others.length ? stated : found;
}
