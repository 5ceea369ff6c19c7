import { expect, it } from 'vitest';
import { reasonCode, StationError } from './station-error.ts';

it('a reason is a code, whatever it is made of', () => {
  expect(reasonCode('cases.read')).toBe('CASES_READ');
  expect(reasonCode('NO_FACE', 'ID photo')).toBe('NO_FACE_ID_PHOTO');
  expect(reasonCode('card-gone')).toBe('CARD_GONE');
});

it('a sentence does not compile as one', () => {
  // @ts-expect-error sentences belong in the message
  new StationError('CONFLICT', undefined, { reason: 'The page is blurred.' });
});
