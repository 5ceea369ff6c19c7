import { POSTS } from '../../../lexicon/job-titles.ts';
import { looksLikeAddress, address } from '../../../values/address.ts';
import { endsWithStreet, isPostal, startsAddress, STREET } from '../../../values/address-words.ts';
import { isKnownName, isPlaceName, isTownArea, placeIn } from '../../../values/dictionaries.ts';
import { isPartOfHouse } from '../../../values/foreign-address.ts';
import { companyName, looksLikeCompany } from '../../../values/company-name.ts';
import { ADDRESSED } from '../../../lexicon/forms-of-address.ts';
import { partyName } from '../../../values/party-name.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fold } from '../../../values/text/fold.ts';
import { besideAmount } from '../beside-amount.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { addressLines, CARE_OF, physicalLines } from './address-lines.ts';
import { isContact, isPaid, knownIssuer } from './supplier.ts';
import { blocksOf } from './text-blocks.ts';
import { HEADS_PARTY } from '../issuers/addressee.ts';

/**
 * Score of a name above an address, 0–1: a company, anybody else; factors for an issuer and for the address (chosen on
 * drawn specimens, ADR 401).
 */
const CONFIDENCE = { company: 0.7, other: 0.8, issuer: 0.45, address: 1.05 } as const;
/** Minimum height ratio of adjacent words of one name. */
const SAME_NAME = 0.6;

const TITLE = new RegExp(`^[*•·]?\\s*${ADDRESSED}\\b`, 'i');

/** Share of the page's longer side in which the sender is; a slip would be all top otherwise. */
const HEAD = 0.18;
/** First rows, for photographs that show background above the page. */
const FIRST_ROWS = 3;

/** "Name Lesedi Stores (Pty) Ltd": a label without a colon, handled by label matching. */
const LABELLED =
  /^(?:(?:full|company|business|trading|registered|customer|taxpayer|account)\s+)?names?\s+(?=\p{Lu}\S*\s+\S)/iu;

/**
 * Unlabelled lines below each other: a name and its address, as in a window envelope.
 *
 * @param isNamed the document says that a name is there, so any words are accepted
 */
export function addressBlock(part: 'name' | 'address', isNamed = false): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      blocksOf(page)
        .filter((block) => !block.slice(0, 3).some(({ text }) => isContact(text)))
        .flatMap(addressees)
        .flatMap(({ name, surname, address: below, inside, afterAddress, headed }): Candidate[] => {
          const named = [name, ...wordsBeside(name, page), ...(surname ? [surname] : [])];
          const printed = named.map((s) => s.text).join(' ');
          // After a label the name belongs to another field, but the address below is still used.
          const text = part === 'address' ? printed.replace(LABELLED, '') : printed;
          const context = headed || isNamed ? { ...view, namedHere: true } : view;
          const person = partyName.parse(text, context);
          if (
            !person ||
            !/^[*•·]?\s*(?:\p{Lu}|mr|mrs|ms)/iu.test(name.text) ||
            name.text.includes(':') ||
            LABELLED.test(text) ||
            (!headed && besideAmount(name, page)) ||
            isWhereOnly(name.text) ||
            isStreetUnderNumber(name, page) ||
            isPaid(name.text, page) ||
            !/\S\s+\S/.test(text.trim())
          )
            return [];
          if (
            inside &&
            !(afterAddress && NAME_ALONE.test(text)) &&
            !TITLE.test(name.text) &&
            !text.split(/\s+/).some(isKnownName) &&
            !looksLikeCompany(name.text)
          )
            return [];
          const company = looksLikeCompany(name.text) || isShortFor(name, below[0]!);
          const self = knownIssuer(name.text);
          const isParty = ({ text }: Segment): boolean => {
            const known = knownIssuer(text);
            // "BPC" above "Power Corporation" is the same supplier.
            return known ? known !== self : looksLikeCompany(text);
          };
          // The sender is at the top of the page; a name below it is the addressee.
          const issuer =
            !headed &&
            (company || self) &&
            (name.row < FIRST_ROWS || name.box.y < HEAD * Math.max(page.height, page.width)) &&
            !page.segments.some((s) => s.box.y + s.box.height < name.box.y && isParty(s));
          const base =
            (company && !headed ? CONFIDENCE.company : CONFIDENCE.other) * (issuer ? CONFIDENCE.issuer : 1);
          if (part === 'name') {
            const parsed = field.kind.parse(text, context);
            return parsed ? [fromSegments(named, parsed, base, 'above an address')] : [];
          }
          const lines = physicalLines(below, page) ?? addressLines(below, page);
          const parsed = address.parse(lines.map((s) => s.text).join('\n'), view);
          return parsed ? [fromSegments(lines, parsed, base * CONFIDENCE.address, 'under a name')] : [];
        }),
    );
}

