import type { DocumentView } from '../../layout/view.ts';
import { utilities } from '../../values/dictionaries.ts';
import { fold } from '../../values/text/fold.ts';
import type { Look } from './document-type.ts';

/** Words of what premises are supplied with, and of how it is measured. */
const SUPPLIED = [
  /\b(?:electricity|electric|kwh|kva|energy charge|motlakase|gas supply|therms?)\b/,
  /\b(?:water|sewer(?:age)?|sanitation|kilolit(?:re|er)s?|kl|metsi|refuse)\b/,
  /\b(?:broadband|fibre|fiber|internet|wi ?fi|adsl|mbps|line rental|airtime|data bundle|telephone (?:account|bill)|landline)\b/,
  /\b(?:voice|sms|roaming|postpaid|prepaid|mobile (?:account|number)|msisdn|decoder|dstv|smartcard|subscri(?:ber|ption))\b/,
  /\b(?:meter|reading|consumption|tariff|supply address|service address|premises)\b/,
];
/** Words of whoever sells goods, or services that have nothing to do with a house. */
const SOLD = [
  /\b(?:ship(?:ped|ping)? (?:to|address|date|via)|sold by|shipment|courier|delivery note|airway bill|freight)\b/,
  /\b(?:order (?:id|no|number|date)|purchase order|p o no|po (?:no|number)|invoice for your order)\b/,
  /\b(?:qty|quantity|unit price|unit cost|price each|list price|item (?:no|code|description)|sku|asin|hsn|sac)\b/,
  /\b(?:gstin|gst (?:no|reg\w*)|cin|pan no|cgst|sgst|igst|ein|abn)\b/,
  /\b(?:web services|cloud|compute|storage|data transfer|licen[cs]e fees?|consult(?:ing|ancy)|hourly rate|hours worked|usage type)\b/,
  /\b(?:seller|buyer|consignee|vendor|remit to|net (?:15|30|45|60)|payment terms)\b/,
];
const count = (patterns: readonly RegExp[], words: string): number =>
  patterns.filter((pattern) => pattern.test(words)).length;

/** Fewer signs of trade are on bills, too: of connection fees, of a router. */
const TRADE = 2;
const NO_BILL = -3;

/** An invoice of goods, or of services to a firm, is no proof of where somebody lives, whatever it calls its amounts. */
export function sellsGoods(view: DocumentView): Look | null {
  const words = fold(view.prose.text);
  const [supplied, sold] = [count(SUPPLIED, words), count(SOLD, words)];
  const known = utilities.some(({ name }) => ` ${words} `.includes(` ${fold(name)} `));
  if (known || sold < TRADE || supplied >= sold) return null;
  return { weight: NO_BILL, said: 'it sells goods or services of trade' };
}
