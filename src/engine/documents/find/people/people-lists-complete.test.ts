import { describe, expect, it } from 'vitest';
import { nameOfRow } from '../../../values/rows.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';
import type { PrintedLine } from '../../testing/page-of.ts';

const PEOPLE = ['Kago Sebina', 'Trust Moyo', 'Bill Ward', 'Jieun An', 'Lesego Modise'];
const DAYS = ['14 March 2019', '14 March 2019', '02 May 2020', '02 May 2020', '03 June 2021'];
const NATIONS = ['Motswana', 'Zimbabwean', 'British', 'Korean', 'Motswana'];

const extract = (...lines: readonly PrintedLine[]) =>
  readPrinted([
    [60, 60, 'COMPANY EXTRACT'],
    [60, 100, 'Companies and Intellectual Property Authority'],
    [60, 140, 'Company Name:'],
    [400, 140, 'Tsodilo Ridge Trading (Pty) Ltd'],
    [60, 180, 'UIN:'],
    [400, 180, 'BW00001234567'],
    ...lines,
  ]);

const rows = (...cells: readonly (readonly string[])[]): PrintedLine[] =>
  PEOPLE.flatMap((_, i) =>
    cells.flatMap((cell, j): PrintedLine[] => [[[60, 400, 700][j]!, 340 + 40 * i, cell[i]!]]),
  );

const LAYOUTS: Record<string, PrintedLine[]> = {
  'a table': [
    [60, 260, 'DIRECTORS'],
    [60, 300, 'Name'],
    [400, 300, 'Appointment Date'],
    [700, 300, 'Nationality'],
    ...rows(PEOPLE, DAYS, NATIONS),
  ],
  'a table without titles': [[60, 300, 'DIRECTORS'], ...rows(PEOPLE, DAYS, NATIONS)],
  'numbered lines': [[60, 300, 'Directors'], ...rows(PEOPLE.map((name, i) => `${i + 1}. ${name}`))],
  'lines with a nationality each': [
    [60, 300, 'Directors'],
    ...rows(PEOPLE.map((name, i) => `${i + 1}. ${name}, ${NATIONS[i]!}`)),
  ],
  'lines with points': [[60, 300, 'Directors'], ...rows(PEOPLE.map((name) => `• ${name}`))],
  'lines alone': [[60, 300, 'Directors'], ...rows(PEOPLE)],
  'one line': [[60, 300, `Directors: ${PEOPLE.slice(0, 4).join(', ')} and ${PEOPLE[4]!}`]],
  'a label each': rows(PEOPLE.map((name, i) => `Director ${i + 1}: ${name}`)),
  'a table of all officers': [
    [60, 260, 'OFFICERS'],
    [60, 300, 'Name'],
    [400, 300, 'Role'],
    ...rows(
      PEOPLE,
      PEOPLE.map(() => 'Director'),
    ),
  ],
  'a block each': [
    [60, 300, 'DIRECTORS'],
    ...PEOPLE.flatMap((name, i): PrintedLine[] => [
      [60, 340 + 100 * i, `Name: ${name}`],
      [60, 370 + 100 * i, `Date of appointment: ${DAYS[i]!}`],
    ]),
  ],
};

const names = (value: unknown): unknown[] => (Array.isArray(value) ? value.map(nameOfRow) : []);

describe('a list of people loses nobody', () => {
  it.each(Object.keys(LAYOUTS))('whose names are words, in %s', (layout) =>
    expect(names(valueIn(extract(...LAYOUTS[layout]!), 'directors'))).toEqual(PEOPLE),
  );

  it('shareholders too', () => {
    const shares = PEOPLE.map(() => '20');
    const list = extract(
      [60, 260, 'SHAREHOLDERS'],
      [60, 300, 'Name'],
      [400, 300, 'Shares'],
      ...rows(PEOPLE, shares),
    );
    expect(names(valueIn(list, 'shareholders'))).toEqual(PEOPLE);
  });

  it('a row that cannot be read as a person makes a warning, and holds the list', () => {
    const damaged = PEOPLE.map((name, i) => (i === 1 ? 'tr#st moyo' : name));
    const list = extract(
      [60, 260, 'DIRECTORS'],
      [60, 300, 'Name'],
      [400, 300, 'Appointment Date'],
      ...rows(damaged, DAYS),
    );
    expect(names(valueIn(list, 'directors'))).toHaveLength(4);
    expect(list.fields.find(({ name }) => name === 'directors')!.confidence).toBeLessThan(0.6);
    expect(list.checks).toContainEqual(
      expect.objectContaining({ id: 'list-rows-unread', outcome: 'failed', fields: ['directors'] }),
    );
  });

  it('a line below the list that says something else is nobody', () => {
    const list = extract(
      [60, 300, 'DIRECTORS'],
      ...rows(PEOPLE, DAYS),
      [60, 560, 'Extract Date'],
      [400, 560, '02-04-2026'],
    );
    expect(names(valueIn(list, 'directors'))).toEqual(PEOPLE);
    expect(list.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});