/** "Erf 120, 7 Market Street": the first line of an address without a name. */
const isWhereOnly = (text: string): boolean => /\d/.test(text) && looksLikeAddress(text) && !TITLE.test(text);

/** "Example Drive", "Example Estates" directly below "Lot 1508": the second line of an address. */
function isStreetUnderNumber({ text, box }: Segment, page: PageLayout): boolean {
  if (TITLE.test(text) || !(endsWithStreet(text) || placeIn(text) !== null)) return false;
  return page.segments.some(
    (s) =>
      startsAddress(s.text) &&
      !s.text.includes(',') &&
      Math.abs(s.box.x - box.x) < box.height &&
      box.y > s.box.y &&
      box.y - (s.box.y + s.box.height) < box.height,
  );
}

/** "MRS  S  EXAMPLE": wide word gaps of line printers, which look like cells or specks. */
function wordsBeside(name: Segment, page: PageLayout): Segment[] {
  const words: Segment[] = [];
  let { x, width, height } = name.box;
  if (!/^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)?$/u.test(name.text.trim())) return words;
  for (const next of page.rows[name.row] ?? []) {
    if (next.order <= name.order || next.box.height < SAME_NAME * height) continue;
    if (next.box.x - (x + width) > height || !/^\p{Lu}[\p{L}'’-]+$/u.test(next.text.trim())) break;
    words.push(next);
    ({ x, width, height } = next.box);
  }
  return words;
}

/** "Lesedi Savings" above "Lesedi Savings Bank Limited, Main Mall": the company's short name. */
function isShortFor(name: Segment, below: Segment): boolean {
  const [short, full] = [fold(name.text), fold(below.text)];
  return full.startsWith(`${short} `) && looksLikeCompany(below.text);
}

interface Addressee {
  readonly name: Segment;
  /** The next line, if a narrow block breaks a name after title and first word, or before its legal form. */
  readonly surname: Segment | null;
  readonly address: readonly Segment[];
  /** Other lines are directly above, so the name must be recognisable by itself. */
  readonly inside: boolean;
  /** The line above ends the sender's address. */
  readonly afterAddress: boolean;
  /** A label directly above announces a name. */
  readonly headed: boolean;
}

/** "Example Street, Kanye · Tel 540 0000", "P O Box 7": the end of a letterhead. */
const endsAddress = (text: string): boolean => isPostal(text) || isContact(text) || STREET.test(text);
/** Two to four capitalised words only. */
const NAME_ALONE = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){1,3}$/u;

/** Maximum lines of an address. */
const MOST_LINES = 6;

