import { expect, test } from 'vitest';
import type { Finding } from '../../contract/forensics.ts';
import type { Verification } from '../../contract/verification.ts';
import { readField } from '../testing/case-of.ts';
import { earlierValue } from './earlier-value.ts';

const box = { x: 100, y: 50, width: 80, height: 20 };
const salary = readField('netSalary', '97,611.02', { box });
const found = (changes: Partial<Finding>, field = salary) => {
  const finding = { group: 'pdf-structure', page: 0, before: '27,611.02', ...changes };
  const pages = [0, 1].map((pageInFile) => ({ report: { file: 0, pageInFile } }));
  return earlierValue(
    { pages, forensics: [{ file: 0, findings: [finding] }] } as unknown as Verification,
    field,
  );
};

test('a field says what stood at its place before the file was changed', () => {
  expect(found({ box: { x: 104, y: 52, width: 60, height: 16 } })).toBe('27,611.02');
  // Its line is boxed as a whole.
  expect(found({ box: { x: 0, y: 45, width: 600, height: 30 } })).toBe('27,611.02');
  const twice = readField('netSalary', '97,611.02', { box: { ...box, y: 700 }, alsoAt: [{ page: 0, box }] });
  expect(found({ box }, twice)).toBe('27,611.02');
});

test('a change beside it, on another page, or of what is no text of an earlier version says nothing of it', () => {
  expect(found({ box: { ...box, x: 170, width: 300 } })).toBeNull();
  expect(found({ box, page: 1 })).toBeNull();
  expect(found({ box, group: 'logic' })).toBeNull();
  expect(found({ box, before: '' })).toBeNull();
});
