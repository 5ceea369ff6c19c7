import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers about companies as strangers lay them out', () => {
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
});
