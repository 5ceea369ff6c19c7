import { POSTS } from '../../../lexicon/job-titles.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { isHouseLine } from '../../../values/foreign-address.ts';
import { LEGAL_FORM } from '../../../values/legal-form.ts';
import { looksLikeAddress } from '../../../values/address.ts';
import { isPostal } from '../../../values/address-words.ts';
import { CIVIL_TITLE, CIVIL_TITLES, TITLED } from '../../../lexicon/forms-of-address.ts';
import { leftNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** "Received from Nata Lodge (Pty) Ltd", "Dear Kago Example": the other party. */
export const DEALT_WITH =
  /^(?:received from|(?:bill|billed|invoice|sold|deliver|delivered|paid|issued|ship|shipped) to|on account of|(?:dear|hello|dumela(?:ng)?)(?!.*\b(?:pty|ltd|limited|cc)\b))\s/i;

const SENT_TO =
  '(?:bill(?:ed)?|invoiced?|sold|deliver(?:ed)?|ship(?:ped)?|issued|addressed|made out|statement|account|tax invoice|prepared) (?:to|for)';
const PARTY =
  '(?:our |the )?(?:customer|client|consumer|subscriber|rate ?payer|account holder|policy ?holder)(?: (?:name|details?))?';
const TITLE = String.raw`(?:${CIVIL_TITLES})\.?`;
/** "Bill to", "Customer", "Mr/Mrs", alone on a line: the other party is named below. */
export const HEADS_PARTY = new RegExp(
  String.raw`^(?:${SENT_TO}|${PARTY}|attention|${TITLE}(?: ?/ ?${TITLE})*)\s*:?$`,
  'i',
);

/**
 * "Received from | Nata Lodge (Pty) Ltd", "Bill to | …", "Account holder ..... | …": is the line beside or below such
 * words?
 */
export function namesAnother(line: Segment, page: PageLayout): boolean {
  const before = leftNeighbour(line, page);
  const beside = before?.text.replace(/[\s.:_…]+$/, '') ?? '';
  if (/\b(?:received from|to|for)$/i.test(beside) || HEADS_PARTY.test(beside)) return true;
  return page.segments.some(
    ({ text, box }) =>
      HEADS_PARTY.test(text.trim()) &&
      Math.abs(box.x - line.box.x) < line.box.height &&
      box.y < line.box.y &&
      line.box.y - (box.y + box.height) < line.box.height,
  );
}

/** An office as addressee, and the organisation below it. */
export const OFFICE = new RegExp(
  String.raw`^(?:to\b|attention|attn?\b|the (?:branch |general |credit |human resources? )?(?:${POSTS}|commissioner|principal|head|consul|ambassador|chair(?:man|woman|person))\b)`,
  'i',
);

/** Is the line in the addressee's block: an office, or directly below one? */
export function isAddressed(segment: Segment, offices: readonly Segment[]): boolean {
  if (OFFICE.test(segment.text)) return true;
  return offices.some(
    (s) =>
      Math.abs(s.box.x - segment.box.x) < segment.box.height &&
      segment.box.y > s.box.y &&
      segment.box.y - s.box.y < 3.6 * segment.box.height,
  );
}

/** "Mrs K Example / House 14, Tati Road / Lesedi Estates": the area in a person's address. */
export function isWhereSomebodyLives(line: Segment, page: PageLayout): boolean {
  const above = (of: Segment): Segment | undefined =>
    page.segments.find(
      ({ box }) =>
        box.y < of.box.y - LINE.half * box.height &&
        of.box.y - (box.y + box.height) < of.box.height &&
        Math.abs(box.x - of.box.x) < of.box.height,
    );
  const house = above(line);
  if (!house || !looksLikeAddress(house.text) || isPostal(house.text)) return false;
  const person = above(house);
  return person !== undefined && TITLED.test(person.text.trim());
}

/** "MR. KAGO EXAMPLE", "Ms Trust Example": a person in an envelope's window; not "Mr Sparkle", "Dr Example Hospital". */
export const isTitledPerson = (text: string): boolean => {
  const name = text.trim().replace(CIVIL_TITLE, '').split(/\s+/);
  return (
    name.length > 1 &&
    CIVIL_TITLE.test(text.trim()) &&
    !LEGAL_FORM.test(text) &&
    !looksLikeCompany(name.at(-1)!)
  );
};

/** "Civic Centre, 2 Market Street": a building with its street, not an organisation. */
export const isWhereItIs = (text: string): boolean => {
  const [name, ...where] = text.split(/,\s*/);
  return isHouseLine(text) || (where.some(isHouseLine) && (BUILDING.test(name!) || !looksLikeCompany(name!)));
};

const BUILDING = /\b(?:centre|center|house|building|hall|park|mall|plaza|court|library|towers?)$/i;
