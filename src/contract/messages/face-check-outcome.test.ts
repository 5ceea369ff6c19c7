import { expect, it } from 'vitest';
import { inEnglish } from './in-language.ts';
import { faceCheckReasons } from './face-check.ts';
import { messageOf } from './face-check-outcome.ts';

const said = (reasons: readonly string[]): string => inEnglish(messageOf({ status: 'FAILED', reasons }));

it('says why a face check was not passed, also by a reason that this version does not know', () => {
  expect(said([])).toBe('The face check was not passed (confidence too low).');
  expect(said(['FACE_IS_FLAT', 'NOT_YET_KNOWN'])).toBe(
    'The face check was not passed (face is flat, not yet known).',
  );
});

it.each(Object.entries(faceCheckReasons))('%s is its code in words', (code, { en }) => {
  expect(en).toBe(code.toLowerCase().replaceAll('_', ' '));
});
