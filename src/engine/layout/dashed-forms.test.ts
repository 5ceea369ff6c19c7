import { describe, expect, it } from 'vitest';
import { pageOf, lines } from '../documents/testing/page-of.ts';
import { withColons } from './dashed-forms.ts';

const printed = (...texts: readonly string[]): string[] =>
  withColons(pageOf(lines(...texts)).lines).map(({ text }) => text);

describe('a form that parts its labels from their values by a dash', () => {
  it('is read as one with colons', () => {
    expect(
      printed(
        'Licence number - 0918',
        'Given to - Example Hardware',
        'For - Building materials',
        'At - Plot 44',
        'On - 3 April 2026',
      ),
    ).toEqual([
      'Licence number : 0918',
      'Given to : Example Hardware',
      'For : Building materials',
      'At : Plot 44',
      'On : 3 April 2026',
    ]);
  });

  it('is none where the dashes stand behind people, places or goods', () => {
    const people = [
      'Kago Sento - Chairperson',
      'Neo Moyo - Secretary',
      'Thabo Kgosi - Member',
      'Lesedi Tau - Owner',
    ];
    expect(printed(...people)).toEqual(people);
    const trips = [
      'Gaborone - Lobatse - total 70 km',
      'Maun - Kasane',
      'Francistown - Nata',
      'Palapye - Serowe',
    ];
    expect(printed(...trips)).toEqual(trips);
    const goods = ['Beef - P20', 'Bread - P11', 'Milk - P14', 'Sugar - P18', 'Total - P63'];
    expect(printed(...goods)).toEqual(goods);
  });

  it('leaves a title with a dash alone', () => {
    const title = ['CITY TREASURY - PROPERTY RATES', 'Name: Kago Example', 'Account number: 12'];
    expect(printed(...title)).toEqual(title);
  });
});
