import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../../values/kind.ts';
import { personName } from '../../values/person-name.ts';

describe('names as offices print them', () => {
  it('behind a title a word of forms is a surname; without one it is none, nor is a kind of pay', () => {
    const nameIn = (printed: string) => personName.parse(printed, ANY_DAY)?.value ?? null;
    expect(nameIn('Ms Palesa Ward')).toBe('Palesa Ward');
    expect(nameIn('Sedie Ward')).toBeNull();
    expect(nameIn('Basic')).toBeNull();
    expect(nameIn('GA TSHOSA')).toBeNull();
  });
});
