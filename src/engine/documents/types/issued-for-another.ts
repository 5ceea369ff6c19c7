import { COUNTRIES } from '../../packs/country-words.ts';
import { companyKey } from '../../values/company-name.ts';
import { LEGAL_FORM } from '../../values/legal-form.ts';
import { fold } from '../../values/text/fold.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Readings } from '../document-type.ts';

/** Names of senders that administer other companies. */
const SECRETARIAL =
  /\b(?:secretar(?:ial|ies)|company secretar|consult(?:ing|ants?|ancy)|advis(?:ory|ors)|corporate services|accountants?|auditors?|chartered)\b/i;

const SECRETARY = String.raw`company secretar(?:y|ies)|secretar(?:y|ies) (?:of|to|for) (?:the )?(?:said )?company`;
const SERVICES = String.raw`(?:corporate|company|and|&) secretarial|secretarial (?:services|consultants?|practice)`;
const CLIENT = String.raw`(?:our|the|said) client|client company|name of client|issued (?:for|on behalf of)`;
/** Words for the sender's capacity anywhere in the document. */
const CAPACITY = new RegExp(
  String.raw`\b(?:${SECRETARY}|${SERVICES}|${CLIENT}|for the consult(?:ancy|ants?)|consultants? (?:to|for) the company)\b`,
  'i',
);

/** Words that do not distinguish companies. */
const COMMON = new RegExp(
  String.raw`^(?:proprietary|limited|incorporated|services|holdings|group|company|(?:${COUNTRIES})|international)$`,
);

/**
 * Is the letter issued by somebody other than the employer, such as its company secretary or a consultancy? Yes if the
 * issuer's name differs and shows such a business, if the text states such a capacity, or if both are registered
 * companies without a common word in their names.
 */
export function isIssuedForAnother(values: Readings, view: DocumentView): boolean {
  if (/company secretary/i.test(text(values, 'signatoryTitle'))) return true;
  const issuer = text(values, 'issuerName');
  const company = text(values, 'companyName');
  if (issuer === '' || company === '' || isSpelledAlike(issuer, company)) return false;
  return (
    SECRETARIAL.test(issuer) ||
    CAPACITY.test(view.prose.text.replace(/\s+/g, ' ')) ||
    (LEGAL_FORM.test(issuer) && LEGAL_FORM.test(company) && !shareAWord(issuer, company))
  );
}

const text = (values: Readings, name: string): string => {
  const value = values.get(name)?.value;
  return typeof value === 'string' ? value : '';
};

/** Letterheads often have only the beginning of the name, without the legal form. */
const isSpelledAlike = (issuer: string, company: string): boolean =>
  companyKey(issuer) === companyKey(company) ||
  (!LEGAL_FORM.test(issuer) && fold(company).startsWith(fold(issuer).slice(0, 12)));

function shareAWord(a: string, b: string): boolean {
  const words = new Set(wordsOf(a));
  return wordsOf(b).some((word) => words.has(word));
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3 && !COMMON.test(word));
