import { expect, test } from 'vitest';
import { keepLinks, linkedPlace } from './deep-link.ts';

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

test('a link that comes before there is a window is opened with it, a later one at once', () => {
  const links = keepLinks();
  const place = `app://netefatsa/#/cases/${id}`;
  const shown: string[] = [];
  links.arrived([`netefatsa://case/${id}`]);
  links.arrived(['netefatsa', '--data-dir', 'x']);
  expect(links.waiting()).toBe(place);
  links.follow((one) => shown.push(one));
  expect(links.waiting()).toBeNull();
  links.arrived(['netefatsa', `netefatsa://case/${id}`]);
  expect(shown).toEqual([place]);
});
