import type { PageLayout } from '../../../layout/page-layout.ts';
import { COUNTRIES, ID_WORDS } from '../../../packs/country-words.ts';
import { isPrintOfCards } from '../people/card-name.ts';
import { CAPTIONED } from '../short-captions.ts';
import { REGION_AND_CODE } from './regions.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { oncePer } from '../../../lazily.ts';

/** "LANSING, MI 48918-0000", "OTTAWA ON K1A 0B1": town, state or province, and the postal code. */
const TOWN = new RegExp(String.raw`\p{L}{3}[\p{L} .'-]*?[,. ]\s?${REGION_AND_CODE}$`, 'u');
/** What only cards of the installed countries say. */
export const OWN_COUNTRY = new RegExp(String.raw`(?:${COUNTRIES})|(?:${ID_WORDS})|\bbwa?\b`, 'i');
/** Number of an item before the line ("8 123 STATE ST"), or what a reader makes of so small a figure. */
const ITEM = /^([128])[.,):]*\s*(?=\p{Lu}{2})/u;
/** Parts of an address that begin without a house number. */
const ADDRESS = /\d|^(?:P\.? ?O\.? ?BOX|APT|UNIT|SUITE|STE|FLOOR|RURAL ROUTE)\b/i;
const NAME = /^(?=(?:.*\p{L}){3})\p{Lu}[\p{Lu}\p{M}'’., -]+$/u;

/**
 * Of a line's height: lines of one block stand closer, a caption may stand between name and address, and all begin at one edge
 * but for the figure of an item.
 */
const BLOCK_REACH = { between: 1.3, overAddress: 2.2, edge: 2.2 } as const;
/** The lines above a town that may be its address: street, flat, a second line of either. */
const MOST_OF_ADDRESS = 3;
const MOST_OF_NAME = 3;
/** A title above the block is set so much larger. */
const LARGER = 1.9;

export interface NameLine {
  readonly segment: Segment;
  /** The item that its number says it is; null: none was read. */
  readonly item: '1' | '2' | null;
}

const isCaption = (text: string): boolean => CAPTIONED.test(text.trim()) || isPrintOfCards(text);

/** Lines of names that stand over an address, the uppermost first: nothing else stands there on cards of this standard. */
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
    // A town alone has no street above it: what stands there is another line of print.
    if (names.length > 0 && address > 1) return isCaptionedItself(names) ? [] : withoutFigures(names, page);
  }
  return [];
}

/** "LNBANKS" over "FNTINA": captions say which is which (`short-captions.ts`). */
const isCaptionedItself = ([first, second]: readonly NameLine[]): boolean =>
  /^LN/.test(first?.segment.text ?? '') && /^FN/.test(second?.segment.text ?? '');

const FIGURE = /^[12][.,]?$/;

/** The figure of an item may be a piece of its own, left of the line: "2" and "IMA GEORGIA". */
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
