import { describe, expect, it } from 'vitest';
import { fieldIn, readPrinted, valueIn } from '../testing/request.ts';
import type { PrintedLine } from '../testing/page-of.ts';

const european = (...more: PrintedLine[]) =>
  readPrinted([
    [300, 30, 'PRAWO JAZDY'],
    [700, 30, 'RZECZPOSPOLITA POLSKA'],
    [300, 100, '1. KALINA'],
    [300, 140, '2. TOSIA'],
    [300, 180, '3. 27.06.1991 LIPNO'],
    [300, 220, '4a. 24.04.2019'],
    [300, 260, '4b. 24.04.2034'],
    [300, 300, '4c. STAROSTA'],
    [300, 340, '4d. 910627'],
    ...more,
  ]);

describe('the number of a licence with items', () => {
  it('is item 5', () =>
    expect(valueIn(european([300, 380, '5. 00412/19/3318']), 'licenceNumber')).toBe('00412/19/3318'));

  it("is not the holder's, item 4d, where item 5 cannot be read", () =>
    expect(valueIn(european([300, 380, '5.'], [345, 380, 'CBMAETENCTBO ZA']), 'licenceNumber')).toBeNull());
});

const american = (family: string, given = '2 TESSA MAY', name = 'surname', ...more: PrintedLine[]) =>
  fieldIn(
    readPrinted([
      [60, 30, 'DRIVER LICENSE'],
      [300, 90, '4d DL 88120451'],
      [300, 130, '4a ISS 05/14/2021'],
      [300, 170, '4b EXP 05/14/2029'],
      [300, 210, '3 DOB 02/28/1979'],
      [300, 260, family],
      [300, 300, given],
      [300, 350, '8 41 HOLLOW CREEK RD'],
      [300, 390, 'OAKVALE, TX 75299'],
      ...more,
    ]),
    name,
  )!;
it('the number of an American licence is item 4d, and item 5 another of the card', () =>
  expect(american('1 QUIMBLE', '2 TESSA MAY', 'licenceNumber', [700, 430, '5 00417733']).value).toBe(
    '88120451',
  ));

const LEAST_TO_PASS = 0.6;

describe('a surname whose item number was not read apart from it', () => {
  it('is held where its first letter may be that number', () => {
    const { value, confidence } = american('LQUIMBLE');
    expect([value, confidence < LEAST_TO_PASS]).toEqual(['LQUIMBLE', true]);
  });

  it('as are given names whose 2 may be read as Z', () => {
    expect(american('1 QUIMBLE', 'ZTESSA MAY', 'forenames').confidence).toBeLessThan(LEAST_TO_PASS);
    expect(american('1 QUIMBLE', 'TESSA MAY', 'forenames').confidence).toBeGreaterThan(LEAST_TO_PASS);
  });

  it.each(['QUIMBLE', '1 LAMBERT'])('is sure otherwise: %s', (printed) =>
    expect(american(printed).confidence).toBeGreaterThan(LEAST_TO_PASS),
  );
});
