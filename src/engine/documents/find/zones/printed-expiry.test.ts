import { expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { anyRequest, fieldIn } from '../../testing/request.ts';
import { zoneOf } from '../../testing/zone-of.ts';
import { understand } from '../../understand.ts';

/** A card of which no caption can be read, with these days on it. */
const cardOf = (title: string, days: readonly string[], expiry = '3108302') => {
  const zone = zoneOf('TD1', 'IRNLDX71000420', `8802147F${expiry}UTO`, 'MODISANE<<THATO');
  const lines: PrintedLine[] = [
    [100, 60, title],
    ...days.map((day, i): PrintedLine => [300, 160 + 60 * i, day]),
  ];
  return understand([pageOf(lines, { zone })], anyRequest).documents[0]!;
};
const expiryOf = (title: string, days: readonly string[]) => fieldIn(cardOf(title, days), 'expiryDate')!;

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

it.each([
  ['RESIDENCE PERMIT', ['CERTIFIED TRUE COPY', '12 MAY 2026', 'COMMISSIONER OF OATHS']],
  ['IDENTITY CARD', ['RECEIVED', '03-11-2025']],
  ['IDENTITY CARD', ['I certify that this is a copy of the original', '1 June 2024']],
])('%s: the day of a stamp, after an expiry that is printed as the zone has it, does not', (title, stamp) => {
  const card = cardOf(title, ['14-02-1988', '30-03-2020', ...stamp], '2003303');
  expect(fieldIn(card, 'expiryDate')!.value).toBe('2020-03-30');
  expect(fieldIn(card, 'expiryDate')!.confidence).toBeGreaterThan(0.8);
  expect(card.checks.filter(({ id, outcome }) => id === 'mrz-against-print' && outcome === 'failed')).toEqual(
    [],
  );
});
