import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words of affidavits, mandates, references and business papers that nobody here had seen', () => {
  it('before whom somebody swore', () => {
    const oath = (...end: readonly string[]): unknown =>
      valueIn(
        readLines('AFFIDAVIT', 'I, Kago Example, make oath and state that I am single.', ...end),
        'commissionerName',
      );
    expect(oath('Attested by: Insp. Neo Sample')).toBe('Neo Sample');
    expect(oath('Before me: (signed) N. Sample')).toBe('N. Sample');
    expect(oath('Officer administering oath: Neo Sample')).toBe('Neo Sample');
    const signed = readPrinted([
      [60, 60, 'AFFIDAVIT'],
      [60, 100, 'I, Kago Example, make oath and state that I am single.'],
      [60, 200, 'N. SAMPLE'],
      [60, 230, 'COMMISSIONER OF OATHS EX OFFICIO'],
    ]);
    expect(valueIn(signed, 'commissionerName')).toBe('N. SAMPLE');
  });

  it('who tells his name first', () => {
    const paper = readLines(
      'LOST PROPERTY AFFIDAVIT',
      'My name is Kago Example and my Omang number is 275118843.',
      'My card got lost on 1 June 2026. What I say here is true, so help me God.',
      'Attested on: 3 June 2026',
    );
    expect(valueIn(paper, 'fullName')).toBe('Kago Example');
    expect(valueIn(paper, 'issueDate')).toBe('2026-06-03');
  });

  it('who stands proxy, and who signs for the principal', () => {
    const proxy = readLines(
      'Example Safaris',
      'Date: 2 November 2026',
      'Subject: Proxy letter',
      'Please accept this as confirmation that Kago Example, identity number 118413320, stands proxy for Example Safaris.',
      'Regards,',
      'Neo Sample (General Manager)',
    );
    expect(valueIn(proxy, 'authorisedPerson')).toBe('Kago Example');
    const mandate = readLines(
      'LETTER OF MANDATE',
      'Principal: Example Farms (Pty) Ltd',
      'TIN of principal: C10417701017',
      'Agent: Ms Kago Example',
      'Commencement: 1 June 2026',
      'Done at Ghanzi on 28 May 2026',
      'For the principal: Neo Sample, Managing Member',
    );
    expect(valueIn(mandate, 'tinNumber')).toBe('C10417701017');
    expect(valueIn(mandate, 'issueDate')).toBe('2026-05-28');
    expect(valueIn(mandate, 'signatoryName')).toBe('Neo Sample');
    expect(valueIn(mandate, 'signatoryTitle')).toBe('Managing Member');
  });

  it('who sells and who buys, where both are named', () => {
    const paper = readLines(
      'Proforma Invoice',
      'Supplier: Example Steel (Pvt) Ltd',
      'Buyer: Sample Fabricators (Pty) Ltd',
      'PI No: EST26-118',
      'PI Date: 05-Sep-2026',
      'Grand total (USD): 11,760.00',
    );
    expect(valueIn(paper, 'issuerName')).toBe('Example Steel (Pvt) Ltd');
    expect(valueIn(paper, 'recipientName')).toBe('Sample Fabricators (Pty) Ltd');
    expect(valueIn(paper, 'referenceNumber')).toBe('EST26-118');
  });

  it('the title of an order is not who sends it, nor the order the number of what is delivered for it', () => {
    const note = readLines(
      'DELIVERY NOTE',
      'Delivered by: Example Fencing Supplies',
      'Delivered to: Sample Brigade',
      'Consignment no.: EFS-D-2291',
      'Order ref.: PO 4417',
      'Delivery date: 21 July 2026',
    );
    expect(valueIn(note, 'issuerName')).toBe('Example Fencing Supplies');
    expect(valueIn(note, 'referenceNumber')).toBe('EFS-D-2291');
    expect(valueIn(note, 'issueDate')).toBe('2026-07-21');
  });

  it('a value ends where the next line of a form begins, whatever its label', () => {
    const profile = readLines(
      'BUSINESS PROFILE',
      'Example Security (Pty) Ltd',
      'Main business: Alarm installation and guarding',
      'Brains behind the business (directors): Kago Example and Neo Sample',
    );
    expect(valueIn(profile, 'businessActivities')).toBe('Alarm installation and guarding');
  });

  it('a label may go on before its value', () => {
    const licence = readLines(
      'EXAMPLE DISTRICT COUNCIL',
      'TRADE LICENCE',
      'Licence No: EDC/0918/26',
      'Name of dealer in produce: Example Fresh Foods',
      'Nature of trade: Fresh produce vendor',
    );
    expect(valueIn(licence, 'businessType')).toBe('Fresh produce vendor');
    expect(String(valueIn(licence, 'companyName'))).not.toContain('of dealer');
  });
});
