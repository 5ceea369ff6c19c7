import type { Corpora, Paper } from './paper.ts';

const employmentLetters: readonly Paper[] = [
  ...[
    'after tax of P210.00',
    'less deductions of P210.00',
    'net of PAYE of P210.00',
    'after PAYE and pension of P210.00',
    ', after tax of P210.00 and others,',
  ].map((said): Paper => ({
    of: `a net salary told behind what is taken from it: ${said}`,
    printed: `
        To whom it may concern                                 12 August 2026

        RE: CONFIRMATION OF EMPLOYMENT - MS TRUST BILL

        This serves to confirm that the above named is employed by Kalahari Motors (Pty) Ltd as a Receptionist
        since 3 January 2022. Her gross monthly salary is P7,150.00 and her net salary ${said} is P6,940.00.

        Yours faithfully
        ______________
        Sarah Sample
        Human Resources Manager
      `.replace('salary ,', 'salary,'),
    says: { employeeName: 'TRUST BILL', grossSalary: 7150, netSalary: 6940 },
  })),
  {
    of: 'an earlier employer named beside the present one',
    printed: `
      Delta Breeders (Pty) Ltd
      4 September 2026

      To whom it may concern
      Confirmation of employment: Ms Lorato Example

      This is to confirm that Ms Lorato Example has been in our employ since 3 March 2021,
      having previously worked for Highveld Steel Supplies CC. She holds the position of Teller
      on a permanent basis.

      Yours faithfully

      Masego Sample
      General Manager
    `,
    says: {
      employeeName: 'Lorato Example',
      employerName: 'Delta Breeders (Pty) Ltd',
      dateOfEmployment: '2021-03-03',
    },
  },
  {
    of: 'a parent named beside the employee',
    printed: `
      Malabar Exports Private Limited
      Date: 7 September 2026

      TO WHOMSOEVER IT MAY CONCERN

      This is to certify that Mr Arjun Example, Employee ID 51904, son of Mr. Suresh Menon, is a
      permanent employee of Malabar Exports Private Limited and is working as Site Foreman with
      effect from 20 March 2013.

      For Malabar Exports Private Limited

      Authorised Signatory
    `,
    says: { employeeName: 'Arjun Example' },
  },
  {
    of: 'a name of words that mean something else, behind its title',
    printed: `
      Severn Data Systems plc
      7 September 2026

      Dear Sir or Madam
      This is to confirm that Mrs Grace Page is employed as Head Chef since 1 May 2022.

      Yours faithfully
      Rhys Sample
      HR Director
    `,
    says: { employeeName: 'Grace Page', position: 'Head Chef' },
  },
  {
    of: 'a name of words that mean something else, without a title: to be looked at',
    printed: `
      Severn Data Systems plc
      7 September 2026

      Dear Sir or Madam
      This is to confirm that Church Bill is employed as Head Chef since 1 May 2022.

      Yours faithfully
      Rhys Sample
      HR Director
    `,
    held: ['employeeName'],
  },
];

const signedLetters: readonly Paper[] = [
  {
    of: 'who signs is called by words of offices and bodies',
    printed: `
      Khwai River Lodges Pty Ltd
      7 September 2026

      To whom it may concern
      This is to confirm that Ms Lorato Example is employed as Tour Guide since 1 May 2022.
      The guarantor, Mr Bill Sergeant, is not an employee.

      Yours faithfully

      Neo Mpho Ward
      Company Secretary
    `,
    says: {
      employeeName: 'Lorato Example',
      signatoryName: 'Neo Mpho Ward',
      signatoryTitle: 'Company Secretary',
    },
  },
];

