import { expect, it } from 'vitest';
import { pageOf } from '../testing/page-of.ts';
import { viewOfPages } from '../testing/find-in.ts';
import { keyOfPerson, peopleOn } from './printed-people.ts';

it('knows the same person in another order, case and with a title', () => {
  expect(keyOfPerson('Mr Kago Moeti Sample')).toBe(keyOfPerson('SAMPLE Kago Moeti'));
  expect(keyOfPerson('Kago Sample')).not.toBe(keyOfPerson('Kago Specimen'));
});

it.each([
  ['Chairperson: Dr Kago Sample', 'Kago Sample'],
  ['Engr. Lorato Specimen, Managing Director', 'Lorato Specimen'],
  ['CPA Neo Example', 'Neo Example'],
  ['Thuso Sample MBA', 'Thuso Sample'],
])('leaves out posts, titles and degrees: %s', (line, name) => {
  expect(peopleOn(viewOfPages([pageOf([[60, 60, line]])])).map((one) => one.name)).toContain(name);
});
