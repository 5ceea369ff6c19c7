import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers of companies', () => {
  it('the name of the secretary of a company is not the company’s', () => {
    const extract = readPrinted([
      [60, 40, 'Companies and Intellectual Property Authority'],
      [60, 90, 'NATA CATERING HOLDINGS (PTY) LTD'],
      [60, 160, 'UIN'],
      [400, 160, 'BW00002093318'],
      [60, 200, 'Entity type'],
      [400, 200, 'Private Company'],
      [60, 240, 'Incorporation date'],
      [400, 240, '27 May 2011'],
      [60, 280, 'Annual return filing month'],
      [400, 280, 'May'],
      [60, 360, 'Secretary'],
      [60, 400, 'Name'],
      [600, 400, 'Appointed'],
      [60, 440, 'Ledger House Secretaries (Pty) Ltd'],
      [600, 440, '27 May 2011'],
    ]);
    expect(valueIn(extract, 'companyName')).toBe('NATA CATERING HOLDINGS (PTY) LTD');
  });

  it('a certificate whose day is written in words', () => {
    const certificate = readPrinted(
      lines(
        'THE COMPANIES ACT',
        'CERTIFICATE OF INCORPORATION',
        'I HEREBY CERTIFY that',
        'NATA MILLING COMPANY (PROPRIETARY) LIMITED',
        'has this day been incorporated under the Companies Act.',
        'GIVEN under my hand at Gaborone this 30th day of June, Two Thousand and Six.',
      ),
    );
    expect(valueIn(certificate, 'incorporationDate')).toBe('2006-06-30');
  });

  it('a holder of shares on a line that was filled in', () => {
    const certificate = readPrinted(
      lines(
        'Share Certificate No. 014',
        'Nata Cold Stores Limited',
        'THIS IS TO CERTIFY that _ Kago Lesedi Example _ of P O Box 31, Ghanzi is the registered holder of',
        '2,500 fully paid Ordinary Shares of P2.00 each.',
      ),
    );
    expect(valueIn(certificate, 'shareholderName')).toBe('Kago Lesedi Example');
  });

  it('an invoice: its own number and day below its title, not the customer’s order', () => {
    const invoice = readPrinted([
      [60, 40, 'Nata Steel CC'],
      [60, 80, 'Plot 40, Industrial'],
      [700, 80, 'TAX INVOICE'],
      [60, 110, 'VAT No: C07719201112'],
      [700, 110, 'No. INV-20881'],
      [60, 140, 'UIN: BW00000771920'],
      [700, 140, '12 Oct 2026'],
      [60, 200, 'Bill to:'],
      [300, 200, 'Example School Board'],
      [60, 260, 'Order No.'],
      [300, 260, 'PO 4417'],
      [60, 340, 'Amount due'],
      [700, 340, 'P36,633.90'],
    ]);
    expect(valueIn(invoice, 'referenceNumber')).toBe('INV-20881');
    expect(valueIn(invoice, 'issueDate')).toBe('2026-10-12');
  });

  it('an officer’s number and rank are no part of the name', () => {
    const affidavit = readPrinted(
      lines(
        'AFFIDAVIT',
        'I, the undersigned, KAGO EXAMPLE, do hereby make oath and say that I earn P2,800.00.',
        'Sworn to before me at KANYE on this 6th day of OCTOBER 2026.',
        'COMMISSIONER OF OATHS',
        'No. 5518 Sgt. R. Example',
      ),
    );
    expect(valueIn(affidavit, 'commissionerName')).toBe('R. Example');
  });
});

