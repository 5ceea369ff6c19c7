import { describe, expect, it } from 'vitest';
import { partyName } from '../../values/party-name.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

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
