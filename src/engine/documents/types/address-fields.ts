import { onPapers } from '../../lexicon/languages/index.ts';
import { PREMISES } from '../../lexicon/premises.ts';
import { CIVIL_TITLES } from '../../lexicon/forms-of-address.ts';
import { message } from '../../../contract/messages/message.ts';
import { ID_WORDS } from '../../packs/country-words.ts';
import { AMOUNT_DUE } from '../../ledger/words/bills.ts';
import { labelList } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { letterDate } from '../find/letters/letter-date.ts';
import { sentence } from '../find/sentence.ts';
import { address } from '../../values/address.ts';
import { date } from '../../values/date.ts';
import { money } from '../../values/money.ts';
import { companyName } from '../../values/company-name.ts';
import type { ValueKind } from '../../values/kind.ts';
import { partyName } from '../../values/party-name.ts';
import { utilities } from '../../values/dictionaries.ts';
import { fold } from '../../values/text/fold.ts';
import type { Derivation, FieldSpec, Finder } from '../document-type.ts';
import { titledName } from '../find/people/titled-name.ts';
import { addressBlock } from '../find/places/address-block.ts';
import { NAME_IN_FULL, PAY_BY, PRINTED, RESIDENT, WHERE_SOMEBODY_LIVES, WHERE_SUPPLIED } from './wordings.ts';
import { NAMES } from '../../packs/currencies.ts';

/** Departments of a supplier that take payments, as printed on the payment slip. */
const TAKES_PAYMENTS =
  /\b(?:payments?|remittances?|collections?|lockbox|cash (?:office|management)|accounts receivable|customer (?:services?|care|relations))\b/i;
/** Words in suppliers' names. A customer's name may contain one as well, so it only lowers the confidence. */
const SUPPLIES =
  /\b(?:electric(?:ity)?|water|energy|gas|power|telecom(?:s|munications)?|broadband|utilit(?:y|ies))\b/i;
const LIKE_SUPPLIER = message('notes.likeSupplier');
const SUPPLIERS = new Set(utilities.flatMap(({ name, otherNames }) => [name, ...otherNames]).map(fold));

/** Headings that consist of these words alone: "Banking details", "How to pay". */
const HEADS_PAYMENT = [
  'bank(?:ing)? (?:account )?details?',
  '(?:electronic |eft |bank )?payments? (?:details?|information|options?|methods?|advice|slip|to)',
  '(?:how|where|ways) to pay|(?:please )?pay(?:able)? to|(?:direct )?deposits?(?: to)?|beneficiary',
].join('|');
/** First words of lines that ask for payment. */
const ASKS_PAYMENT = '(?:please )?make (?:all )?(?:cheques?|checks?|payments?)|remit(?:tance)?|eft';
/** Heading of payment instructions: names and numbers below it are the payee's. */
export const WHERE_TO_PAY = new RegExp(
  String.raw`^(?:our )?(?:(?:${HEADS_PAYMENT})[\s:]*$|(?:${ASKS_PAYMENT})\b)`,
  'i',
);

/**
 * "Bank: Example Bank. Account name: Municipal Main Account.": words after which an account on the same line is the
 * payee's.
 */
export const BANK_OF_PAYEE =
  /(?:^|[.;,:]\s*)(?:our )?(?:bank(?:ers?|ing details)?|pay(?:able|ments?)? to|beneficiary)\b(?!.*\b(?:customer|client|consumer)\b)/i;

/**
 * Drops suppliers and their payment departments, which are not the customer: "BPC Payments Co" above the address on a
 * payment slip.
 */
function notPayee(find: Finder): Finder {
  return (view, field) =>
    find(view, field).filter(({ value }) => {
      const words = typeof value === 'string' ? fold(value).split(' ') : [];
      const supplier = words.some((_, i) => SUPPLIERS.has(words.slice(0, i + 1).join(' ')));
      return !supplier && !TAKES_PAYMENTS.test(words.join(' '));
    });
}

/** The customer's name on a bill. */
const customer: ValueKind = {
  ...partyName,
  parse(printed, context) {
    const parsed = partyName.parse(printed, context);
    return parsed && SUPPLIES.test(String(parsed.value))
      ? { doubt: LIKE_SUPPLIER, ...parsed, quality: 0.7 * parsed.quality }
      : parsed;
  },
};

