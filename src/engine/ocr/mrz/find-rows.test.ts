import { expect, test } from 'vitest';
import type { TextLine } from '../../../contract/pages.ts';
import { findZoneRows } from './find-rows.ts';

const line = (text: string, y: number): TextLine => ({
  text,
  confidence: 0.95,
  box: { x: 40, y, width: 880, height: 28 },
  quad: [
    { x: 40, y },
    { x: 920, y },
    { x: 920, y: y + 28 },
    { x: 40, y: y + 28 },
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
