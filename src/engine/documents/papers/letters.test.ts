import { describe, expect, it } from 'vitest';
import { lines, pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe("letters and other papers of strangers' making", () => {
  it("a landlord's letter in Setswana", () => {
    const [letter] = understand(
      [
        pageOf(
          lines(
            'Letlha: 4 Diphalane 2026',
            'Go ba ba amegang,',
            'Nna, Kago Example, mong wa ntlo Plot 811, Tlhako ward, Kanye, ke supa gore',
            'Mme Neo Sample ke mohiri wa me go tloga ka Firikgong 2025. O duela P700 ka kgwedi.',
            'Ke nna,',
            'Kago Example',
          ),
        ),
      ],
      { ...anyRequest, category: 'ADDRESS' },
    ).documents;
    expect(letter?.documentType).toBe('LANDLORD_LETTER');
    expect(valueIn(letter, 'fullName')).toBe('Neo Sample');
    expect(valueIn(letter, 'address')).toBe('Plot 811, Tlhako ward, Kanye');
  });

  it('an invoice for a line of communication is a bill, whoever sends it; one for goods is not', () => {
    const invoice = (...service: readonly string[]) =>
      understand(
        [
          pageOf([
            [400, 60, 'EXAMPLE NETWORKS'],
            [60, 120, 'Invoice to'],
            [600, 120, 'Invoice no. LB-44019'],
            [60, 144, 'Dr Neo Sample'],
            [600, 144, 'Invoice date 2 Nov 2026'],
            [60, 168, 'House 12, Khudu Close'],
            [600, 168, 'Customer ref EX004418'],
            [60, 192, 'Francistown'],
            [60, 300, 'Service'],
            [600, 300, 'Qty'],
            [800, 300, 'Total'],
            ...service.map((text): PrintedLine => [60, 340, text]),
            [600, 340, '1'],
            [800, 340, 'P789.47'],
            [760, 400, 'Sub total P789.47'],
          ]),
        ],
        { ...anyRequest, category: 'ADDRESS' },
      ).documents[0];
    const bill = invoice('Home 50Mbps November 2026');
    expect(bill?.documentType).toBe('UTILITY_BILL');
    expect(valueIn(bill, 'fullName')).toBe('Neo Sample');
    expect(valueIn(bill, 'accountNumber')).toBe('EX004418');
    expect(valueIn(bill, 'address')).toBe('House 12, Khudu Close, Francistown');
    for (const goods of ['Office chair', 'Router 300Mbps dual band'])
      expect(invoice(goods)?.documentType, goods).toBe('GENERAL_BUSINESS_DOCUMENT');
  });

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
