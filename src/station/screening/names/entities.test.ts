import { expect, it } from 'vitest';
import { namesWithin } from './names-within.ts';
import { withoutEntities } from './entities.ts';

it.each([
  ['Sab&#39;awi &amp; Andr&eacute;', "Sab'awi & Andre"],
  ['O&apos;Neil &#x2014; Dube', "O'Neil — Dube"],
  ['A&B; C &#0; &#99999999; &unknown; &', 'A&B; C &#0; &#99999999; &unknown; &'],
])('%s', (sent, read) => expect(withoutEntities(sent)).toBe(read));

it('the semicolon of an entity is not one between two names', () => {
  expect(namesWithin('Thabo O&#39;Neil', 'person')).toEqual([{ text: "Thabo O'Neil", share: 1 }]);
});
