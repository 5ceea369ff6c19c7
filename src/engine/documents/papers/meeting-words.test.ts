import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words of minutes and resolutions that nobody here had seen', () => {
  it('who came, who did not, who presided and wrote, by other words', () => {
    const minutes = readLines(
      'MINUTES OF BOARD MEETING',
      'Example Growers Association',
      'Held: Wednesday, 18 March 2026, 0830 hrs',
      'Officiating: Cde Neo Sample',
      'Minuted by: Cde Kago Example',
      'Committee members in attendance: Neo Sample, Kago Example, Tebogo Example',
      'Not present: Lesego Sample',
      'The chairman opened the meeting at 0835 hrs.',
      'The minutes were signed off 12 June 2026',
    );
    expect(valueIn(minutes, 'meetingTime')).toBe('08:30');
    expect(valueIn(minutes, 'chairperson')).toBe('Neo Sample');
    expect(valueIn(minutes, 'minutesTakerName')).toBe('Kago Example');
    expect(valueIn(minutes, 'attendees')).toEqual(['Neo Sample', 'Kago Example', 'Tebogo Example']);
    expect(valueIn(minutes, 'absentees')).toEqual(['Lesego Sample']);
    expect(valueIn(minutes, 'approvalDate')).toBe('2026-06-12');
  });

  it('headings in two languages, and the hour in capitals', () => {
    const minutes = readLines(
      'PROCEEDINGS OF A MEETING OF THE BOARD OF DIRECTORS OF EXAMPLE GLASS (PTY) LTD HELD ON 5 FEBRUARY 2026 AT 2.00 P.M.',
      'Ba ba neng ba le teng / Present: Neo Sample, Kago Example',
      'Maitshwarelo / Apologies: Lesego Sample',
    );
    expect(valueIn(minutes, 'meetingTime')).toBe('14:00');
    expect(valueIn(minutes, 'absentees')).toEqual(['Lesego Sample']);
  });

  it('a board sits somewhere, and is not the trust that it governs', () => {
    const resolution = readLines(
      'BOARD OF TRUSTEES OF THE EXAMPLE COMMUNITY TRUST',
      'Resolution No. 7 of 2026',
      'The Board, sitting at Example Community Hall on 11 September 2026, has decided to change its bankers.',
      'Chair of the sitting: Mrs Neo Sample',
    );
    expect(valueIn(resolution, 'companyName')).toBe('EXAMPLE COMMUNITY TRUST');
    expect(valueIn(resolution, 'meetingLocation')).toBe('Example Community Hall');
    expect(valueIn(resolution, 'certificateNumber')).toBe('7 of 2026');
    expect(valueIn(resolution, 'chairperson')).toBe('Neo Sample');
  });

  it('what heads a column of people is no company', () => {
    const minutes = readPrinted([
      [60, 60, "Example Clinic (Pty) Ltd - Directors' Meeting"],
      [60, 120, 'Date and time'],
      [400, 120, '28 Sep 2026, 17:30'],
      [60, 200, 'Name'],
      [300, 200, 'Role'],
      [500, 200, 'Status'],
      [60, 234, 'Neo Sample'],
      [300, 234, 'Director'],
      [500, 234, 'Present'],
    ]);
    expect(valueIn(minutes, 'companyName')).toBe('Example Clinic (Pty) Ltd');
    expect(valueIn(minutes, 'meetingTime')).toBe('17:30');
  });
});
