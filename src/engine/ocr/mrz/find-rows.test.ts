import { expect, test } from 'vitest';
import type { TextLine } from '../../../contract/pages.ts';
import { findZoneRows } from './find-rows.ts';

const line = (text: string, y: number, height = 28, x = 40, width = 880): TextLine => ({
  text,
  confidence: 0.95,
  box: { x, y, width, height },
  quad: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
  reader: 'quick',
});

test('a heading of words in capitals with a number is no row of a zone', () => {
  expect(findZoneRows([line('CELLPHONE ALLOWANCE - BWP 83.27', 60)])).toBeNull();
  expect(findZoneRows([line('PAYSLIP FOR THE MONTH OF JULY 2025', 60)])).toBeNull();
  expect(findZoneRows([line('TAX CERTIFICATE FOR THE YEAR ENDED 30 JUNE 2025', 60)])).toBeNull();
});

test('a row of a zone is found, blanks that a reader saw in it or not', () => {
  const rows = [
    ['P<BWAMOLEFE<<KABO<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'N00123456 8BWA9001015 M3001011 123456789<<<<<04'],
    ['P<BWAMOLEFE<<KABO<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'N001234568BWA9001015M3001011123456789K'],
  ];
  for (const [first, second] of rows)
    expect(findZoneRows([line(first!, 500), line(second!, 545)])?.rows).toHaveLength(2);
});

test('a border of circles is no row of a zone, nor is one whose letters would be too wide for their height', () => {
  expect(findZoneRows([line('0'.repeat(53), 60)])).toBeNull();
  expect(findZoneRows([line('00O0O0C0O00QO0O0C0O0OO0O0Q0O0O', 60, 15)])).toBeNull();
  expect(
    findZoneRows([line('I<BWA'.padEnd(30, '<'), 500), line('9001015M3001011BWA'.padEnd(30, '<'), 545)]),
  ).not.toBeNull();
});

test('what the front prints beside the zone of a back is no part of a row; a piece of a row is', () => {
  const back = [
    line('I<BWA'.padEnd(30, '<'), 500, 28, 1100),
    line('9001015M3001011BWA'.padEnd(30, '<'), 545, 28, 1100),
  ];
  const [row] = findZoneRows([...back, line('KANYE', 500, 28, 320, 110)])!.rows;
  expect(row![0].x).toBeGreaterThan(1050);
  const [whole] = findZoneRows([...back, line('AC', 545, 28, 1020, 60)])!.rows;
  expect(whole![0].x).toBeLessThan(1020);
});
