import { describe, expect, it, test } from 'vitest';
import { cornersOf } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { findZoneRows } from './find-rows.ts';

const line = (text: string, y: number, height = 28, x = 40, width = 880): TextLine => ({
  text,
  confidence: 0.95,
  box: { x, y, width, height },
  quad: cornersOf({ x, y, width, height }),
  reader: 'quick',
});

test('a heading of words in capitals with a number is no row of a zone', () => {
  expect(findZoneRows([line('CELLPHONE ALLOWANCE - BWP 83.27', 60)])).toEqual([]);
  expect(findZoneRows([line('PAYSLIP FOR THE MONTH OF JULY 2025', 60)])).toEqual([]);
  expect(findZoneRows([line('TAX CERTIFICATE FOR THE YEAR ENDED 30 JUNE 2025', 60)])).toEqual([]);
});

test('a row of a zone is found, blanks that a reader saw in it or not', () => {
  const rows = [
    ['P<BWAMOLEFE<<KABO<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'N00123456 8BWA9001015 M3001011 123456789<<<<<04'],
    ['P<BWAMOLEFE<<KABO<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'N001234568BWA9001015M3001011123456789K'],
  ];
  for (const [first, second] of rows)
    expect(findZoneRows([line(first!, 500), line(second!, 545)])[0]?.rows).toHaveLength(2);
});

test('a border of circles is no row of a zone, nor is one whose letters would be too wide for their height', () => {
  expect(findZoneRows([line('0'.repeat(53), 60)])).toEqual([]);
  expect(findZoneRows([line('00O0O0C0O00QO0O0C0O0OO0O0Q0O0O', 60, 15)])).toEqual([]);
  expect(
    findZoneRows([line('I<BWA'.padEnd(30, '<'), 500), line('9001015M3001011BWA'.padEnd(30, '<'), 545)]),
  ).toHaveLength(1);
});

test('what the front prints beside the zone of a back is no part of a row; a piece of a row is', () => {
  const back = [
    line('I<BWA'.padEnd(30, '<'), 500, 28, 1100),
    line('9001015M3001011BWA'.padEnd(30, '<'), 545, 28, 1100),
  ];
  const [row] = findZoneRows([...back, line('KANYE', 500, 28, 320, 110)])[0]!.rows;
  expect(row![0].x).toBeGreaterThan(1050);
  const [whole] = findZoneRows([...back, line('AC', 545, 28, 1020, 60)])[0]!.rows;
  expect(whole![0].x).toBeLessThan(1020);
});

const ZONES_OF_CARDS = [
  ['I<KENB00412278<1<<<<<<<<<<<<<<', '8407094F3110186KEN<<<<<<<<<<<2', 'OTIENO<<MERCY<ACHIENG<<<<<<<<<'],
  ['IDD<<MUSTER<<ERIKA<<<<<<<<<<<<<<<<<<', 'T220001293D<<6408125F2010315<<<<<<<4'],
  ['I<BWA'.padEnd(30, '<'), '9001015M3001011BWA'.padEnd(30, '<'), 'MOLEFE<<KABO'.padEnd(30, '<')],
  ['ICAUT10442718<3<<<<<<<<<<<<<<<', '9001015M2912311AUT<<<<<<<<<<<6', 'GRUBER<<LUKAS<<<<<<<<<<<<<<<<<'],
];

describe('rows that were seen whole are tried as they are, whatever the other side of the card prints at their height', () => {
  const BESIDE = ['D23145890', '15APR/AVR12', 'KE0099123', '07091984', 'EXP12DEC2031'];
  const backs = ZONES_OF_CARDS.flatMap((rows) => BESIDE.map((beside) => [rows, beside] as const));

  it.each(backs)('%j beside %s', (rows, beside) => {
    const found = rows.map((text, i) => line(text, 500 + 45 * i, 28, 1100));
    for (const at of [0, rows.length - 1]) {
      const front = line(beside, 500 + 45 * at, 28, 780, 200);
      const places = findZoneRows([front, ...found]);
      expect(places[0]!.rows).toHaveLength(rows.length);
      for (const row of places[0]!.rows) expect(row[0].x).toBeGreaterThan(1050);
      // Where that is no zone, the row may begin with what stands before it.
      expect(places.at(-1)!.rows[0]![0].x).toBeLessThan(790);
    }
  });
});

/** Zones of several states, by format: what their rows say. */
const ZONES: readonly (readonly string[])[] = [
  ['P<NAMSHIKONGO<<TANGENI<PAULUS<<<<<<<<<<<<<<<', 'P104477215NAM8803127M3102148<<<<<<<<<<<<<<06'],
  ['P<ZMBPHIRI<<CHANDA<<<<<<<<<<<<<<<<<<<<<<<<<<', 'ZN08812347ZMB9107304F2909113123456<10<1<<<48'],
  ['IDFRAMERCIER<<<<<<<<<<<<<<<<<<<<<<<<', '0505751022184LUCIE<<<<<<<<8104190F2'],
  ['IDD<<MUSTER<<ERIKA<<<<<<<<<<<<<<<<<<', 'T220001293D<<6408125F2010315<<<<<<<4'],
  ['I<KENB00412278<1<<<<<<<<<<<<<<', '8407094F3110186KEN<<<<<<<<<<<2', 'OTIENO<<MERCY<ACHIENG<<<<<<<<<'],
  ['ICAUT10442718<3<<<<<<<<<<<<<<<', '9001015M2912311AUT<<<<<<<<<<<6', 'GRUBER<<LUKAS<<<<<<<<<<<<<<<<<'],
];

test.each(ZONES)('a zone is found above what the other side prints below it: %s', (...rows) => {
  const zone = rows.map((text, i) => line(text, 500 + 45 * i));
  const below = [
    line('14 RUE DES ACACIAS 69003 LYON CEDEX 03 BP 4471', 980),
    line('92100B0UL0GNEBILLANC0URTCEDEX', 1040, 28, 40, 600),
    line('P.O. BOX 44710 NAIROBI', 1090, 28, 40, 300),
  ];
  const places = findZoneRows([...zone, ...below]).map((place) => place.rows.map(([corner]) => corner.y));
  expect(places[0]).toEqual(rows.map((_, i) => 500 + 45 * i));
});

test.each(ZONES.filter((rows) => rows.length === 3))(
  'a row that nobody saw between two that were seen is one: %s',
  (first, _, third) => {
    const [place] = findZoneRows([line(first!, 500), line(third!, 590)]);
    expect(place!.rows.map(([corner]) => corner.y)).toEqual([500, 545, 590]);
  },
);

test.each(ZONES.flatMap((rows) => [2.6, 2.8, 3.5].map((apart) => ({ apart, rows }))))(
  'the rows that were seen, and no others, are a place, however widely spaced: $apart heights, $rows',
  ({ apart, rows }) => {
    const seen = rows.map((_, i) => 500 + 16 * apart * i);
    const places = findZoneRows(rows.map((text, i) => line(text, seen[i]!, 16, 40, 800)));
    const tops = places.map((place) => place.rows.map(([corner]) => corner.y));
    const [first, second] = seen as [number, number];
    expect(tops).toEqual(rows.length === 3 ? [seen] : [[first, (first + second) / 2, second], seen]);
    const { above, below } = places.at(-1)!;
    expect(above[0].y).toBeCloseTo(500 - 16 * apart);
    expect(below[0].y).toBeCloseTo(500 + 16 * apart * rows.length);
  },
);

test.each([
  ['ICCOL00000004120500', '0611203F3404121CO', 'LONDONO<<SARA'],
  ['IDARG40881723<4', '9910054M3311200ARG', 'QUIROGA<<TOMAS<<<<<<<'],
  ['IDPER44018273<1', '8507219F3001014PER<<<<<<<', 'HUAMAN<<ROSA<ELENA'],
  ['I<URY117742098', '9204012M2811037URY<<', 'PEREIRA<<BRUNO'],
  ['IDECU0912', '8803304F2706251ECU', 'ZAMBRANO<<LUZ'],
  ['IDBWA00221', '7912125M3001019BWA', 'MODISE<<TAU<<<'],
])('rows whose fillers nobody saw belong to the zone: %s', (...rows) => {
  const cut = rows.map((text, i) => line(text, 500 + 45 * i, 28, 40, 22 * text.length));
  const stroke = line('<', 508, 10, 640, 14);
  expect(findZoneRows([...cut, stroke])[0]?.rows).toHaveLength(3);
  // The stroke of a filler does not make its row thin.
  const [a, , , d] = findZoneRows([...cut, stroke])[0]!.rows[0]!;
  expect(d.y - a.y).toBe(28);
});

test(
  'a page of thousands of long numbers, each with a short line below, is looked at at once',
  { timeout: 3000 },
  () => {
    const numbers = Array.from({ length: 3000 }, (_, i) => [
      line(`REF0012345678${String(i).padStart(14, '0')}`, 120 * i, 28, 40, 500),
      line('ABC123', 120 * i + 45, 28, 40, 300),
    ]);
    const places = findZoneRows(numbers.flat());
    const last = 120 * 2999;
    expect(places.map(({ rows }) => rows.map(([corner]) => corner.y))).toEqual(
      [0, 120, 240].map((up) => [last - up, last - up + 45]),
    );
  },
);

describe('where no row shows fillers, two that begin like those of a zone are its beginning', () => {
  test.each([
    ['V<ZAFMOKOENA', '0047711231'],
    ['VCNLDDEVRIES', 'NL00318824BWA77'],
    ['PPNAMSHIKONGO', 'P104477215NA'],
    ['P<BWAMODISE', 'BN04417726BWA'],
    ['PNAGODOSSANTOS', 'N04417702'],
    ['IDBGR60012', '8508018F19'],
    ['IRGBRZX881', '9102114M30'],
    ['ACBWA00412', '8803127F29'],
  ])('%s above %s', (first, second) => {
    const cut = [line(first, 500, 28, 40, 240), line(second, 545, 28, 44, 260)];
    expect(findZoneRows([line('VALID UNTIL 20-07-2032', 300), ...cut])[0]?.rows).toHaveLength(2);
  });

  test.each([
    ['VISITORS', '00477112'],
    ['INVOICE', '20260418'],
    ['AMOUNT DUE', '00477112'],
    ['ACCOUNT', '62001477112'],
    ['PQXYZMOKOENA', '0047711231'],
  ])('%s above %s is none', (first, second) => {
    expect(findZoneRows([line(first, 500, 28, 40, 240), line(second, 545, 28, 44, 260)])).toEqual([]);
  });

  test('nor are rows that begin elsewhere, or far below, or much larger', () => {
    const first = line('VCNLDDEVRIES', 500, 28, 40, 240);
    for (const second of [
      line('NL00318824BWA77', 545, 28, 140, 260),
      line('NL00318824BWA77', 620, 28, 40, 260),
      line('NL00318824BWA77', 545, 60, 40, 500),
    ])
      expect(findZoneRows([first, second])).toEqual([]);
  });
});
