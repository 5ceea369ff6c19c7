import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

describe('plain papers of one afternoon: a title, and labels with their values', () => {
  it.each([
    'Direct Supervisor: Thabo Example',
    'Shift Supervisor: Thabo Example',
    'Supervisor: Thabo Example',
    'Company Secretary: Thabo Example',
    'Records Clerk: Thabo Example',
    'Registrar: Thabo Example',
    'Project Coordinator: Thabo Example',
  ])('who is over somebody or keeps the records does not sign: “%s”', (line) => {
    const letter = (...last: string[]) =>
      readLines(
        'EMPLOYMENT CONFIRMATION',
        'Date: 2026-11-18',
        'Employee name: Kago Example',
        'Company: Sample Packaging (Pty) Ltd',
        'Job title: Machine Operator',
        ...last,
      );
    expect(valueIn(letter(line), 'signatoryName')).toBeNull();
    expect(sureValue(letter(line, 'HR Manager: Neo Sample'), 'signatoryName')).toBe('Neo Sample');
    expect(sureValue(letter('HR Manager: Neo Sample', line), 'signatoryName')).toBe('Neo Sample');
  });

  it('the day on which a memorandum was signed is only taken for that of registration, and not surely', () => {
    const memorandum = readLines(
      'MEMORANDUM OF ASSOCIATION',
      'OF',
      'EXAMPLE MILLERS LIMITED',
      '1. The name of the company is EXAMPLE MILLERS LIMITED.',
      'Dated at Gaborone the 30th day of March 1987.',
      'Signatures of subscribers:',
      '1. Kago Example 250,000 shares',
      '2. Neo Sample 250,000 shares',
    );
    const date = memorandum.fields.find((f) => f.name === 'registrationDate');
    expect(date).toMatchObject({ value: '1987-03-30', source: 'inferred' });
    expect(date!.confidence).toBeLessThan(0.6);
    expect(valueIn(memorandum, 'subscribers')).toEqual([
      { name: 'Kago Example', shares: 250_000 },
      { name: 'Neo Sample', shares: 250_000 },
    ]);
  });

  it.each([
    ['Flat 3', null, 'Flat 3'],
    ['Unit 12', null, 'Unit 12'],
    ['Lot 2291', '2291', null],
    ['Erf 5517', '5517', null],
    ['House 12', '12', null],
  ])('a flat or a unit is no plot, beside “Plot number” either: “%s”', (printed, plot, address) => {
    const notice = readLines(
      'Francistown City Council',
      'ASSESSMENT RATES NOTICE',
      'Owner: Kago Example',
      `Plot number: ${printed}`,
      'Rates account: FCC/5517/26',
      'Date of notice: 30/06/2026',
    );
    expect(valueIn(notice, 'plotNumber')).toBe(plot);
    expect(valueIn(notice, 'address')).toBe(address);
  });

  it('a licence that is issued in a month is not issued on the day it ends', () => {
    const licence = readLines(
      'LOBATSE TOWN COUNCIL',
      'TRADING LICENCE',
      'Name of licensee: Example Butchery (Pty) Ltd',
      'Issued: January 2026',
      'Valid until: 31 December 2026',
    );
    expect(valueIn(licence, 'expiryDate')).toBe('2026-12-31');
    expect(valueIn(licence, 'registrationDate')).not.toBe('2026-12-31');
  });

  it('what a member of a pension fund is told is no statement of a bank', () => {
    const told = readLines(
      'PENSION BENEFIT STATEMENT',
      'Fund: Example Umbrella Pension Fund',
      'Member: Kago Example',
      'Member No: 0091827',
      'Fund value at 30 June 2026: P 318,220.15',
    );
    expect(told.documentType).not.toBe('BANK_STATEMENT');
  });

  it('the plot of a resident says more than his ward, before or behind the village', () => {
    const letter = (...said: string[]) =>
      readLines(
        'Example Tribal Administration',
        'TO WHOM IT MAY CONCERN',
        'CONFIRMATION OF RESIDENCE',
        ...said,
      );
    const before = letter(
      'This serves to confirm that Kago Example is a resident of Phaphane Ward in Mochudi village.',
      'He lives at Plot 2204, Phaphane Ward, Mochudi, with his grandmother.',
    );
    expect(valueIn(before, 'address')).toBe('Plot 2204, Phaphane Ward, Mochudi');
    const behind = letter('This confirms that Kago Example stays at Tshosa ward, Serowe, plot 118.');
    expect(valueIn(behind, 'address')).toBe('Tshosa ward, Serowe, plot 118');
  });

  it('a label that nobody declares is no place', () => {
    const card = readPrinted([
      [400, 40, 'NATIONAL IDENTITY CARD'],
      [400, 100, 'Surname:'],
      [700, 100, 'EXAMPLE'],
      [400, 150, 'Forenames:'],
      [700, 150, 'KAGO'],
      [400, 200, 'Born:'],
      [700, 200, '2 January 1958'],
      [400, 250, 'Seen:'],
      [700, 250, '3'],
    ]);
    expect(valueIn(card, 'placeOfBirth')).toBeFalsy();
  });
});
