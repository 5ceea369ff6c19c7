import type { PageLayout } from '../../../layout/page-layout.ts';
import { COUNTRIES, ID_WORDS } from '../../../packs/country-words.ts';
import { isPrintOfCards } from '../people/card-name.ts';
import { CAPTIONED } from '../short-captions.ts';
import { REGION_AND_CODE } from './regions.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { oncePer } from '../../../lazily.ts';

/** "LANSING, MI 48918-0000", "OTTAWA ON K1A 0B1": town, state or province, postal code. */
const TOWN = new RegExp(String.raw`\p{L}{3}[\p{L} .'-]*?[,. ]\s?${REGION_AND_CODE}$`, 'u');
/** Text found only on cards of the installed countries. */
export const OWN_COUNTRY = new RegExp(String.raw`(?:${COUNTRIES})|(?:${ID_WORDS})|\bbwa?\b`, 'i');
/** Item number before the line ("8 123 STATE ST"), which may be misread because of its size. */
const ITEM = /^([128])[.,):]*\s*(?=\p{Lu}{2})/u;
/** Parts of an address without a house number. */
const ADDRESS = /\d|^(?:P\.? ?O\.? ?BOX|APT|UNIT|SUITE|STE|FLOOR|RURAL ROUTE)\b/i;
const NAME = /^(?=(?:.*\p{L}){3})\p{Lu}[\p{Lu}\p{M}'’., -]+$/u;

/**
 * Shares of a line's height: gap within a block, gap with a label between name and address, tolerance of the left edge
 * for item numbers.
 */
const BLOCK_REACH = { between: 1.3, overAddress: 2.2, edge: 2.2 } as const;
/** Maximum address lines above a town: street, flat, a second line of either. */
const MOST_OF_ADDRESS = 3;
const MOST_OF_NAME = 3;
/** Minimum relative height of a title above the block. */
const LARGER = 1.9;

export interface NameLine {
  readonly segment: Segment;
  /** The item by its number; null: no number was read. */
  readonly item: '1' | '2' | null;
}

const isCaption = (text: string): boolean => CAPTIONED.test(text.trim()) || isPrintOfCards(text);

/** Name lines above an address, top first: cards of this standard have nothing else there. */
export const namesOverAddress = oncePer(findNames);

function findNames(page: PageLayout): readonly NameLine[] {
  if (page.segments.some(({ text }) => OWN_COUNTRY.test(text))) return [];
  for (const town of page.segments.filter(({ text }) => TOWN.test(text.trim()))) {
    const names: NameLine[] = [];
    let [at, address] = [town, 1];
    for (;;) {
      const above = lineAbove(at, page, names.length === 0 ? BLOCK_REACH.overAddress : BLOCK_REACH.between);
      if (!above || above.box.height > LARGER * town.box.height) break;
      const [printed, number] = ITEM.exec(above.text) ?? ['', null];
      const text = above.text.slice(printed.length);
      if (names.length === 0 && ADDRESS.test(text) && address < MOST_OF_ADDRESS) address++;
      else if (NAME.test(text.trim()) && !isCaption(text) && names.length < MOST_OF_NAME)
        names.unshift({
          segment: part(above, printed.length, above.text.length),
          item: number === '1' || number === '2' ? number : null,
        });
      else break;
      at = above;
    }
    // A town without a street above it is another line of print.
    if (names.length > 0 && address > 1) return isCaptionedItself(names) ? [] : withoutFigures(names, page);
  }
  return [];
}

/** "LNBANKS" above "FNTINA": labels tell which is which (`short-captions.ts`). */
const isCaptionedItself = ([first, second]: readonly NameLine[]): boolean =>
  /^LN/.test(first?.segment.text ?? '') && /^FN/.test(second?.segment.text ?? '');

const FIGURE = /^[12][.,]?$/;

/** An item number may be a segment of its own left of the line: "2" and "IMA GEORGIA". */
const withoutFigures = (names: readonly NameLine[], page: PageLayout): NameLine[] =>
  names.map((line) => {
    const { box } = line.segment;
    const figure = page.segments.find(
      (s) =>
        FIGURE.test(s.text.trim()) &&
        s.box.x < box.x &&
        box.x - s.box.x < BLOCK_REACH.edge * box.height &&
        Math.abs(s.box.y + s.box.height / 2 - box.y - box.height / 2) < box.height / 2,
    );
    return line.item || !figure ? line : { ...line, item: figure.text.trim().charAt(0) as '1' | '2' };
  });

function lineAbove({ box }: Segment, page: PageLayout, gap: number): Segment | undefined {
  return page.segments
    .filter(
      (s) =>
        /\p{L}{2}|\d{2}/u.test(s.text) &&
        Math.abs(s.box.x - box.x) < BLOCK_REACH.edge * box.height &&
        s.box.y + s.box.height / 2 < box.y &&
        box.y - (s.box.y + s.box.height) < gap * box.height,
    )
    .toSorted((a, b) => b.box.y - a.box.y)[0];
}
