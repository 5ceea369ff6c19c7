import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import { NAMES } from '../../packs/currencies.ts';
import { oncePer } from '../../lazily.ts';

/** Column header with only the currency. */
const MONEY_HEAD = new RegExp(String.raw`^(?:${NAMES}|amount)$`, 'i');
/** "PART B", "Section 2:", "II.": numbers of a form's parts. */
const NUMBERED = /^(?:part|section|schedule|karolo)\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4})\b[\s.:)–—-]*/i;
const WHAT_IS_TOLD = '(?:name and )?(?:particulars|details|information)(?: of| about)?(?: the)? ';
const PARTY = 'employers?|employees?|taxpayers?|pensioners?|companys?|applicants?|mothapi|mothapiwa|modiri';
/** Headings that say whose particulars follow. */
const WHOSE = new RegExp(
  String.raw`^(?:[A-Z]|\d{1,2}|[IVX]{1,4})?[\s.:)–—-]*(?:${WHAT_IS_TOLD})?(${PARTY})(?:['’]s?|\(s\))?(?: (?:details|particulars|information|section))?[\s.:]*$`,
  'i',
);

/** Labels that mean a field below a certain heading. */
export interface Section {
  /** The heading without its number. */
  readonly heading: RegExp;
  /** Labels that mean the field in this section, whatever they mean elsewhere. */
  readonly labels: readonly string[];
}

interface Heading {
  readonly segment: Segment;
  readonly name: string;
}

/** The heading of the part of a form around a line, without its number; null if there is none above. */
export function sectionOf(line: Segment, page: PageLayout): string | null {
  const above = headingsOf(page).filter(
    ({ segment: { box } }) => box.y + box.height < line.box.y + 0.4 * line.box.height,
  );
  const nearest = above.reduce<Heading | null>(
    (best, h) => (best && best.segment.row > h.segment.row ? best : h),
    null,
  );
  if (!nearest) return null;
  // Of two sections side by side, the rightmost one that starts left of the line.
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
    // "Employee | Kago Example": a label with its value beside it is no heading; a currency above a section's amounts
    // is allowed.
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

/** The part of a form about another person. */
export interface OthersSection {
  /** Its heading without its number. */
  readonly heading: RegExp;
  /** Fields that its labels do not mean. */
  readonly fields: readonly string[];
}

/**
 * Assigns a label to the field that its section implies: "TIN" in the employer's section is the employer's, "Address" in
 * the landlord's is not the tenant's.
 */
export function resolveBySection<H extends Hit>(
  hit: H,
  page: PageLayout,
  {
    fields,
    others,
  }: {
    readonly fields: readonly { readonly name: string; readonly section?: Section }[];
    readonly others?: OthersSection;
  },
): H {
  if (hit.field !== null && others?.fields.includes(hit.field))
    return others.heading.test(sectionOf(hit.segment, page) ?? '') ? { ...hit, field: null } : hit;
  const phrase = hit.phrase.replace(/[\s:.]+$/, '');
  const asked = fields.filter(({ section }) => section?.labels.includes(phrase));
  if (asked.length === 0) return hit;
  const heading = sectionOf(hit.segment, page);
  const meant = heading === null ? undefined : asked.find(({ section }) => section!.heading.test(heading));
  return meant ? { ...hit, field: meant.name } : hit;
}
