import { describe, expect, it } from 'vitest';
import { identityNamePart } from '../../../values/identity-name.ts';
import { viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { zoneOf } from '../../testing/zone-of.ts';
import { provesTerm } from './date-of-zone.ts';
import { printedAsInZone } from './name-printed-alike.ts';

/** What the print confirms of the surname in a zone of failing or holding digits. */
const confirmed = (surname: string, printed: readonly PrintedLine[], valid = false): unknown => {
  const zone = zoneOf('TD3', `P<UTO${surname.replaceAll(' ', '<')}<<THATO`, 'X7100042K4UTO8802140F3108302');
  const view = viewOfPages([pageOf(printed, { zone: { ...zone, valid } })]);
  return printedAsInZone('lastName')(view, { name: 'surname', kind: identityNamePart })[0]?.value ?? null;
};

describe('a name of a zone whose digits fail', () => {
  it.each([
    ['MODISANE', 'MODISANE'],
    ['MODISANE', 'Modisane'],
    ['DOS SANTOS', 'DOS SANTOS'],
    ['OBRIEN SMITH', 'OBRIEN-SMITH'],
    ['NUNEZ', 'NÚÑEZ'],
    ['KGOSIETSILE', 'KGOSIETSILE'],
  ])('is confirmed by a line of its own: %s, printed %s', (inZone, line) => {
    expect(confirmed(inZone, [[400, 200, line]])).not.toBeNull();
    expect(
      confirmed(inZone, [
        [400, 200, line],
        [400, 230, 'THATO'],
      ]),
    ).not.toBeNull();
    expect(
      confirmed(inZone, [
        [400, 200, line],
        [400, 300, 'UTOPIA CITY'],
      ]),
    ).not.toBeNull();
    expect(confirmed(inZone, [[400, 200, line]], true)).toBeNull();
  });

  it.each([
    ['MODISANE', [[400, 200, 'MODISANE MOLEFE']]],
    ['MODISANE', [[400, 200, 'MODISANA']]],
    [
      'MODISANE',
      [
        [400, 200, 'MODISANE'],
        [400, 225, 'MOLEFE'],
      ],
    ],
    [
      'MODISANE',
      [
        [400, 175, 'MOLEFE'],
        [400, 200, 'MODISANE'],
      ],
    ],
    ['LEE', [[400, 200, 'LEE']]],
    ...[
      [560, 200, 'LOPEZ'],
      [430, 225, 'LOPEZ'],
      [400, 225, 'de la Lopez'],
      [400, 242, 'LOPEZ'],
    ].map((line) => ['GARCIA', [[400, 200, 'GARCIA'], line as [number, number, string]]] as const),
  ] as const)('is not confirmed where the zone may have lost some of it: %s beside %j', (inZone, lines) =>
    expect(confirmed(inZone, lines)).toBeNull(),
  );
});

it.each([
  ['2021-08-31', '2031-08-30', true],
  ['2021-08-31', '2031-08-31', true],
  ['2016-02-29', '2026-02-28', true],
  ['2026-08-30', '2031-08-30', true],
  ['2021-08-13', '2031-08-30', false],
  ['2022-08-31', '2031-08-30', false],
  // A 3 that was read as 8, or the other way round, is a term as well.
  ['2018-12-31', '2023-12-31', false],
  ['2013-12-31', '2023-12-31', false],
] as const)('%s before %s proves its term: %s', (issue, expiry, is) =>
  expect(provesTerm(issue, expiry)).toBe(is),
);
