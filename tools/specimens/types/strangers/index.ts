import type { Layout } from '../define.ts';
import * as bills from './bills.ts';
import * as books from './books.ts';
import * as cards from './cards.ts';
import * as homes from './homes.ts';
import * as leases from './leases.ts';
import * as payslips from './payslips.ts';
import * as references from './references.ts';
import * as statements from './statements.ts';
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
  ],
  BANK_STATEMENT: [
    layout(statements.statementPlain, AUTHOR),
    layout(statements.statementExport, 'Internet banking'),
    layout(statements.statementPrinter, 'A savings bank’s line printer'),
  ],
  LEASE_AGREEMENT: [layout(leases.leasePlain, AUTHOR), layout(leases.leaseParties, 'Two private people')],
  LANDLORD_LETTER: [layout(leases.landlordPlain, AUTHOR), layout(leases.landlordSlip, 'A housing company')],
  COUNCIL_BILL: [
    layout(homes.councilPlain, AUTHOR),
    layout(homes.councilStatement, 'A treasury’s statement'),
  ],
  AFFIDAVIT: [layout(homes.affidavitPlain, AUTHOR), layout(homes.affidavitJurat, 'A district officer')],
  KGOTLA_LETTER: [
    layout(homes.kgotlaPlain, AUTHOR),
    layout(homes.kgotlaForm, 'A tribal office, in Setswana'),
  ],
  EMPLOYMENT_CONTRACT: [layout(work.contractPlain, AUTHOR), layout(work.contractTerms, 'A retailer')],
  EMPLOYMENT_LETTER: [layout(work.letterPlain, AUTHOR), layout(work.letterCertificate, 'A consultancy')],
  CONFIRMATION_OF_EMPLOYMENT: [
    layout(work.confirmationPlain, AUTHOR),
    layout(work.confirmationMemo, 'A ministry'),
  ],
  REFERENCE_LETTER: [
    layout(references.referencePlain, AUTHOR),
    layout(references.referenceForm, 'A referee’s form'),
  ],
  PROOF_OF_INCOME_LETTER: [
    layout(references.incomePlain, AUTHOR),
    layout(references.incomeBoxes, 'A payroll bureau'),
  ],
};
