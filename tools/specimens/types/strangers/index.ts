import type { Layout } from '../define.ts';
import * as bills from './bills.ts';
import * as births from './births.ts';
import * as boards from './boards.ts';
import * as books from './books.ts';
import * as captioned from './captioned.ts';
import * as cards from './cards.ts';
import * as coded from './coded.ts';
import * as extracts from './extracts.ts';
import * as homes from './homes.ts';
import * as leases from './leases.ts';
import * as ledgers from './ledgers.ts';
import * as owners from './owners.ts';
import * as payslips from './payslips.ts';
import * as prose from './prose.ts';
import * as references from './references.ts';
import * as register from './register.ts';
import * as short from './short.ts';
import * as statements from './statements.ts';
import * as tax from './tax.ts';
import * as work from './work.ts';

/** Facts differ per type; `layoutsOf` hands each layout those of its own type. */
const layout = (draw: unknown, issuer: string, more: Partial<Layout> = {}): Layout => ({
  issuer,
  draw: draw as Layout['draw'],
  ...more,
});
const AUTHOR = 'A test author';

/** Further seen layouts per type, drawn as people who never saw ours would. */
export const strangers: Record<string, Layout[]> = {
  OMANG: [layout(cards.omangPlain, AUTHOR, { dpi: 300 }), layout(cards.omangGrid, 'Another card printer')],
  PASSPORT: [
    layout(books.passportPlain, AUTHOR, { dpi: 300 }),
    layout(books.passportNumbered, 'Another book printer', { dpi: 300 }),
  ],
  DRIVERS_LICENCE: [
    layout(cards.licencePlain, AUTHOR, { dpi: 300 }),
    layout(cards.licenceNumbered, 'Another card printer'),
  ],
  RESIDENCE_PERMIT: [layout(books.permitPlain, AUTHOR), layout(books.permitBoxes, 'A board')],
  BIRTH_CERTIFICATE: [
    layout(births.birthPlain, AUTHOR),
    layout(births.birthBoxes, 'A registration district'),
  ],
  UTILITY_BILL: [
    layout(bills.waterPlain, AUTHOR, { subtype: 'WATER' }),
    layout(bills.powerPlain, AUTHOR, { subtype: 'ELECTRICITY' }),
    layout(bills.netPlain, AUTHOR, { subtype: 'INTERNET' }),
    layout(bills.waterEnvelope, 'A corporation’s window envelope', { subtype: 'WATER' }),
    layout(bills.powerSummary, 'A corporation’s new bill', { subtype: 'ELECTRICITY' }),
    layout(bills.netInvoice, 'A small provider', { subtype: 'INTERNET' }),
  ],
  PAYSLIP: [
    layout(payslips.payslipPlain, AUTHOR),
    layout(payslips.payslipPackage, 'A payroll package for small firms'),
    layout(payslips.payslipSigned, 'A government pay office'),
    layout(ledgers.payslipStacked, 'The pay office of a mine'),
  ],
  BANK_STATEMENT: [
    layout(statements.statementPlain, AUTHOR),
    layout(statements.statementExport, 'Internet banking'),
    layout(statements.statementPrinter, 'A savings bank’s line printer'),
    layout(ledgers.statementNarrow, 'A savings club'),
  ],
  LEASE_AGREEMENT: [
    layout(leases.leasePlain, AUTHOR),
    layout(leases.leaseParties, 'Two private people'),
    layout(prose.leaseDeed, 'A conveyancer'),
  ],
  LANDLORD_LETTER: [
    layout(leases.landlordPlain, AUTHOR),
    layout(leases.landlordSlip, 'A housing company'),
    layout(prose.landlordHome, 'A landlord at home'),
  ],
  COUNCIL_BILL: [
    layout(homes.councilPlain, AUTHOR),
    layout(homes.councilStatement, 'A treasury’s statement'),
  ],
  AFFIDAVIT: [
    layout(homes.affidavitPlain, AUTHOR),
    layout(homes.affidavitJurat, 'A district officer'),
    layout(prose.affidavitForAnother, 'A relative'),
  ],
  KGOTLA_LETTER: [
    layout(homes.kgotlaPlain, AUTHOR),
    layout(homes.kgotlaForm, 'A tribal office, in Setswana'),
  ],
  EMPLOYMENT_CONTRACT: [
    layout(work.contractPlain, AUTHOR),
    layout(work.contractTerms, 'A retailer'),
    layout(prose.contractSchool, 'A school'),
  ],
  EMPLOYMENT_LETTER: [layout(work.letterPlain, AUTHOR), layout(work.letterCertificate, 'A consultancy')],
  CONFIRMATION_OF_EMPLOYMENT: [
    layout(work.confirmationPlain, AUTHOR),
    layout(work.confirmationMemo, 'A ministry'),
    layout(prose.letterUntitled, 'A small firm'),
  ],
  REFERENCE_LETTER: [
    layout(references.referencePlain, AUTHOR),
    layout(references.referenceForm, 'A referee’s form'),
  ],
  PROOF_OF_INCOME_LETTER: [
    layout(references.incomePlain, AUTHOR),
    layout(references.incomeBoxes, 'A payroll bureau'),
  ],
  P60: [
    layout(tax.p60Plain, AUTHOR, { subtype: 'P60' }),
    layout(tax.p60Boxes, 'An employer’s slip', { subtype: 'ITW8' }),
  ],
  TAX_CERTIFICATE: [layout(tax.taxPlain, AUTHOR), layout(tax.taxBoxes, 'An assessment office')],
  TAX_CLEARANCE: [
    layout(tax.clearancePlain, AUTHOR),
    layout(tax.clearancePortal, 'A revenue portal, in two languages'),
  ],
  TIN_CERTIFICATE: [layout(tax.tinPlain, AUTHOR), layout(tax.tinBoxes, 'A registration notice')],
  VAT_CERTIFICATE: [layout(tax.vatPlain, AUTHOR), layout(tax.vatLetter, 'A VAT division’s letter')],
  BIN_CERTIFICATE: [layout(register.binPlain, AUTHOR), layout(register.binSentence, 'A business register')],
  MEMORANDUM: [
    layout(register.memorandumPlain, AUTHOR),
    layout(register.memorandumConstitution, 'A law firm after 2003'),
  ],
  COMPANY_REGISTRATION_CERTIFICATE: [
    layout(register.registrationPlain, AUTHOR),
    layout(register.registrationBoxes, 'A registrar'),
  ],
  CERTIFICATE_OF_INCORPORATION: [
    layout(register.incorporationPlain, AUTHOR),
    layout(register.incorporationSentence, 'A registrar of old'),
  ],
  COMPANY_EXTRACT: [layout(extracts.extractPlain, AUTHOR), layout(extracts.extractReport, 'A search agent')],
  SHARE_CERTIFICATE: [
    layout(owners.sharesPlain, AUTHOR),
    layout(owners.sharesCounterfoil, 'A printed book of certificates'),
  ],
  TRADING_LICENCE: [layout(owners.tradePlain, AUTHOR), layout(owners.tradeBoxes, 'A council’s form')],
  COMPANY_PROFILE: [layout(owners.profilePlain, AUTHOR), layout(owners.profileFlyer, 'A flyer')],
  AUTHORISATION_LETTER: [
    layout(owners.authorityPlain, AUTHOR),
    layout(owners.authorityBoxes, 'A form of authority'),
    layout(prose.powerOfAttorney, 'A notary'),
  ],
  BOARD_MEETING_MINUTES: [layout(boards.minutesPlain, AUTHOR), layout(boards.minutesTable, 'A parastatal')],
  BOARD_RESOLUTION: [
    layout(boards.resolutionPlain, AUTHOR),
    layout(boards.resolutionBoxes, 'A certified copy'),
  ],
  GENERAL_BUSINESS_DOCUMENT: [
    layout(boards.invoicePlain, AUTHOR, { subtype: 'INVOICE' }),
    layout(boards.receiptRoll, 'A shop’s till', { subtype: 'RECEIPT', dpi: 200 }),
  ],
  OTHER: [
    layout(boards.otherNote, 'A doctor', { subtype: 'MEDICAL_NOTE' }),
    layout(boards.otherNotice, 'A family', { subtype: 'INVITATION' }),
  ],
};

/**
 * Layouts added since readings of pages are kept: behind the held-out ones, because a specimen is drawn from its type,
 * the position of its layout and its seed. Add further ones here.
 */
export const laterStrangers: Record<string, Layout[]> = {
  LEASE_AGREEMENT: [layout(short.leaseTemplate, 'A template from the internet')],
  AFFIDAVIT: [layout(short.affidavitParts, 'A form of a police post')],
  TAX_CLEARANCE: [layout(captioned.clearanceCaptioned, 'A portal with captions')],
  CONFIRMATION_OF_EMPLOYMENT: [
    layout(short.confirmationShort, 'A manager in a hurry'),
    layout(captioned.confirmationCaptioned, 'A form with captions'),
  ],
  DRIVERS_LICENCE: [layout(coded.licenceCoded, 'A card of the regional model', { dpi: 300 })],
  BANK_STATEMENT: [
    layout(coded.statementTurnovers, 'A savings bank’s head office'),
    layout(captioned.statementMiddled, 'A bank’s web page'),
  ],
};
