import { expect, test } from 'vitest';
import { linkedPlace } from './deep-link.ts';

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

test('a link to a case opens that case', () => {
  expect(linkedPlace(['netefatsa', `netefatsa://case/${id}`])).toBe(`app://netefatsa/#/cases/${id}`);
});

test('anything else is ignored', () => {
  for (const link of [
    'netefatsa://case/../../x',
    'netefatsa://settings',
    'https://case',
    `netefatsa://case/${id}x`,
  ])
    expect(linkedPlace([link])).toBeNull();
});
