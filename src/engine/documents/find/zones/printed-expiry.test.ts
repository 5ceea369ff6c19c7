import { expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { anyRequest, fieldIn } from '../../testing/request.ts';
import { zoneOf } from '../../testing/zone-of.ts';
import { understand } from '../../understand.ts';

/** A card of which no caption can be read, with these days on it. */
const expiryOf = (title: string, days: readonly string[]) => {
  const zone = zoneOf('TD1', 'IRNLDX71000420', '8802147F3108302UTO', 'MODISANE<<THATO');
  const lines: PrintedLine[] = [
    [100, 60, title],
    ...days.map((day, i): PrintedLine => [300, 160 + 60 * i, day]),
  ];
  const [card] = understand([pageOf(lines, { zone })], anyRequest).documents;
  return fieldIn(card!, 'expiryDate')!;
};

it.each(['RESIDENCE PERMIT', 'IDENTITY CARD'])('%s: a day after the expiry of the zone holds it', (title) => {
  for (const days of [['14-02-1988', '05-07-2033'], ['30-08-2031', '05-07-2033'], ['05-07-2033']])
    expect(expiryOf(title, days).confidence).toBeLessThan(0.6);
});

it.each(['RESIDENCE PERMIT', 'IDENTITY CARD'])('%s: earlier days do not', (title) => {
  for (const days of [['14-02-1988', '30-08-2031'], ['14-02-1988', '31-08-2021', '30-08-2031'], []]) {
    const expiry = expiryOf(title, days);
    expect(expiry.value).toBe('2031-08-30');
    expect(expiry.confidence).toBeGreaterThan(0.8);
  }
});
