import { oncePer } from '../../lazily.ts';
import { rightNeighbour, type PageLayout } from '../../layout/page-layout.ts';
import { part, type Segment } from '../../layout/segment.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { DocumentType, Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';
import { bothNames, lostItems, type Item } from './lost-numbers.ts';

/**
 * Item numbers that cards print instead of labels: 1 surname, 2 other names, 3 birth, 4a issue, 4b expiry, 4c
 * authority, 4d holder's number, 5 licence number, 9 classes (Vienna Convention on Road Traffic, annex 6).
 */
const CODE =
  /(?:^|\s)(4[abcd]|1[0-9]|9a|[1-9])(?:[.,):]+\s*|\s+|$|(?<=^[12])(?=\p{Lu}{2})|(?<=4[abcd]|9a|1[0-9])(?=\p{L}{2})|(?<=4[ab])(?=\d\d[./-]\d)|(?<=9)(?=CLASS)|(?<=3)(?=D[O0]B))/giu;
/** "9. Class: C1": a label after the number. */
const IN_WORDS = /^\p{L}[\p{L}'’ ./#]{1,40}:\s*/u;
/** Names; LN and FN: last and first name. */
const NAMES = '(?:family|last|given|first|middle)? ?names?|surname|forenames?|LN|FN';
/** Dates of birth, issue and expiry. */
const DAYS = 'D[O0]B|date of birth|[I1L|]SS(?:UED)?|EXP(?:IRES)?';
/** Numbers of licence and holder; letters of "Customer Identifier" may be misread. */
const NUMBERS =
  'DLN?|OLN|DL ?NO|LIC(?:EN[CS]E)?[.]?(?: ?NO)?|ID(?: ?NO)?|CUSTOMER (?:ID|NO)|\\p{L}{6,10} [I1L|]DENTIFIER|NUMBER';
/** Class, sex, endorsements, restrictions, physical description, address, discriminator. */
const OTHERS = 'CLASS|SEX|END|RE?STR?|HGT|WGT|EYES|HAIR|ADDRESS';
/** Labels without a colon on North American cards (AAMVA DL/ID card design standard, annex A). */
const CAPTION = new RegExp(
  String.raw`^(?:${[NAMES, DAYS, NUMBERS, OTHERS].join('|')})(?!\p{L})[.:#]*\s*`,
  'iu',
);
const CAPTION_OF_LOOKS = /^(?:SEX|HAIR|EYES|HGT|WGT|HT|WT)(?!\p{L})/iu;
const CAPTION_OF_NAME = new RegExp(String.raw`^(?:${NAMES})(?!\p{L})[.:#]*\s*`, 'iu');
/** Item 5 of North American cards numbers the card, not its holder: the document discriminator. */
const DISCRIMINATOR = /^DD(?:(?!\p{L})|(?=[\p{L}\d]{10}))/iu;
/** Minimum item numbers of such a card. */
const LEAST_CODES = 4;

/** The value of an item, e.g. `numberedItem('4b')`. */
export function numberedItem(code: string, weight: number = FINDER_WEIGHTS.numberedItem): Finder {
  return (view, field) =>
    view.pages.flatMap((page) =>
      numbered(page).flatMap(({ code: own, value, doubt }) => {
        const parsed =
          own === code && value ? field.kind.parse(value.text, { ...view, namedHere: true }) : null;
        if (!parsed || !value) return [];
        const found = fromSegments([value], parsed, weight, `behind the number ${code} of the card`);
        return [doubt ? { ...found, doubt } : found];
      }),
    );
}

/** Does a card print a value as this item, readable or not? */
export const hasItem = (code: string, { pages }: DocumentView): boolean =>
  pages.some((page) => numbered(page).some((item) => item.code === code && item.value !== null));

/** Items characteristic of driving licences. */
const TELLING = ['1', '2', '3', '5'];

/** Is a page a driving licence by its item numbers, whatever its language? */
export const numberedAsLicence: NonNullable<DocumentType['looks']>[number] = (view) =>
  view.pages.some((page) => {
    const codes = new Set(numbered(page).map(({ code }) => code));
    return codes.has('4b') && TELLING.filter((code) => codes.has(code)).length >= 3;
  })
    ? { weight: 2.6, said: 'the numbered items of a driving licence' }
    : null;

const numbered = oncePer((page: PageLayout): readonly Item[] => {
  const items = page.segments.flatMap((segment) => bothNames(segment, page) ?? itemsIn(segment, page));
  const codes = new Set(items.map((i) => i.code));
  const isNumbered = codes.size >= LEAST_CODES && (codes.has('4a') || codes.has('4b'));
  return isNumbered ? [...items, ...lostItems(page, codes)] : [];
});

/** "4a. 01.03.2023 4b. 28.02.2028": a line may have several items; a value may be beside its number. */
function itemsIn(segment: Segment, page: PageLayout): Item[] {
  const codes = [...segment.text.matchAll(CODE)].filter(
    // "16.05.2024 4b. 15.05.2029" beside its "4a."; "4d LIC# D123 9 CLASS C"
    (m) => m.index === 0 || /[a-d]/i.test(m[1]!) || CAPTION.test(segment.text.slice(m.index + m[0].length)),
  );
  return codes.flatMap((match, i): Item[] => {
    const behind = match.index + match[0].length;
    const to = codes[i + 1]?.index ?? segment.text.length;
    const text = segment.text.slice(behind, to);
    const code = match[1]!.toLowerCase();
    if (DISCRIMINATOR.test(text)) return [{ code, value: null }];
    // "1 Hair BLK": a truncated "19 Hair", not a name.
    if ((code === '1' || code === '2') && CAPTION_OF_LOOKS.test(text)) return [];
    // "2 ID BILL": in items of names, only labels of names are stripped.
    const caption = code === '1' || code === '2' ? CAPTION_OF_NAME : CAPTION;
    const from = behind + (IN_WORDS.exec(text) ?? caption.exec(text) ?? [''])[0].length;
    if (segment.text.slice(from, to).trim() !== '') return [{ code, value: part(segment, from, to) }];
    const beside = to === segment.text.length ? rightNeighbour(segment, page) : undefined;
    if (beside && DISCRIMINATOR.test(beside.text)) return [{ code, value: null }];
    const isOther = beside === undefined || (codes.length > 0 && startsWithCode(beside));
    return [{ code, value: isOther ? below(part(segment, match.index, to), page) : beside }];
  });
}

/** "16.05.2024" also begins with a card's item number. */
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d/;
const startsWithCode = ({ text }: Segment): boolean =>
  !DAY.test(text) && [...text.matchAll(CODE)][0]?.index === 0;

/** Search range of a value below its label in heights: it may start a few letters to the right of the number. */
const REACH = { left: 0.7, right: 4, up: 0.6, down: 2.2 } as const;

/** The value below a label, by the distance of their centres, since labels are smaller than values. */
export function below({ box }: Segment, page: PageLayout): Segment | null {
  const height = Math.max(box.height, page.textHeight);
  const middle = box.y + box.height / 2;
  return (
    page.segments.find((segment) => {
      const right = (segment.box.x - box.x) / height;
      const down = (segment.box.y + segment.box.height / 2 - middle) / height;
      const isUnder = right >= -REACH.left && right <= REACH.right && down >= REACH.up && down <= REACH.down;
      return isUnder && !startsWithCode(segment);
    }) ?? null
  );
}
