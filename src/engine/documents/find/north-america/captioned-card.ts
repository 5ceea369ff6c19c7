import type { DocumentType } from '../../document-type.ts';
import { namesOverAddress } from './address-block.ts';

/** Labels of driving licences only, and of every card (AAMVA DL/ID card design standard, annex A). */
const OF_LICENCES = /\b(?:CLASS|RE?STR?(?:ICTIONS?)?|END(?:ORSEMENTS?)?)\b/i;
const OF_CARDS = [/\bD[O0]B|BIRTH/i, /\bEXP(?:IRES)?\b/i, /\b(?:EYES|HGT|HEIGHT|WGT|HT)\b/i] as const;

/** Is a page a licence by its labels, if its two-line title ("DRIVER'S", "LICENSE") was not recognised? */
export const captionedAsLicence: NonNullable<DocumentType['looks']>[number] = (view) =>
  view.pages.some((page) => {
    const says = (caption: RegExp): boolean => page.segments.some(({ text }) => caption.test(text));
    return says(OF_LICENCES) && OF_CARDS.every(says) && namesOverAddress(page).length > 0;
  })
    ? { weight: 3, said: 'the captions and the address of a driving licence' }
    : null;
