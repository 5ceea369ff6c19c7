import { capitalised } from '../../contract/formats.ts';
import { HEADS, POSTS } from '../lexicon/job-titles.ts';
import { inProse } from '../lexicon/languages/index.ts';

/** The word in brackets of a private company, English and Afrikaans (South Africa, Namibia): "(Pty) Ltd", "(Edms) Bpk". */
export const PRIVATE = 'pty|proprietary|edms|eiendoms';
/** The same, and the words of other states: "(Pvt) Ltd". */
export const PRIVATE_ANYWHERE = `${PRIVATE}|pvt|private`;
/** Limited liability, in the same languages and in Portuguese. */
export const LIMITED = 'ltd|limited|bpk|beperk|lda|ltda|limitada';

const asPrinted = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [capitalised(word), word.toUpperCase()])
    .join('|');
/** Both in printed case, for patterns that tell capitals from small letters. */
export const PRIVATE_AS_PRINTED = asPrinted(PRIVATE_ANYWHERE);
export const LIMITED_AS_PRINTED = asPrinted(LIMITED);

const FORMS_AS_PRINTED = `${PRIVATE_AS_PRINTED}|${LIMITED_AS_PRINTED}`;
const NAME_ENDS = `${FORMS_AS_PRINTED}|Plc|plc|PLC|Inc|INC|CC|NPC|LLC|LLP|${inProse('legalForms')}`;
/** In brackets, these begin a legal form or say what somebody is: they are no part of a name. */
const NO_NAME_PART = `${asPrinted(`${HEADS}|${POSTS}`)}|${FORMS_AS_PRINTED}`;
const NAME_WORD = String.raw`\p{Lu}[\p{L}\d&'’-]*`;
const MORE_OF_NAME = String.raw`(?! (?:and|of)\b)(?: (?:&|and|of|${NAME_WORD})){0,7}(?: \(\p{Lu}{1,4}\))? \(?(?:${NAME_ENDS})\b`;
/**
 * Pattern (flag `u`) of a part of a registered name in brackets, from behind its opening bracket: "(Africa) Nurseries
 * Ltd", "(K) Ltd". Words of the name follow, and its legal form; none stands before it.
 */
export const INNER_BRACKET = String.raw`(?<!\b(?:${NAME_ENDS})\.? \()(?!(?:${NO_NAME_PART})\b)(?:\p{Lu}[\p{L} ]{1,20}\)(?=${MORE_OF_NAME})|\p{Lu}\)(?= (?:${NAME_ENDS})\b))`;

/**
 * Ends a registered name of two words or more, in printed case: "Example Pêcheries SARL". In a name in capitals two
 * letters may be a surname: "MARIA SA".
 */
export const ENDS_IN_FORM = new RegExp(
  String.raw`^(?!\P{Ll}+ \p{Lu}{2}\.?$)\p{Lu}[^,:]*\p{L}{3}\S* (?:${NAME_ENDS})\.?$`,
  'u',
);

/** Words of a legal form, which only registered company names have. */
export const LEGAL_FORM = new RegExp(
  String.raw`\b(?:${PRIVATE}|${LIMITED}|pvt|cc|inc|incorporated|plc|llp)\b`,
  'i',
);

/** Legal forms worldwide, as after a name: "Inc.", "Pvt. Ltd", "S.A.", "& Co". */
const FORMS = [
  `(?:(?:${PRIVATE_ANYWHERE}|public)\\.?\\)? ?)?(?:${LIMITED})|inc|incorporated|plc|cc|llc|llp`,
  'corp|corporation|co(?=\\.)|(?:and|&) (?:co|sons|company)|company|gmbh|sdn bhd|limited liability',
  'l\\. ?l\\. ?[cp]\\.?|s\\.? ?a\\.(?: ?r\\.? ?l\\.?)?|sarl|b\\.? ?v\\.|n\\.? ?v\\.|s\\.? ?l\\.',
];
const FORM_ALONE = new RegExp(String.raw`^[\s(&,.]*(?:(?:${FORMS.join('|')})[\s.,)]*){1,3}$`, 'i');

/** Is a text only a legal form? @example isFormAlone('(Pty) Ltd') // true */
export const isFormAlone = (text: string): boolean => FORM_ALONE.test(text);

/** Legal form at the end of a company name: ", (Pty) Ltd", " CC". */
const AT_END = new RegExp(String.raw`,?\s*(?:\(?(?:${PRIVATE})\.?\)?\s*)?(?:${LIMITED}|cc|inc)\.?$`, 'i');

/** @example withoutLegalForm('Nata Salt Works (Pty) Ltd') // 'Nata Salt Works' */
export const withoutLegalForm = (name: string): string => name.replace(AT_END, '');
