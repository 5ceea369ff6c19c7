import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../../testing/request.ts';

/** A driving licence whose captions were printed small: those given stand for the right ones. */
const licence = (surname: string, forenames: string, born: string, expires: string) =>
  readPrinted([
    [300, 60, 'REPUBLIC OF BOTSWANA'],
    [300, 90, 'DRIVING LICENCE'],
    [300, 160, surname],
    [300, 184, 'RANTUANA'],
    [300, 220, forenames],
    [300, 244, 'MPHO LESEDI'],
    [300, 280, born],
    [300, 304, '14/03/1987'],
    [300, 340, 'Licence number'],
    [300, 364, '10449218'],
    [300, 400, expires],
    [300, 424, '14/03/2031'],
  ]);

describe('labels that were misread by a letter or two', () => {
  it.each([
    ['Surname', 'Forenames', 'Date of birth', 'Expires'],
    ['Surmame', 'Forenanes', 'Date of bifth', 'ExpRes'],
    ['Sumame', 'Forerames', 'Dale of birth', 'Explres'],
    ['Surnane / Setane', 'Forenamos', 'Date of blrth', 'E tela ka/ ExpRes'],
  ])('%s, %s, %s, %s are still labels', (...captions) => {
    const read = licence(...captions);
    expect(valueIn(read, 'surname')).toBe('RANTUANA');
    expect(valueIn(read, 'forenames')).toBe('MPHO LESEDI');
    expect(valueIn(read, 'dateOfBirth')).toBe('1987-03-14');
    expect(valueIn(read, 'expiryDate')).toBe('2031-03-14');
  });
});
