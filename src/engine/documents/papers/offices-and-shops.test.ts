import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers that offices and shops print in words of their own', () => {
  it('a heading in capitals ends what stands under the one before', () => {
    const profile = readPrinted([
      [60, 60, 'EXAMPLE DRONE SURVEYS (PTY) LTD'],
      [60, 100, 'Corporate profile 2026'],
      [60, 140, 'WHAT WE DO'],
      [60, 170, 'Aerial survey, stock counting and mapping'],
      [60, 200, 'WHERE TO FIND US'],
      [60, 230, 'Plot 17, Ghanzi'],
      [60, 260, 'OUR LEADERSHIP'],
      [60, 290, 'Managing Director'],
      [400, 290, 'Kago Example'],
      [60, 320, 'Technical Director'],
      [400, 320, 'Neo Sample'],
    ]);
    expect(valueIn(profile, 'businessActivities')).toBe('Aerial survey, stock counting and mapping');
    expect(valueIn(profile, 'directors')).toMatchObject([{ name: 'Kago Example' }, { name: 'Neo Sample' }]);
  });

  it('the capital of a company holds no shares', () => {
    const extract = readPrinted([
      [60, 60, 'COMPANY EXTRACT'],
      [60, 100, 'Company Name: Example Salt (Pty) Ltd'],
      [60, 140, 'Shareholders'],
      [60, 170, 'Kago Example'],
      [400, 170, '600'],
      [60, 200, 'Neo Sample'],
      [400, 200, '400'],
      [60, 230, 'Authorised Capital'],
      [400, 230, 'P20,000'],
    ]);
    expect(valueIn(extract, 'shareholders')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Neo Sample' },
    ]);
  });

  it('the first shareholders are named in a sentence, and the stated capital is told', () => {
    const constitution = readLines(
      'CONSTITUTION OF EXAMPLE FARMS (PROPRIETARY) LIMITED',
      '4. The stated capital of the company is P5,000 divided into 5,000 shares.',
      '5. The first shareholders are Kago Example and Neo Sample.',
    );
    expect(valueIn(constitution, 'authorizedCapital')).toBe(5000);
    expect(valueIn(constitution, 'subscribers')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Neo Sample' },
    ]);
  });
});
