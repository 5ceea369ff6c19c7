import { describe, expect, it } from 'vitest';
import { lines, pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe("letters and other papers of strangers' making", () => {
  it('where somebody lives, from the village down to the house', () => {
    const letter = readPrinted(
      lines(
        'KGOTLA YA GA TLHAKO',
        'KA GA: BOPAKI JWA BONNO',
        'Lekwalo le le tlhomamisa gore Rre Kago Example, ke monni wa motse wa',
        'Kanye, kgotla ya Tlhako, ntlo ya bo 211. O nnile mo motseng go simolola ka 2009.',
        'Kgosana N. Example',
      ),
    );
    expect(valueIn(letter, 'address')).toBe('Ntlo 211, Kgotla ya Tlhako, Kanye');
  });

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

  it('a company secretary confirms an appointment', () => {
    const letter = readPrinted(
      lines(
        'Nata Corporate Example (Pty) Ltd',
        'Company Secretaries & Consultants',
        '21 October 2026',
        'CONFIRMATION OF APPOINTMENT',
        'We are company secretaries of Lesedi Example (Pty) Ltd (BW00000771204) and confirm',
        'that Ms Neo Sample was appointed General Manager of that company on 1 March',
        '2020 under a fixed term contract at an annual remuneration of P420,000.',
      ),
    );
    expect(letter.documentType).toBe('EMPLOYMENT_LETTER');
    expect(valueIn(letter, 'employeeName')).toBe('Neo Sample');
    expect(valueIn(letter, 'companyName')).toBe('Lesedi Example (Pty) Ltd');
    expect(valueIn(letter, 'position')).toBe('General Manager');
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

  it('an appointment at a clinic is none of employment; a reminder of an annual return is no extract', () => {
    const clinic = lines(
      'Example Clinic',
      'CONFIRMATION OF APPOINTMENT',
      'Patient: Neo Sample',
      'On 3 December 2026',
    );
    expect(readPrinted(clinic).documentType).toBe('OTHER');
    const reminder = lines(
      'CIPA',
      'Dear Sir/Madam',
      'RE: FILING OF ANNUAL RETURN',
      'Please note that the annual return of Nata Example (Pty) Ltd is due.',
      'Yours faithfully',
      'Registrar of Companies',
    );
    expect(readPrinted(reminder).documentType).not.toBe('COMPANY_EXTRACT');
  });

  it('a table in which a lease says when it was signed', () => {
    const lease = readPrinted([
      [300, 60, 'ROOM RENTAL AGREEMENT'],
      [60, 120, 'Landlord'],
      [300, 120, 'Kago Example'],
      [60, 150, 'Tenant'],
      [300, 150, 'Neo Sample'],
      [60, 180, 'Start'],
      [300, 180, '01/05/2026'],
      [60, 210, 'Signed'],
      [300, 210, '28/04/2026'],
    ]);
    expect(valueIn(lease, 'issueDate')).toBe('2026-04-28');
  });

  it('who came on one day and has another post since a later one was employed on the first', () => {
    const letter = (sentence: string) =>
      readPrinted([
        [100, 60, 'Example Supplies (Pty) Ltd'],
        [100, 100, '3 November 2026'],
        [100, 140, 'To whom it may concern'],
        [100, 220, sentence],
        [100, 250, 'Her pay is P6,480.00 before tax each month.'],
        [100, 420, 'Yours faithfully'],
        [100, 500, 'Dineo Example'],
        [100, 530, 'Manager'],
      ]);
    const came = 'Kago Example came to us as a cashier on 6 January 2020';
    const later = 'since 1 April 2022 has been our Stock Controller.';
    expect(valueIn(letter(`${came} and ${later}`), 'dateOfEmployment')).toBe('2020-01-06');
    expect(
      valueIn(letter('Kago Example is employed by us as a cashier since 1 April 2022.'), 'dateOfEmployment'),
    ).toBe('2022-04-01');
  });
});
