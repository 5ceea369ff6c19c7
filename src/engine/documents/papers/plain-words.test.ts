import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('papers that say in plain words what others call by terms', () => {
  it('a licence names a shop, a line of trade and one range of days', () => {
    const licence = readLines(
      'EXAMPLE DISTRICT COUNCIL',
      'RETAIL TRADING LICENCE',
      'Lic # EDC-R-04417',
      'Retailer: Example General Store',
      'Line: Groceries and airtime',
      'In force: 1 Feb 2026 - 31 Jan 2027',
    );
    expect(valueIn(licence, 'companyName')).toBe('Example General Store');
    expect(valueIn(licence, 'businessType')).toBe('Groceries and airtime');
    expect(valueIn(licence, 'registrationDate')).toBe('2026-02-01');
    expect(valueIn(licence, 'expiryDate')).toBe('2027-01-31');
  });

  it('a business is not who holds the account of its licence', () => {
    const licence = readLines(
      'EXAMPLE CITY COUNCIL',
      'TRADING LICENCE',
      'Business: Example Car Wash',
      'Account holder: Kago Sample',
      'Licence no: ECC/TL/7712',
    );
    expect(valueIn(licence, 'companyName')).toBe('Example Car Wash');
  });

  it('a slip of registration is no taxpayer', () => {
    const slip = readLines(
      'Taxpayer Registration Slip',
      'Example Revenue Service',
      'Names (as on Omang): Kago Neo Example',
      'Taxpayer no: I44812501010',
    );
    expect(slip.documentType).toBe('TIN_CERTIFICATE');
    expect(valueIn(slip, 'taxpayerName')).toBe('Kago Neo Example');
  });

  it('of two numbers that of who may act', () => {
    const consent = readLines(
      'THIRD PARTY CONSENT FORM',
      'Account owner: Kago Example',
      "Owner's Omang: 551917730",
      'Third party: Neo Example',
      "Third party's Omang: 661118824",
      'Consent ends on: 12/12/2026',
    );
    expect(consent.documentType).toBe('AUTHORISATION_LETTER');
    expect(valueIn(consent, 'authorisedPerson')).toBe('Neo Example');
    expect(valueIn(consent, 'omangNumber')).toBe('661118824');
    expect(valueIn(consent, 'expiryDate')).toBe('2026-12-12');
  });

  it('minutes are adopted as correct on another day than that of the meeting', () => {
    const minutes = readLines(
      'Minutes of the quarterly board meeting of Example Day Care Centre',
      'which took place in the staff room on the 2nd of February 2026, under the chairmanship of Mrs Neo Sample.',
      'Ms Kago Example wrote these minutes.',
      'Adopted as correct on 4 May 2026.',
    );
    expect(valueIn(minutes, 'meetingDate')).toBe('2026-02-02');
    expect(valueIn(minutes, 'approvalDate')).toBe('2026-05-04');
    expect(valueIn(minutes, 'chairperson')).toBe('Neo Sample');
    expect(valueIn(minutes, 'minutesTakerName')).toBe('Kago Example');
  });

  it('the reference of a letter is nobody', () => {
    const opinion = readLines(
      'EXAMPLE BANK BOTSWANA',
      'Your Ref: KYC/44',
      '23 September 2026',
      'STATUS ENQUIRY: EXAMPLE LODGE (PTY) LTD, ACCOUNT 9060001188234',
      'Considered good for its ordinary business engagements.',
    );
    expect(opinion.documentType).toBe('REFERENCE_LETTER');
    expect(valueIn(opinion, 'employeeName')).toBe('EXAMPLE LODGE (PTY) LTD');
    expect(valueIn(opinion, 'accountNumber')).toBe('9060001188234');
  });
});
