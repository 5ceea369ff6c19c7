import { describe, expect, it } from 'vitest';
import { bestOf, tableLines, viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { peopleList } from './people-list.ts';
import { type PeopleListOptions } from './people-options.ts';

const DIRECTORS: PeopleListOptions = {
  headed: /^(?:\d{1,2}[.)]?\s+)?(?:particulars of )?directors?\s*(?=:|$)/i,
  sentence: /\bdirectors (?:are|shall be)\s+/i,
  each: /^director\s*\d+\s*:?\s*/i,
  of: 'person',
  columns: [],
};
const read = (lines: readonly PrintedLine[], options: Partial<PeopleListOptions> = {}): unknown =>
  bestOf(peopleList({ ...DIRECTORS, ...options }), viewOfPages([pageOf(lines)]));

const BOTH = ['Kago Molefe', 'Neo Seboko'];

describe('people of a list', () => {
  it.each<[string, PrintedLine[]]>([
    [
      'numbered',
      [
        [60, 100, '3. DIRECTORS'],
        [60, 140, '(i) Kago Molefe'],
        [60, 170, '(ii) Neo Seboko'],
        [60, 220, '4. REGISTERED OFFICE'],
      ],
    ],
    [
      'bulleted with offices',
      [
        [60, 100, 'Directors'],
        [60, 140, '• Kago Molefe, Managing Director'],
        [60, 170, '• Neo Seboko (Director)'],
      ],
    ],
    ['after a colon, with commas', [[60, 100, 'Directors: Kago Molefe and Neo Seboko']]],
    [
      'below the first, at the edge of their heading',
      [
        [60, 100, 'Directors: Kago Molefe'],
        [60, 130, 'Neo Seboko'],
        [60, 160, 'Authorised Capital: P 500.00'],
      ],
    ],
    ['in a sentence', [[60, 100, 'The first directors are Kago Molefe and Neo Seboko.']]],
    [
      'by labels',
      [
        [60, 100, 'Director 1:'],
        [300, 100, 'Kago Molefe'],
        [60, 140, 'Director 2:'],
        [300, 140, 'Neo Seboko'],
      ],
    ],
    [
      'beside the label of a form, one a line, until the next label',
      [
        [60, 100, 'DIRECTORS'],
        [300, 100, 'Kago Molefe'],
        [300, 125, 'Neo Seboko'],
        [60, 165, 'CHAIR'],
        [300, 165, 'Thabo Kgosi'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(read(lines)).toEqual(BOTH);
  });

  it('a comma list beside its label goes on over the line end, in the middle of a name', () => {
    expect(
      read([
        [60, 100, 'DIRECTORS'],
        [300, 100, 'Kago Molefe, Neo'],
        [300, 125, 'Seboko'],
        [60, 165, 'PLACE'],
        [300, 165, 'Company boardroom'],
      ]),
    ).toEqual(BOTH);
  });

  it('an empty label takes nobody from the next one', () => {
    expect(
      read([
        [60, 100, 'DIRECTORS'],
        [60, 140, 'CHAIR'],
        [300, 140, 'Kago Molefe'],
      ]),
    ).toBeNull();
  });

  it('a table, a name over two lines, the appointment and not the birth, up to the next table', () => {
    const page: PrintedLine[] = [
      [60, 100, 'Particulars of Directors'],
      ...tableLines(
        [60, 360, 560, 760],
        ['Full Name|Date of Birth|Nationality|Date Appointed', 'Kago Thabo|01/02/1980|Motswana|03/04/2019'],
        140,
        30,
      ),
      [60, 192, 'Molefe'],
      ...tableLines([60, 360, 560, 760], ['Neo Seboko|05/06/1985|Motswana|12/11/2021'], 240),
      [60, 290, 'Shareholders'],
      ...tableLines([60, 560], ['Name|Shares', 'Lesego Moeng|100'], 330),
    ];
    expect(read(page, { columns: ['appointmentDate', 'nationality'] })).toEqual([
      { name: 'Kago Thabo Molefe', appointmentDate: '2019-04-03', nationality: 'MOTSWANA' },
      { name: 'Neo Seboko', appointmentDate: '2021-11-12', nationality: 'MOTSWANA' },
    ]);
    expect(read(page, { headed: /^shareholders\s*(?=:|$)/i, of: 'holder', columns: ['shares'] })).toEqual([
      { name: 'Lesego Moeng', shares: 100 },
    ]);
  });

  it('a block of labels for each person, surname and forenames apart', () => {
    expect(
      read(
        [
          [60, 100, 'DIRECTORS'],
          [60, 140, 'Surname: Molefe'],
          [60, 165, 'Forenames: Kago'],
          [60, 190, 'Appointed: 3 April 2019'],
          [60, 230, 'Surname: Seboko'],
          [60, 255, 'Forenames: Neo'],
          [60, 280, 'Appointed: 12 November 2021'],
        ],
        { columns: ['appointmentDate'] },
      ),
    ).toEqual([
      { name: 'Kago Molefe', appointmentDate: '2019-04-03' },
      { name: 'Neo Seboko', appointmentDate: '2021-11-12' },
    ]);
  });

  it('shares of each on one line, and clients below them who hold none', () => {
    expect(
      read(
        [
          [60, 100, 'Shareholding'],
          [60, 130, 'Kago Molefe 70%, Neo Seboko 30%'],
          [60, 180, 'Key clients'],
          [60, 210, '• Example Hospital Trust'],
          [60, 240, '• Sample Tourism Fair (Pty) Ltd'],
        ],
        { headed: /^shareholding\s*(?=:|$)/i, of: 'holder', columns: ['shares', 'percent'] },
      ),
    ).toEqual([
      { name: 'Kago Molefe', shares: null, percent: 70 },
      { name: 'Neo Seboko', shares: null, percent: 30 },
    ]);
  });

  it('companies among holders, shares and percent', () => {
    expect(
      read(
        [
          [60, 100, 'Shareholders'],
          ...tableLines(
            [60, 560, 760],
            ['Shareholder|No. of Shares|%', 'Example Holdings (Pty) Ltd|1,600|80 %', 'Neo Seboko|400|20 %'],
            140,
          ),
        ],
        { headed: /^shareholders\s*(?=:|$)/i, of: 'holder', columns: ['shares', 'percent'] },
      ),
    ).toEqual([
      { name: 'Example Holdings (Pty) Ltd', shares: 1600, percent: 80 },
      { name: 'Neo Seboko', shares: 400, percent: 20 },
    ]);
  });
});
