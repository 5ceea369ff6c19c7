import { describe, expect, it } from 'vitest';
import { lines, pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe("letters and other papers of strangers' making", () => {
  it('marriages, registers of members and audited accounts are none of ours', () => {
    const marriage = readPrinted([
      [300, 60, 'BOTSWANA'],
      [300, 100, 'M A R R I A G E C E R T I F I C A T E'],
      [60, 180, 'Full name'],
      [360, 180, 'Kago Example'],
      [660, 180, 'Neo Sample'],
      [60, 220, 'Residence'],
      [360, 220, 'Tlokweng'],
      [
        60,
        260,
        'Married at Gaborone on the 17th December 2022, before me, L. Example, District Commissioner.',
      ],
    ]);
    expect([marriage.documentType, valueIn(marriage, 'possibleType')]).toEqual([
      'OTHER',
      'MARRIAGE_CERTIFICATE',
    ]);
    const register: PrintedLine[] = [
      [300, 60, 'REGISTER OF MEMBERS'],
      [60, 120, 'Nata Example Mills (Pty) Ltd UIN BW00007718091'],
      [60, 180, 'Member'],
      [360, 180, 'Reg No'],
      [560, 180, 'Class'],
      [760, 180, 'Shares'],
      [60, 220, 'Kago Example'],
      [360, 220, '119225999'],
      [560, 220, 'Ordinary'],
      [760, 220, '70'],
    ];
    const asked = understand([pageOf(register)], { ...anyRequest, category: 'ENTITY' }).documents[0];
    expect(asked?.documentType === 'SHARE_CERTIFICATE' && asked.confidence > 0.4).toBe(false);
    const members = readPrinted(register);
    expect(valueIn(members, 'possibleType')).toBe('SHARE_REGISTER');
    const accounts = readPrinted(
      lines(
        'Nata Example Hardware (Pty) Ltd',
        'Annual financial statements for the year ended 30 June 2026',
        'Statement of financial position (Pula)',
      ),
    );
    expect(valueIn(accounts, 'possibleType')).toBe('FINANCIAL_STATEMENTS');
  });
});
