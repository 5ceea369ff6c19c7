import { describe, expect, it } from 'vitest';
import { labelsOn } from '../find/labels/labels.ts';
import { companyName } from '../../values/company-name.ts';
import { layOut } from '../../layout/page-layout.ts';
import { viewOfPages } from '../testing/find-in.ts';
import { pageOf } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';
import { payslip } from '../types/payslip.ts';

describe('forms, tills and schools', () => {
  it('what is still to be filled in, with the name of an office, grants nothing', () => {
    const form = readLines(
      'Companies and Intellectual Property Authority',
      'FORM 13B',
      'COMPANIES ACT (CAP. 42:01)',
      'NOTICE OF CHANGE OF DIRECTORS OF A COMPANY',
      'Complete all sections in block letters and hand this in with the fee.',
      'Name of entity Example Ostriches (Pty) Ltd',
      'Director leaving Kago Example',
      'Name of applicant Neo Sample',
      'Date 9 July 2026',
    );
    expect(form.documentType).toBe('OTHER');
    expect(form.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('a heading of a form is no company', () => {
    const context = viewOfPages([pageOf([])]);
    for (const heading of ['Particulars of Officers of a Private Company', 'NOTICE OF CHANGE OF A COMPANY'])
      expect(companyName.parse(heading, context), heading).toBeNull();
    expect(companyName.parse('Details of Nature (Pty) Ltd', context)?.value).toBe(
      'Details of Nature (Pty) Ltd',
    );
  });

  it('what was paid at a till is no certificate of the number that the shop prints', () => {
    const slip = readLines(
      'SAMPLE HARDWARE & PAINT',
      'Station Road, Mochudi',
      'TIN: C00112230112',
      'PVA WHITE 5L 189.90',
      'BRUSH 50MM 24.50',
      'GRAND TOTAL P 214.40',
      'AMOUNT TENDERED 220.00',
      'Served by Kago, come again',
    );
    expect(slip.documentType).toBe('OTHER');
    expect(slip.confidence).toBeGreaterThanOrEqual(0.6);
    expect(valueIn(slip, 'possibleType')).not.toBe('TIN_CERTIFICATE');
  });

  it('a college that writes about a student says nothing of work, and whom it concerns is nobody', () => {
    const letter = readLines(
      'EXAMPLE COLLEGE OF AGRICULTURE',
      '11 May 2026',
      'TO WHOM IT MAY CONCERN',
      'PROOF OF STUDIES',
      'We confirm that Kago Example is a registered student of this college, in the second year.',
      'Yours faithfully',
      'N. Sample',
      'Registrar',
    );
    expect(letter.documentType).toBe('GENERAL_BUSINESS_DOCUMENT');
    expect(valueIn(letter, 'recipientName')).toBeNull();
    expect(valueIn(letter, 'employeeName') ?? null).toBeNull();
  });

  it('a brochure need not tell numbers and owners to be a profile', () => {
    const profile = readLines(
      'Example Land Surveys (Pty) Ltd',
      'CORPORATE PROFILE',
      'About us',
      'We are a citizen-owned firm that draws maps.',
      'Our mission',
      'To draw each boundary once.',
      'What we do',
      'Title surveys and training',
    );
    expect(profile.documentType).toBe('COMPANY_PROFILE');
    expect(profile.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('the name behind the number of a clock card, but not the shift', () => {
    const slip = (line: string) =>
      readLines(
        'Example Brickworks (Pty) Ltd',
        'WAGE SLIP',
        line,
        'Month: May 2026',
        'Gross pay 3,100.00',
        'Net pay 3,100.00',
      );
    expect(valueIn(slip('Works No. 0318 K. T. EXAMPLE'), 'employeeName')).toBe('K. T. EXAMPLE');
    expect(valueIn(slip('Works No. 0318 Night Shift'), 'employeeName')).toBeNull();
  });

  it('two captions with an amount each are two rows, however close', () => {
    const page = layOut(
      pageOf([
        [60, 60, 'PAYSLIP'],
        [600, 127, 'Total'],
        [800, 127, '40'],
        [600, 157, 'Net Pay'],
        [800, 157, '3860'],
      ]),
    );
    const named = [...labelsOn(page, payslip).values()].flat().map((hit) => [hit.segment.text, hit.phrase]);
    expect(named).toContainEqual(['Net Pay', 'Net Pay']);
    expect(named.map(([line]) => line)).not.toContain('Total');
  });

  it('a name of no known words is one where it stands apart from a heading and close to an address', () => {
    const bill = (top: number) =>
      readPrinted([
        [60, top - 36, 'BTC, Private Bag 00111, Gaborone'],
        [60, top, 'Monthly fibre bill'],
        [60, 136, 'Xuxwe Qhaba'],
        [60, 152, 'Plot 88, Ghanzi'],
        [60, 200, 'Account number: 4471009'],
        [60, 220, 'Bill date: 3 November 2026'],
        [60, 240, 'Fibre 20 Mbps 600.00'],
        [60, 260, 'Total due 600.00'],
      ]);
    expect(valueIn(bill(100), 'fullName')).toBe('Xuxwe Qhaba');
    expect(valueIn(bill(120), 'fullName')).toBeNull();
  });
});
