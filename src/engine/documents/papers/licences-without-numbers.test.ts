import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

/** Family name, given names, number, issue and expiry of cards whose small numbers readers lose. */
type Holder = readonly [family: string, given: string, number: string, issue: string, expiry: string];
const HOLDERS: readonly Holder[] = [
  ['Mesterman', 'Lambert H', '5740344641', '31.01.2017', '31.01.2027'],
  ['DE GROOT', 'ANNA MARIA', '5301122334', '14.06.2021', '14.06.2031'],
  ['Ó Briain', 'Siobhán', '702123456', '02.11.2019', '01.11.2029'],
  ['SZABÓ', 'LÁSZLÓ', 'AB1234567', '09.03.2022', '09.03.2032'],
];

const european = (
  name: PrintedLine,
  [family, given, number, issue, expiry]: Holder,
  lost: { issue?: string; five?: string } = {},
): PrintedLine[] => [
  [225, 40, 'RIJBEWIJS'],
  // Set upright at the edge of the card.
  [14, 48, 'M'],
  [name[0], 138, name[2] || family],
  [227, 170, `2 ${given}`],
  [227, 202, '3 05.01.1979'],
  [371, 202, 'Eindhoven'],
  [227, 234, lost.issue ?? `4a ${issue}`],
  [396, 234, `4b ${expiry}`],
  [228, 266, '4c Gemeente Waalre'],
  [228, 298, lost.five ?? '5'],
  [262, 298, number],
  [418, 298, '9 AM-BE'],
];

describe.each(HOLDERS)('a licence of %s %s', (family, given, number, issue, expiry) => {
  const holder: Holder = [family, given, number, issue, expiry];

  it('takes no line that stands upright for a name', () => {
    const page = pageOf(european([249, 138, ''], holder));
    const upright = {
      ...page.lines[1]!,
      text: 'Model van de Unie',
      box: { x: 200, y: 10, width: 20, height: 158 },
    };
    const lines = page.lines.map((line, i) => (i === 1 ? upright : line));
    const [read] = understand([{ ...page, lines }], anyRequest).documents;
    expect(valueIn(read!, 'surname')).toBe(family);
  });

  it('holds a family name of two lines whose number was not read', () => {
    const lines = european([249, 138, ''], holder);
    const read = readPrinted([...lines, [249, 108, 'VON UND ZU']]);
    const surname = read.fields.find(({ name }) => name === 'surname');
    expect(surname?.value == null || surname.confidence < 0.6).toBe(true);
  });
});
