import { describe, expect, it } from 'vitest';
import { date } from '../../values/date.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers by other hands', () => {
  it('a certificate of the last century: its number, and a year in words', () => {
    const certificate = readPrinted([
      [860, 40, 'No. 94/1123'],
      ...lines(
        'REPUBLIC OF BOTSWANA',
        'COMPANIES ACT',
        'Certificate of Incorporation',
        'I HEREBY CERTIFY THAT',
        'NATA TANNERY (PROPRIETARY) LIMITED',
        'is this day incorporated under the Companies Act and that the Company is limited.',
        'GIVEN under my hand at Gaborone this 21st day of September one',
        'thousand nine hundred and ninety-four.',
      ),
    ]);
    expect(valueIn(certificate, 'registrationNumber')).toBe('94/1123');
    expect(valueIn(certificate, 'incorporationDate')).toBe('1994-09-21');
    expect(date.parse('3 May one thousand nine hundred and seven', ANY_DAY)?.value).toBe('1907-05-03');
  });
});
