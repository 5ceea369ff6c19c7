import { describe, expect, it } from 'vitest';
import { wholeCapitals } from './capitals.ts';

describe('capitals that look like their small letters', () => {
  it.each([
    ['THUTo FooDs cC', 'THUTO FOODS CC'],
    ['POs Purchase', 'POS Purchase'],
    ['386 kWh of McCoX', '386 kWh of McCoX'],
    ['Coco Sow', 'Coco Sow'],
    ['olebile Ruth Example is', 'Olebile Ruth Example is'],
    ['is My name', 'is My name'],
    ['between Kago Transport cc (the Employer)', 'between Kago Transport CC (the Employer)'],
    ['Copies cc: the Manager', 'Copies cc: the Manager'],
  ])('%s', (read, meant) => expect(wholeCapitals(read)).toBe(meant));
});
