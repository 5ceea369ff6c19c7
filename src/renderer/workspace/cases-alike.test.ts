import { expect, test } from 'vitest';
import { message } from '../../contract/messages/message.ts';
import { casesAlike } from './cases-alike.ts';

test('a case that is alike in several ways is named once, with all of them', () => {
  const number = {
    reason: 'The same number was read there.',
    said: message('alikeCases.number', { name: 'idNumber' }),
  };
  const face = { reason: 'A very similar face.', said: message('alikeCases.face', { similarity: 99 }) };
  expect(
    casesAlike({
      duplicates: [
        { caseId: 'a', ...number },
        { caseId: 'b', ...face },
        { caseId: 'a', ...face },
        { caseId: 'a', ...face },
      ],
    }),
  ).toEqual([
    ['a', [number, face]],
    ['b', [face]],
  ]);
});
