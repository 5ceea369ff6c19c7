import { hasItem, numberedAsLicence, numberedItem } from '../numbered-item.ts';
import { codedAs } from '../zones/aamva.ts';
import { nationalIdNumber } from '../../../values/national-id.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { CheckRule, Derivation, Finder } from '../../document-type.ts';
import { namesOverAddress, OWN_COUNTRY } from './address-block.ts';

/** Does a line show that the card is of an installed country? */
export const isOfOwnCountry = ({ pages }: DocumentView): boolean =>
  pages.some(({ segments }) => segments.some(({ text }) => OWN_COUNTRY.test(text)));

export const hasAmericanAddress = ({ pages }: DocumentView): boolean =>
  pages.some((page) => namesOverAddress(page).length > 0);

/** Only North American cards have month-first dates, AAMVA barcodes and such addresses. */
const isAmerican = (view: DocumentView): boolean =>
  !isOfOwnCountry(view) &&
  (view.dayOrder === 'month-first' || codedAs('DL', '')(view) !== null || hasAmericanAddress(view));

/** Nine digits on an American card are no national number of the region. */
export const unlessAmericanCard =
  (check: CheckRule): CheckRule =>
  (input) =>
    isAmerican(input.view) ? [] : check(input);

export const unlessAmerican =
  (find: Finder): Finder =>
  (view, field) =>
    isAmerican(view) ? [] : find(view, field);

/** Item 4d on cards of the region; nine digits on an American card are something else. */
export const numberOfHolder: Finder = unlessAmerican(numberedItem('4d'));

/** Item 5 numbers the card itself on American cards, the licence elsewhere. */
export const numberOfLicence: Finder = unlessAmerican(numberedItem('5'));

/**
 * American cards print the licence number as item 4d, where others have a number of the holder: not where an item 5
 * is printed, though its value may be unreadable.
 */
export const numberOfAmerica: Finder = (view, field) => {
  if (!isAmerican(view) && hasItem('5', view)) return [];
  return numberOfHolder(view, { ...field, kind: nationalIdNumber }).length > 0
    ? []
    : numberedItem('4d')(view, field);
};

/** Foreign licences without an ID number use the licence number. */
export const numberAbroad: Derivation = {
  name: 'idNumber',
  from: ['licenceNumber'],
  source: 'joined',
  preferred: true,
  make(values, view) {
    const number = values.get('licenceNumber')?.value;
    const isAbroad = !isOfOwnCountry(view) && (isAmerican(view) || numberedAsLicence(view) !== null);
    return isAbroad && typeof number === 'string' ? { value: number } : null;
  },
};