/** Possible starts of an address below a name: at the top of a block, or below other lines. */
function addressees(block: readonly Segment[]): Addressee[] {
  const caption = block.findIndex(({ text }) => HEADS_PARTY.test(text.trim()));
  const [named, next] = caption < 0 ? [] : block.slice(caption + 1);
  if (named && next && isAddressLine(next.text))
    return [
      {
        name: named,
        surname: null,
        address: block.slice(caption + 2, caption + 2 + MOST_LINES),
        inside: false,
        afterAddress: false,
        headed: true,
      },
    ];
  const found: Addressee[] = [];
  for (let start = 1; start < block.length; start++) {
    if (!isAddressLine(block[start]!.text) || isNameOverBox(block, start)) continue;
    const first = found.length === 0 && start <= 2;
    // "BURS / 22 SEP 2026 / LOBATSE" is a stamp.
    if (first && !block.slice(1, start).some((s) => /\d/.test(s.text)))
      found.push({
        name: block[start === 2 && isCaption(block) ? 1 : 0]!,
        surname: start === 2 && (isBroken(block) || goesOn(block)) ? block[1]! : null,
        address: block.slice(start, start + MOST_LINES),
        inside: false,
        afterAddress: false,
        headed: false,
      });
    if (
      !(first && start === 1) &&
      (!isAddressLine(block[start - 1]!.text) || isNameOverBox(block, start - 1))
    )
      found.push({
        ...(start > 2 && goesOn(block.slice(start - 2))
          ? { name: block[start - 2]!, surname: block[start - 1]! }
          : { name: block[start - 1]!, surname: null }),
        address: block.slice(start, start + MOST_LINES),
        inside: !standsApart(block.slice(start - 2, start + 1)),
        afterAddress: start > 1 && endsAddress(block[start - 2]!.text),
        headed: false,
      });
  }
  return found;
}

/**
 * "5 June 2026 / Kago Ward / P O Box 7": directly above a postal address, and not below a name, capitalised words are a
 * name.
 */
function isNameOverBox(block: readonly Segment[], at: number): boolean {
  const [above, line, below] = [block[at - 1], block[at], block[at + 1]];
  return (
    above !== undefined &&
    below !== undefined &&
    /[\d:]/.test(above.text) &&
    isPostal(below.text) &&
    /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]+){1,3}$/u.test(line!.text.trim())
  );
}

/** A name clearly closer to the address below than to the heading above starts a block of its own. */
function standsApart([above, name, below]: readonly Segment[]): boolean {
  return (
    above !== undefined &&
    below !== undefined &&
    name!.box.y - above.box.y > APART * (below.box.y - name!.box.y)
  );
}
const APART = 1.7;

/** "Mme Boitumelo" above "Ramatlapeng": a title and one word, then a line that is a name and not a place. */
function isBroken([first, second]: readonly Segment[]): boolean {
  return (
    TITLE.test(first!.text) &&
    first!.text.trim().split(/\s+/).length === 2 &&
    /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(second!.text.trim()) &&
    placeIn(second!.text) === null
  );
}

/** "LEGODIMO ENTERPRISES (PTY)" above "LTD". */
const goesOn = ([first, second]: readonly Segment[]): boolean =>
  companyName.continues!(first!.text.trim(), second!.text.trim());

/** "Ratepayer", "Bill to": one or two words above a name are a label. */
function isCaption([first, second]: readonly Segment[]): boolean {
  const words = first!.text.trim().split(/\s+/);
  return (
    words.length <= 2 &&
    !TITLE.test(first!.text) &&
    !words.some(isKnownName) &&
    !looksLikeCompany(first!.text) &&
    second!.text.trim().split(/\s+/).length >= 2
  );
}

/** Labels of addresses; "Donga Location" is an area of a town. */
const LABEL = /\b(?:address|aterese)\b|^(?:\p{L}+ )?premises\b|^location\b|\b(?:premises|location)\s*:/iu;

/** "Branch Manager, Serowe": the signatory's post and place. */
const SIGNING_OFFICE = new RegExp(
  String.raw`^(?:\p{L}+ ){0,3}(?:${POSTS}|partner|consultant)\b(?!['’])`,
  'iu',
);

function isAddressLine(text: string): boolean {
  if (LABEL.test(text) || LABELLED.test(text) || SIGNING_OFFICE.test(text)) return false;
  return (
    looksLikeAddress(text) ||
    isPartOfHouse(text) ||
    /\bpost ?office$/i.test(text.trim()) ||
    CARE_OF.test(text) ||
    (placeIn(text) !== null && text.split(' ').length <= 4 && !/\d/.test(text) && !isPersonOf(text))
  );
}

/** "Mogapi Example": surnames may equal village names; a line that ends with a village is no name. */
function isPersonOf(text: string): boolean {
  const last = text.split(',').at(-1)!.trim();
  return (
    !isPlaceName(last) &&
    !isTownArea(last) &&
    /^\p{Lu}\S+ \p{Lu}/u.test(text) &&
    text.split(/[ -]/).some(isKnownName)
  );
}