describe('minutes', () => {
  const minutes = readPrinted([
    ...lines(
      'Nata Crafts (Pty) Ltd',
      'Tax No. C03901275010',
      "PROCEEDINGS OF THE DIRECTORS' MEETING",
      'The directors met on 8 August 2026, at 14:15. Those taking part were Kago Example, Neo Sample and Anna Specimen.',
      'Mr Example took the chair. Ms Lesedi Muster, who is secretary to the company, kept the minutes.',
      'It was resolved that the lease be renewed. The meeting closed at 15:05.',
    ),
    [60, 400, 'K. Example, Chairperson'],
    [600, 400, 'L. Muster, Secretary'],
  ]);

  it('who took part', () =>
    expect(valueIn(minutes, 'attendees')).toEqual(['Kago Example', 'Neo Sample', 'Anna Specimen']));

  it('who kept them', () => expect(valueIn(minutes, 'minutesTakerName')).toBe('Lesedi Muster'));

  it('of two who sign beside each other, the first is the chair', () =>
    expect(valueIn(minutes, 'chairperson')).toBe('K. Example'));

  it('the word before a title is no part of a name', () => {
    const list = readPrinted([
      [60, 40, 'NATA TANNERIES (PTY) LTD'],
      [60, 80, 'Minutes of the meeting of the Board held at Maun on 16 September 2026'],
      [60, 140, 'Present'],
      [200, 140, 'Ms Kago Example (Chair)'],
      [200, 180, 'Mr Neo Sample'],
    ]);
    expect(valueIn(list, 'chairperson')).toBe('Kago Example');
  });
});

describe('what companies are called and stand for', () => {
  it('an extract in sentences and a list', () => {
    const extract = readPrinted([
      ...lines(
        'REGISTRAR OF COMPANIES AND INTELLECTUAL PROPERTY',
        'CERTIFIED EXTRACT OF REGISTER',
        'The following is extracted from the register kept by me, as it stood on 9 October 2026:',
        'Company: Nata Lime Works (Proprietary) Limited',
        'Number on register: BW00000667203',
        'Incorporated: 3 March 1998',
        'Objects: Quarrying and burning of limestone',
        'Directors on the said date:',
        '1. Kago Example, appointed 3 March 1998',
        '2. Neo Sample, appointed 16 June 2005',
      ),
    ]);
    expect(extract.documentType).toBe('COMPANY_EXTRACT');
    expect(valueIn(extract, 'extractDate')).toBe('2026-10-09');
    expect(valueIn(extract, 'businessActivities')).toBe('Quarrying and burning of limestone');
    expect(valueIn(extract, 'directors')).toMatchObject([{ name: 'Kago Example' }, { name: 'Neo Sample' }]);
  });

  it('a standing beside a dot below the name', () => {
    const extract = readPrinted(
      lines('Company Search', 'NATA LIME WORKS (PTY) LTD', '● Registered', 'UIN BW00000667203'),
    );
    expect(valueIn(extract, 'companyStatus')).toBe('Registered');
  });

  it('a constitution', () => {
    const constitution = readPrinted(
      lines(
        'MEMORANDUM OF ASSOCIATION',
        'OF NATA REED WEAVERS PROPRIETARY LIMITED',
        'A private company limited by shares',
        '1. Business. The Company may carry on the weaving and sale of reed mats.',
        '2. Directors. The directors at the date of adoption are Kago Example and Neo Sample.',
      ),
    );
    expect(valueIn(constitution, 'companyType')).toBe('private company limited by shares');
    expect(valueIn(constitution, 'businessType')).toBe('weaving and sale of reed mats');
    expect(valueIn(constitution, 'directors')).toEqual(['Kago Example', 'Neo Sample']);
  });

  it('a class of shares with its letter', () => {
    const certificate = readPrinted(
      lines(
        'Share Certificate No. 7',
        'Nata Block Makers (Pty) Ltd',
        'This certifies that Kago Example is the registered proprietor of 300 "B" Preference shares of P0.50 each.',
      ),
    );
    expect(valueIn(certificate, 'shareClass')).toBe('B Preference');
  });

  it('the number of an old certificate', () => {
    const certificate = readPrinted(
      lines('No. 2006/4418', 'CERTIFICATE OF INCORPORATION', 'I HEREBY CERTIFY that', 'NATA MILLING LIMITED'),
    );
    expect(valueIn(certificate, 'registrationNumber')).toBe('2006/4418');
  });

  it('who is empowered, in Setswana', () => {
    const letter = readPrinted(
      lines(
        'TETLA YA GO EMELWA',
        'Nna, Kago Example, wa Omang 551223807, ke neela morwadiake Neo Sample, Omang 118420956,',
        'tetla ya go ntseela makwalo kwa BURS.',
        'Ka boikokobetso',
      ),
    );
    expect(valueIn(letter, 'authorisedPerson')).toBe('Neo Sample');
    expect(valueIn(letter, 'taxpayerName')).toBe('Kago Example');
  });

  it('a quotation', () => {
    const quotation = readPrinted([
      [60, 40, 'Sunbird Solar (Pty) Ltd'],
      [60, 100, 'Quotation'],
      [60, 160, 'Prepared for'],
      [400, 160, 'Quote ref'],
      [60, 190, 'Nata Junior School'],
      [400, 190, 'Q-0917'],
      [60, 300, 'Deposit of 60% with order. VAT registration C02991704111. UIN BW00002991704.'],
    ]);
    expect(valueIn(quotation, 'recipientName')).toBe('Nata Junior School');
    expect(valueIn(quotation, 'referenceNumber')).toBe('Q-0917');
    expect(valueIn(quotation, 'vatNumber')).toBe('C02991704111');
  });
});

