import { numberedAsLicence, numberedItem } from '../numbered-item.ts';
import { codedAs } from '../zones/aamva.ts';
import { nationalIdNumber } from '../../../values/national-id.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { CheckRule, Derivation, Finder } from '../../document-type.ts';
import { namesOverAddress, OWN_COUNTRY } from './address-block.ts';

/** Does a line say that the card is of an installed country? */
export const isOfOwnCountry = ({ pages }: DocumentView): boolean =>
  pages.some(({ segments }) => segments.some(({ text }) => OWN_COUNTRY.test(text)));

export const hasAmericanAddress = ({ pages }: DocumentView): boolean =>
  pages.some((page) => namesOverAddress(page).length > 0);

/** Only North America writes the month first, codes its cards by AAMVA's standard, and ends addresses so. */
const isAmerican = (view: DocumentView): boolean =>
  !isOfOwnCountry(view) &&
  (view.dayOrder === 'month-first' || codedAs('DL', '')(view) !== null || hasAmericanAddress(view));

/** Nine digits on an American card are no number of the region's. */
export const unlessAmericanCard =
  (check: CheckRule): CheckRule =>
  (input) =>
    isAmerican(input.view) ? [] : check(input);

export const unlessAmerican =
  (find: Finder): Finder =>
  (view, field) =>
    isAmerican(view) ? [] : find(view, field);

/** Item 4d of the region's cards. A number of nine digits on an American card is none of theirs. */
export const numberOfHolder: Finder = unlessAmerican(numberedItem('4d'));

/** American cards print the number of the licence as item 4d, where others have one of the holder's. */
export const numberOfAmerica: Finder = (view, field) => {
  const hasIdNumber = numberOfHolder(view, { ...field, kind: nationalIdNumber }).length > 0;
  return hasIdNumber || numberedItem('5')(view, field).some(({ score }) => score > 0.7)
    ? []
    : numberedItem('4d')(view, field);
};

/** Where nothing says so, the licence has no ID number, and its own is that of the paper. */
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
