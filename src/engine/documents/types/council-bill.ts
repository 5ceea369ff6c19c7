import { onPapers } from '../../lexicon/languages/index.ts';
import { LAND } from '../../lexicon/premises.ts';
import { packs } from '../../packs/index.ts';
import { inThePast, recentEnough } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { councils } from '../../values/dictionaries.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { knownName } from '../find/issuers/known-name.ts';
import { sentence } from '../find/sentence.ts';
import { reference } from '../../values/identifiers.ts';
import { plotNumber } from '../../values/plot-number.ts';
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
import { phraseCuesOf } from './composed.ts';
import type { DocumentType } from '../document-type.ts';
import { isOfCustomer, isToBeFilledIn } from './sentence-cues.ts';
import { issuedByOwners } from './sells-goods.ts';
import { CUSTOMER_NUMBER, OTHER_BILL_DAYS } from './wordings.ts';

/** Rates or service levy bill of a city, town or district council. */
export const councilBill: DocumentType = {
  documentType: 'COUNCIL_BILL',
  title: 'council bill',
  category: 'ADDRESS',
  ofCategory: true,
  configuredType: () => 'PROOF_OF_ADDRESS',
  subtype: (view) =>
    /\brates?\b/i.test(view.prose.text)
      ? 'RATES'
      : /service levy/i.test(view.prose.text)
        ? 'SERVICE_LEVY'
        : null,
  letter: 'never',
  inCells: true,
  sentenceCues: [isOfCustomer, isToBeFilledIn],
  looks: [issuedByOwners],
  phraseCues: [
    ...phraseCuesOf(onPapers('councilBillTitles'), 2.2),
    ...phraseCuesOf(
      `
        Rates and Charges | Municipal Account | Rates Levy | Makgetho a lefatshe | Land Rates | Council Account | Property Rates
        Assessment Rates | Rates Account
      `,
      2,
    ),
    ...phraseCuesOf(
      'Council Tax | Rates Demand | Makgetho a khansele | Rates Bill | Statement of Rates | Council Bill',
      2.4,
    ),
    ...phraseCuesOf('Borough Council | City Council | Town Council', 1.5),
    ...phraseCuesOf('Valuation Band | Khansele', 1),
    ...phraseCuesOf('Property Reference | Refuse', 0.6),
    { phrase: 'Demand for Rates', weight: 3 },
    ...phraseCuesOf('Demand Note | Property Tax | Rateable Value', 1.4),
    ...phraseCuesOf(
      'Municipal Rates | Rates Statement | Account for Rates | Notice of Rates | Rates Invoice | Council Rates',
      2.2,
    ),
    ...phraseCuesOf('Levy | Sanitation | Valuation', 0.5),
    ...phraseCuesOf('Refuse Removal | Rates', 0.9),
    { phrase: 'District Council', weight: 1.3 },
    ...phraseCuesOf('Ratepayer | Service Levy', 1.2),
    { phrase: 'City Treasurer', weight: 0.8 },
    { phrase: 'Licence', weight: -1.2 },
  ],
  fields: [
    addressName,
    {
      ...addressField,
      labels: [
        ...addressField.labels!,
        'Property Location',
        'Situation',
        'Rated Property',
        'Rateable Property',
        ['Ward', 0.75],
      ],
      finders: [
        ...(addressField.finders ?? []),
        sentence('(?:account \\d+,|property|premises|situated at|situate at|in respect of) <>(?=[\\n.;])'),
      ],
    },
    {
      name: 'accountNumber',
      kind: reference,
      notUnder: WHERE_TO_PAY,
      notInRow: BANK_OF_PAYEE,
      // "Rates account 2026/27" names a year, not a number.
      finders: [
        sentence(
          '(?<!\\b(?:council|bank|banking|our) )account(?: number| no)?[.:]? (?!(?:19|20)\\d\\d/(?:20)?\\d\\d\\b)<>',
        ),
      ],
      labels: labelList(`
        Valuation Roll Account | Roll Account | Valuation Roll No~0.8 | Roll Number~0.8 | Account Number | Rates Account Number | Ratepayer No
        Account | Reference No | Customer No | Customer Number
        Acc~0.8 | ${CUSTOMER_NUMBER} | Levy Account No
        Property Account | Nomoro ya tefo | Reference~0.7 | Ref No~0.7 | Our Ref~0.7
        Property Ref~0.8 | A/C~0.9
      `),
      weight: 0.6,
    },
    issueDateField,
    {
      ...issuerField,
      finders: [
        knownName(councils, 0.95),
        letterhead(0.85, 0.3, /council|township|authority|municipal|khansele|^(?:the )?city of\b/i),
      ],
    },
    {
      name: 'plotNumber',
      kind: plotNumber,
      labels: labelList(
        'Plot | {Plot,Erf,Stand,Lot,Lease Plot,Tribal Lot,Tribal Plot} {No,Number} | Tribal Lot | Tribal Plot | Erf | Nomoro ya setsha | Setsha~0.8',
      ),
      finders: [
        sentence(
          `\\b(?:in respect of|rates (?:on|for|of|due on)|levied (?:on|for)|known as|owners? of) (?:the property )?(?:${LAND})(?: no\\.?| number)? <>(?=[,.;\\n]| (?:in|at|of|and)\\b)`,
        ),
      ],
      weight: 0,
    },
    {
      ...amountDueField,
      // The account's balance, on notices that call no amount due.
      labels: [...amountDueField.labels!, ['Balance', 0.62], ['Closing Balance', 0.8], ['Amount', 0.6]],
    },
    dueDateField,
  ],
  derivations: [documentTypeField('COUNCIL_BILL')],
  otherLabels: words(`
    ${OTHER_BILL_DAYS}
    Rateable Value | Land Value | Improvements | ${packs.flatMap(({ currency }) => currency.words.map((word) => `Rate in ${word}`)).join(' | ')} | Arrears | Interest | Valuation
    Financial Year | Period | Balance Brought Forward | Payments | Total | Description | Amount | Bank
    Branch | Branch Code | Year | VAT | Invoice No | Bill No | Invoice Number | Bill Number
    Property Type | Zoning | Usage | Demand No | Demand Number | Notice No | Notice Number | Correspondence
  `),
  keys: ['accountNumber', 'issueDate'],
  checks: [inThePast('issueDate'), recentEnough('issueDate')],
};
