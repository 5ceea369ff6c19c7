import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { fieldIn, readLines, readPrinted, sureValue } from '../testing/request.ts';

describe('where an address ends', () => {
  it.each([
    ['Plot 418, Tonota, of which you are the registered owner', 'Plot 418, Tonota'],
    ['Stand 77, Kanye, which you occupy', 'Stand 77, Kanye'],
    ['Plot 12 Sebele, Gaborone, registered in your name', 'Plot 12 Sebele, Gaborone'],
    ['Erf 9, Okahandja, for which you are liable', 'Erf 9, Okahandja'],
  ])('is before what the sentence says of the place: %s', (said, address) => {
    const document = readLines(
      'TONOTA TOWN COUNCIL',
      'DEMAND FOR RATES',
      'Name: Kago Example',
      `Rates have been levied in respect of ${said}.`,
    );
    expect(document.documentType).toBe('COUNCIL_BILL');
    expect(fieldIn(document, 'address')?.value).toBe(address);
  });

  it.each(['ACTIVE MEMBERS', 'BUSINESS ACTIVITIES', 'OFFICERS AND SECRETARY'])(
    'is above a heading in capitals: %s',
    (heading) => {
      const document = readLines(
        'COMPANY EXTRACT',
        'Company name: Example Joinery Limited',
        'Registration number: BW00001234567',
        'Registered office: 18 Hill Street, Umlazi, 4031',
        heading,
        'EXAMPLE, KAGO',
      );
      expect(fieldIn(document, 'registeredAddress')?.value).toBe('18 Hill Street, Umlazi, 4031');
    },
  );

  it.each([
    ['Flat 2', '81 Example Road', 'Leeds', 'LS6 2AB'],
    ['Apartment B7', '4 Kiaatlaan', 'Centurion', '0157'],
    ['Unit 11', '20 Kerkstraat', 'Upington', '8800'],
  ])('begins with a part of a house: %s', (...lines) => {
    const block = ['Ms Hannah Example', ...lines].map((text, i): PrintedLine => [60, 300 + 30 * i, text]);
    const document = readPrinted([
      [60, 60, 'Example Energy'],
      [60, 100, 'Electricity bill'],
      [60, 140, 'Account number: 850 029 177'],
      ...block,
    ]);
    expect(fieldIn(document, 'address')?.value).toBe(lines.join(', '));
  });
});

describe('the name of a company', () => {
  it.each([
    ['Thistle Rooms plc, 8 Canal Wharf, Leeds LS11 5PS', 'Thistle Rooms plc'],
    ['Lone Pine Roofing LLC, 410 Industrial Blvd', 'Lone Pine Roofing LLC'],
    ['Bokspruit Kelders Bpk, Posbus 9, Upington', 'Bokspruit Kelders Bpk'],
  ])('ends with its legal form: %s', (printed, name) => {
    const document = readLines('P60 End of Year Certificate', 'Surname: Example', `Employer: ${printed}`);
    expect(fieldIn(document, 'employerName')?.value).toBe(name);
  });

  it.each(['Civic Centre, 2 Market Street', 'Old Library, 14 Church Road', '9 Harbour Street'])(
    'is no building and street in the letterhead: %s',
    (line) => {
      const document = readLines(line, 'Tel 033 555 7100', 'MUNICIPAL ACCOUNT', 'Account No: 2001884573');
      expect(fieldIn(document, 'issuerName')?.value ?? '').not.toContain('Street');
      expect(fieldIn(document, 'issuerName')?.value ?? null).toBeNull();
    },
  );
});

describe('a form whose boxes are empty', () => {
  it.each(['Plot no.', 'Registration number', 'Date issued', "Owner's phone no."])(
    'has no value where the next label stands: %s',
    (next) => {
      const document = readLines(
        'TRADING LICENCE',
        'Licence no: TL 88/2026',
        'Business name',
        next,
        'Expiry date: 31 December 2026',
      );
      expect(fieldIn(document, 'companyName')?.value ?? null).toBeNull();
    },
  );
});

describe('who is who in a letter about a tenant', () => {
  it.each([
    'Our tenant there is Faith Example, who moved in on 1 September 2025.',
    'My lodger in that room is Faith Example.',
    'The room is taken: Faith Example, who has lived there for a year, pays on time.',
  ])('is never who signs it: %s', (said) => {
    const document = readLines(
      'Acacia Letting Agents',
      '17 June 2026',
      'CONFIRMATION OF TENANCY',
      'We manage Apartment B7 for the landlord.',
      said,
      'Peter Sample',
      'Property Manager',
    );
    expect(sureValue(document, 'fullName')).not.toBe('Peter Sample');
    expect(fieldIn(document, 'fullName')?.value).toBe('Faith Example');
  });
});

describe('the post that somebody holds now', () => {
  it.each([
    ['who joined us on 1 April 2018 as a general hand and is now Milk Tester.', 'Milk Tester'],
    [
      'who started on 2 May 2015 as a Teller and has been a Senior Teller since 1 July 2020.',
      'Senior Teller',
    ],
    ['who began in 2012 as a guard and is currently our Safety Officer.', 'Safety Officer'],
  ])('is the last one told: %s', (said, position) => {
    const document = readLines(
      'EXAMPLE DAIRY (PTY) LTD',
      '8 September 2026',
      'CONFIRMATION OF EMPLOYMENT',
      `We confirm the employment of Kago Example, ${said}`,
      'B. Sample',
      'Chief Clerk',
    );
    expect(fieldIn(document, 'position')?.value).toBe(position);
  });
});
