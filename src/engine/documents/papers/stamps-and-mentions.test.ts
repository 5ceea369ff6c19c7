import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

const TODAY = { today: '2026-11-21' };

describe('papers that speak of papers', () => {
  it('an assignment about memoranda and certificates is none of them', () => {
    const assignment = readLines(
      'Company Law 201 - Assignment 1',
      'Student: 20190087',
      'Discuss the difference between a memorandum of association and the constitution of a company.',
      'In your answer refer to the certificate of incorporation and the powers of the board of directors.',
      'Explain what a share certificate proves.',
      'Due date: 4 December 2026',
    );
    expect(assignment.documentType).toBe('OTHER');
    expect(valueIn(assignment, 'possibleType')).toBe('EXAMINATION_PAPER');
  });

  it('a guide to what is to be collected is no certificate', () => {
    const guide = readLines(
      'HOW TO REGISTER A COMPANY',
      '1. Reserve a name with the Authority.',
      '2. Pay the fee and collect your certificate of incorporation.',
      '3. Apply for a tax number and a trading licence.',
    );
    expect(guide.documentType).toBe('OTHER');
  });

  it('a clearance is valid for so long, to a day', () => {
    const clearance = readLines(
      'TAX CLEARANCE',
      'This confirms that NATA ROOFING CC (TIN C77441200911) is tax compliant as at 1 OCTOBER 2026.',
      'Valid for twelve months, to 30 SEPTEMBER 2027.',
    );
    expect(valueIn(clearance, 'expiryDate')).toBe('2027-09-30');
  });

  it('a copy that is certified is not a certified extract of minutes', () => {
    const baptism = readLines(
      'PARISH OF ST EXAMPLE',
      'Certificate of Baptism',
      'This is to certify that Kago Example was baptised on 6 April 2014 by Father L. Sample.',
      'CERTIFIED TRUE COPY',
    );
    expect(baptism.documentType).toBe('OTHER');
    expect(valueIn(baptism, 'possibleType')).toBe('BAPTISM_CERTIFICATE');
  });

  it('a programme of a funeral names a ward and a chief, and is no letter of theirs', () => {
    const programme = readLines(
      'FUNERAL PROGRAMME',
      'The late Rre Kago Example',
      '06:00 Service at home, Ntsweng Ward, Molepolole',
      '07:30 Procession to the cemetery',
      'Speakers: Kgosi, Neighbour, Employer, Church',
    );
    expect(programme.documentType).toBe('OTHER');
  });

  it('a letter that says that no taxes are owed is a clearance of the company it is written to', () => {
    const letter = readLines(
      'Ref: C20881455101',
      '2 July 2026',
      'Nata Solar Installers (Pty) Ltd',
      'P O Box 300',
      'KOPONG',
      'Dear Taxpayer',
      'CLEARANCE OF TAXES',
      'Having examined our records we certify that you, TIN C20881455101, do not owe any taxes.',
      'This certificate lapses on 1 July 2027.',
      'Commissioner General, Botswana Unified Revenue Service',
    );
    expect(letter.documentType).toBe('TAX_CLEARANCE');
    expect(valueIn(letter, 'taxpayerName')).toBe('Nata Solar Installers (Pty) Ltd');
    expect(valueIn(letter, 'expiryDate')).toBe('2027-07-01');
  });
});

describe('words that are nobody', () => {
  it.each(['TRUE COPY', 'Certified true copy', 'CERTIFIED TRUE COPY OF THE ORIGINAL'])('%s', (stamped) => {
    expect(personName.parse(stamped, TODAY)).toBeNull();
    expect(companyName.parse(stamped, TODAY)).toBeNull();
  });

  it('who sent apologies has not signed', () => {
    const minutes = readPrinted([
      [60, 60, 'NATA BREWERS (PTY) LTD'],
      [60, 100, "MINUTES OF DIRECTORS' MEETING"],
      [60, 140, 'Date'],
      [300, 140, '30 September 2026'],
      [60, 180, 'Chairperson'],
      [300, 180, 'Kago Example'],
      [60, 220, 'Present'],
      [300, 220, 'Kago Example, Neo Sample'],
      [60, 260, 'Apologies'],
      [300, 260, 'Lorato Sample'],
      [60, 300, 'Resolved to apply for an overdraft.'],
      [60, 340, 'Signed as a true record:'],
      [560, 340, 'Chairperson, 14 October 2026'],
    ]);
    expect(JSON.stringify(valueIn(minutes, 'signatories') ?? [])).not.toContain('Lorato');
  });

  it('any business is none in particular', () => {
    const constitution = readLines(
      'CONSTITUTION',
      'OF NATA WATER ENGINEERS (PTY) LTD',
      '1. The name of the Company is Nata Water Engineers (Pty) Ltd.',
      '2. OBJECTS. The Company may carry on any business.',
    );
    expect(valueIn(constitution, 'businessType')).not.toBe('any business');
  });
});
