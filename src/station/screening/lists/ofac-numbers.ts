import type { Identifier } from '../entry.ts';
import { kindOf } from '../identifiers/kinds.ts';

/** Labels beside numbers that do not identify: facts, addresses, warnings. From SDN and non-SDN lists to 2026. */
const NO_IDENTIFIER = [
  /^(?:DOB|POB|nationality|citizen(?:ship)?\b(?!['’])|gender|birthdate|place of birth|title|a\.k\.a|f\.k\.a|arrested|linked to|former)/i,
  /^(?:tele|phone|fax|e-?mail|website|executive order|secondary|transactions|additional sanctions|CAATSA|IFCA)/i,
  /^(?:listing|effective|purchase|organization|target type|for more|equity ticker|directive|location|BIOGRAPHICAL)/i,
  /^(?:aircraft (?:model|type|manufacture date|operator)|vessel (?:year|flag|type|owner)|other vessel (?:flag|type))/i,
  /^subject to|sanctions (?:risk|information|regulations)|date\b|phone|ticker/i,
];

/** A number with its label, as the XML forms and the Consolidated Screening List give it; null for other facts. */
export function ofacNumber(label: string, value: string): Identifier | null {
  const number = value.trim().replace(/\.$/, '');
  if (number === '' || NO_IDENTIFIER.some((pattern) => pattern.test(label.trim()))) return null;
  return { kind: kindOf(`${label} ${/^(?:IMO|MMSI)\b/.exec(number)?.[0] ?? ''}`), number };
}

/** The same of a feature, which may be anything: only if its label is known to name numbers. */
export function ofacFeatureNumber(label: string, value: string): Identifier | null {
  const number = ofacNumber(label, value);
  const isTold = number !== null && number.kind !== 'document';
  return isTold && (/\d/.test(number.number) || /tail|SWIFT|sign/i.test(label)) ? number : null;
}

/** The label ends before the first word with a digit … */
const UP_TO_DIGIT = /^(?<label>[^\d;]{2,90}?)\s*(?<number>[A-Za-z./+-]*\d.*)$/;
/** … or before a value of capitals alone: `SWIFT/BIC MELIIRTH`, `Aircraft Tail Number EP-GOM`. */
const UP_TO_CAPITALS =
  /^(?<label>.*?(?:tail number|SWIFT\/BIC|call sign|number|no\.|#))\s+(?<number>[A-Z][A-Z./-]{3,})\b/i;
/** An unknown label counts only if it says that a number follows. */
const SAYS_NUMBER =
  /(?:\bno\.?|number|#|\bid|code|card|document|certificate|booklet|licen[cs]e|registry)\W*(?:[A-Z]{1,4})?$/i;
/** End of a number: country and dates of issue follow. */
const AFTER_NUMBER = /\s*(?:\s\(|\b(?:issued|expire[sd]|exp\.|valid)\b).*$/i;

/**
 * The number in one part of the CSV form's remarks; null if it holds another fact.
 *
 * @example numberInRemark('Vessel Registration Identification IMO 9187629') // { kind: 'imo', number: '9187629' }
 */
export function numberInRemark(remark: string): Identifier | null {
  const text = remark.trim().replace(/^alt\.\s*/i, '');
  const { label, number } = (UP_TO_DIGIT.exec(text) ?? UP_TO_CAPITALS.exec(text))?.groups ?? {};
  if (!label || !number) return null;
  const series = SERIES.exec(label)?.[1];
  const known = ofacNumber(label, (series ? `${series} ${number}` : number).replace(AFTER_NUMBER, ''));
  if (known === null) return null;
  return known.kind === 'document' && !SAYS_NUMBER.test(label.trim()) ? null : known;
}

/** Letters behind the label that belong to the number: Passport RL 2101602, Registration ID HRB 58745. */
const SERIES = /\s(?!(?:ID|IMO|MMSI|NIT|RFC|SSN|RUC|RIF|RTN|BIK|FEIN|ISIN|INN)\W*$)([A-Z]{1,4})[ :-]*$/;
