import { MEMBERS_OF_BODY, OF_A_BOARD } from '../../../lexicon/job-titles.ts';
import type { Box } from '../../../../contract/geometry.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { personName } from '../../../values/person-name.ts';
import { leftNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { fold } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { rowsUnder, tableHeads } from '../tables/column-items.ts';

/** Shares of the page and of its rows below which signatories are (chosen on drawn specimens, ADR 401). */
const SIGNED_PART = { page: 0.45, print: 0.5 } as const;
const CONFIDENCE = { list: 0.85, name: 0.8 } as const;
/** Maximum distances from a signature line to its name: horizontal in page widths, vertical in text heights. */
const FROM_LINE = { across: 0.3, up: -0.6, down: 2.6 } as const;
/** The same from a name to its job title. */
const TO_OFFICE = { across: 0.22, down: 2.8 } as const;

const OFFICE_WORDS = `(?:(?:managing |executive |non-executive |company )?(?:${OF_A_BOARD})|chair|witness|registrar|authori[sz]ed signatory|minutes? (?:taker|secretary))`;
const SIGNING_OFFICE = new RegExp(`\\b${OFFICE_WORDS}\\b`, 'i');
/** "Director: Kago Molefe", "Signed by Kago Molefe", "Name: Kago Molefe". */
const BEFORE = new RegExp(
  `^\\s*(?:(?:name|signed|signature|full names?|for and on behalf of the (?:company|board)|by|${OFFICE_WORDS}(?:'?s)?(?: ?\\/ ?${OFFICE_WORDS})*)\\s*(?:\\d\\s*)?[:.–-]?\\s*)+`,
  'i',
);
/** Forms name the signatory anywhere on the page. */
const SIGNED_BY = new RegExp(`^\\s*(?:signed(?: by)?|${OFFICE_WORDS})\\s*:\\s*\\p{Lu}`, 'iu');
const BEHIND = new RegExp(`\\s*[,(–/-](?=.*${OFFICE_WORDS})|\\s+(?=${OFFICE_WORDS}\\b)`, 'i');

/** Signatories: names near a job title or signature, each with whether a signature was found beside it. */
export function signatories(): Finder {
  return (view) => {
    const page = view.pages.at(-1);
    if (!page) return [];
    const marks = view.marks
      .filter((m) => m.mark.kind === 'signature' && m.page === page.index)
      .map((m) => m.mark.box);
    const rows: { name: string; title: string | null; signed: boolean }[] = [];
    const used: Segment[] = [];
    const end = Math.max(0, ...page.segments.map((s) => s.box.y + s.box.height));
    const top = Math.min(
      SIGNED_PART.page * page.height,
      SIGNED_PART.print * end,
      ...marks.map((b) => b.y - 3 * page.textHeight),
    );
    for (const segment of page.segments.filter((s) => s.box.y > top || SIGNED_BY.test(s.text))) {
      for (const name of listedIn(segment)) {
        if (rows.some((r) => r.name === name)) continue;
        rows.push({ name, title: null, signed: marks.some((b) => signs(b, segment, page)) });
        used.push(segment);
      }
      const name = nameOf(segment);
      if (name && (beginsCompany(name, page) || isValueOf(segment, page))) continue;
      if (!name || rows.some((r) => r.name === name)) continue;
      const office = officeNear(segment, page);
      const signed = marks.some((b) => signs(b, segment, page));
      if (
        !office &&
        !(signed && isSurelyName(name)) &&
        !signatureLine(segment, page) &&
        !isHeaded(segment, page)
      )
        continue;
      rows.push({ name, title: office, signed });
      used.push(segment);
    }
    for (const { name, title, segment } of columnOfSigners(page)) {
      if (rows.some((r) => r.name === name)) continue;
      rows.push({ name, title, signed: marks.some((b) => signs(b, segment, page)) });
      used.push(segment);
    }
    const value: FieldValue = rows;
    const how = 'names beside an office or a signature';
    return rows.length > 0
      ? [
          {
            ...fromSegments(
              used,
              { value, raw: '', quality: CONFIDENCE.list, notes: [] },
              CONFIDENCE.list,
              how,
            ),
            place: null,
          },
        ]
      : [];
  };
}

/** A column headed "Director" or "Name" with one for signatures beside it: each name below signs. */
function columnOfSigners(page: PageLayout): { name: string; title: string | null; segment: Segment }[] {
  return tableHeads(page, SIGNERS).flatMap((head) => {
    if (!head.some((s) => /^signatures?$/i.test(s.text.trim()))) return [];
    return rowsUnder(page, head).flatMap(({ cells }) => {
      const own = cells.find((c) => SIGNERS.test(c.title));
      const segment = own?.segments[0];
      const name = segment ? nameOf(segment) : null;
      return name && segment && own
        ? [{ name, title: SIGNING_OFFICE.exec(own.title)?.[0] ?? null, segment }]
        : [];
    });
  });
}

const SIGNERS = new RegExp(
  `^(?:(?:full )?names?(?: of (?:the )?(?:${MEMBERS_OF_BODY})s?)?|(?:director|trustee|partner|signator(?:y|ies))(?:'s name|s)?)$`,
  'i',
);

/** Is it a name in the list below "Signatories", "Signed by the directors"? */
function isHeaded(segment: Segment, page: PageLayout): boolean {
  const heading = page.segments.findLast((s) => s.order < segment.order && HEADS_SIGNERS.test(s.text.trim()));
  return (
    heading !== undefined &&
    segment.row - heading.row <= 6 &&
    Math.abs(segment.box.x - heading.box.x) < 3 * page.textHeight &&
    (nameOf(segment)?.includes(' ') ?? false)
  );
}

const HEADS_SIGNERS = new RegExp(
  String.raw`^(?:signator(?:y|ies)|signed by(?: (?:all|the|of|our|both|us)\b){0,3} (?:${MEMBERS_OF_BODY})s)\s*:?$`,
  'i',
);

const FOR_COMPANY = '(?:signed )?for (?:and on behalf of )?the (?:board|company)(?: of directors)?';
const BY_MEMBERS = String.raw`signed by (?:\p{L}+ ){0,2}(?:(?:${MEMBERS_OF_BODY})s|signatories)`;
const SIGNERS_BEHIND = new RegExp(
  String.raw`^\s*(?:(?:authori[sz]ed )?signator(?:y|ies)(?:\s*\([^)]*\))?|${FOR_COMPANY}|${BY_MEMBERS})\s*[:–-]\s*(\S.*)$`,
  'iu',
);
/** "Signatories: Kago Molefe, Neo Tau", "Signed by two directors: Kago Molefe and Neo Tau". */
function listedIn(segment: Segment): string[] {
  const list = SIGNERS_BEHIND.exec(segment.text)?.[1];
  return (list?.split(/\s*(?:,|;|&|\band\b)\s*/) ?? []).flatMap((part) => {
    const name = nameOf({ ...segment, text: part });
    return name?.includes(' ') ? [name] : [];
  });
}

function nameOf(segment: Segment): string | null {
  const text = segment.text
    .replace(/[_.]{3,}|_+/g, ' ')
    .replace(BEFORE, '')
    .split(BEHIND)[0]!
    .trim();
  if (SIGNING_OFFICE.test(text) || /\d/.test(text)) return null;
  const parsed = personName.parse(text, { today: '2000-01-01' });
  return parsed &&
    parsed.quality >= CONFIDENCE.name &&
    typeof parsed.value === 'string' &&
    parsed.value.split(' ').length <= 4
    ? parsed.value
    : null;
}

/** "Apologies | Kago Example" in a form: is the cell before a label of people who do not sign? */
function isValueOf(segment: Segment, page: PageLayout): boolean {
  const before = leftNeighbour(segment, page)?.text.trim() ?? '';
  return (
    /^(?:apolog|absen|present|attend|in attendance|members|minutes|recorded|moved|proposed|seconded|invited|quorum|guests?)/i.test(
      before,
    ) && !/\b(?:signed|signature)\b/i.test(before)
  );
}

/** "NATA FORESTRY" on a seal: is it the start of a company name printed elsewhere? */
function beginsCompany(name: string, page: PageLayout): boolean {
  const own = `${fold(name)} `;
  return page.segments.some(({ text }) => fold(text).startsWith(own) && looksLikeCompany(text));
}

/** Beside a signature without a job title, words must be a known name, not only capitalised. */
function isSurelyName(name: string): boolean {
  return name.includes(' ') && holdsKnownName(name);
}

/** Is a signature above, over or beside the printed name? */
function signs(mark: Box, { box }: Segment, page: PageLayout): boolean {
  return (
    Math.abs(mark.x + mark.width / 2 - box.x - box.width / 2) < Math.max(mark.width, box.width) &&
    Math.abs(mark.y + mark.height / 2 - box.y) < 7 * page.textHeight
  );
}

/** Is a signature line (underscores or dots) directly above or before the name? */
function signatureLine(segment: Segment, page: PageLayout): boolean {
  return (
    isSurelyName(nameOf(segment) ?? '') &&
    page.segments.some(
      (s) =>
        /[_.…]{6,}/.test(s.text) &&
        Math.abs(s.box.x - segment.box.x) < FROM_LINE.across * page.width &&
        segment.box.y - s.box.y > FROM_LINE.up * page.textHeight &&
        segment.box.y - s.box.y < FROM_LINE.down * page.textHeight,
    )
  );
}

/** The job title in the same segment, else beside, directly below or above the name. */
function officeNear(segment: Segment, page: PageLayout): string | null {
  const own = SIGNING_OFFICE.exec(segment.text);
  if (own) return own[0];
  const near = page.segments.filter(
    (s) =>
      s !== segment &&
      Math.abs(s.box.y - segment.box.y) < TO_OFFICE.down * page.textHeight &&
      (Math.abs(s.box.x - segment.box.x) < TO_OFFICE.across * page.width ||
        centred(s, segment) ||
        s.row === segment.row) &&
      s.text.length < 50,
  );
  const sorted = near.sort((a, b) => distance(a, segment) - distance(b, segment));
  for (const s of sorted) {
    const office = SIGNING_OFFICE.exec(s.text);
    if (office) return office[0];
  }
  return null;
}

function centred(a: Segment, b: Segment): boolean {
  return Math.abs(2 * (a.box.x - b.box.x) + a.box.width - b.box.width) < 2 * a.box.height;
}

function distance(a: Segment, b: Segment): number {
  const below = a.box.y >= b.box.y ? 0 : 1;
  return Math.abs(a.box.y - b.box.y) + Math.abs(a.box.x - b.box.x) + below;
}
