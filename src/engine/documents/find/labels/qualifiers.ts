import { RELATIVES_BUT_OFFSPRING } from '../../../lexicon/relatives.ts';
import { COUNTRIES_AS_PRINTED, ID_WORDS } from '../../../packs/country-words.ts';
import { MARKS } from '../../../packs/currencies.ts';
/** Whom a card, an account or a letter is about, as labels name them: "Holder's surname", "Name of applicant". */
const HOLDER =
  '(?:(?:permit|licence|license|pass|passport|card|account|policy)[ -]?)?holder|bearer|applicant|customer|client|consumer|subscriber|member|licensee|resident|deponent|declarant';

/** Who may be another person than the one that a paper is about, where the word stands before a label. */
const OTHER_SUBJECT = 'taxpayer|employee|employer|company|business|enterprise|child|owner';

/** What a label may say of the paper that it is printed on, or of what the paper grants: "Class of permit". */
const PAPER_WORDS =
  'th(?:is|e) (?:certificate|document|statement|letter|extract|permit|licence|card)|(?:permit|licence|license|card|passport|tenancy|occupancy)';

/** A birth certificate is about the child: "Child's surname" is the label of its own field. */
const OF_WHOM = `${RELATIVES_BUT_OFFSPRING}|informant|witness|next[- ]of[- ]kin`;
/** "Mother's ID No.": of somebody whom the paper names beside the one it is about; "Dear Taxpayer" asks for nothing. */
export const OF_ANOTHER = new RegExp(
  String.raw`\b(?:${OF_WHOM})s?['’]?s?\s+$|\b(?:employer(?:['’]?s)?(?: (?:contributions?|pays))?\s*:|^from|\b(?:former|previous|old|dear))\s*$`,
  'i',
);

/** "Holder's surname", "Applicant's ID", "Your account no": a label says whose value it asks for, and means no other. */
export const OF_SUBJECT = new RegExp(
  `^[\\s\\d.()]*(?:(?:the|your|our)\\s+)?(?:(?:${HOLDER})['’]?s?['’]?|your|our)\\s+$`,
  'i',
);

/** What may follow a label before its value begins: whose it is, of which paper, in which unit, and its marks. */
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

/** Words that say what is asked only together with the word before them: "Begin date", "brought to tax". */
export const GENERIC =
  /^(?:dates?|number|no\.?|nr|names?|address|amount|type|status|title|total|tax|code|ref|reference|period|balance|value|capital|year|month|from|to)$/i;
/** Words behind which small letters up to a colon make another label: "Date on which work starts: …". */
export const ANY_OF_ITS_KIND = /^(?:dates?|number|no\.?|nr|amount|total)$/i;
export const BEHIND_A_WORD =
  /^[\d.()\s]*(?:\p{L}[\p{L}'’-]*\s+){0,3}(?!(?:the|your|our|my|his|her|its|this|present|current|full|less|add|plus|own|letlha|letsatsi)\s+$)\p{L}[\p{L}'’.-]+\s+$/iu;

/** "Class of business": what stands before a label makes it what is only asked about. */
export const ASKED_ABOUT =
  /\b(?:class|kind|type|nature|line|style|category|description|place|location|date|day|position|status|terms|mode|method|purpose|duration|period|commencement|end) of (?:the |your |his |her |its )?$/i;

/** "4. Data de nascimento / Date of birth": the same label in another language before it. */
export const OTHER_LANGUAGE = /^[\d.\s()]*[\p{L}\s'’.()-]{2,40}\/\s*$/u;

/** "Pass-Nr./Passport No./Passeport N°": and behind it. */
export const BEHIND_IN_ANOTHER = /^\/\s*\p{L}[\p{L}\s'’.()°º/-]{0,50}$/u;
