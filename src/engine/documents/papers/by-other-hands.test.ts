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
});
