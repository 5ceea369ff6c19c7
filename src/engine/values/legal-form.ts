/** Words of a legal form, which only registered company names have. */
export const LEGAL_FORM = /\b(?:pty|proprietary|pvt|ltd|limited|cc|inc|incorporated|plc)\b/i;

/** Legal forms worldwide, as after a name: "Inc.", "Pvt. Ltd", "S.A.", "& Co". */
const FORMS = [
  '(?:(?:pty|proprietary|pvt|private|public)\\.?\\)? ?)?(?:ltda?|limited)|inc|incorporated|plc|cc|llc|llp',
  'corp|corporation|co(?=\\.)|(?:and|&) (?:co|sons|company)|company|gmbh|sdn bhd|limited liability',
  's\\.? ?a\\.(?: ?r\\.? ?l\\.?)?|sarl|b\\.? ?v\\.|n\\.? ?v\\.|s\\.? ?l\\.',
];
const FORM_ALONE = new RegExp(String.raw`^[\s(&,.]*(?:(?:${FORMS.join('|')})[\s.,)]*){1,3}$`, 'i');

/** Is a text only a legal form? @example isFormAlone('(Pty) Ltd') // true */
export const isFormAlone = (text: string): boolean => FORM_ALONE.test(text);

/** Legal form at the end of a company name: ", (Pty) Ltd", " CC". */
const AT_END = /,?\s*(?:\(?(?:pty|proprietary)\.?\)?\s*)?(?:ltd|limited|cc|inc)\.?$/i;

/** @example withoutLegalForm('Nata Salt Works (Pty) Ltd') // 'Nata Salt Works' */
export const withoutLegalForm = (name: string): string => name.replace(AT_END, '');
