import type { Room } from '../message-text.ts';

/** Values that are not printed, and what they were made of (src/engine/documents/types, src/engine/packs). */
export const inferredValues = {
  registeredOnIssue: {
    en: 'No day of registration is printed: the day of issue.',
    tn: 'Ga go a gatisiwa letsatsi la kwadiso: ke letsatsi la go ntshiwa.',
  },
  registeredOnSigning: {
    en: 'No date of registration is printed: the day on which the memorandum was signed.',
    tn: 'Ga go a gatisiwa letlha la kwadiso: ke letsatsi le memorandamo e saennweng ka lone.',
  },
  issuedOnRegistration: {
    en: 'No date of issue is printed: the date of registration.',
    tn: 'Ga go a gatisiwa letlha la go ntshiwa: ke letlha la kwadiso.',
  },
  issuedOnEffect: {
    en: 'No date of issue is printed: the effective date of registration.',
    tn: 'Ga go a gatisiwa letlha la go ntshiwa: ke letlha le kwadiso e simololang go dira ka lone.',
  },
  tenYearsBefore: {
    en: 'Not printed on this card: inferred as ten years before the expiry date.',
    tn: 'Ga e a gatisiwa mo karateng e: e badilwe e le dingwaga di le lesome pele ga letsatsi la go fela.',
  },
  startOfValidity: {
    en: 'The first day of the validity period.',
    tn: 'Letsatsi la ntlha la nako ya tiro.',
  },
  monthOfPayDate: {
    en: 'No pay period is printed: the month of the pay date.',
    tn: 'Ga go a gatisiwa paka ya tuelo: ke kgwedi ya letsatsi la tuelo.',
  },
  registrationAsBin: {
    en: 'No separate BIN is printed: the registration number.',
    tn: 'Ga go a gatisiwa BIN e e kwa thoko: ke nomoro ya kwadiso.',
  },
  vatAsTin: {
    en: 'No separate TIN is printed: the VAT registration number, which shares its stem.',
    tn: 'Ga go a gatisiwa TIN e e kwa thoko: ke nomoro ya kwadiso ya VAT, e e nang le kutu e e tshwanang.',
  },
  vatAsCertificate: {
    en: 'No certificate number is printed: the VAT registration number.',
    tn: 'Ga go a gatisiwa nomoro ya setifikeiti: ke nomoro ya kwadiso ya VAT.',
  },
  licenceNumber: {
    en: 'The number of the licence; no other is printed.',
    tn: 'Nomoro ya laesense; ga go a gatisiwa e nngwe.',
  },
  typeAsBusiness: {
    en: 'No business is printed: the type of company.',
    tn: 'Ga go a gatisiwa kgwebo: ke mofuta wa khamphani.',
  },
  onePartOfName: {
    en: 'Only one part of the name was read.',
    tn: 'Go badilwe karolo e le nngwe fela ya leina.',
  },
  sumOfEarnings: {
    en: 'Not printed: the sum of the earnings printed.',
    tn: 'Ga e a gatisiwa: ke palogotlhe ya dituelo tse di gatisitsweng.',
  },
  sumOfDeductions: {
    en: 'Not printed: the sum of the deductions printed.',
    tn: 'Ga e a gatisiwa: ke palogotlhe ya diphokotso tse di gatisitsweng.',
  },
  paidBack: {
    en: 'One deduction was paid back: what was deducted in all is less than their sum by twice its amount.',
    tn: 'Phokotso e nngwe e busitswe: se se gogilweng sotlhe se kwa tlase ga kopano ya tsone ka gabedi ga yone.',
  },
  noSuchLine: {
    en: 'The list of deductions has no such line.',
    tn: 'Lenaane la diphokotso ga le na mola o o ntseng jalo.',
  },
  firstBalance: {
    en: 'Not printed: the first running balance without its transaction.',
    tn: 'Ga e a gatisiwa: ke madi a mola wa ntlha ntle le tiro ya one.',
  },
  lastBalance: {
    en: 'Not printed beside a label: the last running balance.',
    tn: 'Ga e a gatisiwa fa thoko ga setlhogo: ke madi a mola wa bofelo.',
  },
  noTransactions: {
    en: 'The paper says that there were no transactions.',
    tn: 'Pampiri e bolela gore go ne go se na ditiro tsa madi.',
  },
} as const satisfies Room;
