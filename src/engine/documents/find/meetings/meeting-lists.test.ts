import { describe, expect, it } from 'vitest';
import { bestOf, tableLines, viewOfPages } from '../../testing/find-in.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { actionItems } from '../../types/meeting-fields.ts';
import { columnItems } from '../tables/column-items.ts';
import { matters } from './matters.ts';
import { resolutionItems } from './resolutions.ts';

const ACCOUNT = 'the company opens an account with a commercial bank';
const OFFICE = 'the registered office be moved to the new premises';
const resolved = (lines: readonly PrintedLine[]): unknown =>
  bestOf(resolutionItems(), viewOfPages([pageOf(lines)]));

describe('resolutions', () => {
  it('numbered under a heading, wrapped lines joined, remark and closing left out', () => {
    expect(
      resolved([
        [60, 100, '4. RESOLUTIONS'],
        [80, 140, '4.1 That the company opens an account with a'],
        [80, 165, 'commercial bank.'],
        [80, 205, `4.2 That ${OFFICE}.`],
        [80, 245, 'The resolutions were passed unanimously.'],
        [60, 300, '5. CLOSURE'],
        [80, 340, 'There being no further business the meeting closed.'],
      ]),
    ).toEqual([`That ${ACCOUNT}`, `That ${OFFICE}`]);
  });

  it('"RESOLVED THAT" in running text, two in one paragraph', () => {
    expect(
      resolved([
        [60, 100, 'EXTRACT OF THE MINUTES OF A MEETING OF DIRECTORS'],
        [60, 160, `IT WAS UNANIMOUSLY RESOLVED THAT ${ACCOUNT};`],
        [60, 185, `and FURTHER RESOLVED THAT ${OFFICE}.`],
        [60, 260, 'Certified a true extract.'],
      ]),
    ).toEqual([`THAT ${ACCOUNT}`, `THAT ${OFFICE}`]);
  });

  it('lettered after "resolve as follows:", and numbered by name', () => {
    const letters = resolved([
      [60, 100, 'The directors, being entitled to vote, resolve as follows:'],
      [60, 150, '(a)'],
      [120, 150, `that ${ACCOUNT};`],
      [60, 190, '(b)'],
      [120, 190, `that ${OFFICE}.`],
      [60, 260, 'Dated this 3rd day of May 2026'],
    ]);
    expect(letters).toEqual([`that ${ACCOUNT}`, `that ${OFFICE}`]);
    expect(
      resolved([
        [60, 100, `Resolution 1: To open an account with a commercial bank.`],
        [60, 150, `Resolution 2 - That ${OFFICE}.`],
      ]),
    ).toEqual(['To open an account with a commercial bank', `That ${OFFICE}`]);
  });

  it('a table under its heading, without titles; its other column gives the matters', () => {
    const lines: PrintedLine[] = [
      [60, 100, 'Business and resolutions'],
      ...tableLines(
        [60, 110, 420],
        [`1|Bank account for the company|That the company opens an account with`, `||a commercial bank`],
        150,
        24,
      ),
      ...tableLines([60, 110, 420], [`2|Move of the office|That ${OFFICE}`], 230),
    ];
    expect(resolved(lines)).toEqual([`That ${ACCOUNT}`, `That ${OFFICE}`]);
    expect(bestOf(matters(), viewOfPages([pageOf(lines)]))).toEqual([
      'Bank account for the company',
      'Move of the office',
    ]);
  });

  it('finds none in a letter that mentions one', () => {
    expect(resolved([[60, 100, 'We refer to the resolution of the board dated 3 May 2026.']])).toBeNull();
  });
});

describe('columns of a table as lists', () => {
  it('joins wrapped cells and stops at the text below the table', () => {
    const page = pageOf([
      ...tableLines(
        [60, 110, 600],
        ['No|Action required|By whom', '1|File the accounts with the|T. Molefe'],
        100,
      ),
      [110, 162, 'registrar'],
      ...tableLines([60, 110, 600], ['2|Inform the bank|K. Seboko'], 200),
      [60, 290, 'There being no further business the chairperson closed the meeting at eleven hours.'],
    ]);
    expect(bestOf(columnItems(/^action required$/i), viewOfPages([page]))).toEqual([
      'File the accounts with the registrar',
      'Inform the bank',
    ]);
  });
});

describe('matters of a meeting', () => {
  it('behind the sentence that announces them, up to the numbers of the minutes', () => {
    const page = pageOf([
      [60, 100, 'The directors had these matters before them:'],
      [80, 140, '1. A second branch at Ghanzi;'],
      [80, 170, '2. The lease of the store.'],
      [60, 230, '1. OPENING'],
    ]);
    expect(bestOf(matters(), viewOfPages([page]))).toEqual([
      'A second branch at Ghanzi',
      'The lease of the store',
    ]);
  });
});

describe('actions of a meeting', () => {
  it('in a table: who does them stands beside each', () => {
    const page = pageOf([
      ...tableLines([60, 600], ['Action|By whom', 'Sign the lease|Kago Example'], 100, 40),
      ...tableLines([60, 600], ['Inform the bank|Lorato Specimen'], 200, 40),
    ]);
    expect(bestOf(actionItems.finders![1]!, viewOfPages([page]))).toEqual([
      { name: 'Sign the lease', responsible: 'Kago Example' },
      { name: 'Inform the bank', responsible: 'Lorato Specimen' },
    ]);
  });
});

describe('minutes in tables', () => {
  const minutes = readPrinted([
    [60, 60, 'EXAMPLE MICROFINANCE LIMITED'],
    [60, 100, 'Minutes of the 41st meeting of the Board held at Lobatse on 19 August 2026 at 09h30'],
    [60, 160, 'Mr Patrick Olebile and Ms Neo Molefe had sent an apology.'],
    [60, 220, 'No'],
    [120, 220, 'Matter'],
    [880, 220, 'Action by'],
    [60, 280, '1'],
    [120, 280, 'Loan book report'],
    [880, 280, 'CEO - 30'],
    [120, 302, 'RESOLVED THAT the provision for doubtful debts be raised to'],
    [880, 302, 'Sept 2026'],
    [120, 324, 'P2,100,000.'],
    [60, 400, '2'],
    [120, 400, 'New branch at Tsabong'],
    [880, 400, 'CEO'],
    [120, 422, 'RESOLVED THAT a branch be opened at Tsabong before the end of the year.'],
    [60, 500, '3'],
    [120, 500, 'Closing'],
    [120, 522, 'The meeting closed at 11h45.'],
  ]);

  it('resolutions end where their cell ends', () => {
    expect(valueIn(minutes, 'resolutions')).toEqual([
      'THAT the provision for doubtful debts be raised to P2,100,000',
      'THAT a branch be opened at Tsabong before the end of the year',
    ]);
  });

  it('who had sent an apology was absent', () => {
    expect(valueIn(minutes, 'absentees')).toEqual(['Patrick Olebile', 'Neo Molefe']);
  });
});
