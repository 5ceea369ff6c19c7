import { RELATIVES_BUT_OFFSPRING } from '../../../lexicon/relatives.ts';
import { COUNTRIES_AS_PRINTED, ID_WORDS } from '../../../packs/country-words.ts';
import { MARKS } from '../../../packs/currencies.ts';
/** Words in labels for the document's subject: "Holder's surname", "Name of applicant". */
const HOLDER =
  '(?:(?:permit|licence|license|pass|passport|card|account|policy)[ -]?)?holder|bearer|applicant|customer|client|consumer|subscriber|member|licensee|resident|deponent|declarant';

/** Words before a label that may mean another person than the document's subject. */
const OTHER_SUBJECT = 'taxpayer|employee|employer|company|business|enterprise|child|owner';

/** Words in labels for the document itself or what it grants: "Class of permit". */
const PAPER_WORDS =
  'th(?:is|e) (?:certificate|document|statement|letter|extract|permit|licence|card)|(?:permit|licence|license|certificate|card|passport|tenancy|occupancy)';

/** Relatives except children: on a birth certificate "Child's surname" labels its own field. */
const OF_WHOM = `${RELATIVES_BUT_OFFSPRING}|informant|witness|next[- ]of[- ]kin`;
/** "Mother's ID No.": another person named on the document; "Dear Taxpayer" is no label. */
export const OF_ANOTHER = new RegExp(
  String.raw`\b(?:${OF_WHOM})s?['’]?s?\s+$|\b(?:employer(?:['’]?s)?(?: (?:contributions?|pays))?\s*:|^from|\b(?:former|previous|old|dear)|^[\s\d.()]*(?:prior|cancelled|superseded|replaced|withdrawn|revoked))\s*$`,
  'i',
);

/** "Holder's surname", "Applicant's ID", "Your account no": prefixes that keep a label's meaning. */
export const OF_SUBJECT = new RegExp(
  `^[\\s\\d.()]*(?:(?:the|your|our)\\s+)?(?:(?:${HOLDER})['’]?s?['’]?|your|our)\\s+$`,
  'i',
);

/** What may follow a label before its value: owner, document, unit, punctuation. */
export const AFTER_LABEL = new RegExp(
  [
    String.raw`^\s*(?:\((?![\d,.]+\))[^)]{0,24}\))?\s*`,
    String.raw`(?:(?:No|Nr|Number|#)\b\.?)?\s*`,
    String.raw`(?:(?:['’]s\s+)?(?:full )?names?(?=\s*:))?\s*`,
    String.raw`(?:(?:on|in|for) (?:this |the )?(?:account|full|bill|invoice)(?=\s*[:(]|\s*$))?\s*`,
    String.raw`(?:,? ?(?:monthly|each month|every month|a month)(?=\s*[:(]|\s*$)|per (?:month|annum|year)\b|p\.?m\.?(?=[\s:]|$)|deducted\b|withheld\b|of (?:${PAPER_WORDS})\b|\(\d{1,2}\)(?=\s*:|\s*$)|of (?:the )?(?:${HOLDER}|${OTHER_SUBJECT})\b)?\s*`,
    String.raw`(?:(?:and|&) (?:(?:full|physical|postal) )?(?:address|initials|title|stamp)(?=\s*[:(]|\s*$))?\s*`,
    String.raw`(?:(?:as |held )*(?:in|on) (?:the |this |our )?(?:register|registry|records?|books|files?|system|${COUNTRIES_AS_PRINTED})(?=\s*[:(]|\s*$)|held by us(?=\s*[:(]|\s*$))?\s*`,
    String.raw`(?:as (?:per|on|in|shown on|it appears (?:on|in)) (?:the |your |his |her )?(?:(?:${ID_WORDS})|id|identity card|passport|card|certificate)\b(?=\s*:))?\s*`,
    String.raw`(?:\([^)\d]{0,24}\))?\s*`,
    String.raw`(?:[:：;.=#>]|[–—-](?!(?:${MARKS})?\d))*\s*`,
  ].join(''),
  'i',
);

/** Words whose meaning depends on the word before: "Begin date", "brought to tax". */
export const GENERIC =
  /^(?:dates?|number|no\.?|nr|names?|address|amount|type|status|title|total|tax|code|ref|reference|period|balance|value|capital|year|month|from|to)$/i;
/** Words that become another label when followed by lower-case words and a colon: "Date on which work starts: …". */
export const ANY_OF_ITS_KIND = /^(?:dates?|number|no\.?|nr|amount|total)$/i;
export const BEHIND_A_WORD =
  /^[\d.()\s]*(?:\p{L}[\p{L}'’-]*\s+){0,3}(?!(?:the|your|our|my|his|her|its|this|present|current|full|less|add|plus|own|letlha|letsatsi)\s+$)\p{L}[\p{L}'’.-]+\s+$/iu;

/** "Class of business": prefixes that make the label only the topic. */
export const ASKED_ABOUT =
  /\b(?:class|kind|type|nature|line|style|category|description|place|location|date|day|position|status|terms|mode|method|purpose|duration|period|commencement|end) of (?:the |your |his |her |its )?$/i;

/** "4. Data de nascimento / Date of birth": the same label in another language before it. */
export const OTHER_LANGUAGE = /^[\d.\s()]*[\p{L}\s'’.()-]{2,40}\/\s*$/u;

/** "Pass-Nr./Passport No./Passeport N°": and after it. */
export const BEHIND_IN_ANOTHER = /^\/\s*\p{L}[\p{L}\s'’.()°º/-]{0,50}$/u;
