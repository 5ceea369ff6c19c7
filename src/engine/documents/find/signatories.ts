import type { FieldValue } from '../../../contract/verification.ts';
import { personName } from '../kinds/names.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';

const OFFICE =
  /\b(?:(?:managing |executive |non-executive )?director|(?:company )?secretary|chairperson|chairman|chairwoman|witness|registrar|authori[sz]ed signatory|partner|trustee|treasurer|minutes? (?:taker|secretary))\b/i;

/** Who signed: names near an office or a signature line, each with whether a signature was found beside it. */
export function signatories(): Finder {
  return (view) => {
    const page = view.pages.at(-1);
    if (!page) return [];
    const marks = view.marks
      .filter((m) => m.mark.kind === 'signature' && m.page === page.index)
      .map((m) => m.mark.box);
    const rows: FieldValue[] = [];
    const used: Segment[] = [];
    for (const segment of page.segments.filter((s) => s.box.y > 0.45 * page.height)) {
      const office = officeNear(segment, page);
      const name = nameOf(segment);
      if (!office || !name || rows.some((r) => (r as { name: string }).name === name)) continue;
      const signed = marks.some(
        (b) =>
          Math.abs(b.x + b.width / 2 - segment.box.x - segment.box.width / 2) <
            Math.max(b.width, segment.box.width) &&
          Math.abs(b.y + b.height / 2 - segment.box.y) < 7 * page.textHeight,
      );
      rows.push({ name, title: office, signed });
      used.push(segment);
    }
    return rows.length > 0
      ? [
          {
            ...fromSegments(
              used,
              { value: rows, raw: '', quality: 0.85, notes: [] },
              0.85,
              'names beside an office',
            ),
            place: null,
          },
        ]
      : [];
  };
}

function nameOf(segment: Segment): string | null {
  const text = segment.text
    .replace(/_+/g, ' ')
    .replace(/^\s*(?:name|signed|signature|by)\s*:?\s*/i, '')
    .split(/\s*[,(–-]\s*(?=.*\b(?:director|secretary|chair|witness|registrar)\b)/i)[0]!;
  if (OFFICE.test(text) || /\d/.test(text)) return null;
  const parsed = personName.parse(text, { today: '2000-01-01' });
  return parsed &&
    parsed.quality >= 0.8 &&
    typeof parsed.value === 'string' &&
    parsed.value.split(' ').length <= 4
    ? parsed.value
    : null;
}

/** The office is printed on the same line, just below, or just above the name. */
function officeNear(segment: Segment, page: PageLayout): string | null {
  const own = OFFICE.exec(segment.text);
  if (own) return own[0];
  const near = page.segments.filter(
    (s) =>
      s !== segment &&
      Math.abs(s.box.y - segment.box.y) < 2.6 * page.textHeight &&
      Math.abs(s.box.x - segment.box.x) < 0.22 * page.width &&
      s.text.length < 50,
  );
  const sorted = near.sort((a, b) => distance(a, segment) - distance(b, segment));
  for (const s of sorted) {
    const office = OFFICE.exec(s.text);
    if (office) return office[0];
  }
  return null;
}

function distance(a: Segment, b: Segment): number {
  const below = a.box.y >= b.box.y ? 0 : 1;
  return Math.abs(a.box.y - b.box.y) + Math.abs(a.box.x - b.box.x) + below;
}
