import { describe, expect, it } from 'vitest';
import { viewOf } from '../layout/view.ts';
import { compact } from '../values/text/fold.ts';
import { CLASSIFY } from './classify-weights.ts';
import { decide, HEADED, scoreTypes, type Classification } from './classify.ts';
import { lines, pageOf } from './testing/page-of.ts';
import { anyRequest } from './testing/request.ts';
import { documentTypes } from './document-types.ts';

const classify = (...texts: readonly string[]): Classification =>
  decide(scoreTypes(viewOf(pageOf(lines(...texts)), anyRequest.today), documentTypes, null))!;

const evidenceAgainst = (documentType: string, ...texts: readonly string[]): readonly string[] =>
  scoreTypes(viewOf(pageOf(lines(...texts)), anyRequest.today), documentTypes, null)
    .find(({ type }) => type.documentType === documentType)!
    .evidence.filter((said) => said.startsWith('against it'));

describe('titles of types', () => {
  it('and words of types stand in no other type as words against it', () => {
    const owners = new Map<string, Set<string>>();
    for (const { documentType, phraseCues } of documentTypes)
      for (const { phrase, weight } of phraseCues)
        if (weight >= CLASSIFY.titles.words.from) {
          const words = compact(phrase).text;
          owners.set(words, (owners.get(words) ?? new Set()).add(documentType));
        }
    const named = documentTypes.flatMap(({ documentType, phraseCues }) =>
      phraseCues
        .filter(({ phrase, weight }) => {
          const own = owners.get(compact(phrase).text);
          return weight < 0 && own !== undefined && [...own].some((other) => other !== documentType);
        })
        .map(({ phrase }) => `${documentType}: ${phrase}`),
    );
    // The state that an installed pack is of: cards of other states are none of its.
    expect(named).toEqual(['FOREIGN_ID_CARD: Republic of Namibia']);
  });

  it.each([
    ['AFFIDAVIT', 'AFFIDAVIT', 'Name: Tiro Example', 'ID Number: 123415789', 'Date: 3 March 2026'],
    ['PAYSLIP', 'SELIPI SA MOPUTSO', 'Employee: Tiro Example', 'Employer: Nata Mills', 'Basic 4,000.00'],
    ['SHARE_CERTIFICATE', 'SHARE CERTIFICATE', 'Nata Mills (Pty) Ltd', 'Company number: BW00001234567'],
    ['LEASE_AGREEMENT', 'LEASE AGREEMENT', 'Landlord: Tiro Example', 'Plot 11, Nata'],
  ])('of %s speak against every other that shares its words', (documentType, ...texts) => {
    expect(classify(...texts).best.type.documentType).toBe(documentType);
    const title = `against it: the title “${texts[0]}” of another paper`.toLowerCase();
    for (const other of ['BANK_STATEMENT', 'VISA', 'MEMORANDUM', 'TRADING_LICENCE'])
      expect(evidenceAgainst(other, ...texts).map((said) => said.toLowerCase())).toContain(title);
  });

  it('speak against none from within a sentence', () => {
    const letter = [
      'To whom it may concern',
      'We attach the affidavit and the lease agreement of our tenant.',
    ];
    expect(evidenceAgainst('EMPLOYMENT_LETTER', ...letter)).toEqual([]);
  });

  it.each([
    ['STUDENT_PERMIT', 'STUDENT RESIDENCE PERMIT', 'Permit Number: SR11', 'Department of Immigration'],
    ['RESIDENCE_PERMIT', 'RESIDENCE PERMIT', 'Permit Number: SR11', 'Department of Immigration'],
    [
      'P60',
      'P60 CERTIFICATE',
      'BOTSWANA UNIFIED REVENUE SERVICE',
      'Employer - Nata Mills (Pty) Ltd',
      'Employer Tax Number - C03444672019',
      'Employee - Tiro Example',
      'Year of Assessment - 2024/2025',
      'Total Pay - 48,731.50 BWP',
      'Tax Paid - 5,209.04 BWP',
    ],
    ['P60', 'IRP5 Form', 'Employer: Nata Mills', 'Year of Assessment: 2025', 'Taxable Income: 90,000.00'],
    ['BIRTH_CERTIFICATE', 'EXTRACT FROM THE REGISTER OF BIRTHS', 'Name of Child: Tiro', 'Mother: Neo'],
  ])('%s: a title within a longer one of another type is the longer one', (documentType, ...texts) => {
    expect(classify(...texts).best.type.documentType).toBe(documentType);
  });
});

