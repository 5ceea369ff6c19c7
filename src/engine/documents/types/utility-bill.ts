import { onPapers } from '../../lexicon/languages/index.ts';
import { evidenceFor } from '../../packs/country-words.ts';
import { inThePast, recentEnough } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { utilities } from '../../values/dictionaries.ts';
import { companyAtFoot } from '../find/issuers/foot.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { legalName } from '../find/issuers/legal-name.ts';
import { knownName } from '../find/issuers/known-name.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { phraseCuesOf } from './composed.ts';
import type { ValueKind } from '../../values/kind.ts';
import { reference } from '../../values/identifiers.ts';
import { dateRange } from '../../values/periods.ts';
import { text } from '../../values/words.ts';
import type { DocumentView } from '../../layout/view.ts';
import { fold } from '../../values/text/fold.ts';
import {
  BANK_OF_PAYEE,
  addressField,
  addressName,
  amountDueField,
  documentTypeField,
  dueDateField,
  issueDateField,
  issuerField,
  WHERE_TO_PAY,
} from './address-fields.ts';
import type { DocumentType, Finder } from '../document-type.ts';
import { connects, isOfCustomer, isTillSlip, isToBeFilledIn } from './sentence-cues.ts';
import { collectsDues, sellsGoods } from './sells-goods.ts';
import { statesNoFigure } from './states-no-figure.ts';
import { CUSTOMER_NUMBER, OTHER_BILL_DAYS } from './wordings.ts';

/** Words of each service; the most frequent service is the subtype. */
const SERVICES: Record<string, RegExp> = {
  WATER: /\b(?:water|waste ?water|sewerage|kilolit(?:re|er)s?|kl|metsi|potable)\b/g,
  ELECTRICITY: /\b(?:electricity|power|kwh|energy charge|demand charge|motlakase|electrification)\b/g,
  INTERNET:
    /\b(?:internet|broadband|fibre|data bundle|adsl|wireless|mobile|telephone|telecommunications|voice|sms|calls?|mbps|airtime|line rental)\b/g,
  TELEVISION: /\b(?:dstv|decoder|multichoice|smartcard|premium package)\b/g,
};

function service(view: DocumentView): string | null {
  const words = fold(view.prose.text);
  const named = utilities.find((u) =>
    [u.name, ...u.otherNames.filter((n) => n.length > 2)].some((n) => ` ${words} `.includes(` ${fold(n)} `)),
  );
  const counts = Object.entries(SERVICES).map(([kind, pattern]) => ({
    kind,
    count: (words.match(pattern)?.length ?? 0) + (named?.kind === kind ? 4 : 0),
  }));
  const most = counts.sort((a, b) => b.count - a.count)[0];
  return most && most.count > 0 ? most.kind : null;
}

/** Prepaid customers have a meter number instead of an account; token receipts identify them by it. */
const prepaidMeter: Finder = (view, field) =>
  /\b(?:pre-?paid|tokens?|(?:credit )?vend(?:ing)?)\b/i.test(view.prose.text) ? ofMeter(view, field) : [];
const ofMeter = weighedSentence(0.7, '\\bmeter(?: number| no\\.?)? ?[:.]? ?<>');

/** In a column headed "Tariff" bare figures are rates, not names. */
const tariffName: ValueKind = {
  ...text,
  name: 'tariff-name',
  parse: (printed, context) => (/\p{L}{2}/u.test(printed) ? text.parse(printed, context) : null),
};

