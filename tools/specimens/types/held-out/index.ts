import type { Layout } from '../define.ts';
import * as address from './address.ts';
import * as birth from './birth.ts';
import * as cards from './cards-two.ts';
import * as compliance from './compliance.ts';
import * as entity from './entity.ts';
import * as identity from './identity.ts';
import * as income from './income.ts';
import * as money from './money-two.ts';
import * as multipurpose from './multipurpose.ts';
import * as papers from './papers-two.ts';

/** Facts differ per type; `layoutsOf` hands each layout those of its own type. */
const layout = (draw: unknown, subtype?: string): Layout => ({
  issuer: 'held out',
  draw: draw as Layout['draw'],
  ...(subtype === undefined ? {} : { subtype }),
});

/** Layouts that nobody who writes extraction rules looks at; only the bench reads what they draw. */
export const heldOut: Record<string, Layout[]> = {
  OMANG: [layout(identity.omangD), layout(cards.omangE)],
  PASSPORT: [
    { ...layout(identity.passportD), dpi: 300 },
    { ...layout(cards.passportE), dpi: 300 },
  ],
  DRIVERS_LICENCE: [layout(identity.licenceD), layout(cards.licenceE)],
  RESIDENCE_PERMIT: [{ ...layout(identity.permitD), dpi: 300 }],
  BIRTH_CERTIFICATE: [layout(birth.birthD)],
  UTILITY_BILL: [
    layout(address.waterC, 'WATER'),
    layout(address.powerC, 'ELECTRICITY'),
    layout(address.netC, 'INTERNET'),
    layout(money.waterE, 'WATER'),
    layout(money.powerE, 'ELECTRICITY'),
    layout(money.netE, 'INTERNET'),
  ],
  LEASE_AGREEMENT: [layout(address.leaseD), layout(papers.leaseE)],
  LANDLORD_LETTER: [layout(address.landlordD)],
  COUNCIL_BILL: [layout(address.councilD), layout(papers.councilE)],
  AFFIDAVIT: [layout(address.affidavitD), layout(papers.affidavitE)],
  KGOTLA_LETTER: [layout(address.kgotlaD)],
  PAYSLIP: [layout(income.payslipD), layout(money.payslipE)],
  EMPLOYMENT_CONTRACT: [layout(income.contractD)],
  P60: [layout(income.yearD, 'ITW8'), layout(money.yearE, 'ITW8')],
  TAX_CERTIFICATE: [layout(income.taxD)],
  PROOF_OF_INCOME_LETTER: [layout(income.incomeD)],
  BIN_CERTIFICATE: [layout(entity.binD)],
  MEMORANDUM: [layout(entity.memorandumD)],
  COMPANY_REGISTRATION_CERTIFICATE: [layout(entity.registrationD)],
  CERTIFICATE_OF_INCORPORATION: [layout(entity.incorporationD), layout(papers.incorporationE)],
  TRADING_LICENCE: [layout(entity.tradeD)],
  SHARE_CERTIFICATE: [layout(entity.sharesD)],
  COMPANY_EXTRACT: [layout(entity.extractD)],
  TAX_CLEARANCE: [layout(compliance.clearanceD), layout(papers.clearanceE)],
  COMPANY_PROFILE: [layout(compliance.profileD)],
  AUTHORISATION_LETTER: [layout(compliance.authorityD)],
  VAT_CERTIFICATE: [layout(compliance.vatD)],
  BOARD_RESOLUTION: [layout(compliance.resolutionD)],
  TIN_CERTIFICATE: [layout(compliance.tinD), layout(papers.tinE)],
  BOARD_MEETING_MINUTES: [layout(compliance.minutesD)],
  BANK_STATEMENT: [layout(multipurpose.statementD), layout(money.statementE)],
  CONFIRMATION_OF_EMPLOYMENT: [layout(multipurpose.confirmationD), layout(money.confirmationE)],
  EMPLOYMENT_LETTER: [layout(multipurpose.letterD)],
  REFERENCE_LETTER: [layout(multipurpose.referenceD)],
  GENERAL_BUSINESS_DOCUMENT: [layout(multipurpose.businessD, 'DELIVERY_NOTE')],
  OTHER: [layout(multipurpose.otherD)],
};
