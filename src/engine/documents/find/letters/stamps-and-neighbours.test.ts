import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../../contract/pages.ts';
import { lines, pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../../testing/request.ts';
import { understand } from '../../understand.ts';

describe('what stands near a value and is no part of it', () => {
  it('an airport in a stamp is not whom a permit is granted to', () => {
    const permit = readPrinted([
      ...lines(
        'TEMPORARY RESIDENCE PERMIT',
        'Permit No.: GAB/R/22817/26',
        'Permission is hereby granted to KAGO SERWAA SPECIMEN, a citizen of Ghana, holder of passport G0000001,',
        'to reside in Botswana with her spouse until 30 June 2028.',
      ),
      [640, 300, 'IMMIGRATION'],
      [610, 340, 'SIR SERETSE KHAMA'],
      [660, 380, 'AIRPORT'],
    ]);
    expect(valueIn(permit, 'fullName')).toBe('KAGO SERWAA SPECIMEN');
  });

  it('a line of a stamp is no value of the label beside it, and a value under a stamp is', () => {
    const business = (x: number, y: number): unknown => {
      const printed = [
        ...lines(
          'EXAMPLE DISTRICT COUNCIL',
          'TRADE LICENCE',
          'Licence No.: KW/2026/00001',
          'to carry on the business of',
        ),
        ...(y === 180 ? [] : ([[60, 220, 'BUTCHERY']] as const)),
        [x, y, y === 180 ? 'BUTCHERY' : '26 NOV 2026'] as const,
      ];
      const stamp = {
        kind: 'stamp',
        box: { x: 620, y: 120, width: 180, height: 160 },
        confidence: 0.98,
      } as const;
      const { documents } = understand([pageOf(printed, { marks: [stamp] })], anyRequest);
      return valueIn(documents[0], 'businessType');
    };
    expect(business(640, 190)).toBe('BUTCHERY');
    expect(business(640, 180)).toBe('BUTCHERY');
  });

  it('a label in a second language whose stroke was lost', () => {
    const passport = readPrinted([
      [60, 60, 'PASSPORT'],
      [60, 120, 'Passport No.Nambari ya Pasipoti'],
      [60, 145, 'AK0000001'],
    ]);
    expect(valueIn(passport, 'passportNumber')).toBe('AK0000001');
  });

  it('the next label with its number, without a colon', () => {
    const licence = readPrinted(
      lines(
        'REPUBLIC OF BOTSWANA',
        'DRIVING LICENCE',
        'Licence Number: 604218',
        'Driver Restriction: 1 Veh. Restr. 0',
      ),
    );
    expect(valueIn(licence, 'driverRestriction')).toBe('1');
  });
});

describe('a photograph that shows more than the page', () => {
  const bill = (left: number, top: number, customer: string): PrintedLine[] => [
    [left, top, 'Botswana Power Corporation'],
    [left, top + 30, 'P O Box 48, Gaborone'],
    [left + 500, top, 'TAX INVOICE'],
    [left + 500, top + 40, 'Account no: 2201180000'],
    [left, top + 180, customer],
    [left, top + 210, 'P O BOX 1120'],
    [left, top + 240, 'SELEBI-PHIKWE'],
    [left, top + 300, 'Supply address: Plot 3320, Botshabelo, Selebi-Phikwe'],
  ];
  const lying = (printed: readonly PrintedLine[]): ReadPage => {
    const page = pageOf(printed);
    return { ...page, report: { ...page.report, width: 1400, height: 900 } };
  };

  it('whoever sends a bill is not the customer on a slip that lies, the blanks of whose name were lost', () => {
    const { documents } = understand([lying(bill(90, 190, 'MRKB EXAMPLE'))], anyRequest);
    expect(valueIn(documents[0], 'fullName')).toBe('K B EXAMPLE');
    const low = understand([lying(bill(90, 420, 'MRK B EXAMPLE'))], anyRequest);
    expect(valueIn(low.documents[0], 'fullName'), 'in the middle of a photograph').toBe('K B EXAMPLE');
  });

  it('a letterhead far below the edge of the picture is one all the same', () => {
    const slip = lying([
      [440, 300, 'SPECIMEN ENGINEERING SERVICES (PTY) LTD'],
      [500, 340, 'Private Bag 18, Palapye'],
      [110, 400, 'NAME: KAGO EXAMPLE'],
      [110, 440, 'PERIOD: SEPTEMBER 2026'],
      [110, 480, 'Basic pay'],
      [500, 480, '11,400.00'],
      [110, 520, 'PAYE'],
      [500, 520, '818.06'],
      [110, 560, 'NET PAY'],
      [500, 560, '10,581.94'],
    ]);
    const { documents } = understand([slip], anyRequest);
    expect(valueIn(documents[0], 'employerName')).toBe('SPECIMEN ENGINEERING SERVICES (PTY) LTD');
  });
});
