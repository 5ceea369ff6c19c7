import { expect, test } from 'vitest';
import { casesAlike } from './cases-alike.ts';

test('a case that is alike in several ways is named once, with all of them', () => {
  const number = 'The same number was read there.';
  const face = 'A very similar face is in this case (similarity 99 of 100).';
  expect(
    casesAlike({
      duplicates: [
        { caseId: 'a', reason: number },
        { caseId: 'b', reason: face },
        { caseId: 'a', reason: face },
        { caseId: 'a', reason: face },
      ],
    }),
  ).toEqual([
    ['a', [number, face]],
    ['b', [face]],
  ]);
});
