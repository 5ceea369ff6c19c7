import { describe, expect, it } from 'vitest';
import { labelsOn } from '../find/labels/labels.ts';
import { companyName } from '../../values/company-name.ts';
import { layOut } from '../../layout/page-layout.ts';
import { viewOfPages } from '../testing/find-in.ts';
import { pageOf } from '../testing/page-of.ts';
import { readLines, valueIn } from '../testing/request.ts';
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
});
