import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('slips as they are typed, letters of shops and certificates with captions below', () => {
  it('initials are cut to "inits", and the fund of a provident scheme to "prov fund"', () => {
    const slip = readPrinted([
      [100, 40, 'EXAMPLE QUARRIES (PTY) LTD'],
      [800, 40, 'PAY ADVICE'],
      [100, 130, 'CLOCK NO : 0473'],
      [600, 130, 'SURNAME & INITS : RANTAO K T'],
      [100, 200, 'EARNINGS'],
      [450, 200, 'AMOUNT'],
      [600, 200, 'DEDUCTIONS'],
      [900, 200, 'AMOUNT'],
      [100, 240, 'NORMAL TIME'],
      [450, 240, '2205.00'],
      [600, 240, 'P.A.Y.E.'],
      [900, 240, '38.75'],
      [600, 280, 'PROV FUND EE'],
      [900, 280, '110.25'],
      [100, 340, 'TOTAL EARNINGS'],
      [450, 340, '2205.00'],
      [600, 340, 'TOTAL DED'],
      [900, 340, '149.00'],
      [600, 400, 'NETT PAY P 2056.00'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('K T RANTAO');
    expect(valueIn(slip, 'pensionContribution')).toBe(110.25);
  });

  it('a shop calls its employees team members', () => {
    const slip = readPrinted([
      [100, 40, 'Example Fresh Markets (Pty) Ltd'],
      [700, 40, 'Payslip for October 2026'],
      [100, 120, 'Team member'],
      [400, 120, 'Job title'],
      [700, 120, 'Reports to'],
      [100, 150, 'Boitumelo Example'],
      [400, 150, 'Bakery Supervisor'],
      [700, 150, 'Onkemetse Dube'],
      [100, 220, 'Take home P 8,147.45'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Boitumelo Example');
  });

  it("a letter says what somebody's number with the company is", () => {
    const letter = readPrinted(
      lines(
        'EXAMPLE SAFARI OUTFITTERS (PTY) LTD',
        '12 June 2026',
        'To whom it may concern',
        'Confirmation of employment and income',
        'Mr Thuso Example is employed by us as a mechanic and earns a gross salary of P11,250.00 per month.',
        'His staff number with us is EX/61.',
        'Yours faithfully,',
      ),
    );
    expect(valueIn(letter, 'employeeId')).toBe('EX/61');
  });

  it('a value above its caption does not begin with the end of a sentence', () => {
    const certificate = readPrinted([
      [300, 100, 'CERTIFICATE OF INCORPORATION'],
      [300, 200, 'EXAMPLE SOLAR PUMPS (PTY) LTD'],
      [100, 300, 'was incorporated on the fourth day of May 2025 as a private company and is'],
      [300, 325, 'deemed re-registered as from that day.'],
      [304, 350, 'Plot 5510, Light Industrial, Mahalapye'],
      [420, 375, '(registered office)'],
      [200, 460, 'Given under my hand at Gaborone this 6th day of May 2025.'],
    ]);
    expect(valueIn(certificate, 'registeredAddress')).toBe('Plot 5510, Light Industrial, Mahalapye');
    expect(valueIn(certificate, 'issueDate')).toBe('2025-05-06');
  });

  it('hours and units before an amount are no basic salary, and pay goes into a bank on its day', () => {
    const slip = readPrinted([
      [100, 40, 'Example Private Hospital (Pty) Limited'],
      [800, 40, 'Salary advice note'],
      [800, 80, 'Into bank on: 28 Sept 2026'],
      [100, 160, 'Description'],
      [400, 160, 'Units'],
      [500, 160, 'Earnings'],
      [700, 160, 'Deductions'],
      [100, 200, 'Basic'],
      [420, 200, '1.00'],
      [500, 200, '16,800.00'],
      [100, 240, 'Night differential'],
      [410, 240, '22.00'],
      [500, 240, '1,144.00'],
      [100, 280, 'PAYE'],
      [720, 280, '1,769.75'],
      [100, 320, 'Totals'],
      [500, 320, '17,944.00'],
      [720, 320, '1,769.75'],
      [100, 380, 'Net remittance 16,174.25'],
    ]);
    expect(valueIn(slip, 'basicSalary')).toBe(16800);
    expect(valueIn(slip, 'payDate')).toBe('2026-09-28');
  });

  it('a letter tells the post that somebody took up on a day', () => {
    const letter = readPrinted([
      [300, 60, 'EXAMPLE SEED GROWERS (PTY) LTD'],
      [700, 120, '21 September 2026'],
      [60, 180, 'RE: SALARY CONFIRMATION, MR OTSILE EXAMPLE'],
      [60, 230, 'He is in our full time employ as Irrigation Technician, a post he took up on 2 May 2018.'],
      [60, 350, 'Gross salary P7,950.00'],
      [60, 450, 'Yours sincerely'],
    ]);
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2018-05-02');
  });

  it('a payroll bureau writes for the employer', () => {
    const letter = readPrinted(
      lines(
        'EXAMPLE CORPORATE SERVICES',
        'Company Secretaries & Payroll Bureau',
        '3 August 2026',
        'TO WHOM IT MAY CONCERN',
        'We act as payroll bureau for Sample Logistics (Pty) Ltd (BW00004471822) and confirm that',
        'Ms Lame Example was appointed Fleet Controller on 17 October 2022.',
        'Her remuneration is P8,900.00 per month before deductions.',
        'Wame Sedimo',
        'Payroll Consultant',
      ),
    );
    expect(valueIn(letter, 'companyName')).toBe('Sample Logistics (Pty) Ltd');
  });

  it('people behind a colon in a column of its own are on the list', () => {
    const minutes = readPrinted([
      [300, 40, 'EXAMPLE WATER ENGINEERS LIMITED'],
      [300, 90, 'MINUTES OF BOARD MEETING 3/2026'],
      [60, 150, 'Held on'],
      [260, 150, ': Thursday, 14 May 2026'],
      [60, 200, 'Present'],
      [260, 200, ': Mr T. Selelo; Mr I. Kgomotso; Mrs B. Ramokgwana'],
      [60, 250, 'Apologies'],
      [260, 250, ': Dr P. Nthite'],
    ]);
    expect(valueIn(minutes, 'attendees')).toEqual(['T. Selelo', 'I. Kgomotso', 'B. Ramokgwana']);
    expect(valueIn(minutes, 'absentees')).toEqual(['P. Nthite']);
  });

  it('an extract is produced on its day', () => {
    const extract = readPrinted([
      [60, 40, 'CIPA Register of companies'],
      [600, 40, 'Extract no. EX-2026-40118'],
      [60, 140, 'EXAMPLE FISHERIES (PTY) LTD'],
      [60, 200, 'Company number'],
      [300, 200, 'BW00007710226'],
      [60, 240, 'Company status'],
      [300, 240, 'Dormant'],
      [60, 280, 'Incorporation date'],
      [300, 280, '2 June 2020'],
      [60, 700, 'Produced on 04/09/2026 for the applicant'],
    ]);
    expect(valueIn(extract, 'extractDate')).toBe('2026-09-04');
  });

  it('a class of shares has its letter before it', () => {
    const certificate = readPrinted([
      [300, 40, 'EXAMPLE HAULAGE (PROPRIETARY) LIMITED'],
      [300, 90, 'SHARE CERTIFICATE'],
      [60, 150, 'Certificate No: 21'],
      [60, 220, 'Class of shares: A Ordinary'],
      [60, 260, 'Number of shares: 1 200'],
    ]);
    expect(valueIn(certificate, 'shareClass')).toBe('A Ordinary');
  });

  it('what is called gross stands before the basic salary of a sentence', () => {
    const letter = readPrinted([
      [300, 60, 'EXAMPLE SEED GROWERS (PTY) LTD'],
      [60, 180, 'RE: SALARY CONFIRMATION, MR OTSILE EXAMPLE'],
      [60, 300, 'Basic salary per month P7,300.00'],
      [60, 340, 'Allowances'],
      [284, 340, 'P650.00'],
      [60, 380, 'Gross'],
      [270, 380, 'P7,950.00'],
      [60, 450, 'Yours sincerely'],
    ]);
    expect(valueIn(letter, 'grossSalary')).toBe(7950);
  });
});
