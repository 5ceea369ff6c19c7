import { describe, expect, it } from 'vitest';
import { isFormAlone } from './legal-form.ts';
import { isBroken, saysAbsent, saysNoValue } from './no-value.ts';

describe('print that is no value', () => {
  it.each([
    ['N/A', 'n.a.', 'Not applicable', 'applicable', 'if applicable', '(where applicable)', 'NOT APPLICABLE.'],
    ['—', '- - -', '....', '____', '***', 'Nil', 'None', 'XXXX', 'TBA', 'to be advised'],
    ['as above', 'Same as above', 'see overleaf', 'see attached', 'not provided', 'No data', 'Unknown'],
    ['Section B: Employment', 'Part 2 - For official use', 'PART A: APPLICANT', 'Karolo 1: Mokopi'],
    ['Please specify', 'your name here', 'Click here', 'Optional', 'Mandatory', 'not yet assigned'],
  ])('%s and the like stand where a value is absent', (...texts) => {
    expect(texts.filter((text) => !saysAbsent(text))).toEqual([]);
  });

  it.each([
    [
      'Inc.',
      'Ltd',
      '(Pty) Ltd',
      'Pvt. Ltd.',
      'Private Limited',
      'LLC',
      'S.A.',
      '& Co',
      'Co. Ltd',
      'GmbH',
      'Corporation',
    ],
  ])('%s and the like are forms without a name', (...texts) => {
    expect(texts.filter((text) => !isFormAlone(text))).toEqual([]);
  });

  it.each([
    ['number', 'No.', 'in full', 'if any', '(in words)', 'of the', 'and', 'Details', 'Date', 'signatory'],
    ['Mr', 'Mrs / Ms', 'Mr/Mrs/Ms *'],
  ])('%s and the like are pieces of labels', (...texts) => {
    expect(texts.filter((text) => !saysNoValue(text))).toEqual([]);
    expect(texts.filter((text) => saysAbsent(text))).toEqual([]);
  });

  it('names, posts and companies are values', () => {
    const values = [
      'No Kgosi',
      'An Nguyen',
      'Unit Manager',
      'Numbers Clerk',
      'Same Tau',
      'Section Manager',
      'Section 4: Plot 1190',
      'Mr Tau',
      'Corporation Street',
    ];
    const companies = [
      'Limited Edition (Pty) Ltd',
      'Company Hair CC',
      'Not Only Bread Ltd',
      'Above & Beyond Inc',
    ];
    expect([...values, ...companies].filter((text) => saysNoValue(text) || isBroken(text))).toEqual([]);
  });

  it.each([
    [
      'Plot no.',
      'Plot No.',
      'Plot No',
      'PLOT NUMBER',
      'Licence Number',
      "Driver's licence number",
      'LICENCE NO.',
    ],
    ['Bank Account No', 'Passport number', 'Cell No.', 'Lodgement no.', 'VAT Registration Number'],
    ['Date of Birth', 'Date of birth', 'DATE OF BIRTH', 'Date Issued', 'DATE ISSUED', 'Date licence issued'],
  ])('%s and the like are the next labels', (...texts) => {
    expect(texts.filter((text) => !saysAbsent(text))).toEqual([]);
  });

  it('an answer, a surname and what only ends like a label are values', () => {
    const values = [
      'Yes no',
      'Yes no.',
      'Kago Example number',
      'Kago No',
      'KIM NO',
      'Lucky number',
      'Dated Goods',
    ];
    expect(values.filter((text) => saysAbsent(text))).toEqual([]);
  });

  it('marks, grades, classes and types are values', () => {
    const values = ['A', 'BE', 'A BE', 'IT', 'B', 'Private Limited Company', 'Limited Company', 'Limited'];
    expect(values.filter((text) => saysNoValue(text))).toEqual([]);
    const marked = ['Nurse Grade A', 'NURSE GRADE A', 'Plot 54 Block A', 'PLOT 54 BLOCK A', 'Class A'];
    expect(marked.filter((text) => isBroken(text))).toEqual([]);
    expect(['employed as a', 'EMPLOYED AS A', 'Works as an'].filter((text) => !isBroken(text))).toEqual([]);
    expect(['a', 'AND', 'OF THE', 'Of the'].filter((text) => !saysNoValue(text))).toEqual([]);
  });

  it.each(['Head of', 'Manager of the', 'and supervision of stores', 'Clerk for', 'Driver and'])(
    '“%s” lost the words around it',
    (text) => expect(isBroken(text)).toBe(true),
  );
});
