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
});