const affidavits: readonly Paper[] = [
  {
    of: 'mother, landlord and commissioner named beside who swears',
    printed: `
      AFFIDAVIT

      I, the undersigned, Mpho Example, Omang number 711015083, do hereby make oath and state that:

      1. I reside at Plot 62522, Broadhurst, Gaborone with my mother, Mrs Grace Sample, and have done
      so since 2 March 2019.

      2. The utility bills are in the name of my landlord, Mr Trust Page.

      Thus sworn before me at Gaborone on this the 21st day of August 2026.

      COMMISSIONER OF OATHS
      Full names: Lorato Page
      Capacity: Sergeant, Police Service
    `,
    says: { fullName: 'Mpho Example', issueDate: '2026-08-21' },
  },
  {
    of: 'somebody swears where another person lives: to be looked at',
    printed: `
      AFFIDAVIT

      I, Mpho Example, Omang number 711015083, do hereby make oath and state that my niece, Neo Sample,
      resides at Plot 62522, Broadhurst, Gaborone.

      Thus sworn before me at Gaborone on this the 21st day of August 2026.

      COMMISSIONER OF OATHS
      Full names: Lorato Page
    `,
    held: ['fullName'],
  },
];

const payslips: readonly Paper[] = [
  ...['Nguyen', 'Zhao', 'Okonkwo', 'Abara-Diop', 'Ibsen', "O'Nala"].map((last): Paper => ({
    of: `a name that goes on below in a narrow cell: ${last}`,
    printed: `
        GOLDEN HILLS CARE LTD
        PAYSLIP                                   Pay date    25/09/2026

        Employee name     Hunter Faith
                          ${last}
        Employee no       00412                   Department  Kitchen

        Basic pay         8,000.00                PAYE        600.00
        Gross pay         8,000.00                Deductions  600.00
        Net pay           7,400.00
      `,
    says: { employeeId: '00412', netSalary: 7400 },
    held: ['employeeName'],
  })),
  ...['Cashier', 'Accountant', 'Driver', 'Gaborone', 'Receptionist'].map((post): Paper => ({
    of: `a post or a place below a name: ${post}`,
    printed: `
        GOLDEN HILLS CARE LTD
        PAYSLIP                                   Pay date    25/09/2026

        Employee name     Faith Example
                          ${post}
        Employee no       00412                   Department  Kitchen

        Basic pay         8,000.00                PAYE        600.00
        Gross pay         8,000.00                Deductions  600.00
        Net pay           7,400.00
      `,
    says: { employeeName: 'Faith Example', employeeId: '00412' },
  })),
  {
    of: "a payroll bureau's row of codes, the file number among them",
    printed: `
      CO.   FILE    DEPT.   CLOCK   NUMBER
      ABC   126543  123456  12345   00000000 1

      Sample Trading Incorporated             Earnings Statement
      475 Any Avenue                          Period ending:  8/31/2026
      Anytown, USA 10101                      Pay date:       9/05/2026

                                              FAITH EXAMPLE
                                              101 Main Street
                                              Anytown, USA 12345

      Earnings     rate    hours     this period      year to date
      Regular      10.00   32.00        320.00          16,640.00
      Overtime     15.00    1.00         15.00             780.00
      Gross Pay                         335.00          17,420.00

      Deductions   Federal Income Tax   40.60            2,111.20
      Net Pay                           294.40
    `,
    says: { employeeName: 'FAITH EXAMPLE', employeeId: '126543', grossSalary: 335, netSalary: 294.4 },
  },
  {
    of: 'a slip in sentences: what is put between says something else',
    printed: `
      Morula Pharmacies (Pty) Ltd
      Payslip

      Sethunya Seretse (staff no. 4738) - October 2026

      Your gross pay this month is P21,021.30. From it we deducted PAYE of P2,942.98 and pension
      of P946.51.

      Your net pay, after tax of P2,942.98 and the other deductions, is P17,131.81.
    `,
    says: {
      employeeName: 'Sethunya Seretse',
      netSalary: 17131.81,
      taxDeductions: 2942.98,
      pensionContribution: 946.51,
    },
  },
];

export const corpora: Corpora = {
  EMPLOYMENT_LETTER: [...employmentLetters, ...signedLetters],
  AFFIDAVIT: affidavits,
  PAYSLIP: payslips,
};
