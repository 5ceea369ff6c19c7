import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../../values/kind.ts';
import { partyName } from '../../values/party-name.ts';

describe('names whose words mean something else', () => {
  it.each(['Kefentse Power', 'Helge Church', 'Farai Trust', 'Xiaoling Bank'])(
    '%s is somebody where a party is asked for',
    (name) => {
      expect(partyName.parse(name, { ...ANY_DAY, namedHere: true })?.value).toBe(name);
    },
  );
});
