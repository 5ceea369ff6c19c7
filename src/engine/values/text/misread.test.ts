import { expect, test } from 'vitest';
import { mended } from './misread.ts';

test.each([
  ['Name: Phillip onneile', 'Name: Phillip Onneile'],
  ['called to order at 11:oo Am', 'called to order at 11:00 Am'],
  ['Time: 1o:30', 'Time: 10:30'],
  ['1, Kago Example, ID Number 410728315, do hereby', 'I, Kago Example, ID Number 410728315, do hereby'],
  ['1, Kago Example, omang 410728315, do hereby', 'I, Kago Example, omang 410728315, do hereby'],
  ['l, Kago Example, Omang No. 410728315', 'I, Kago Example, Omang No. 410728315'],
  ['1, KAGO EXAMPLE, OMANG 410728315', 'I, KAGO EXAMPLE, OMANG 410728315'],
  ['Masego Tihong and Pule Motihabane', 'Masego Tlhong and Pule Motlhabane'],
  ['Kits0 Example', 'Kitso Example'],
  ['Plot 77, 01d Naledi, Gaborone', 'Plot 77, Old Naledi, Gaborone'],
  ['Plot 28Z95, Lot No. 1I7', 'Plot 28295, Lot No. 117'],
  ['(Omang 118829930) .', '(Omang 118829930)  '],
  ['FUEL 0RDER T00LS', 'FUEL ORDER TOOLS'],
  ['Vikram lyer, CEO', 'Vikram Iyer, CEO'],
  ['Directorl', 'Director1'],
  ['lTUMELENG EXAMPLE', 'ITUMELENG EXAMPLE'],
  ['of Plot 2290, Peleng. Lobatse, make oath', 'of Plot 2290, Peleng, Lobatse, make oath'],
  ['| Kago Example do hereby swear', 'I Kago Example do hereby swear'],
])('%s is read as %s', (printed, meant) => {
  expect(mended(printed)).toBe(meant);
  expect(mended(printed)).toHaveLength(printed.length);
});

test.each([
  '1, Main Mall, Gaborone',
  '1 Kago Example (Chairperson)',
  'The Company secretary',
  'Plot 11: open daily',
  'Illness of Lillian',
  'REF A0B01 P0 BOX 10',
  'Dear Sir, we confirm',
  'Plot 12A, Plot 4B',
  'Farm 14-KO',
  'Signed ......',
  'Nata Works ltd, Kago limited',
  'I live in Peleng. Lobatse is near',
])('%s stays as it is', (printed) => {
  expect(mended(printed)).toBe(printed);
});