/** The customer or tenant; on bills often unlabelled, above the address. */
export const addressName: FieldSpec = {
  name: 'fullName',
  kind: customer,
  labels: labelList(`
    Customer Name | Account Name | Account Holder | Name of Customer | Customer | Cust~0.9 | Subscriber Name | Subscriber
    Consumer Name | Consumer | Bill To | Billed To | {Prepared,Made out,Drawn up} for~0.8 | Name | Full Name | Full Names | Names | Client Name
    Client | Ratepayer | Name of Ratepayer | Owner | Property Owner | Registered Owner | Leina
    Leina la moreki | Maina ka botlalo | Statement for | Account Holder Name | To~0.6 | To / Go~0.8 | Go~0.5 | Customer Names
    Billed customer | Account {of,for} | Mong wa {setsha,polote,ntlo,lefatshe,jarata} | Payer | Debtor | Contract Holder | Land Owner | Leaseholder | Plot Holder | Title Holder | Occupier~0.8
    Registered Customer | Member~0.8 | Assessed {Owner,Person} | Sold to~0.8 | User~0.8 | Leina la modirisi | Owner of Property | ${NAME_IN_FULL} | Bill for | {Service,Services,Supply} {for,to} | Invoice to | Invoiced to | Account in the name of | Name on Account | ${RESIDENT}
  `),
  finders: [
    notPayee(addressBlock('name')),
    titledName(),
    // "We confirm that Kago Example (ID …) is the registered customer …"
    sentence(
      `(?:confirm|certify|advise|state)(?: you)? that <>(?=,? (?:\\(|(?:${ID_WORDS})\\b|holder\\b|is (?:the|a|an|our|one)\\b|holds\\b|has\\b))`,
    ),
    sentence(
      'in the names? of <>(?=[,.;\\n(]| (?:of|at|and|is)\\b)',
      '\\b(?:suppl(?:y|ied)|services?|connection)\\b[^.;\\n]{0,40}? to the account of <>(?=[,.;\\n(]| (?:of|at|under)\\b)',
      '\\b(?:dear|hello|hi|dumela(?:ng)?) (?=\\S+ \\p{Lu})<>(?=,|\\n)',
      `(?:^|\\n)(?:to|attention|attn|for attention):? (?=(?:${CIVIL_TITLES})\\b)<>(?=,|\\n)`,
    ),
    mentioned(0.3, { from: 0.1 }),
  ],
  aliases: ['name'],
  notAs: ['issuerName'],
  notUnder: WHERE_TO_PAY,
  notInRow: BANK_OF_PAYEE,
  weight: 1,
};

export const addressField: FieldSpec = {
  name: 'address',
  kind: address,
  labels: labelList(`
    Physical Address | Residential Address
    Billing Address | Premises | Service Location | Property
    Property Description | Location | Address of Supply | Delivery Address | Customer Address | Aterese
    Bonno | Aterese ya tiriso | Address~0.95 | Addr~0.9 | Postal Address~0.8 | Plot No~0.75 | Plot~0.75 | Plot Number~0.75 | Setsha~0.75 | Erf~0.9 | Erf No~0.9 | Stand No~0.75 | Stand~0.75 | {Tribal,Freehold,Customary} {Lot,Plot}~0.75
    Supply at | Supply to | Plot / place of supply | Place of supply | ${WHERE_SUPPLIED} | Residence~0.8
    ${WHERE_SOMEBODY_LIVES}
  `),
  finders: [
    sentence(
      // "Attention: Mr Kago Example, House 4, Plot 9912, Phakalane"
      `(?:^|\\n)(?:to|attention|attn|for attention|name|client|customer):? (?:(?:${CIVIL_TITLES})\\.? )?\\p{Lu}[\\p{L}. -]{3,40}, (?:(?:plot )?(?:holder|owner|occupier) of )?(?=(?:${PREMISES})\\b)<>(?=[;\\n]|\\.\\s|\\s\\p{Lu}\\p{Ll}+ \\p{Ll})`,
      `\\bwe (?:supply|serve|deliver)\\b[^.;\\n]{0,110}?,? at (?=(?:${PREMISES}|shop)\\b)<>(?=[:.;\\n])`,
      '\\b(?:suppl(?:y|ied)|services?|connection|connected|installation) (?:to|at) <>(?=[:.;\\n]|,? (?:is|are|has|was|for|under|in terms)\\b)',
    ),
    addressBlock('address'),
    mentioned(0.35, { from: 0.12 }),
  ],
  weight: 1,
};

export const issueDateField: FieldSpec = {
  name: 'issueDate',
  kind: date,
  labels: labelList(`
    Date of Issue | Issue Date | Date Issued | Billing Date~0.85
    Date of Bill | Tax Invoice Date | Date of Invoice | Document Date | Date of Purchase
    ${onPapers('billDay')} | Letlha | Date~0.85 | Dated~0.85 | Date of Statement | Date of Letter
    Issued~0.8 | Tax Date | Letlha la molato | Letlha la go ntshiwa | Letsatsi~0.8 | ${PRINTED}
    {Bill,Invoice,Statement,Account,Notice,Demand} {Issued,Given,Generated,Printed,Produced,Prepared,Raised,Made on,Rendered}
    {Sold,Bought,Purchased,Vended} on~0.8 | Date {Billed,Invoiced,Rendered} | {Notice,Demand,Assessment,Reminder} Date~0.9 | {Assessment,Notice,Demand,Reminder} Dated | Charge Date | Written on | Drawn up on | Made out on | Letlha la bili | Printed~0.8 | Printed on~0.8 | Date of Account | Date Raised | {Billed,Raised,Invoiced,Rendered}~0.8 | Date and Time
  `),
  finders: [
    sentence(
      // "Unpaid since: 96.30 of bill 30-440-1187 of 7 October": the date of another bill.
      '(?<!\\b(?:unpaid|previous|last|earlier|overdue|arrears)\\b[^;\\n]{0,40})(?:bill|invoice|statement|account|notice|letter)(?: \\p{L}+\\.?)?(?: [\\w/-]*\\d[\\w/-]*)?(?: (?:is|was))? (?:dated|issued on|printed(?: on)?|of) (?:the )?<>',
      '(?:bill|invoice|statement|account)[^.\\n]{0,120}?,? dated (?:the )?<>',
    ),
    letterDate(0.6),
  ],
  weight: 0.6,
};

