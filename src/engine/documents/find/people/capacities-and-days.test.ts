import { describe, expect, it } from 'vitest';
import { pageOf } from '../../testing/page-of.ts';
import { anyRequest, readLines, readPrinted, valueIn } from '../../testing/request.ts';
import { understand } from '../../understand.ts';

describe('in which capacity, on which day, for how much', () => {
  it('a card parts the name of a taxpayer', () => {
    const card = readPrinted([
      [60, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [700, 60, 'TIN CARD'],
      [60, 120, 'TIN'],
      [300, 120, 'I04471932016'],
      [60, 160, 'Surname'],
      [300, 160, 'EXAMPLE'],
      [60, 200, 'First names'],
      [300, 200, 'DINAO PRISCA'],
    ]);
    expect(valueIn(card, 'taxpayerName')).toBe('DINAO PRISCA EXAMPLE');
  });

  it('the file of a notice is its number', () => {
    const letter = readLines(
      'BURS Kanye',
      'File: KNY/IND/26/3317',
      'Monday, 13 July 2026',
      'Dear Ms. Example,',
      'YOUR REGISTRATION AS A TAXPAYER',
      'You have been registered for Income Tax and your Taxpayer Identification Number (TIN) is I22771840019.',
    );
    expect(valueIn(letter, 'certificateNumber')).toBe('KNY/IND/26/3317');
  });

  it('a vendor is where business is carried on', () => {
    const notice = readPrinted([
      [60, 60, 'NOTICE OF VAT REGISTRATION'],
      [60, 120, 'Vendor'],
      [500, 120, 'Example Steel Fabricators (Pty) Ltd'],
      [60, 160, 'Where business is carried on'],
      [500, 160, 'Plot 30391, Block 3, Gaborone'],
    ]);
    expect(valueIn(notice, 'address')).toBe('Plot 30391, Block 3, Gaborone');
  });

  it('an expiry beside a day of issue', () => {
    const certificate = readLines(
      'TAX CLEARANCE CERTIFICATE',
      'Name: Example Early Learning Centre',
      'Date of issue: 15 January 2026 Expiry: 14 January 2027',
    );
    expect(valueIn(certificate, 'expiryDate')).toBe('2027-01-14');
  });

  it('the last caption of a row is not the caption of the first cell below', () => {
    const certificate = readPrinted([
      [60, 60, 'BUSINESS IDENTIFICATION NUMBER (BIN)'],
      [60, 100, 'Certificate of Registration'],
      [60, 200, 'Date of registration'],
      [600, 200, 'Certificate no.'],
      [60, 226, '22 Sep 2023'],
      [600, 226, 'BN/23/40118'],
    ]);
    expect(valueIn(certificate, 'certificateNumber')).toBe('BN/23/40118');
  });

  it('of two numbers that of who may act is meant, in Setswana too', () => {
    const letter = readLines(
      '9 Lwetse 2026',
      'LEKWALO LA TETLA',
      'Nna, Gaone Example, Omang 000020117, ke letla morwadiake Lorato Example, Omang 000027724, go',
      'ntseela setifikeiti sa me sa lekgetho kwa ofising ya BURS.',
    );
    expect(valueIn(letter, 'omangNumber')).toBe('000027724');
  });

  it('who signs in a capacity signs for the company', () => {
    const power = readLines(
      'SPECIAL POWER OF ATTORNEY',
      'I, the undersigned, DITHEBE KAGO EXAMPLE (Identity No. 000016642)',
      'in my capacity as Managing Member of Example Cattle Brokers CC (Registration No. BW00000993317)',
      'and duly authorised thereto, do hereby nominate, constitute and appoint',
      'NAOMI TSHOLOFELO EXAMPLE (Identity No. 000027115)',
      'to be the lawful attorney and agent of the said corporation.',
      'This power of attorney lapses on 30 November 2026.',
    );
    expect(valueIn(power, 'taxpayerName')).toBe('Example Cattle Brokers CC');
    expect(valueIn(power, 'omangNumber')).toBe('000027115');
    expect(valueIn(power, 'expiryDate')).toBe('2026-11-30');
  });

  it('a period of employment begins on its first day', () => {
    const reference = readPrinted([
      [60, 60, 'Employment Reference'],
      [60, 120, 'Name of employee'],
      [500, 120, 'Keabetswe Example'],
      [60, 160, 'Period of employment'],
      [500, 160, '15 June 2015 to 28 February 2026'],
      [60, 200, 'Reason for leaving'],
      [500, 200, 'Relocation'],
    ]);
    expect(valueIn(reference, 'dateOfEmployment')).toBe('2015-06-15');
  });

  it('a credit note has its own number, the company that trades under a name, and a total', () => {
    const note = readPrinted([
      [60, 60, 'EXAMPLE STATIONERS'],
      [60, 90, 'Example Paper Co (Pty) Ltd trading as Example Stationers'],
      [60, 150, 'CREDIT NOTE'],
      [60, 200, 'Credit Note No.'],
      [400, 200, 'Our Invoice'],
      [60, 226, 'CN00318'],
      [400, 226, 'IN04471'],
      [60, 300, 'Total excluding VAT'],
      [700, 300, '4,890.00'],
      [60, 340, 'VAT 14%'],
      [700, 340, '684.60'],
      [60, 380, 'TOTAL CREDIT'],
      [700, 380, 'P5,574.60'],
    ]);
    expect(valueIn(note, 'issuerName')).toBe('Example Paper Co (Pty) Ltd');
    expect(valueIn(note, 'referenceNumber')).toBe('CN00318');
    expect(valueIn(note, 'totalAmount')).toBe(5574.6);
  });

  it('a cattle post behind a name is where the client lives', () => {
    const invoice = readLines(
      'Example Tractor Spares (Pty) Ltd',
      'PRO FORMA INVOICE',
      'No. PF-0093',
      'Client: Mr Ramotshwane Phiri, Xhumo Cattle Post',
    );
    expect(valueIn(invoice, 'recipientName')).toBe('Ramotshwane Phiri');
  });

  it('a list of directors does not take in the column beside it', () => {
    const page = pageOf([
      [60, 60, 'Example Survey Group (Pty) Ltd'],
      [60, 100, 'COMPANY PROFILE'],
      [700, 132, 'Registration'],
      [700, 162, 'TIN: C01699043011'],
      [60, 200, 'Directors'],
      [700, 192, 'PPRA: 117, Grade B'],
      [60, 250, 'Kutlwano Rabasima (BSc Surveying, UB)'],
      [700, 264, 'Our Office'],
      [60, 290, 'Phenyo Angela Tshosa (MSc GIS)'],
      [60, 340, 'Shareholding'],
      [60, 380, 'Kutlwano Rabasima - 51%'],
      [700, 380, 'Our Bank'],
      [60, 430, 'Phenyo Angela Tshosa - 49%'],
      [700, 430, 'Absa Botswana, Fairgrounds'],
    ]);
    const tall = page.lines.map((l) =>
      l.text === 'Directors' ? { ...l, box: { ...l.box, height: 26 } } : l,
    );
    const profile = understand([{ ...page, lines: tall }], anyRequest).documents[0];
    expect(valueIn(profile, 'directors')).toMatchObject([
      { name: 'Kutlwano Rabasima' },
      { name: 'Phenyo Angela Tshosa' },
    ]);
    expect(valueIn(profile, 'shareholders')).toMatchObject([
      { name: 'Kutlwano Rabasima', percent: 51 },
      { name: 'Phenyo Angela Tshosa', percent: 49 },
    ]);
  });

  it('minutes with numbered resolutions, a secretariat and a day beside the signature', () => {
    const minutes = readPrinted([
      [60, 60, 'EXAMPLE GRAIN STORES (PTY) LTD'],
      [60, 100, 'MINUTES OF THE BOARD MEETING'],
      [60, 140, 'Date: 25 September 2026'],
      [60, 220, 'Absent with apology'],
      [60, 250, 'Mr L. Chika'],
      [60, 310, 'Secretariat'],
      [60, 340, 'Ms R. Moyo (taking minutes)'],
      [60, 400, '2.0 Financial report'],
      [60, 430, 'Resolution 2026/07: The half-year accounts be approved.'],
      [60, 490, '3.0 Silo repairs'],
      [60, 520, 'Three quotations were received.'],
      [60, 550, 'Resolution 2026/08: The tender of Example Welders for P318,000 be accepted.'],
      [60, 610, 'The meeting closed at 12:15. Next meeting 27 November 2026.'],
      [60, 700, 'Chairperson:'],
      [400, 700, 'Date: 27/11/2026'],
    ]);
    expect(valueIn(minutes, 'meetingDate')).toBe('2026-09-25');
    expect(valueIn(minutes, 'absentees')).toEqual(['L. Chika']);
    expect(valueIn(minutes, 'resolutions')).toEqual([
      'The half-year accounts be approved',
      'The tender of Example Welders for P318,000 be accepted',
    ]);
  });
});
