import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers about companies as strangers lay them out', () => {
  it('a certificate in words: the day, the number in the corner, the office before the next sentence', () => {
    const certificate = readPrinted([
      [60, 60, 'UIN: BW00000000333'],
      [700, 60, 'CERT/2026/004418'],
      [200, 100, 'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY'],
      [200, 150, 'Certificate of Incorporation'],
      ...lines('I hereby certify that').map(([, , t]) => [60, 200, t] as const),
      [60, 240, 'EXAMPLE SKIN CARE'],
      [60, 262, 'PROPRIETARY LIMITED'],
      [60, 300, 'was this day incorporated as a private company limited by shares'],
      [60, 330, 'and that its registered office is at'],
      [60, 360, 'Plot 1187, Unit 3, Mogoditshane Block 5'],
      [60, 390, 'Given under my hand at Gaborone this'],
      [60, 420, 'twenty-first day of May two thousand and twenty-six'],
      [60, 520, 'C. Sample'],
      [60, 550, 'for Registrar of Companies'],
    ]);
    expect(valueIn(certificate, 'incorporationDate')).toBe('2026-05-21');
    expect(valueIn(certificate, 'certificateNumber')).toBe('CERT/2026/004418');
    expect(valueIn(certificate, 'registeredAddress')).toBe('Plot 1187, Unit 3, Mogoditshane Block 5');
  });

  it('an external company: the day it was registered here, not incorporated there', () => {
    const certificate = readPrinted(
      lines(
        'REPUBLIC OF BOTSWANA',
        'CERTIFICATE OF REGISTRATION OF EXTERNAL COMPANY',
        'Registration No. BW00000000333',
        'This is to certify that',
        'EXAMPLE DISTRIBUTORS (SOUTHERN AFRICA) LIMITED',
        'a company incorporated in the Republic of South Africa on 14 January 2004',
        'has this 2nd day of October 2026 been registered as an external company in Botswana,',
        'having its principal place of business at Plot 66458, Fairgrounds, Gaborone.',
        'Dated at Gaborone this 5th day of October 2026.',
      ),
    );
    expect(valueIn(certificate, 'registrationDate')).toBe('2026-10-02');
  });

  it('a register in columns: titles are no status, who ceased is no director, a figure under % is a share', () => {
    const extract = readPrinted([
      [60, 60, 'CIPA - Company Search Result'],
      [60, 120, 'Company Name'],
      [350, 120, 'UIN'],
      [560, 120, 'Status'],
      [660, 120, 'Incorporated Re-registered'],
      [60, 160, 'EXAMPLE BUTCHERY (PTY) LTD'],
      [350, 160, 'BW00000000333'],
      [560, 160, 'Registered'],
      [660, 160, '17 June 2009'],
      [800, 160, '04 November 2019'],
      [60, 240, 'Directors'],
      [60, 280, 'Name'],
      [400, 280, 'Appointed'],
      [650, 280, 'Ceased'],
      [60, 320, 'Kago Example'],
      [400, 320, '17 June 2009'],
      [60, 360, 'Lesedi Sample'],
      [400, 360, '17 June 2009'],
      [650, 360, '01 March 2015'],
      [60, 440, 'Shareholding'],
      [60, 480, 'Shareholder'],
      [400, 480, 'Class'],
      [600, 480, 'Shares'],
      [800, 480, '%'],
      [60, 520, 'Kago Example'],
      [400, 520, 'Ordinary'],
      [600, 520, '600'],
      [800, 520, '60'],
      [60, 560, 'Boitumelo Example'],
      [400, 560, 'Ordinary'],
      [600, 560, '400'],
      [800, 560, '40'],
    ]);
    expect(valueIn(extract, 'companyStatus')).not.toMatch(/Incorporated/);
    expect(valueIn(extract, 'directors')).toEqual([
      expect.objectContaining({ name: 'Kago Example', appointmentDate: '2009-06-17' }),
    ]);
    expect(valueIn(extract, 'shareholders')).toEqual([
      { name: 'Kago Example', shares: 600, percent: 60 },
      { name: 'Boitumelo Example', shares: 400, percent: 40 },
    ]);
  });

  it('directors "in lieu of a meeting" are no company', () => {
    const resolution = readPrinted(
      lines(
        'EXAMPLE FEEDS LIMITED',
        'UIN BW00000000333',
        'WRITTEN RESOLUTION OF THE DIRECTORS IN LIEU OF A MEETING',
        'Passed on 19 February 2026 in terms of clause 18 of the Constitution',
        'We, being all the directors of the Company, RESOLVE:',
        'a. THAT the Company apply for an overdraft;',
      ),
    );
    expect(valueIn(resolution, 'companyName')).toBe('EXAMPLE FEEDS LIMITED');
  });

  it('a constitution: the office in its sentence, and who adopts it', () => {
    const constitution = readPrinted([
      [300, 60, 'CONSTITUTION'],
      [300, 100, 'of'],
      [200, 140, 'EXAMPLE ENERGY (PROPRIETARY) LIMITED'],
      [60, 220, '2. REGISTERED OFFICE'],
      [60, 250, 'The registered office shall be situated at Plot 3306, Sample Road, Molepolole.'],
      [60, 310, 'We, the subscribers, adopt this constitution on 11 March 2026:'],
      [60, 350, 'Full name'],
      [400, 350, 'Address'],
      [600, 350, 'No. of shares'],
      [60, 390, 'Kago Example'],
      [400, 390, 'Molepolole'],
      [600, 390, '700'],
      [60, 430, 'Lesedi Sample'],
      [400, 430, 'Thamaga'],
      [600, 430, '300'],
    ]);
    expect(valueIn(constitution, 'registeredAddress')).toBe('Plot 3306, Sample Road, Molepolole');
    expect(valueIn(constitution, 'subscribers')).toEqual([
      { name: 'Kago Example', shares: 700 },
      { name: 'Lesedi Sample', shares: 300 },
    ]);
  });

  it('the number of who may act, and until when', () => {
    const letter = readPrinted(
      lines(
        'Example Construction CC',
        'Plot 71, Tonota',
        '14 June 2026',
        'LETTER OF AUTHORITY',
        'I, Kabo Sample, holder of Omang 000010001, sole member of the above close corporation, hereby',
        'authorise my accountant Ms Chedza Example, Omang 000020000, to submit returns and to collect the',
        'tax clearance certificate on behalf of the corporation.',
        'This authority ends on 31 December 2026.',
        'K. Sample',
        'Member',
      ),
    );
    expect(valueIn(letter, 'omangNumber')).toBe('000020000');
    expect(valueIn(letter, 'expiryDate')).toBe('2026-12-31');
  });

  it('shares in a row of titles, beside the day of the certificate', () => {
    const certificate = readPrinted([
      [60, 60, 'CERTIFICATE NUMBER'],
      [300, 60, 'DATE'],
      [500, 60, 'CLASS OF SHARE'],
      [750, 60, 'NO. OF SHARES'],
      [60, 90, '12'],
      [300, 90, '30 June 2026'],
      [500, 90, 'Preference'],
      [750, 90, '400'],
      [200, 160, 'EXAMPLE BOREHOLES (PTY) LTD'],
      [200, 200, 'Company number BW00000000333'],
      [200, 240, 'THIS CERTIFIES THAT'],
      [200, 280, 'Kago Example'],
      [
        60,
        320,
        'is the registered proprietor of the shares noted above, of the nominal value of P10.00 each.',
      ],
    ]);
    expect(valueIn(certificate, 'shareQuantity')).toBe(400);
  });

  it('a heading of one word that is set wide, and who takes part by video', () => {
    const profile = readPrinted([
      [60, 60, 'COMPANY PROFILE'],
      [60, 100, 'Example Security Systems (Pty) Ltd'],
      [60, 160, 'D I R E C T O R S'],
      [60, 200, 'Kago Example - Managing Director'],
      [60, 240, 'Lesedi Sample - Director, Finance'],
    ]);
    expect(JSON.stringify(valueIn(profile, 'directors'))).toMatch(/Kago Example.*Lesedi Sample/);
    const minutes = readPrinted(
      lines(
        'EXAMPLE MILLING (PTY) LTD',
        'Minutes of the 14th meeting of the board',
        'Held: Wednesday 12 August 2026, 09h30, Boardroom',
        'In attendance: B. Example (Chair); Dr O. Sample; by video: J. van Specimen',
      ),
    );
    expect(valueIn(minutes, 'attendees')).toContain('J. van Specimen');
  });

  it('the registrar of business names', () => {
    const certificate = readPrinted(
      lines(
        'Certificate of Registration of Business Name',
        'Business name: EXAMPLE CAR WASH',
        'Business registration number: BW00000000333',
        'Registrar of Business Names: Kago Example',
      ),
    );
    expect(valueIn(certificate, 'registrar')).toBe('Kago Example');
  });
});
