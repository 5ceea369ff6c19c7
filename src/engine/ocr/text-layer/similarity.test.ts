import { expect, it } from 'vitest';
import { editDistance } from './similarity.ts';

it('counts edits between two texts', () => {
  expect(editDistance('OMANG', '0MANG')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
});
