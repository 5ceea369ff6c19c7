import { documentsOfCountries } from '../../packs/documents.ts';
import { packs } from '../../packs/index.ts';
import { countryCard } from './country-card.ts';
import type { DocumentType } from './document-type.ts';
import { affidavit } from './affidavit.ts';
import { authorisationLetter } from './authorisation-letter.ts';
import { bankStatement } from './bank-statement.ts';
import { birthCertificate } from './birth-certificate.ts';
import { boardMeetingMinutes } from './board-meeting-minutes.ts';
import { boardResolution } from './board-resolution.ts';
import { certificateOfIncorporation } from './certificate-of-incorporation.ts';
import { companyExtract } from './company-extract.ts';
import { companyProfile } from './company-profile.ts';
import { companyRegistrationCertificate } from './company-registration-certificate.ts';
import { councilBill } from './council-bill.ts';
import { driversLicence } from './drivers-licence.ts';
import { employmentContract } from './employment-contract.ts';
import { employmentLetter } from './employment-letter.ts';
import { foreignIdCard } from './foreign-id-card.ts';
import { generalBusinessDocument } from './general-business-document.ts';
import { landlordLetter } from './landlord-letter.ts';
import { leaseAgreement } from './lease-agreement.ts';
import { memorandum } from './memorandum.ts';
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
import { visa } from './visa.ts';
import { other } from './other.ts';

/** Every type the station knows; of those that fit typed fields alike, the first is taken. */
export const documentTypes: readonly DocumentType[] = [
  ...documentsOfCountries,
  affidavit,
  authorisationLetter,
  bankStatement,
  birthCertificate,
  boardMeetingMinutes,
  boardResolution,
  certificateOfIncorporation,
  companyExtract,
  companyProfile,
  companyRegistrationCertificate,
  councilBill,
  driversLicence,
  employmentContract,
  employmentLetter,
  foreignIdCard,
  generalBusinessDocument,
  landlordLetter,
  leaseAgreement,
  memorandum,
  p60,
  passport,
  payslip,
  proofOfIncomeLetter,
  referenceLetter,
  residencePermit,
  shareCertificate,
  taxCertificate,
  taxClearance,
  tinCertificate,
  tradingLicence,
  utilityBill,
  vatCertificate,
  visa,
  ...packs.flatMap((pack) => pack.cards.map((card) => countryCard(pack, card))),
];

/** The type of that name; undefined for the fallback and for names that the station does not know. */
export const documentTypeNamed = (name: string): DocumentType | undefined =>
  documentTypes.find(({ documentType }) => documentType === name);

/** What a document is when none of them explains it. */
export const fallbackType: DocumentType = other;
