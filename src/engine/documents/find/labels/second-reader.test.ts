import { expect, it } from 'vitest';
import { pageOf } from '../../testing/page-of.ts';
import { viewOfPages } from '../../testing/find-in.ts';
import { secondReaderAgrees } from './read-confidence.ts';

it.each([
  ['Gender: M Botswana', 'Gender: F Motswana', 'M', false],
  ['Sex: Male', 'Sex: Female', 'Male', false],
  ['Sex: Male', 'Sex : MALE', 'Male', true],
  ['SEX M HGT 5-05', 'SEX F HGT 5-05 WT M', 'M', false],
  ['SEX M HGT 5-05', 'SEX M HGT 5-O5', 'M', true],
  ['Bill Date: 1/11/2026', 'Bill Date: 11/1/2026', '1/11/2026', false],
  ['Bill Date: 1/10/2026', 'Bill Date: 21/10/2026', '1/10/2026', false],
  ['EXP 1/11/2030', 'EXP 1/11/2030', '1/11/2030', true],
  ['01-05-2010', '0105-2010', '01-05-2010', true],
  ['Surname MODISANE', 'Surname MODI SANE', 'MODISANE', true],
] as const)('%s, and a second reader %s: %s is agreed on: %s', (line, other, raw, is) => {
  const view = viewOfPages([pageOf([[60, 60, line]])]);
  const segments = view.pages[0]!.segments.map((segment) => ({ ...segment, secondLine: other }));
  expect(secondReaderAgrees(segments, raw)).toBe(is);
});
