import type { DocumentView } from '../../layout/view.ts';
import { utilities } from '../../values/dictionaries.ts';
import { fold } from '../../values/text/fold.ts';
import type { Look } from '../document-type.ts';

/** Words of supplies to premises and their measurement. */
const SUPPLIED = [
  /\b(?:electricity|electric|kwh|kva|energy charge|motlakase|gas supply|therms?)\b/,
  /\b(?:water|sewer(?:age)?|sanitation|kilolit(?:re|er)s?|kl|metsi|refuse)\b/,
  /\b(?:broadband|fibre|fiber|internet|wi ?fi|adsl|mbps|line rental|airtime|data bundle|telephone (?:account|bill)|landline)\b/,
  /\b(?:voice|sms|roaming|postpaid|prepaid|mobile (?:account|number)|msisdn|decoder|dstv|smartcard|subscri(?:ber|ption))\b/,
  /\b(?:meter|reading|consumption|tariff|supply address|service address|premises)\b/,
];
/** A cue of trade; `besideGoods` counts only if another cue of goods is present. */
interface Sign {
  readonly says: RegExp;
  readonly isOfGoods: boolean;
  readonly besideGoods?: RegExp;
}

/** Words of sellers of goods, or of services unrelated to premises. */
const SOLD: readonly Sign[] = [
  {
    says: /\b(?:ship(?:ped|ping)? (?:to|address|date|via)|sold by|shipment|courier|delivery note|airway bill|freight)\b/,
    isOfGoods: true,
  },
  {
    says: /\b(?:order (?:id|no|number|date)|purchase order|p o no|po (?:no|number)|invoice for your order)\b/,
    isOfGoods: true,
  },
  {
    says: /\b(?:sku|asin|hsn|sac)\b/,
    isOfGoods: true,
    // Columns of any tax invoice, one for an internet line included.
    besideGoods:
      /\b(?:qty|quantity|unit price|unit cost|price each|list price|item (?:no|code|description))\b/,
  },
  { says: /\b(?:gstin|gst (?:no|reg\w*)|cin|pan no|cgst|sgst|igst|ein|abn)\b/, isOfGoods: true },
  {
    says: /\b(?:web services|cloud|compute|storage|data transfer|licen[cs]e fees?|consult(?:ing|ancy)|hourly rate|hours worked|usage type)\b/,
    isOfGoods: false,
  },
  {
    says: /\b(?:seller|buyer|consignee|vendor)\b/,
    isOfGoods: false,
    besideGoods: /\b(?:remit to|net (?:15|30|45|60)|payment terms)\b/,
  },
];

function signsOfTrade(words: string): number {
  const ofGoods = SOLD.some(({ says, isOfGoods }) => isOfGoods && says.test(words));
  return SOLD.filter(
    ({ says, besideGoods }) => says.test(words) || (ofGoods && besideGoods?.test(words) === true),
  ).length;
}

/** Minimum cues of trade: bills may have one, for connection fees or a router. */
const TRADE = 2;
const NO_BILL = -3;

/** Penalty for invoices of goods or business services, which are no proof of address. */
export function sellsGoods(view: DocumentView): Look | null {
  const words = fold(view.prose.text);
  const supplied = SUPPLIED.filter((pattern) => pattern.test(words)).length;
  const sold = signsOfTrade(words);
  const known = utilities.some(({ name }) => ` ${words} `.includes(` ${fold(name)} `));
  if (known || sold < TRADE || supplied >= sold) return null;
  return { weight: NO_BILL, said: 'it sells goods or services of trade' };
}

const DUES_OF_OWNERS = 'it collects dues of owners';

const ASSOCIATION = 'home ?owners|house ?owners|residents|property owners|unit owners|owners';
/** Owners' associations and their documents. */
const OF_OWNERS = [
  new RegExp(String.raw`\b(?:${ASSOCIATION}) association\b`),
  /\bbody corporate\b|\bowners corporation\b|\bsectional (?:title|scheme)\b|\blevy statement\b|\bstatement of levies\b/,
];
/** The same in an issuer's name only: an association may also be the customer of a supplier or council. */
const ISSUED_BY_OWNERS = new RegExp(
  String.raw`^[^:]*\b(?:${ASSOCIATION}|community|condominium) association$`,
);
/** Rows at the top that may hold the issuer's name. */
const LETTERHEAD_ROWS = 2;
/** Words for payments to an estate or block of flats. */
const DUES = [
  /\b(?:monthly|ordinary|normal|special|annual|quarterly|association) (?:levy|levies|dues|assessments?)\b/,
  /\b(?:reserve|sinking|administrative) fund\b/,
];

const saidIn = (words: string, patterns: readonly RegExp[]): number =>
  patterns.filter((pattern) => pattern.test(words)).length;

/** Penalty for association dues, which are no utility bill; water passed on by an estate is a line among them. */
export function collectsDues(view: DocumentView): Look | null {
  const words = fold(view.prose.text);
  if (saidIn(words, OF_OWNERS) === 0) return issuedByOwners(view);
  return 1 + saidIn(words, DUES) > saidIn(words, SUPPLIED) ? { weight: NO_BILL, said: DUES_OF_OWNERS } : null;
}

/** The same for an association's own letterhead: its dues are not a council's rates. */
export function issuedByOwners(view: DocumentView): Look | null {
  const words = fold(view.prose.text);
  const top = (view.pages[0]?.rows ?? []).slice(0, LETTERHEAD_ROWS).flat();
  const dues = saidIn(words, DUES);
  const isTheirs = dues > 0 && top.some(({ text }) => ISSUED_BY_OWNERS.test(text.trim().toLowerCase()));
  return isTheirs && 1 + dues > saidIn(words, SUPPLIED) ? { weight: NO_BILL, said: DUES_OF_OWNERS } : null;
}
