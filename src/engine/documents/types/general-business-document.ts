import { phraseCuesOf } from './composed.ts';
import { AGREED_ON } from '../../lexicon/days-of-papers.ts';
import { COUNTRIES } from '../../packs/country-words.ts';
import { inOwnMoney } from '../../packs/currencies.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { addressee } from '../find/people/addressee.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { labelUnderTitle } from '../find/labels/label-under-title.ts';
import { numberUnderTitle } from '../find/number-under-title.ts';
import { LETTERHEAD, legalName } from '../find/issuers/legal-name.ts';
import { onlyAmount } from '../find/only-amount.ts';
import { sentence } from '../find/sentence.ts';
import { letterDate } from '../find/letters/letter-date.ts';
import { firstLine } from '../find/whole-text.ts';
import { date } from '../../values/date.ts';
import { companyNumber, reference, tin } from '../../values/identifiers.ts';
import { money } from '../../values/money.ts';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { text } from '../../values/words.ts';
import type { DocumentType } from '../document-type.ts';
import { connects, studies } from './sentence-cues.ts';
import { DATED, PRINTED, VAT_NUMBER } from './wordings.ts';

/** Documents written by the supplier; orders are written to the supplier. */
const SUPPLIERS_PAPER =
  /^(?:delivery note|(?:tax |pro ?forma )?invoice|quotation|credit note|(?:official )?receipt|dispatch note|waybill)\b/i;
/** Documents written by the buyer to the supplier. */
const BUYERS_PAPER = /^(?:(?:local )?purchase order|request for quotation|requisition)\b/i;
/** How agreements state their parties and date. */
const AGREEMENT = '\\b(?:agreement|contract|memorandum|deed|addendum)\\b';
const BETWEEN = `${AGREEMENT}[^;\\n]{0,120}? between:? `;
const A_PARTY =
  '(?=,?\\s(?:\\(|and\\b|of\\b|a (?:company|close|private|firm)\\b|herein|represented|with\\b))';

