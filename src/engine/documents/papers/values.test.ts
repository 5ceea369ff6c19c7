import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('values of papers drawn by strangers', () => {
  it('the employee of a certificate, not the officer who signs behind a colon', () => {
    const certificate = readPrinted([
      [300, 60, 'P60 TAX CERTIFICATE'],
      [100, 120, 'Name of employee'],
      [400, 120, 'Onalenna Sample'],
      [100, 160, 'Omang'],
      [400, 160, '000010000'],
      [100, 200, 'Gross remuneration'],
      [400, 200, '186,000.00'],
      [100, 240, 'Tax deducted'],
      [400, 240, '19,875.00'],
      [100, 400, 'I certify that the above is correct.'],
      [100, 440, 'Name: Sethunya Example'],
      [100, 480, 'Capacity: Payroll officer'],
    ]);
    expect(valueIn(certificate, 'employeeName')).toBe('Onalenna Sample');
  });

  it('a customer who lives in a Location', () => {
    const bill = readPrinted([
      [100, 60, 'Botswana Power Corporation'],
      [600, 60, 'TAX INVOICE'],
      [100, 220, 'Thuso Sample'],
      [100, 246, 'Plot 5520, Donga Location'],
      [100, 272, 'Francistown'],
      [600, 220, 'Account Number: 71552004'],
      [600, 260, 'Invoice Date: 01/10/2026'],
      [100, 400, 'Amount due'],
      [400, 400, 'P 274.00'],
    ]);
    expect(valueIn(bill, 'name')).toBe('Thuso Sample');
    expect(valueIn(bill, 'address')).toBe('Plot 5520, Donga Location, Francistown');
  });

  it('the taxpayer of a certificate whose address ends right above its title', () => {
    const certificate = readPrinted([
      [100, 60, 'Botswana Unified Revenue Service'],
      [100, 200, 'Example Bakery (Pty) Ltd'],
      [100, 226, 'P O Box 17'],
      [100, 252, 'Kanye'],
      [100, 320, 'TIN CERTIFICATE'],
      [100, 380, 'TIN'],
      [400, 380, 'C12345678011'],
      [100, 420, 'Date of issue'],
      [400, 420, '03/02/2026'],
    ]);
    expect(valueIn(certificate, 'taxpayerName')).toBe('Example Bakery (Pty) Ltd');
  });

  it.each(['REFUGEE IDENTITY CARD', 'STUDENT IDENTITY CARD'])('%s is no Omang', (title) => {
    const card = readPrinted([
      [300, 60, title],
      [100, 150, 'Surname'],
      [400, 150, 'EXAMPLE'],
      [100, 190, 'Forenames'],
      [400, 190, 'AMINA'],
      [100, 230, 'Date of Birth'],
      [400, 230, '01/01/1990'],
      [100, 270, 'Card No'],
      [400, 270, '88/00417'],
    ]);
    expect(card?.documentType).not.toBe('OMANG');
  });

  it('the company of a board meeting named in the title', () => {
    const minutes = readPrinted([
      [100, 60, 'MINUTES OF THE BOARD MEETING OF EXAMPLE RIVER TOURS (PTY) LTD'],
      [100, 120, 'Date: 18 June 2026'],
      [100, 160, 'Venue: Company boardroom, Plot 88, Kasane'],
      [100, 200, 'Present: Ms L. Sample (Chairperson), Mr S. Example'],
      [100, 240, 'Apologies: Ms R. Example'],
      [100, 300, '1. The chairperson opened the meeting.'],
    ]);
    expect(valueIn(minutes, 'companyName')).toBe('EXAMPLE RIVER TOURS (PTY) LTD');
  });
});
