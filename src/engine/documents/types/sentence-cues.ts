import { POSITIONS } from '../../lexicon/job-titles.ts';
import { PAY } from '../../lexicon/pay.ts';
import { OWNERS, LANDLORDS_IN_SETSWANA, TENANTS, TENANTS_IN_SETSWANA } from '../../lexicon/tenancy.ts';
import { COUNTRIES } from '../../packs/country-words.ts';
import { NAMES } from '../../packs/currencies.ts';
import type { SentenceCue } from '../find/sentence-cues.ts';

/**
 * One characteristic sentence per kind of letter or deed. Titles weigh twice as much; these decide about documents
 * without one. If a letter matches several (an employer recommends a former employee), the rarer one weighs more.
 */

const AS_SOMEBODY = String.raw`employ(?:ed|ing)|engaged (?:as|by)|hired (?:as|by)|in (?:the |our |my |its )?(?:full[- ]time |permanent )?employ(?:ment)?|with us as|the staff of|an? staff member of|an? (?:\p{L}+[- ]){0,4}(?:employee|member of (?:our )?staff)`;
const EMPLOYED = [
  String.raw`\b(?:is|was|has been|are|been|of|as|works?|worked) (?:currently |presently |now |still |duly )?(?:${AS_SOMEBODY})\b`,
  String.raw`\b(?:works|working|worked) (?:for|with|at)\b[^.]{0,60}\bas an?\b`,
  String.raw`\b(?:works|working|worked) (?:for|with) us as\b`,
  String.raw`\b(?:joined (?:the|this|our|us)|was appointed (?:as|to))\b[^.]{0,60}\b(?:19|20)\d\d\b`,
  String.raw`\bjoined [^.]{3,60}\b(?:19|20)\d\d\b[^.]{0,40}\b(?:holds?|occup(?:y|ies)|as)\b`,
  String.raw`\b(?:he|she) is on (?:the|our) (?:permanent |monthly |temporary )?(?:staff|establishment|pay ?roll)\b`,
  String.raw`\bcame to us as an?\b`,
  String.raw`\b(?:took up|assumed) (?:the |his |her )?(?:${POSITIONS}|appointment|duty|duties|employment)\b`,
  String.raw`\breported for dut(?:y|ies) (?:on|as|at)\b`,
  String.raw`\b(?:holds|holding|occupies|occupying) the (?:${POSITIONS}) of\b`,
  String.raw`\bentered (?:the|our|its) service\b`,
  String.raw`\bpermanent establishment\b`,
];
export const employs: SentenceCue = {
  words: new RegExp(EMPLOYED.join('|'), 'iu'),
  weight: 1.1,
};
/** A company secretary or head office states an appointment and its date. */
export const appoints: SentenceCue = {
  words:
    /\bconfirm[^.]{0,40}\bthat [^.]{3,60}\b(?:was|is|has been) appointed (?:as |to the (?:post|position) of |the )?[^.]{3,80}\b(?:19|20)\d\d\b/i,
  weight: 1.4,
};
export const earns: SentenceCue = {
  words: new RegExp(
    String.raw`\b(?:earns?|earning|earnings|income|draws|emoluments|take[- ]home)\b[^.]{0,90}?\b(?:${NAMES})\s?\d`,
    'i',
  ),
  weight: 0.8,
};
/** "Re: Remuneration of directors": a board's decision, not a letter about a person's pay. */
const OF_MANY = 'auditors|board|directors|employees|members|staff|trustees';
/** "Subject: Earnings of Ms Lesedi Sample": a letter about pay, even if it also states the employment. */
export const isAboutPay: SentenceCue = {
  words: new RegExp(
    String.raw`\b(?:re|subject|kaga|setlhogo|mabapi)\s?[:.–—-]\s?(?:\p{L}+ )?(?:${PAY}|emoluments|moputso|lotseno) (?:of|ya|wa|jwa)\b(?! (?:the |our )?(?:${OF_MANY})\b)`,
    'iu',
  ),
  weight: 1.2,
};
export const agreesToWork: SentenceCue = {
  words: new RegExp(
    [
      String.raw`\b(?:employer|company)\b[^.]{0,40}\b(?:employs|engages|appoints)\b`,
      String.raw`\btakes?\b[^.]{3,80}\binto (?:its|his|her|their|my|our) (?:service|employ(?:ment)?)\b`,
      String.raw`\b(?:offer(?:ing)? you|accept) (?:the |this |our |an? )?(?:offer of )?(?:employment|appointment|position|post|job|work)\b`,
    ].join('|'),
    'i',
  ),
  weight: 1.2,
};
const SPEAKS_WELL = [
  'recommend(?:s|ed|ing)?|vouch(?:es)?|speak(?:s)? highly|in support of (?:the|his|her) application',
  'of good (?:character|conduct|standing)|conducted satisfactorily|conduct of the account|banks with us|has banked',
  String.raw`(?:maintain(?:s|ed|ing)|holds|held|kept|keeps|operate[sd])\b[^.]{0,40}\baccount\b[^.]{0,24} (?:with|at) (?:us|our|this)`,
];
export const recommends: SentenceCue = {
  words: new RegExp(String.raw`\b(?:${SPEAKS_WELL.join('|')})\b`, 'i'),
  weight: 1.4,
};
export const houses: SentenceCue = {
  words: new RegExp(
    String.raw`\b(?:my|our) (?:tenant|lodger)s?\b|\b(?:rents?|renting|rented|occup(?:ies|ying)|accommodated|stays?|staying|lives|living|resid(?:es|ing))\b[^.]{0,90}\b(?:from me|from us|with me|with us|(?:in|at) (?:my|our) (?:house|home|yard|plot|premises|property|flat)|as (?:a|my|our) tenant|which we manage|tenancy|lease agreement)\b|\b(?:occup(?:y|ies|ying)|(?:lives?|living|stays?|staying|resid(?:es|ing)|housed) in) an? (?:institutional|staff|government|company|council|pool|college|school|hospital|mine|university|church) (?:house|flat|quarters|unit)\b|\b(?:is|as) (?:the|a) tenant of\b|\b(?:under|on|by) an? (?:verbal|written|oral|monthly|month[- ]to[- ]month) (?:lease|tenancy|agreement)\b|\bhires?\b[^.]{0,40}\bfrom (?:me|us)\b|\b(?:lodges|lodged|boards) (?:with|at) (?:me|us|my|our)\b|\b(?:is|are|was) (?:accommodated|housed) (?:by|at|in)\b|\b(?:am|is) (?:the |a |his |her |their )?(?:landlord|landlady)\b|\bpays? (?:his|her|their|the|me) (?:monthly )?rent\b|\bpays? (?:me|us) (?:${NAMES}) ?\d|\bin (?:one|two|a part|a room) of my (?:rooms|house|yard|servants)|\bI own (?:the|this|a) (?:yard|plot|house|flat|property|stand)\b|\brent (?:is|has been) (?:always )?paid\b|\b(?:owner|landlord|landlady) of (?:the |this |a )?(?:above |said )?(?:house|plot|property|premises|flat)\b|\b(?:mohiri|bahiri) (?:wa|ba) (?:me|ka|rona)\b|\bmong wa (?:ntlo|ntloe?emo|lelwapa|jarata)\b[^.]{0,140}\b(?:mohiri|o hir(?:a|ile))\b|\b[oa] (?:hira|hirile|nna|dula)\b[^.]{0,60}\b(?:mo|kwa) (?:ntlong|lwapeng|jarateng) (?:ya|la) (?:me|ka|rona)\b`,
    'i',
  ),
  weight: 1.3,
};
export const swears: SentenceCue = {
  words:
    /\b(?:I|nna)\b[^.]{0,220}\b(?:make oath|take (?:an )?oath|(?:solemnly )?swear|solemnly|under oath|ikana)\b/i,
  weight: 1.2,
};
export const belongsToWard: SentenceCue = {
  words: new RegExp(
    [
      String.raw`\b(?:resident|resides?|lives|stays|hails|moagi|monni|o nna|born)\b[^.]{0,80}\b(?:ward|kgotla|kgosi|kgosana|headman|village|motse|motseng)\b`,
      String.raw`\b(?:ward|village|kgotla)\b[^.]{0,60}\bwhere (?:he|she|they) (?:resides?|lives?|stays?|has (?:his|her) home)\b`,
    ].join('|'),
    'i',
  ),
  weight: 0.8,
};
export const lets: SentenceCue = {
  words: new RegExp(
    [
      String.raw`\b(?:${OWNERS}|${LANDLORDS_IN_SETSWANA})\b[^.]{0,80}\b(?:lets?|leases?|rents?|demises?|hires? out|o hirisa|o hirisetsa)\b[^.]{0,80}\b(?:${TENANTS}|${TENANTS_IN_SETSWANA})\b`,
      String.raw`\btumalano\b[^.]{0,60}\bmagareng ga\b[^.]{0,160}\b(?:mong wa ntlo|mohiri)\b`,
    ].join('|'),
    'i',
  ),
  weight: 1.3,
};
const GIVES_POWER = String.raw`authori[sz]e[sd]?|mandate[sd]?|empower(?:s|ed)?|appoint(?:s|ed)?|nominate[sd]?|allow|permission|full power|authority (?=to\b|for\b|over\b|is\b|be\b|has\b|in\b|on\b)|tetla`;
const TO_DO =
  'act|represent|sign|collect|submit|transact|operate|appear|renew|register|fetch|receive|lodge|deal with|attend to|handle';