/** Bill for water, electricity, telephone, internet or television. */
export const utilityBill: DocumentType = {
  documentType: 'UTILITY_BILL',
  title: 'water, electricity or internet bill',
  category: 'ADDRESS',
  ofCategory: true,
  configuredType: () => 'PROOF_OF_ADDRESS',
  subtype: service,
  inCells: true,
  sentenceCues: [connects, isOfCustomer, isTillSlip, isToBeFilledIn],
  looks: [sellsGoods, collectsDues, statesNoFigure],
  phraseCues: [
    ...phraseCuesOf(onPapers('utilityBillTitles'), 2.2),
    { phrase: 'To whom it may concern', weight: -2.5 },
    // "No utility bills are issued in the name of occupants": a sentence of landlords' letters.
    ...phraseCuesOf('no utility bill | no utility bills', -4),
    ...phraseCuesOf('Tefiso ya metsi | Tefiso ya motlakase | Water Utilities Corporation', 2.6),
    ...phraseCuesOf('Molato wa metsi | Molato wa motlakase', 2.4),
    ...phraseCuesOf('Mogala | Units | kl | Subscription | Previous Balance', 0.3),
    ...phraseCuesOf(
      `
        Telecoms | Out of Bundle | Confirmation of Account Holder | Smartcard | Pay TV | Statement of Charges | Charges for the month
        Bill Summary
      `,
      1,
    ),
    ...phraseCuesOf('Mobile Services | Prepaid Electricity | Electricity Token', 1.6),
    ...phraseCuesOf('Debit Order | Premises', 0.2),
    ...phraseCuesOf('Postpaid | Post Paid | Internet Service | Mobile Account', 1.2),
    ...phraseCuesOf('Mobile Number | Reading', 0.4),
    ...phraseCuesOf('MSISDN | Supply Address | Your Bill', 1.4),
    ...phraseCuesOf('Confirmation of Water Account | Confirmation of Electricity Account', 3),
    ...phraseCuesOf(
      'Subscriber | Consumer Account | Tariff | Service Address | Customer Account | Billing Day',
      0.6,
    ),
    { phrase: 'Mascom Wireless', weight: 2.2 },
    ...phraseCuesOf('Internet Services | Token | Water | WiFi | Wi-Fi | Data Bundle | Decoder', 0.8),
    { phrase: 'Water Board', weight: 2 },
    ...evidenceFor('UTILITY_BILL'),
    { phrase: 'Mascom', weight: 1.6 },
    ...phraseCuesOf(
      `
        BTC | kWh | Waste Water | Data Usage | Broadband | Voice Calls | ADSL | Electricity | Sewerage | Roaming | Call Charges
      `,
      0.8,
    ),
    { phrase: 'Liquid Intelligent Technologies', weight: 1.8 },
    ...phraseCuesOf('MultiChoice | Monthly Bill', 1.4),
    ...phraseCuesOf(
      'Utility Bill | Internet Bill | Electricity Statement | Water Statement | Internet Invoice | Telephone Bill',
      2.4,
    ),
    ...phraseCuesOf('Water Bill | Electricity Bill | Sekoloto sa metsi | Sekoloto sa motlakase', 2.6),
    ...phraseCuesOf('Water Account | Electricity Account | Internet Account | Telephone Account', 2),
    ...phraseCuesOf('Meter Number | Meter No | Meter Reading | Line Rental', 0.9),
    ...phraseCuesOf(
      `
        Previous Reading | Current Reading | Present Reading | Energy Charge | Potable Water | Internet | Fibre | Mbps | Uncapped
      `,
      1,
    ),
    { phrase: 'Consumption', weight: 0.7 },
    ...phraseCuesOf('Sanitation | Sewer | LTE | Router | Billing Period | Bill Period', 0.6),
    ...phraseCuesOf('Usage | Your Account | Tax Invoice | Total Due', 0.4),
    ...phraseCuesOf('Bill Date | Amount Due', 0.5),
    ...phraseCuesOf('Balance Brought Forward | Due Date', 0.3),
    { phrase: 'Employment', weight: -1 },
  ],
  fields: [
    addressName,
    addressField,
    {
      name: 'accountNumber',
      kind: reference,
      notUnder: WHERE_TO_PAY,
      notInRow: BANK_OF_PAYEE,
      labels: labelList(`
        Account Number | Customer Account | Account | Customer~0.7 | Customer Number~0.9
        Consumer Number~0.9 | Consumer No~0.9 | Customer ID~0.9 | Subscriber No~0.9
        Subscriber Number~0.9 | Contract No~0.8
        Acc~0.8 | ${CUSTOMER_NUMBER} | Contract~0.6 | Nomoro ya tefo | Mobile Account
        Subscription No | Subscriber~0.85 | Consumer~0.7
      `),
      finders: [
        sentence(
          '(?<!\\bstatement of )(?:account|customer|subscriber|consumer)(?: account)?(?: number| no\\.?)[:.]? (?:is )?<>',
          '(?:account|customer) <>(?= (?:is|in|for|has|of)\\b|, (?:for|in|at|is|installed|supplied|connected|registered)\\b)',
        ),
        weighedSentence(0.7, 'contract(?: account)?(?: number| no\\.?)?[:.]? (?:is )?<>'),
        prepaidMeter,
      ],
      weight: 0.6,
    },
    issueDateField,
    { ...issuerField, finders: [knownName(utilities, 0.92), legalName(), letterhead(), companyAtFoot()] },
    {
      name: 'billNumber',
      kind: reference,
      labels: labelList(`
        Invoice Number | Invoice~0.8 | Bill Number | Bill Reference | Tax Invoice No | Document Number
        Statement No
      `),
      weight: 0,
    },
    {
      name: 'meterNumber',
      kind: reference,
      labels: ['Meter Number', 'Meter Serial No', 'Meter Serial', 'Meter', 'Mita'],
      weight: 0,
    },
    {
      name: 'billingPeriod',
      kind: dateRange,
      labels: labelList(`
        Billing Period | Bill Period | Period | Service Period | Statement Period | Reading Period
        Charges for period
      `),
      weight: 0,
    },
    dueDateField,
    {
      ...amountDueField,
      labels: [
        ...amountDueField.labels!,
        ...labelList('Amount Tendered | Tendered~0.8 | Total Charges~0.6 | Madi a a tshwanetseng go duelwa'),
      ],
    },
    {
      name: 'tariff',
      kind: tariffName,
      labels: labelList(
        'Tariff | Tariff Code | Tariff Class | Customer Category | Category | Package | Plan',
      ),
      weight: 0,
    },
  ],
  derivations: [documentTypeField('UTILITY_BILL')],
  otherLabels: words(`
    ${OTHER_BILL_DAYS}
    Previous Reading | Current Reading | Consumption | Reading Date | VAT | Total | Sub Total
    Balance Brought Forward | Payments Received | Current Charges | Bank | Branch | Branch Code
    Deposit | Service Type | VAT Registration Number | TIN | Last Payment
    Payment Reference | Amount | Amount (P) | Quantity | Description | Rate | Units Used | Units | Energy | Token | Receipt | Tariff
  `),
  keys: ['accountNumber', 'issueDate'],
  checks: [inThePast('issueDate'), recentEnough('issueDate')],
};
