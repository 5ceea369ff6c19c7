import { expect, test } from 'vitest';
import { fieldIn, readPrinted } from '../testing/request.ts';

const licence = (number: string, town: string) =>
  readPrinted([
    [60, 40, 'DRIVER LICENSE'],
    [300, 100, `DL ${number}`],
    [300, 140, 'EXP 03/14/2031'],
    [300, 180, 'LN EXAMPLE'],
    [300, 220, 'FN TESSA'],
    [300, 260, '12 SPECIMEN LANE'],
    [300, 285, town],
    [300, 325, 'DOB 03/14/1988'],
    [300, 365, 'SEX F'],
    [600, 365, 'EYES BRO'],
  ]);

test.each([
  ['81557024', 'LANCASTER, CA 93535', true],
  ['B1557024', 'LANCASTER, CA 93535', false],
  ['81557024', 'HOUSTON, TX 77002', false],
])('the number %s of %s is held: %s', (number, town, isHeld) => {
  const field = fieldIn(licence(number, town), 'licenceNumber');
  expect(field?.value).toBe(number);
  expect(field!.confidence < 0.6).toBe(isHeld);
});
