import { expect, test } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { fieldIn, readPrinted } from '../testing/request.ts';

const card = (...more: readonly PrintedLine[]): ReturnType<typeof readPrinted> =>
  readPrinted([
    [300, 40, 'Republic of the Philippines'],
    [300, 80, 'Identification Card'],
    [60, 140, '4471-2290-6613-8805'],
    [400, 160, 'Last Name'],
    [400, 185, 'EXAMPLE'],
    [400, 230, 'Given Names'],
    [400, 255, 'LIGAYA'],
    [400, 300, 'Date of Birth'],
    [400, 325, 'MARCH 14, 1988'],
    ...more,
  ]);

test('the only long number on a card without labels for it is given, held', () => {
  const found = fieldIn(card(), 'documentNumber');
  expect(found?.value).toBe('4471-2290-6613-8805');
  expect(found?.confidence).toBeLessThan(0.6);
});

test('of two long numbers neither is the number of the card', () => {
  expect(fieldIn(card([60, 500, '0071 2291 0044']), 'documentNumber')?.value).toBeNull();
});
