import { describe, expect, it } from 'vitest';
import { date } from '../../values/date.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers by other hands', () => {
  it('a register whose parts are lettered', () => {
    const extract = readPrinted([
      [300, 40, 'EXTRACT FROM THE REGISTER OF COMPANIES'],
      [60, 100, 'A. COMPANY'],
      [60, 140, 'Name'],
      [400, 140, 'Nata Glass & Aluminium (Pty) Ltd'],
      [60, 180, 'UIN'],
      [400, 180, 'BW00000482266'],
      [60, 240, 'C. DIRECTORS'],
      [60, 280, 'Full name'],
      [400, 280, 'Residential address'],
      [700, 280, 'Appointed'],
      [60, 320, 'Modiri Example'],
      [400, 320, 'Plot 117, Phakalane'],
      [700, 320, '14/07/2008'],
      [60, 380, 'D. MEMBERS'],
      [60, 420, 'Name'],
      [400, 420, 'Class'],
      [700, 420, 'Number held'],
      [60, 460, 'Modiri Example'],
      [400, 460, 'Ordinary'],
      [700, 460, '2,400'],
      [60, 520, 'E. OTHERS'],
      [60, 560, 'Secretary'],
      [400, 560, 'Nata Secretarial (Pty) Ltd'],
    ]);
    expect(valueIn(extract, 'directors')).toMatchObject([{ name: 'Modiri Example' }]);
    expect(valueIn(extract, 'shareholders')).toEqual([
      { name: 'Modiri Example', shares: 2400, percent: null },
    ]);
  });

  it('a certificate of the last century: its number, and a year in words', () => {
    const certificate = readPrinted([
      [860, 40, 'No. 94/1123'],
      ...lines(
        'REPUBLIC OF BOTSWANA',
        'COMPANIES ACT',
        'Certificate of Incorporation',
        'I HEREBY CERTIFY THAT',
        'NATA TANNERY (PROPRIETARY) LIMITED',
        'is this day incorporated under the Companies Act and that the Company is limited.',
        'GIVEN under my hand at Gaborone this 21st day of September one',
        'thousand nine hundred and ninety-four.',
      ),
    ]);
    expect(valueIn(certificate, 'registrationNumber')).toBe('94/1123');
    expect(valueIn(certificate, 'incorporationDate')).toBe('1994-09-21');
    expect(date.parse('3 May one thousand nine hundred and seven', ANY_DAY)?.value).toBe('1907-05-03');
  });

  it('the authority that certifies is not the company', () => {
    const certificate = readPrinted([
      [60, 40, 'CIPA Botswana'],
      [300, 90, 'CERTIFICATE OF RE-REGISTRATION'],
      [60, 160, 'This is to certify that the company'],
      [500, 160, 'Nata Valley Poultry (Proprietary) Limited'],
      [60, 220, 'was re-registered on'],
      [500, 220, '11 February 2020'],
      [60, 280, 'and allotted UIN'],
      [500, 280, 'BW00000663910'],
    ]);
    expect(valueIn(certificate, 'companyName')).toBe('Nata Valley Poultry (Proprietary) Limited');
  });

  it('an extract of minutes that passes a resolution', () => {
    const paper = readPrinted([
      ...lines(
        'Nata Fisheries Limited',
        'EXTRACT FROM THE MINUTES OF A MEETING OF THE BOARD OF DIRECTORS',
        'Held at the boardroom, Plot 3, Sehithwa',
        'On Thursday, 9 July 2026 at 14h30',
        'Present: Olebile Example (in the chair), Ross Specimen',
        'RESOLVED that the Company submits a bid for the above tender.',
        'RESOLVED FURTHER that this resolution remains in force until the tender is awarded.',
        'Certified as a true extract.',
        'Chairperson of the Board',
        'Date: 10 July 2026',
      ),
    ]);
    expect(paper.documentType).toBe('BOARD_RESOLUTION');
  });

  it('a number of the certificate that this one replaces is not its own', () => {
    const certificate = readPrinted([
      [60, 40, 'COUNTERFOIL'],
      [500, 40, 'Number 12'],
      [60, 80, 'Cert. No. 12'],
      [60, 120, 'From cert.: 7'],
      [700, 120, 'NATA TIMBER HOLDINGS (PTY) LTD'],
      [700, 160, 'SHARE CERTIFICATE'],
      [500, 220, 'THIS IS TO CERTIFY that Kago Example is the Registered Proprietor of'],
      [500, 250, '350 ORDINARY SHARES of P10.00 each, fully paid.'],
    ]);
    expect(valueIn(certificate, 'certificateNumber')).toBe('12');
  });

  it('a post and to whom it reports', () => {
    const contract = readPrinted(
      lines(
        'Nata Data Centre (Pty) Ltd',
        'Dear Ms Example',
        'CONTRACT OF EMPLOYMENT',
        '1. Position. You will serve as Network Technician and report to the Operations Manager.',
        '2. Term. The contract is for a fixed term of two years beginning 12 January 2026.',
      ),
    );
    expect(valueIn(contract, 'position')).toBe('Network Technician');
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2026-01-12');
  });

  it('who filled in a form, and with which title', () => {
    const letter = readPrinted([
      [60, 40, 'NATA BRICK & TILE (PTY) LTD'],
      [700, 40, 'Proof of Income'],
      [60, 120, 'Name of employee'],
      [500, 120, 'Kago Example'],
      [60, 180, 'Gross income (monthly)'],
      [500, 180, 'P 6,420.00'],
      [60, 300, 'Completed by: Wame Specimen Title: HR Administrator Signature: ______________'],
    ]);
    expect(valueIn(letter, 'signatoryName')).toBe('Wame Specimen');
    expect(valueIn(letter, 'signatoryTitle')).toBe('HR Administrator');
  });

  it('what is in the envelope is the net pay and no deduction', () => {
    const slip = readPrinted([
      [380, 40, 'Nata Horticulture'],
      [400, 80, 'WAGES ENVELOPE'],
      [60, 140, 'Name: Kago Example'],
      [60, 190, 'Week ending: 30/10/2026'],
      [60, 260, 'Ordinary 45 hrs @ 12.50'],
      [700, 260, '562.50'],
      [60, 300, 'Overtime 2 hrs @ 25.00'],
      [700, 300, '50.00'],
      [60, 340, 'GROSS'],
      [700, 340, '612.50'],
      [60, 380, 'Less: advance'],
      [700, 380, '50.00'],
      [60, 420, 'CASH IN ENVELOPE'],
      [700, 420, '562.50'],
    ]);
    expect(valueIn(slip, 'netSalary')).toBe(562.5);
    expect(valueIn(slip, 'totalDeductions')).toBe(50);
  });

  it('what the employer pays for a pension is not what the employee pays', () => {
    const slip = readPrinted([
      [60, 40, 'Nata Freight Services'],
      [700, 40, 'Payslip May 2026'],
      [60, 120, 'Name'],
      [300, 120, 'Kago Example'],
      [60, 200, 'Basic Pay'],
      [600, 200, '16,890.00'],
      [60, 280, 'Amount paid'],
      [600, 280, '16,890.00'],
      [60, 360, 'Employer: pension 1,689.00'],
    ]);
    expect(valueIn(slip, 'pensionContribution')).toBeNull();
  });
});
