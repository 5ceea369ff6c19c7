/** What is left of a label of which only a part is known: "Name | of Organisation", "Employer | 's Name", "Meter | ID". */
const BEGINS: readonly RegExp[] = [
  /^(?:of|at)\s/iu,
  /^\p{L}+['’]s\s+(?:full\s+)?names?\b/iu,
  /^(?:situated|located)\s+(?:at|in)\b/iu,
  /^(?:date|day)\s+(?:of\s+)?\p{L}+$/iu,
  /^(?:id|ref|serial|code)\s+(?=\S*\d)/iu,
];
/** A sentence of the paper's own, beside a label or below it. */
const SENTENCE = /^(?:this|these|the above|please|kindly)\s+\p{Ll}+(?:\s+\p{Ll}+){2,}/iu;
/** The first word of the next label: nobody is called so. */
const NEXT_LABEL = /\s(?:registered|registration|situated|issued|dated|number|date)$/iu;

/**
 * Does a text hold words of a label? Then the label is not the one that was found, or the value not all that stands there.
 *
 * @example holdsLabel("Employer's Name Nata Stores", true) // true
 */
export const holdsLabel = (text: string, isName: boolean): boolean =>
  BEGINS.some((label) => label.test(text)) || SENTENCE.test(text) || (isName && NEXT_LABEL.test(text));

/** "000.00", of "11 000.00": the thousands before the blank were not read with it. */
export const isEndOfAmount = (raw: string): boolean => /^0{2,3}[.,]\d{2}$/.test(raw.trim());
