import { PREMISES } from '../lexicon/premises.ts';
import { ID_WORDS } from '../packs/country-words.ts';

/** "Form 9", "Cap 25:02": a paper's kind or legal basis, not its number. */
const PART_OF_LAW = /^(?:form|page|section|act|cap|chapter|article|regulation|schedule|part)\b/i;

/** "House 14": an address. */
const PLACE = new RegExp(
  String.raw`^(?:${PREMISES}|room|shop|block|phase|box|ward|(?:private |p\/)?bag|p\.? ?o\.? ?box)\b\s?(?:[a-z]{1,3} ?)?\d`,
  'i',
);
/** "of shares 250", "TIN C900…": the end of another label, or a whole one. */
const OTHER_WORDS = new RegExp(String.raw`^(?:of|and|the|for|to|tin|(?:${ID_WORDS})|uin)\s`, 'i');

/** Is a text with digits no reference number? */
export const isNoReference = (text: string): boolean =>
  PART_OF_LAW.test(text) || PLACE.test(text) || OTHER_WORDS.test(text);
