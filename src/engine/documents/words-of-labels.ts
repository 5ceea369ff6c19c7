import { LEGAL_FORM } from '../values/legal-form.ts';

/** Remainders of partly recognised labels: "Name | of Organisation", "Employer | 's Name", "Meter | ID". */
const BEGINS: readonly RegExp[] = [
  /^of\s/iu,
  /^at\s/u,
  /^\p{L}+['’]s\s+(?:full\s+)?names?\b/iu,
  /^(?:situated|located)\s+(?:at|in)\b/iu,
  // "Day Kago" is a name.
  /^(?:date\s+(?:of\s+)?|day\s+of\s+)\p{L}+$/iu,
  // "Code 8", "Code 10" are classes of a licence.
  /^(?:id|ref|serial|code)\s+(?=\S*\d{3})/iu,
];
/** The same, unless it is a company's name: "At Home Foods (Pty) Ltd", "ID 5 Designs (Pty) Ltd". */
const BEGINS_NO_COMPANY: readonly RegExp[] = [/^at\s/iu, /^(?:id|ref|serial)\s+(?=\S*\d)/iu];
/** A sentence of the form beside or below a label; not "The Above And Beyond Trust". */
const SENTENCE = /^(?:[Tt]his|[Tt]hese|[Tt]he above|[Pp]lease|[Kk]indly)\s+\p{Ll}+(?:\s+\p{Ll}+){2,}/u;
/** In capitals a verb distinguishes it from a name: "THIS LICENCE IS VALID FOR ONE YEAR", but "THIS IS IT HOLDINGS". */
const SENTENCE_IN_CAPITALS =
  /^(?:(?:THIS|THESE|THE ABOVE)\s+\p{Lu}+\s(?:.*\s)?(?:IS|ARE|BE|TO|MUST|SHALL|MAY|WILL|HAS)\s|(?:PLEASE|KINDLY)(?:\s+\p{Lu}+){3})/u;
/** First word of the next label; no name ends with it. */
const NEXT_LABEL = /\s(?:registered|registration|situated|issued|dated|number|date)$/iu;

/**
 * Does a text contain words of a label? Then the label or the value was cut wrongly.
 *
 * @example holdsLabel("Employer's Name Nata Stores", true) // true
 */
export const holdsLabel = (text: string, isName: boolean): boolean =>
  BEGINS.some((label) => label.test(text)) ||
  (!LEGAL_FORM.test(text) && BEGINS_NO_COMPANY.some((label) => label.test(text))) ||
  SENTENCE.test(text) ||
  SENTENCE_IN_CAPITALS.test(text) ||
  (isName && NEXT_LABEL.test(text));

/** "000.00" of "11 000.00": the thousands were not read with it; "00.00" is zero. */
export const isEndOfAmount = (raw: string): boolean => /^0{3}[.,]\d{2}$/.test(raw.trim());
