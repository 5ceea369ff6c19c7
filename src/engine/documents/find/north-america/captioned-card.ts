import type { DocumentType } from '../../document-type.ts';
import { namesOverAddress } from './address-block.ts';

/** What only a licence to drive says of its holder, and what every card does (AAMVA DL/ID card design standard, annex A). */
const OF_LICENCES = /\b(?:CLASS|RE?STR?(?:ICTIONS?)?|END(?:ORSEMENTS?)?)\b/i;
const OF_CARDS = [/\bD[O0]B|BIRTH/i, /\bEXP(?:IRES)?\b/i, /\b(?:EYES|HGT|HEIGHT|WGT|HT)\b/i] as const;

/** Is a page a licence by its captions, where a title of two lines ("DRIVER'S", "LICENSE") is not found as one? */
export const captionedAsLicence: NonNullable<DocumentType['looks']>[number] = (view) =>
  view.pages.some((page) => {
    const says = (caption: RegExp): boolean => page.segments.some(({ text }) => caption.test(text));
    return says(OF_LICENCES) && OF_CARDS.every(says) && namesOverAddress(page).length > 0;
  })
    ? { weight: 3, said: 'the captions and the address of a driving licence' }
    : null;
