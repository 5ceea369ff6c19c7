import { inProse } from '../lexicon/languages/index.ts';
import { LEGAL_FORM } from './legal-form.ts';

/** Nouns of papers, with which a title ends, or begins before "of", "for", "to". */
const PAPER_NOUNS = `(?:letters?|certificates?|(?:residence|work|entry|exemption) permits?|certification|affidavit|declaration|agreement|contract|lease|statement|resolutions?|minutes|memorand(?:um|a)|memo|articles|constitution|delegation|authori[sz]ation|mandate|(?:power of )?attorney|references?|testimonial|recommendation|confirmation|verification|proof|profile|extract|notice|application|request|form|(?:pro ?-?forma )?invoice|pro ?-?forma|quotation|quote|estimate|receipt|(?:payment |petty cash )?voucher|(?:delivery|credit|debit|consignment|dispatch|despatch|goods received|collection) note|(?:purchase|works?|job|sales|supply) order|requisition|waybill|bills?|slip|payslip|(?:pay|salary|wage) (?:slip|advice)|report|(?:status )?enquiry|opinion|account rendered|oath|undertaking|offer|appointment|nomination|abode|lekwalo|bopaki|bosupi|netefatso|maikano|boikano|tumalano|konteraka|metsotso|tshwetso|tlhomamiso|tetla|setifikeiti|${inProse('paperNouns')})`;
const BEGINS = new RegExp(
  `^(?:(?:the|a|an|this)\\s+)?(?:\\p{L}+(?:['’]s?)?\\s+)?(?:${PAPER_NOUNS}|power|authority)\\s*(?:$|[:(–—-]|(?:of|for|to|by|in|and|from|under|regarding|ya|jwa|la|wa|de|du|des|d|sur|do|da|van)\\b)`,
  'iu',
);
const ENDS = new RegExp(`(?:^|\\s)${PAPER_NOUNS}(?:\\s*\\([^)]*\\))?\\s*$`, 'i');
/** A company, trust or society whose name begins like a paper's title. */
const BODY = new RegExp(`${LEGAL_FORM.source}|\\b(?:trust|society|association)\\b`, 'i');

/** The text after a paper's title: "Bank reference letter - Kago Example" is about Kago Example. */
export function behindTitle(text: string): string {
  const cut = /\s+[-–—]\s+|:\s+/.exec(text);
  return cut && isTitleOfPaper(text.slice(0, cut.index)) ? text.slice(cut.index + cut[0].length) : text;
}

/** "North East District Council - Pay slip": the organisation before the paper's title; OCR may lose a blank beside the dash. */
export function beforeTitle(text: string): string {
  const cut = /\s+[-–—|](?=[^-–—|]+$)|\s*[-–—|]\s(?=[^-–—|]+$)/.exec(text);
  return cut && isTitleOfPaper(text.slice(cut.index + cut[0].length)) ? text.slice(0, cut.index) : text;
}

/** "Delegation of Authority", "House Rental Contract", "Bopaki jwa tiro": the paper's title, not its issuer. */
export function isTitleOfPaper(text: string): boolean {
  const words = text.trim();
  if (BODY.test(words) || words.split(/\s+/).length > 9) return false;
  return BEGINS.test(words) || ENDS.test(words);
}
