import { describe, expect, it } from 'vitest';
import { partyName } from '../../values/party-name.ts';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words in passing make no paper', () => {
  it('a short word with one other letter is another word: “Gender” is no “Tender”', () => {
    const vitae = readPrinted([
      [60, 60, 'Kago Example'],
      [60, 100, 'Plot 20, Tutume | 7200 0000 | kago@mail.example'],
      ...lines(
        'Curriculum Vitae',
        'Date of birth: 4 May 1998',
        'Nationality: Motswana',
        'Gender: Female',
      ).map(([x, y, text]) => [x, y + 100, text] as const),
      [60, 360, 'References'],
      [60, 400, 'Mr J. Sample, 7300 0000'],
    ]);
    expect(vitae.documentType).toBe('OTHER');
    expect(valueIn(vitae, 'possibleType')).toBe('CURRICULUM_VITAE');
  });
});

describe('who is named', () => {
  it('the Managing Director whom a letter is written to is nobody', () => {
    expect(partyName.parse('The Managing Director', { today: '2026-11-21' })).toBeNull();
    expect(partyName.parse('Kago Director', { today: '2026-11-21' })?.value).toBe('Kago Director');
  });
});

describe('days and places', () => {
  it('a sentence begins behind the label in the cell before it, and numbers alone say no business', () => {
    const share = readPrinted([
      [60, 60, 'SHARE CERTIFICATE'],
      [60, 100, 'Nata Media (Pty) Ltd'],
      [60, 140, 'Shareholder'],
      [460, 140, 'Kago Example'],
      [60, 180, 'Number of shares'],
      [460, 180, '150'],
      [60, 220, 'Transfer'],
      [460, 220, 'No transfer without consent of the directors'],
    ]);
    expect(valueIn(share, 'transferRestrictions')).toBe('No transfer without consent of the directors');
    const profile = readPrinted([
      [60, 60, 'Nata Consultants (Pty) Ltd'],
      [60, 120, 'COMPANY PROFILE'],
      [60, 180, 'Our services'],
      [60, 220, '1'],
      [110, 220, 'Roads'],
      [60, 260, '2'],
      [110, 260, 'Bridges'],
      [60, 320, 'Our vision'],
      [60, 360, 'To be the partner of choice.'],
    ]);
    expect(valueIn(profile, 'businessActivities') ?? '').not.toMatch(/\d/);
  });
});

describe('what sets of strangers showed', () => {
  it('a notice of a meeting to come is no minutes of it, and minutes may tell of the next one', () => {
    const notice = readLines(
      'AGENDA',
      'Annual general meeting of the Example Tennis Club, to be held in the clubhouse on 28 November 2026',
      '1. Welcome',
      '2. Election of committee',
      '3. Any other business',
    );
    expect(notice.documentType).not.toBe('BOARD_MEETING_MINUTES');
    const minutes = readLines(
      'Nata Ranching (Pty) Ltd',
      'MINUTES OF A BOARD MEETING held on 16 June 2026',
      'Present: Kago Example, Lorato Sample',
      'Agenda',
      'Next meeting to be held on 21 August 2026.',
    );
    expect(minutes.documentType).toBe('BOARD_MEETING_MINUTES');
  });

  it('the end of an hour is no place, and of a company ends before its box', () => {
    const minutes = readLines(
      'NATA WEAVERS LIMITED',
      'Minutes of the 14th Board Meeting',
      'Example Hall, 22 May 2026, 09:00 to 11:40',
      'Chair: Kago Example',
      'Members present: Kago Example, Lorato Sample',
    );
    expect(valueIn(minutes, 'meetingLocation')).not.toBe('to 11:40');
    const licence = readLines(
      'GHANZI DISTRICT COUNCIL',
      'TRADING LICENCE',
      'This licence is granted to Example & Sons Butchery, P.O. Box 92, Ghanzi, to trade as a BUTCHERY.',
    );
    expect(valueIn(licence, 'companyName')).toBe('Example & Sons Butchery');
  });

  it('one label for two amounts does not give the first to the second', () => {
    const extract = readPrinted([
      [60, 60, 'Company extract'],
      [60, 100, 'Name'],
      [460, 100, 'NATA MILLS LIMITED'],
      [60, 140, 'Authorised / issued capital'],
      [460, 140, 'P500,000 / P350,000'],
    ]);
    expect(valueIn(extract, 'authorizedCapital')).toBe(500_000);
    expect(valueIn(extract, 'issuedCapital')).not.toBe(500_000);
  });
});