describe('who and what a paper of a company names', () => {
  it('the titles of a table are no name, and the day stands before the time', () => {
    const minutes = readPrinted([
      [60, 40, 'Nata Print House (Pty) Ltd'],
      [60, 80, 'Minutes of the Board of Directors'],
      [60, 110, 'Tuesday, 17th March 2026 – 11.00 a.m. – Head Office, Serowe'],
      [60, 180, 'Name'],
      [400, 180, 'Office'],
      [600, 180, 'Attendance'],
      [60, 220, 'Kago Example'],
      [400, 220, 'Chairperson'],
      [600, 220, 'Present'],
      [60, 260, 'Neo Sample'],
      [400, 260, 'Director'],
      [600, 260, 'Present'],
      [60, 700, 'Confirmed ____________ Chairperson Date 16 June 2026'],
    ]);
    expect(valueIn(minutes, 'companyName')).toBe('Nata Print House (Pty) Ltd');
    expect(valueIn(minutes, 'meetingDate')).toBe('2026-03-17');
    expect(valueIn(minutes, 'meetingLocation')).toBe('Head Office, Serowe');
  });

  it('the company that certifies a holding is not the company that holds', () => {
    const certificate = readPrinted([
      [60, 40, 'Share certificate'],
      [60, 90, 'Nata Agritech (Pty) Ltd certifies the holding recorded below in its register of members.'],
      [60, 140, 'Member'],
      [400, 140, 'Zebra Seed Capital Fund'],
      [60, 180, 'Shares held'],
      [400, 180, '15 000'],
    ]);
    expect(valueIn(certificate, 'companyName')).toBe('Nata Agritech (Pty) Ltd');
  });

  it('an order is addressed to its supplier, not to the store', () => {
    const order = readPrinted([
      [200, 40, 'SOUTHERN DISTRICT COUNCIL'],
      [200, 70, 'LOCAL PURCHASE ORDER'],
      [60, 140, 'DELIVER TO:'],
      [600, 140, 'SUPPLIER:'],
      [60, 170, 'COUNCIL STORES'],
      [600, 170, 'NATA STATIONERS (PTY) LTD'],
    ]);
    expect(valueIn(order, 'recipientName')).toBe('NATA STATIONERS (PTY) LTD');
  });

  it('who has our permission', () => {
    const letter = readPrinted(
      lines(
        'Nata Transport CC',
        'Reg. BW00002781190',
        'Re: Letter of authority',
        'Please be advised that Mr Kago Example of Omang number 331217765 is our driver and has our permission',
        'to collect the licence discs of our vehicles on behalf of the close corporation.',
        'Faithfully yours',
        'Neo Sample',
        'Member',
      ),
    );
    expect(valueIn(letter, 'authorisedPerson')).toBe('Kago Example');
    expect(valueIn(letter, 'registrationNumber')).toBe('BW00002781190');
  });
});
