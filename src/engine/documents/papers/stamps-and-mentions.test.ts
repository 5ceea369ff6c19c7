import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const TODAY = { today: '2026-11-21' };

describe('words that are nobody', () => {
  it.each(['TRUE COPY', 'Certified true copy', 'CERTIFIED TRUE COPY OF THE ORIGINAL'])('%s', (stamped) => {
    expect(personName.parse(stamped, TODAY)).toBeNull();
    expect(companyName.parse(stamped, TODAY)).toBeNull();
  });

  it('who sent apologies has not signed', () => {
    const minutes = readPrinted([
      [60, 60, 'NATA BREWERS (PTY) LTD'],
      [60, 100, "MINUTES OF DIRECTORS' MEETING"],
      [60, 140, 'Date'],
      [300, 140, '30 September 2026'],
      [60, 180, 'Chairperson'],
      [300, 180, 'Kago Example'],
      [60, 220, 'Present'],
      [300, 220, 'Kago Example, Neo Sample'],
      [60, 260, 'Apologies'],
      [300, 260, 'Lorato Sample'],
      [60, 300, 'Resolved to apply for an overdraft.'],
      [60, 340, 'Signed as a true record:'],
      [560, 340, 'Chairperson, 14 October 2026'],
    ]);
    expect(JSON.stringify(valueIn(minutes, 'signatories') ?? [])).not.toContain('Lorato');
  });
});