const IN_PLACE_OF = `on (?:my|our|its|their|his|her) behalf|on behalf of|to (?:${TO_DO})|go ntseela|mo boemong`;
const EMPOWERED = [
  String.raw`\b(?:${GIVES_POWER})\b[^.]{0,140}\b(?:${IN_PLACE_OF})\b`,
  String.raw`\bmay\b[^.]{0,120}\b(?:sign|lodge|collect|submit|act|receive|file)\b[^.]{0,80}\bfor (?:us|me)\b`,
  String.raw`\bwho may (?:sign|act|speak) for (?:us|me)\b`,
];
export const empowers: SentenceCue = {
  words: new RegExp(EMPOWERED.join('|'), 'i'),
  weight: 1.2,
};
/** A share certificate without a title states who holds how many shares. */
export const holdsShares: SentenceCue = {
  words:
    /\bcertif(?:y|ies|ied) that\b[^;]{3,200}?\b(?:(?:registered )?(?:holder|proprietor|owner) of|holds)\b[^;]{0,90}?\bshares?\b/i,
  weight: 1.6,
};
export const meets: SentenceCue = {
  words:
    /\bmeeting\b[^.]{0,80}\b(?:was held|held (?:at|on|in)|convened|called to order|(?<!\bbe )opened(?! (?:with|at|in the name|for|an? ))|closed|adjourned|quorum)\b/i,
  weight: 0.8,
};
/** Notices and agendas speak of a future meeting; minutes only of the next one. */
export const willMeet: SentenceCue = {
  words:
    /(?<!\b(?:next|following)\b[^.]{0,30})\bmeeting\b(?! \p{L}+ next\b)[^.]{0,80}?\b(?:(?:to|will|shall) be (?:held|convened)|will take place)\b|\bnotice is hereby given\b/iu,
  weight: -2.5,
};
/** Items charged on telecommunication bills only. */
export const connects: SentenceCue = {
  words: new RegExp(
    [
      String.raw`(?<!\b(?:router|switch|adapt[eo]r|modem|card|cable|dongle|extender|access point|antenna)\b.{0,20})\b\d{1,4} ?(?:Mbps|Gbps|Mb/s|Mbit/s)(?![\p{L}])`,
      String.raw`\b(?:fibre|broadband|internet|wi-?fi|lte|voip)\b[^.]{0,40}\b(?:monthly|subscription|line rental|package|uncapped)\b`,
      // Charged items of an account: "Calls 45.10", "Data 120.00".
      String.raw`\b(?:account (?:no|number)|subscriber|billing period|phone number|mobile number|msisdn)\b[^]*\b(?:calls?|sms|data|roaming|airtime)(?: charges)?\s+(?:\p{L}{1,3} ?)?\d[\d ,]*\.\d\d\b[^]{0,60}\b(?:calls?|sms|data|roaming|airtime)(?: charges)?\s+(?:\p{L}{1,3} ?)?\d[\d ,]*\.\d\d\b`,
      String.raw`\b(?:monthly|uncapped|unlimited)\b[^.]{0,30}\b(?:fibre|broadband|internet|wi-?fi|lte)\b`,
    ].join('|'),
    'iu',
  ),
  weight: 1.4,
};
/** Headings of a bill itself: a letter about a bill writes them small. */
const OF_BILL = String.raw`\b(?:(?:Total )?Amount [Dd]ue|(?:TOTAL )?AMOUNT DUE|T(?:otal [Dd]ue|OTAL DUE)|(?:Bill|Due|Invoice) [Dd]ate|(?:BILL|DUE|INVOICE) DATE|T(?:ax Invoice|AX INVOICE))\b`;
const MY = String.raw`(?<!["“‘][^"”’]{0,60})(?:\bmy (?:(?:water|electricity|power|telephone|internet|prepaid|rates|monthly|last|latest|current|new) ){0,3}(?:account(?: number)?|bill|meter|invoice|supply|connection)\b|\bMy account number is\b)(?![^.!]{0,60}\?)`;
/** A customer writes about a bill: "my account" in a letter that takes leave; bills say "your". */
export const isOfCustomer: SentenceCue = {
  words: new RegExp(
    String.raw`^(?![^]*${OF_BILL})[^]*${MY}[^]*\b[Yy]ours (?:faithfully|sincerely|truly)\b`,
    'u',
  ),
  weight: -4,
};
/** A lease, or a letter of who lets, may quote a tenant. */
const OF_LANDLORD = String.raw`[^]{0,120}\bagreement\b|[^]*(?:\bbetween\b[^.]{0,120}\band\b|\bconfirm|\bcertif|\b(?:tenant|lessee|lessor)\s*:|\bannexure\b|["“])`;
const TO_LANDLORD = [
  String.raw`\bdear (?:mr |mrs )?(?:landlord|landlady|lessor)\b`,
  String.raw`\b(?:return|refund) (?:of )?my (?:rental |security )?deposit\b`,
  String.raw`\bnotice (?:that|of) (?:I|my) (?:(?:shall|will|intend to|am) )?(?:vacat\p{L}+|mov\p{L}+ out|terminat\p{L}+)`,
].join('|');
/** A tenant writes to who lets, at the beginning of a paper: that the house is left, or what is wrong with it. */
export const isOfTenant: SentenceCue = {
  words: new RegExp(`^(?!${OF_LANDLORD})[^]{0,300}?(?:${TO_LANDLORD})`, 'iu'),
  weight: -3,
};
const DUTIES = 'obligations|liabilities|returns|payments';
const OWES_NOTHING = [
  String.raw`\b(?:met|fulfilled|complied with|discharged|honou?red|up to date with) (?:all )?(?:of )?(?:its|his|her|their|the) (?:\p{L}+ ){0,2}(?:${DUTIES})\b[^.]{0,80}\b(?:tax|vat|acts?)\b`,
  String.raw`\btax affairs\b[^.]{0,60}\bin order\b`,
  String.raw`\bowes? (?:us )?no tax\b`,
  String.raw`\bthis clearance\b`,
];
/** A letter of the revenue service without a title states that no tax is owed. */
export const clearsOfTax: SentenceCue = {
  words: new RegExp(OWES_NOTHING.join('|'), 'iu'),
  weight: 1.4,
};
export const introducesItself: SentenceCue = {
  words: new RegExp(
    String.raw`\bwe are an? (?:\p{L}+[ -]){0,5}(?:company|firm|business)\b|\b(?:is|are) an? (?:\d+ ?% |wholly |proudly )?(?:citizen|private|leading|family|(?:${COUNTRIES}))[^.]{0,50}(?:company|firm|owned)\b|\b(?:our|the) (?:vision|mission) is\b`,
    'iu',
  ),
  weight: 0.9,
};
/** Names of states in languages of the region and of Europe. */
const NAME_OF_ANOTHER_STATE =
  /\b(?:(?:republic|kingdom|federation) of (?:the )?(?!b[o0q]|[80])\p{L}{4,}|r[ée]publique|rep[úu]blica|repubblica|reino d[eo]|royaume|bundesrepublik|koninkrijk|kongeriket|konungariket|jamhuri)/iu;