/** Text that must not follow an amount: it would be an instalment. */
const WHOLE = '(?![.,]?\\d)(?!,? (?:a|per|each|every|monthly|weekly)\\b)';

/** Words of other fees: conditional ones, penalties, fees of third parties. */
const OTHER_FEES =
  '\\b(?:late|overdue|penalt(?:y|ies)|interest|(?:re|dis)-?connect\\p{L}*|cut off|collect\\p{L}*|bank|deposits?|legal|if|unless|should|failing)\\b';
/** "The charges for this plot"; not "Meter test charges", which are for something else. */
const BILLED =
  '\\b(?:rates|levy|levies|bill|(?:the|your|these|this|total|all|current|monthly|annual|yearly) (?:charges|fees))\\b';
const CONDITION = ',[^.;\\n]{0,80}\\b(?:if|unless|should)\\b';

export const amountDueField: FieldSpec = {
  name: 'amountDue',
  kind: money,
  labels: labelList(AMOUNT_DUE),
  finders: [
    sentence(
      '\\b(?:please|kindly) (?:remit|transfer|deposit|settle)(?: the (?:sum|amount) of)?:? <>',
      // "to pay 44.05 a month" is an instalment.
      `\\b(?:please |kindly |to )pay(?: the (?:sum|amount) of)? <>${WHOLE}`,
      `\\byou (?:still |now )?owe(?: us)? <>${WHOLE}`,
      '\\b(?:amount|balance|sum|total)(?: now)? (?:due|outstanding|payable|owing|owed) is <>',
      '\\b(?:in arrears|overdue|behind|outstanding|owing)(?: \\p{L}+)? (?:in|to|for) the (?:amount|sum|extent) of <>',
      // "Of this 480.00 is due on 31 October" is a part.
      '(?<!\\bof (?:this|which|it|that),? )<>,? (?:is|are) (?:now )?(?:payable|due(?! date)|owing|to be paid)\\b',
      '\\b(?:levy|rates|charges?|bill|fees?|rent|sum|amount) of <>(?=[^.;\\n]{0,120}\\b(?:must|shall|should|is to|are to) be paid)',
      '\\bbalance at the date of this letter is <>',
      // "rates in the sum of one thousand two hundred (1,200.00) have been levied"
      '\\b(?:in|to) the (?:sum|amount) of (?:[^.;\\n()\\d]{3,90}\\()?<>(?=\\)?,?[^.;\\n]{0,160}\\b(?:levied|payable|assessed|owing|charged|raised|outstanding|due)\\b)',
      `(?<!${OTHER_FEES}[^.;\\n]{0,80})${BILLED}(?![^.;\\n]{0,80}?${OTHER_FEES})[^.;\\n]{0,80}? (?:amounts? to|comes? to|are|is|total) <>(?![.,]?\\d)(?=[.;,\\n])(?!${CONDITION})`,
    ),
  ],
  weight: 0,
};

export const dueDateField: FieldSpec = {
  name: 'dueDate',
  kind: date,
  labels: labelList(`${PAY_BY} | Due~0.8`),
  finders: [
    // "Please pay 684.20 by 23 November 2026"
    sentence(
      `\\b(?:pay|owe)(?: us)?(?: the (?:sum|amount) of)? (?:${NAMES})\\s?[\\d ,.]+ (?:by|before|not later than) (?:the )?<>`,
      '\\b(?:pay|payable|paid|settled?|due)(?: \\p{L}+){0,4}? (?:by|before|not later than) (?:the )?<>',
      // "This amount must reach our cash office on or before 31 October"
      '\\b(?:must|should|is to|to) (?:reach|be received (?:by|at)|be with) (?:us|our|the)\\b(?: \\p{L}+){0,4}? (?:by|before|not later than) (?:the )?<>',
      '\\bwithin \\p{L}*\\d* ?\\p{L}+,? (?:that is|i\\.?e\\.?),? (?:by|before|on or before) (?:the )?<>',
      '\\bdue date(?: \\p{L}+){1,5}:? <>',
      '\\b(?:pay|payable|settle) within \\d+ days,? (?:by|before|on or before|latest) (?:the )?<>',
      '\\bpayment(?: \\p{L}+){0,6}? (?:by|before|not later than) (?:the )?<>',
    ),
  ],
  weight: 0,
};

export const issuerField: FieldSpec = {
  name: 'issuerName',
  kind: companyName,
  finders: [letterhead()],
  weight: 0.25,
};

/** The configuration lists the type among the fields of a proof of address. */
export function documentTypeField(type: string): Derivation {
  return { name: 'documentType', from: [], source: 'inferred', weight: 0, make: () => ({ value: type }) };
}