const TITLES = [
  '(?:tax |pro ?-?forma |commercial )?invoice|(?:price )?quotation|quote|purchase order|(?:goods )?delivery note',
  '(?:official |sales |till |payment |cash (?:sale )?)?receipt|cash (?:sale|slip)|(?:credit|debit) note|remittance advice',
  '(?:business )?(?:proposal|plan)(?: for .*)?|letter of (?:intent|award|demand)|circular|price list|statement of account',
  '.{0,40}agreement|memorandum.{0,30}|(?:internal )?memo|notice.{0,40}|re:.*',
];
/** Business documents of no other type: invoices, quotations, orders, receipts, agreements, proposals. */
export const generalBusinessDocument: DocumentType = {
  documentType: 'GENERAL_BUSINESS_DOCUMENT',
  title: 'general business document',
  category: 'MULTIPURPOSE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  letter: 'usually',
  general: true,
  // Invoices for telecommunication lines are utility bills; a school's statement about a student is no letter of
  // another type.
  sentenceCues: [
    { ...connects, weight: -connects.weight },
    { ...studies, weight: 1 },
  ],
  subtype: (view) => {
    const head = view.prose.text.slice(0, 1200).toLowerCase();
    const kinds: readonly (readonly [string, RegExp])[] = [
      ['QUOTATION', /quotation|quote\b|pro ?forma/],
      ['PURCHASE_ORDER', /purchase order/],
      ['DELIVERY_NOTE', /delivery note/],
      ['RECEIPT', /\breceipt\b/],
      ['INVOICE', /invoice/],
      ['AGREEMENT', /agreement|memorandum of understanding|contract/],
      ['PROPOSAL', /proposal|business plan/],
      ['MEMO', /\bmemo(?:randum)?\b/],
    ];
    return kinds.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  },
  phraseCues: [
    ...phraseCuesOf(
      'Local Purchase Order | Purchase Order | Pro Forma Invoice | Proforma Invoice | Delivery Note',
      2.8,
    ),
    ...phraseCuesOf(
      `
        Works Order | Commercial Invoice | Payment Voucher | Cash Receipt | Rent Receipt | Customer Statement | Statement of Work
        Service Agreement | Supply Agreement | Internal Memorandum | Expression of Interest | Letter of Intent | Remittance Advice
        Consultancy Agreement
      `,
      2.2,
    ),
    ...phraseCuesOf(
      'Quote | Please supply | Receipt | Proposal | Scope of work | Dear Customer | Dear Supplier',
      1.2,
    ),
    ...phraseCuesOf(
      'Account Rendered | Waybill | Cash Sale | Official Receipt | Letter of Demand | Letter of Award',
      2,
    ),
    ...phraseCuesOf(
      `
        Request for Quotation | Quotation | Memorandum of Understanding | Business Plan | Business Proposal | Goods Received Note
      `,
      2.6,
    ),
    ...phraseCuesOf(
      'Job Card | Supply and Delivery | Memo | Circular | pleased to quote | Dear Valued Customer',
      1.4,
    ),
    ...phraseCuesOf(
      'Estimate | Unit Price | Supply of | All Staff | Notice of | pleased to submit | Dear Client',
      1,
    ),
    ...phraseCuesOf(
      `
        Debit Note | Consignment Note | Dispatch Note | Receipt for Payment | Payment Receipt | Supplier's Statement | Credit Note
        Service Level Agreement | Partnership Agreement | Internal Memo | Non-Disclosure Agreement
      `,
      2.4,
    ),
    ...phraseCuesOf('Statement of Account | Sub Total | Dear Sir | Yours faithfully | Yours sincerely', 0.5),
    { phrase: 'Tax Invoice', weight: 1.5 },
    { phrase: 'Invoice', weight: 1.3 },
    ...phraseCuesOf('Billing you | Bill Amount', 1),
    ...phraseCuesOf('Memorandum | Notice to | Tender', 0.8),
    ...phraseCuesOf('Quantity | Qty | Dear Sirs', 0.6),
    ...phraseCuesOf('Terms and Conditions | Dear Madam', 0.4),
    { phrase: 'Proposal for', weight: 1.8 },
    ...phraseCuesOf('Loan | Line rental | kWh', -1.5),
    { phrase: 'Price List', weight: 1.6 },
    { phrase: 'Meter', weight: -2 },
    ...phraseCuesOf('Billing Period | Employment', -1.4),
    ...phraseCuesOf('Water Utilities | Power Corporation', -3),
    { phrase: 'Service Address', weight: -1 },
    { phrase: 'Brought forward', weight: -0.6 },
    { phrase: 'Certificate', weight: -0.8 },
  ],
  fields: [
    {
      name: 'documentDescription',
      kind: text,
      finders: [firstLine(new RegExp(`^(?:${TITLES.join('|')})$`, 'i'))],
      weight: 0.25,
    },
    {
      name: 'issuerName',
      kind: companyName,
      labels: labelList(
        'From~0.7 | Issued by | Delivered by | Supplied by | Sold by | Seller | Quoted by | Prepared by~0.6 | Supplier~0.7 | Vendor~0.65 | Supplier Name~0.7 | Consignor | Sender | Exporter',
      ),
      finders: [
        legalName(0.95, LETTERHEAD),
        labelUnderTitle(SUPPLIERS_PAPER, /^(?:supplier|vendor)(?:['’]?s)?(?: name)?(?=\s*:|\s*$)/i),
        labelUnderTitle(BUYERS_PAPER, /^(?:buyer|purchaser|ordered by)(?:['’]?s)?(?: name)?(?=\s*:|\s*$)/i),
        letterhead(0.85),
        sentence(`${BETWEEN}<>${A_PARTY}`),
      ],
      aliases: ['companyName'],
      weight: 0.5,
    },
    {
      name: 'recipientName',
      notAs: ['issuerName'],
      kind: partyName,
      labels: labelList(`
        To | Paid to | Remitted to | Supplier~0.8 | Vendor~0.8 | Vendor Name~0.8 | Customer | Client | Bill To | Billed To | Sold To | Invoice To | Attention~0.75
        Customer Name | Buyer | Purchaser | Importer | Payee~0.6 | Guest | Guest Company | Invited Supplier | Delivered To | Consignee | Paid by | Payer | Payment from | Received with thanks from | Client Name | Invoiced to | Account of
        Deliver To~0.75 | Quotation For | Received From~0.9 | Got from~0.9 | {Money,Cash,Payment} from~0.9 | Addressed to
        Customer Details | Quote To | Ship To~0.85 | Order To | Prepared for | Quoted to | Charge to | Issued to | For~0.6 | Messrs~0.8
      `),
      finders: [
        labelUnderTitle(BUYERS_PAPER, /^(?:supplier|vendor|seller)(?:['’]?s)?(?: name)?(?=\s*:|\s*$)/i),
        addressee(0.7),
        sentence(`${BETWEEN}[^;\\n]{3,160}? and <>${A_PARTY}`),
      ],
      aliases: ['fullName'],
      weight: 0.1,
    },
    {
      name: 'issueDate',
      kind: date,
      labels: labelList(`
        Date | Quotation Date | Order Date | Issue Date | Date of Issue | Date Issued
        Receipt Date | Dated | Quote Date | ${DATED} | Letsatsi~0.8 | ${PRINTED} | Raised | Date Raised
        Credit Note Date | Credit Date | Debit Note Date | Pro Forma Date | PI Date | PO Date | LPO Date | Voucher Date | Delivery Date~0.85
        Date Delivered | Date of Account | Opened~0.7 | Invoice No & Date | Invoice No and Date | Date of Sale | Date Paid~0.85 | Paid on~0.85 | As of~0.85 | As at~0.85 | {Ordered,Quoted,Delivered,Dispatched,Sold} on | Ordered~0.8 | On~0.6
      `),
      finders: [
        letterDate(0.75),
        sentence(
          `${AGREEMENT}[^.;\\n]{0,80}? (?:${AGREED_ON})(?: into)?\\b[^.;\\n\\d]{0,60}? (?:on|this)(?: the)? <>`,
        ),
      ],
      weight: 0.3,
    },
    {
      name: 'referenceNumber',
      kind: reference,
      labels: labelList(`
        Invoice Number | Invoice Ref | Quote Ref | Quotation Ref | Invoice # | Quote # | Quote Number | Quotation Number | Order Number~0.75
        PO Number~0.75 | Receipt Number | Document No | Delivery Note Number | Credit Note Number | Debit Note Number | Requisition No
        Payment Reference | Job Card | Job Card No | Folio | Folio No | Slip~0.8 | Invoice No & Date | Invoice No and Date | Consignment No | Consignment Note No | Dispatch No | Dispatch Note No | Despatch Note No | Waybill No | Voucher No | Job No | Estimate No | PI No | Bill Number
        {Advice,Remittance,Remittance Advice} {No,Number,Ref} | Offer Number | Offer Ref | Pro Forma No | Proforma Invoice No | Statement No | Slip No | Cash Sale No | Memo No | Tender No | Note No
        Reference | Reference No | Our Ref | {DN,PO,LPO,GRN,INV,QTN,RFQ,D.N.,P.O.} {No,Number,Ref} | PO~0.8 | LPO~0.8 | No~0.7 | Quotation~0.7 | Receipt~0.7
      `),
      finders: [
        numberUnderTitle(
          /^(?:(?:tax |pro ?-?forma |commercial )?invoice|(?:price )?quotation|quote|purchase order|(?:goods )?delivery note|(?:official |cash )?receipt|(?:credit|debit) note|goods received note)$/i,
        ),
      ],
      weight: 0.1,
    },
    {
      name: 'totalAmount',
      kind: money,
      labels: labelList(`
        Grand Total | Total Amount | Total Due | Amount Due | Invoice Total | ${inOwnMoney('Total').join(' | ')}
        Total Incl VAT | Total Including VAT | Total Payable | Order Total
        To Pay~0.9 | Total to Pay | Amount to Pay | Please Pay | Net Payable | Amount Payable | Total Value | Order Value | Invoice Value
        Total Amount Due | Total Inclusive | Total Inclusive of VAT | Total Credit | Total Amount Credited | VAT Inclusive Total | Total Quoted | Quoted Price
        {Quote,Quotation,Estimate,Order,Invoice,Document} {Total,Amount} | Bill Amount | Bill Total | You Paid | Total to Settle | Amount for Settlement | Total Remitted | Remitted in all | Balance Now Due | Now Due | Sum Due | Sum Received | Sum Payable | Total Sum | The Sum of~0.8 | Paid~0.75 | Grand Total (USD) | Total (USD) | Total (ZAR) | Final Price | Total Quote
        Total~0.78 | Amount Received | {Cash,Money} Received | Balance Due | Amount~0.66 | Total Cost | Total Price | Contract Sum | Contract Value | Amount Paid | Total Paid
      `),
      finders: [onlyAmount()],
      weight: 0.1,
    },
    {
      name: 'companyRegistrationNumber',
      kind: companyNumber,
      labels: labelList(`
        UIN | Company Registration No | Registration Number | Company Number
        Company UIN | Reg~0.8 | Registered Number~0.8 | Registered No | Entity Number
        Nomoro ya khamphani
      `),
      finders: [
        sentence(
          '(?:company |registration |reg\\.? |co\\.? reg\\.? |uin )(?:no\\.?|number)[:\\s]+<>',
          `\\b(?:uin|registered in (?:${COUNTRIES}),?)[:\\s]+<>`,
        ),
      ],
      weight: 0,
    },
    {
      name: 'vatNumber',
      kind: tin,
      labels: labelList(`
        VAT Number | VAT Registration Number | ${VAT_NUMBER}
      `),
      finders: [
        sentence(
          '\\bvat:? <>',
          '\\bvat (?:reg(?:istration|\\.)?(?: no\\.?| number)?|no\\.?|number)[:\\s]+<>',
        ),
      ],
      weight: 0,
    },
  ],
  otherLabels: words(`
    Sub Total | Subtotal | Total excluding VAT | Total excl VAT | Total excl. VAT | Total (excl. VAT) | Total before VAT | Total ex VAT | Net Total | Our Invoice | Against Invoice | Your Order | Your Order No | Order Ref | Customer Order No | Customer Order | VAT | VAT 14% | Discount | Due Date | Valid Until | Quantity | Unit Price
    Description | Bank | Account Number | Branch | Branch Code | Account Name
  `),
  keys: ['referenceNumber'],
};