/**
 * Documents of another state name it in the heading. Names that begin like the own country's are excluded, since OCR
 * may confuse the rest.
 */
export const issuedAbroad: SentenceCue = {
  words: NAME_OF_ANOTHER_STATE,
  weight: -3,
};
/** The same, as a cue for document types that only other states issue. */
export const isOfAnotherState: SentenceCue = {
  words: NAME_OF_ANOTHER_STATE,
  weight: 1,
};
/** Forms ask the applicant to fill them in; issued documents do not. */
export const isToBeFilledIn: SentenceCue = {
  words: new RegExp(
    [
      String.raw`\bto be (?:completed|filled[- ]in|filled)(?: in)?(?: (?:full|duplicate|triplicate))? by\b`,
      String.raw`\b(?:in|use) block (?:letters|capitals)\b`,
      String.raw`\b(?:complete|fill in|answer) all (?:the )?(?:sections|parts|questions|fields)\b`,
      String.raw`\b(?:signature|particulars) of (?:the )?applicant\b`,
      String.raw`\bproposed (?:company|name|business)\b`,
    ].join('|'),
    'i',
  ),
  weight: -2,
};
/** Till receipts show cash and change; electricity may be an item on them. */
export const isTillSlip: SentenceCue = {
  words: /\btotal\b[^\d]{0,12}[\d.,]+\s+cash\b[^\d]{0,12}[\d.,]+\s+change\b/i,
  weight: -3,
};
/** Forms that banks and shops have customers fill in mention income and addresses, but prove neither. */
export const isFilledInByCustomer: SentenceCue = {
  words:
    /\bto be (?:completed|filled[- ]in|filled)\b[^.]{0,40} by (?:the |each |every )?(?:customer|client|applicant|account[- ]holder|borrower|member|proposer)\b|\bknow your (?:customer|client)\b/i,
  weight: -2,
};
/** Totals of purchases; certificates have no prices. */
export const isPaidFor: SentenceCue = {
  words:
    /\b(?:sub-?\s?total|(?:grand )?total|cash tendered|change due|amount tendered|balance due)\b[^\d.]{0,16}\d[\d ,]*\.\d{2}\b/i,
  weight: -2,
};
/** A school confirms enrolment; this is no employment or income letter. */
export const studies: SentenceCue = {
  words: new RegExp(
    [
      String.raw`\b(?:enrolled|admitted|registered (?:as|for|in|on))\b[^.]{0,40}\b(?:student|learner|pupil|programme|course|degree|diploma|form (?:\d|one|two|three|four|five)|standard \d)\b`,
      String.raw`\b(?:bona ?fide|registered|full[- ]time|part[- ]time|current) (?:student|learner|pupil)\b`,
      String.raw`\b(?:student|learner|pupil) (?:of|at|in) (?:this|our|the) (?:\p{L}+ ){0,3}(?:school|college|university|institut(?:e|ion))\b`,
    ].join('|'),
    'iu',
  ),
  weight: -1.2,
};