describe('words that belong to papers of one type', () => {
  const against = (documentType: string, words: string, ...texts: readonly string[]): boolean =>
    evidenceAgainst(documentType, ...texts).some((said) => said.includes(words));

  it.each([
    ['MEMORANDUM', 'MATTERS ARISING', 'Matters Arising'],
    ['KGOTLA_LETTER', 'COMMISSIONER OF OATHS', 'Commissioner of Oaths'],
    ['PASSPORT', 'VEHICLE CATEGORY\nPROFESSIONAL DRIVING PERMIT', 'Professional Driving Permit'],
  ])('speak against another type where they stand by themselves: %s, %s', (type, texts, words) => {
    expect(against(type, words, 'NATA STORES', ...texts.split('\n'))).toBe(true);
    expect(against(type, words, `We were told of ${words.toLowerCase()} in the letter of last week`)).toBe(
      false,
    );
  });

  it('of a type of any paper speak against none', () => {
    const letter = ['Nata Water', 'Dear Valued Customer', 'Yours faithfully', 'Tiro Example'];
    for (const { documentType } of documentTypes)
      if (documentType !== 'GENERAL_BUSINESS_DOCUMENT')
        expect(against(documentType, 'Dear Valued Customer', ...letter), documentType).toBe(false);
  });

  it.each([
    ['UTILITY_BILL', 'Fibre 20 Mbps, November 500.00'],
    ['UTILITY_BILL', 'Potable Water and Energy Charge, 2 rooms 500.00'],
  ])('make an invoice one of %s: %s', (documentType, row) => {
    const invoice = [
      'KHWAI EXAMPLE (PTY) LTD',
      'TAX INVOICE',
      'Account Number: 8844112',
      'Customer Name: Neo',
    ];
    const { best } = classify(...invoice, 'Quantity Description Amount', row, 'Amount Due P 500.00');
    expect(best.type.documentType).toBe(documentType);
  });

  it.each(['Chairs and tables 500.00', 'Hire of a tent 500.00', 'Paint, 20 litres 500.00'])(
    'are not those of goods: %s',
    (row) => {
      const invoice = ['KHWAI EXAMPLE (PTY) LTD', 'TAX INVOICE', 'Customer Name: Neo', 'Invoice No: 44'];
      const { best } = classify(...invoice, 'Quantity Description Amount', row, 'Amount Due P 500.00');
      expect(best.type.documentType).toBe('GENERAL_BUSINESS_DOCUMENT');
    },
  );
});

describe('a numbered heading', () => {
  it.each(['1. APPOINTMENT OF REPRESENTATIVE', '4 Lease Agreement', '2.1 Share Certificate'])(
    'is a part of its paper, and no title: %s',
    (item) => {
      const minutes = [
        'NATA MILLS (PTY) LTD',
        'Minutes of the board meeting of 6 January 2026',
        'Present: Tiro',
      ];
      const { best } = classify(
        ...minutes,
        'Agenda',
        item,
        'It was agreed that this be done.',
        'Action items',
      );
      expect(best.type.documentType).toBe('BOARD_MEETING_MINUTES');
      expect(best.evidence.filter((said) => said.startsWith('against it'))).toEqual([]);
    },
  );
});

describe('a title in two languages', () => {
  it.each([
    ['PAYSLIP', 'PAYSLIP / LEKWALO LA MOPUTSO'],
    ['PAYSLIP', 'Lekwalo la moputso | Payslip'],
    ['PAYSLIP', 'GEHALTSABRECHNUNG DES MONATS / PAYSLIP'],
    ['PAYSLIP', 'PAYSLIP | LEKWALO LA MOPUTSO'],
    ['LEASE_AGREEMENT', 'LEASE AGREEMENT / TUMALANO YA GO HIRA NTLO LE LEFATSHE'],
  ])('is a %s by the half that names it: %s', (documentType, title) => {
    const body = documentType === 'PAYSLIP' ? ['Basic Salary: 4,000.00', 'Total Deductions: 400.00'] : [];
    const { best } = classify(title, 'Leina / Name: Tiro Example', ...body);
    expect(best.type.documentType).toBe(documentType);
    expect(best.score).toBeGreaterThan(HEADED);
  });

  it('is none where three papers are listed, or beside other words', () => {
    for (const text of ['Bring: payslip / lease / passport of the applicant', 'Payslip seen by us / Yes'])
      expect(classify('NATA STORES', 'ACCOUNT OPENING', text).best.score, text).toBeLessThan(HEADED);
  });
});

describe('one phrase', () => {
  it('in several spellings counts once', () => {
    const { best } = classify(
      'PARTICULARS OF THE CLAIM',
      "Driver's licence: in the glove box",
      'Driving license seen by: Tiro',
      'Drivers licence copied by: Neo',
    );
    const words = best.evidence.filter((said) => /licen[cs]e”/i.test(said));
    expect(words.length).toBeLessThanOrEqual(1);
  });

  it('read for one letter of another is that other', () => {
    const { best } = classify('Certificate of BIN Registration', 'BIN', 'BW00006604419');
    expect(best.type.documentType).toBe('BIN_CERTIFICATE');
  });
});

describe('who holds shares', () => {
  const holding = [
    'Name: Tiro Example',
    'Class of Shares: ORDINARY',
    'Number of Shares: 400',
    'Nominal value of each share: 1',
  ];
  const scoreOf = (...texts: readonly string[]): number =>
    scoreTypes(viewOf(pageOf(lines(...texts)), anyRequest.today), documentTypes, null).find(
      ({ type }) => type.documentType === 'SHARE_CERTIFICATE',
    )!.score;

  it('is certified by a certificate, and not by a sheet of an application', () => {
    expect(scoreOf('Initial Shareholdings', ...holding)).toBeLessThan(HEADED);
    expect(scoreOf('This certifies that shares are held as follows', ...holding)).toBeGreaterThan(HEADED);
  });
});
