import { describe, expect, it } from 'vitest';
import { wholeCapitals } from './capitals.ts';

describe('capitals that look like their small letters', () => {
  it.each([
    ['THUTo FooDs cC', 'THUTO FOODS CC'],
    ['POs Purchase', 'POS Purchase'],
    ['386 kWh of McCoX', '386 kWh of McCoX'],
    ['Coco Sow', 'Coco Sow'],
  ])('%s', (read, meant) => expect(wholeCapitals(read)).toBe(meant));
});
