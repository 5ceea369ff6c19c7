import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import { NAMES } from '../../packs/currencies.ts';
import { oncePer } from '../../lazily.ts';

/** The head of a column that says what money is. */
const MONEY_HEAD = new RegExp(String.raw`^(?:${NAMES}|amount)$`, 'i');
/** "PART B", "Section 2:", "II.": what numbers a part of a form. */
const NUMBERED = /^(?:part|section|schedule|karolo)\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4})\b[\s.:)–—-]*/i;
const WHAT_IS_TOLD = '(?:name and )?(?:particulars|details|information)(?: of| about)?(?: the)? ';
const PARTY =
  'employers?|employees?|taxpayers?|pensioners?|companys?|company|applicants?|mothapi|mothapiwa|modiri';
/** Whose particulars a part holds. */
const WHOSE = new RegExp(
  String.raw`^(?:[A-Z]|\d{1,2}|[IVX]{1,4})?[\s.:)–—-]*(?:${WHAT_IS_TOLD})?(${PARTY})(?:['’]s?|\(s\))?(?: (?:details|particulars|information|section))?[\s.:]*$`,
  'i',
);

/** Where the value of a label stands under a heading that says whose it is. */
export interface Section {
  /** The heading without what numbers it. */
  readonly heading: RegExp;
  /** Labels that mean the field there, whatever else they mean in the other parts. */
  readonly labels: readonly string[];
}

interface Heading {
  readonly segment: Segment;
  readonly name: string;
}

/** The heading of the part of a form in which a line stands, without what numbers it; null where there is none above. */
export function sectionOf(line: Segment, page: PageLayout): string | null {
  const above = headingsOf(page).filter(
    ({ segment: { box } }) => box.y + box.height < line.box.y + 0.4 * line.box.height,
  );
  const nearest = above.reduce<Heading | null>(
    (best, h) => (best && best.segment.row > h.segment.row ? best : h),
    null,
  );
  if (!nearest) return null;
  // Two parts beside each other: the one that begins furthest right before the line.
  const beside = above.filter((h) => h.segment.row === nearest.segment.row);
  const own = beside.filter((h) => h.segment.box.x < line.box.x + line.box.height);
  return (own.at(-1) ?? beside[0]!).name;
}

const headingsOf = oncePer((page: PageLayout): readonly Heading[] =>
  page.rows.flatMap((row): Heading[] => {
    const named = row.flatMap((segment): Heading[] => {
      const name = nameOf(segment.text.trim());
      return name === null ? [] : [{ segment, name }];
    });
    // "Employee | Kago Example": a label beside its value heads nothing. The unit may stand over the figures of a part.
    const rest = row.filter((s) => !named.some((h) => h.segment === s) && !MONEY_HEAD.test(s.text));
    return rest.length === 0 ? named : [];
  }),
);

function nameOf(text: string): string | null {
  const whose = WHOSE.exec(text.replace(NUMBERED, ''));
  if (whose) return whose[1]!;
  return NUMBERED.test(text) && text.length < 50 ? text.replace(NUMBERED, '') : null;
}

interface Hit {
  readonly field: string | null;
  readonly phrase: string;
  readonly segment: Segment;
}

/** The label as the part of the form means it: "TIN" in the employer's part is the employer's. */
export function resolveBySection<H extends Hit>(
  hit: H,
  page: PageLayout,
  fields: readonly { readonly name: string; readonly section?: Section }[],
): H {
  const phrase = hit.phrase.replace(/[\s:.]+$/, '');
  const asked = fields.filter(({ section }) => section?.labels.includes(phrase));
  if (asked.length === 0) return hit;
  const heading = sectionOf(hit.segment, page);
  const meant = heading === null ? undefined : asked.find(({ section }) => section!.heading.test(heading));
  return meant ? { ...hit, field: meant.name } : hit;
}
