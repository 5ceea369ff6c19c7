import { expect, test } from 'vitest';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { pageOf } from '../../testing/page-of.ts';
import { anyRequest, valueIn } from '../../testing/request.ts';
import { understand } from '../../understand.ts';

const LONG = 'SPECIMEN<TSHEKO<<EXAMPLE<TESTI';
const SHORT = 'SPECIMEN<TSHEKO<<EXAMPLE<TEST<';

/** A card whose zone has this line of names; its first two lines are those of docs/facts/icao-codes.md. */
const zone = (names: string): MachineReadableZone => ({
  format: 'TD1',
  lines: ['ACBWAZ0000000<5000010000<<<<<<', '9001011M3301018BWA<Z0000000<<2', names],
  box: { x: 60, y: 1200, width: 800, height: 90 },
  fields: {
    documentCode: 'AC',
    lastName: 'SPECIMEN TSHEKO',
    firstName: names.split('<<')[1]!.replaceAll('<', ' ').trim(),
    optional1: '000010000',
  },
  checkDigits: [{ field: 'composite', valid: true }],
  valid: true,
  confidence: 0.99,
  repaired: 0,
});

const nameOn = (names: string, forenames: string): unknown =>
  valueIn(
    understand(
      [
        pageOf(
          [
            [60, 60, 'REPUBLIC OF BOTSWANA'],
            [60, 100, 'NATIONAL IDENTITY CARD'],
            [60, 200, 'SURNAME'],
            [60, 226, 'SPECIMEN-TSHEKO'],
            [60, 280, 'FORENAMES'],
            [60, 306, forenames],
          ],
          { zone: zone(names) },
        ),
      ],
      anyRequest,
    ).documents[0],
    'forenames',
  );

test('a name that fills its line of the zone may be cut: what is printed in full wins', () =>
  expect(nameOn(LONG, 'EXAMPLE TESTING')).toBe('EXAMPLE TESTING'));

test('a line of names with room at its end says all of them', () =>
  expect(nameOn(SHORT, 'EXAMPLE TESTS')).toBe('EXAMPLE TEST'));
