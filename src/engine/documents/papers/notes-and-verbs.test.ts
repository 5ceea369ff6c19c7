import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers that say in verbs what forms say in labels', () => {
  it('a room of somebody’s yard, and rent paid to who writes, make a landlord’s letter', () => {
    const letter = readLines(
      'P O Box 61',
      'Shakawe',
      '30 October 2026',
      'My name is Kago Example, Omang 550912118. I own the yard at Plot 71, Samochima Road, Shakawe. Mr Neo Sample',
      '(Omang 229115204) lives in one of my rooms from February this year and pays me P600 monthly.',
      'Thank you',
      'K. Example',
    );
    expect(letter.documentType).toBe('LANDLORD_LETTER');
    expect(valueIn(letter, 'issuerName')).toBe('Kago Example');
    expect(valueIn(letter, 'fullName')).toBe('Neo Sample');
    expect(valueIn(letter, 'omangNumber')).toBe('229115204');
  });

  it('to allow somebody to renew or fetch authorises', () => {
    const letter = readLines(
      'EXAMPLE CLEANERS AND GARDENERS',
      'TIN C77120440118',
      'To: DRTS Kanye',
      'Please allow our driver Kago Example ID 118312209 to renew the disc of our truck. He may also collect number plates.',
      'This note is good up to Friday 18 December 2026.',
      'Written 4 December 2026',
      'Signed Neo Sample - owner',
    );
    expect(letter.documentType).toBe('AUTHORISATION_LETTER');
    expect(valueIn(letter, 'authorisedPerson')).toBe('Kago Example');
    expect(valueIn(letter, 'expiryDate')).toBe('2026-12-18');
    expect(valueIn(letter, 'signatoryName')).toBe('Neo Sample');
  });

  it('who is in the chair stands before those words where somebody does', () => {
    const minutes = readLines(
      'EXAMPLE TRUCK STOP (PTY) LTD',
      'BOARD MINUTES NO 7/2026',
      'Day: Wednesday 4 November 2026',
      'There: Kago Example in the chair, Neo Sample, Lesedi Other',
      'Notes by: Neo Sample',
    );
    expect(valueIn(minutes, 'chairperson')).toBe('Kago Example');
  });

  it('a business is allotted an identification number', () => {
    const notice = readPrinted([
      [60, 60, 'CIPA'],
      [60, 100, 'NOTICE OF ALLOCATION'],
      [60, 140, 'The undermentioned business has been allotted the identification number shown'],
      [60, 190, 'Identification number'],
      [400, 190, 'BW00006330418'],
      [60, 230, 'Style'],
      [400, 230, 'EXAMPLE RIVER POLERS'],
      [60, 270, 'Entered'],
      [400, 270, '6 June 2024'],
    ]);
    expect(notice.documentType).toBe('BIN_CERTIFICATE');
    expect(valueIn(notice, 'binNumber')).toBe('BW00006330418');
    expect(valueIn(notice, 'companyName')).toBe('EXAMPLE RIVER POLERS');
    expect(valueIn(notice, 'registrationDate')).toBe('2024-06-06');
  });

  it('names of a list stand behind their numbers', () => {
    const certificate = readLines(
      'CERTIFICATE OF INCORPORATION',
      'This is to certify that EXAMPLE INVESTMENTS (PTY) LTD',
      'was incorporated under the Companies Act on 12 May 2021.',
      'Directors: 1. Kago Example 2. Neo Sample',
    );
    expect(valueIn(certificate, 'directors')).toEqual(['Kago Example', 'Neo Sample']);
  });

  it('payroll software numbers companies; the number is no part of the name', () => {
    const payslip = readLines(
      'PAYSLIP',
      'Company: 01 EXAMPLE COPPER (PTY) LTD',
      'Employee: Kago Example',
      'Gross pay: 11,495.00',
      'Net pay: 10,297.04',
    );
    expect(valueIn(payslip, 'employerName')).toBe('EXAMPLE COPPER (PTY) LTD');
  });
});
