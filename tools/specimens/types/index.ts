import type { Layout, SpecimenType } from './define.ts';
import { namibianTypes } from '../namibia/index.ts';
import { heldOut } from './held-out/index.ts';
import { laterStrangers, strangers } from './strangers/index.ts';
import { affidavit } from './affidavit.ts';
import { authorisationLetter } from './authorisation-letter.ts';
import { bankStatement } from './bank-statement.ts';
import { binCertificate } from './bin-certificate.ts';
import { birthCertificate } from './birth-certificate.ts';
import { boardMinutes } from './board-minutes.ts';
import { boardResolution } from './board-resolution.ts';
import { businessDocument } from './business-document.ts';
import { certificateOfIncorporation } from './certificate-of-incorporation.ts';
import { companyExtract } from './company-extract.ts';
import { companyProfile } from './company-profile.ts';
import { companyRegistration } from './company-registration.ts';
import { confirmationOfEmployment } from './confirmation-of-employment.ts';
import { councilBill } from './council-bill.ts';
import { driversLicence } from './drivers-licence.ts';
import { employmentContract } from './employment-contract.ts';
import { employmentLetter } from './employment-letter.ts';
import { kgotlaLetter } from './kgotla-letter.ts';
import { landlordLetter } from './landlord-letter.ts';
import { leaseAgreement } from './lease-agreement.ts';
import { memorandum } from './memorandum.ts';
import { omang } from './omang.ts';
import { other } from './other.ts';
import { p60 } from './p60.ts';
import { passport } from './passport.ts';
import { payslip } from './payslip.ts';
import { proofOfIncomeLetter } from './proof-of-income-letter.ts';
import { referenceLetter } from './reference-letter.ts';
import { residencePermit } from './residence-permit.ts';
import { shareCertificate } from './share-certificate.ts';
import { taxCertificate } from './tax-certificate.ts';
import { taxClearance } from './tax-clearance.ts';
import { tinCertificate } from './tin-certificate.ts';
import { tradingLicence } from './trading-licence.ts';
import { utilityBill } from './utility-bill.ts';
import { vatCertificate } from './vat-certificate.ts';

/** Every type, in the order of the interface's categories. Facts differ per type, so the list forgets them. */
const TYPES = [
  omang,
  passport,
  driversLicence,
  residencePermit,
  birthCertificate,
  utilityBill,
  leaseAgreement,
  landlordLetter,
  councilBill,
  affidavit,
  kgotlaLetter,
  payslip,
  employmentContract,
  p60,
  taxCertificate,
  proofOfIncomeLetter,
  binCertificate,
  memorandum,
  companyRegistration,
  certificateOfIncorporation,
  tradingLicence,
  taxClearance,
  companyProfile,
  authorisationLetter,
  vatCertificate,
  boardResolution,
  tinCertificate,
  bankStatement,
  employmentLetter,
  referenceLetter,
  businessDocument,
  confirmationOfEmployment,
  shareCertificate,
  companyExtract,
  boardMinutes,
  other,
] as unknown as SpecimenType[];

export const specimenTypes: readonly SpecimenType[] = TYPES;

/** Papers of further countries, by their code: few, and not among those of all types. */
export const specimensAbroad: Readonly<Record<string, readonly SpecimenType[]>> = { NA: namibianTypes };

/** @param name `PAYSLIP` or `payslip` or `bank-statement` */
export function typeNamed(name: string): SpecimenType {
  const wanted = name.toUpperCase().replaceAll('-', '_');
  const all = [...TYPES, ...Object.values(specimensAbroad).flat()];
  const found = all.find((type) => type.type === wanted);
  if (found === undefined)
    throw new Error(`No specimen type ${wanted}. There are: ${all.map((type) => type.type).join(', ')}`);
  return found;
}

/** All layouts of a type, numbered from 1: seen ones, the held-out ones, and seen ones that were added later. */
export function layoutsOf(name: string): { layout: Layout; heldOut: boolean }[] {
  const type = typeNamed(name);
  return [
    ...[...type.layouts, ...(strangers[type.type] ?? [])].map((layout) => ({ layout, heldOut: false })),
    ...(heldOut[type.type] ?? []).map((layout) => ({ layout, heldOut: true })),
    ...(laterStrangers[type.type] ?? []).map((layout) => ({ layout, heldOut: false })),
  ];
}
