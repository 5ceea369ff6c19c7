import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../contract/pages.ts';
import { runningBalance } from '../forensics/arithmetic/running-balance.ts';
import { pageOf, right, sure } from '../forensics/testing/printed-page.ts';
import { inFigures } from './amounts.ts';

/** Days of a statement that opens with 4,247.14: what each row moves, in hundredths. */
const DAYS = [
  [8500, 15, -10000, -4782],
  [-93],
  [-4000, -14811],
  [-6000],
  [-2000, -12513, -694],
  [250000, -120050],
];
const OPENING = 424714;
const PITCH = 30;

/** How a bank prints its list. */
interface Way {
  /** Which rows of a day have the balance of its end. */
  readonly on: 'first' | 'last' | 'all' | 'each';
  readonly columns: 'two' | 'signed' | 'suffix' | 'plain';
  readonly blank?: string;
  readonly newestFirst?: boolean;
  readonly noZero?: boolean;
  readonly suffix?: string;
}

type Change = (text: string, row: number, what: 'amount' | 'balance') => string;

const asIs: Change = (text) => text;

function printed(
  { on, columns, blank = '', newestFirst, noZero, suffix = '' }: Way,
  change = asIs,
): ReadPage {
  let balance = OPENING;
  const rows = DAYS.flatMap((moves, day) => {
    const end = balance + moves.reduce((sum, move) => sum + move, 0);
    return moves.map((move, k) => {
      balance += move;
      const isLast = k === moves.length - 1;
      const has = on === 'all' || on === 'each' || (on === 'first' ? k === 0 : isLast);
      return {
        day: k === 0 || newestFirst ? `${day + 10} Mar` : '',
        move,
        shown: has ? (on === 'each' ? balance : end) : null,
      };
    });
  });
  const cells = rows.map(({ day, move, shown }, n) => {
    const amount = inFigures(Math.abs(move)).replace(/^0/, noZero ? '' : '0');
    const written =
      columns === 'signed' && move < 0
        ? `-${amount}`
        : columns === 'suffix'
          ? `${amount} ${move < 0 ? 'DR' : 'CR'}`
          : amount;
    return {
      day,
      amount: change(written, n, 'amount'),
      edge: columns === 'two' && move > 0 ? 950 : 800,
      balance: shown === null ? blank : change(inFigures(shown), n, 'balance') + suffix,
    };
  });
  const page = pageOf(
    (newestFirst ? cells.reverse() : cells).flatMap(({ day, amount, edge, balance: text }, k) => {
      const y = 200 + k * PITCH;
      return [
        ...(day === '' ? [] : [[10, y, day] as const]),
        [150, y, 'Transfer'] as const,
        right(y, amount, edge),
        ...(text === '' ? [] : [right(y, text, 1200)]),
      ];
    }),
  );
  return { ...page, report: { ...page.report, width: 1300, height: 1400 } };
}

const WAYS: Way[] = [
  { on: 'last', columns: 'two' },
  { on: 'last', columns: 'two', noZero: true },
  { on: 'last', columns: 'two', blank: '-' },
  { on: 'last', columns: 'signed' },
  { on: 'last', columns: 'suffix', suffix: ' CR' },
  { on: 'last', columns: 'plain' },
  { on: 'last', columns: 'plain', noZero: true, blank: '--' },
  { on: 'first', columns: 'two' },
  { on: 'first', columns: 'signed', blank: '-' },
  { on: 'first', columns: 'two', newestFirst: true },
  { on: 'first', columns: 'suffix', newestFirst: true, suffix: ' CR' },
  { on: 'last', columns: 'two', newestFirst: true },
  { on: 'all', columns: 'two' },
  { on: 'all', columns: 'signed', newestFirst: true },
  { on: 'all', columns: 'suffix', noZero: true },
  { on: 'each', columns: 'two' },
  { on: 'each', columns: 'signed', newestFirst: true, noZero: true },
];

const digitOff = (text: string): string => text.replace(/\d(?=[,.]\d)/, (d) => String((Number(d) + 3) % 10));

describe('a balance printed once a day', () => {
  it.each(WAYS.map((way) => [JSON.stringify(way), way] as const))('follows by day: %s', async (_, way) => {
    expect(await runningBalance.judge(printed(way), sure)).toEqual([]);
  });

  it.each(WAYS.filter(({ on }) => on !== 'each').map((way) => [JSON.stringify(way), way] as const))(
    'does not where an amount or a balance is another: %s',
    async (_, way) => {
      const amount: Change = (text, row, what) => (row === 6 && what === 'amount' ? digitOff(text) : text);
      expect(await runningBalance.judge(printed(way, amount), sure)).toMatchObject([{ strength: 'strong' }]);
      const balance: Change = (text, row, what) =>
        (row === 5 || row === 6) && what === 'balance' ? digitOff(text) : text;
      expect(await runningBalance.judge(printed(way, balance), sure)).toMatchObject([{ strength: 'strong' }]);
    },
  );
});
