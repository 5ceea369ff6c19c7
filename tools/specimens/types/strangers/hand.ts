import type { Draft } from '../../draw/draft.ts';
import type { Family } from '../../draw/fonts.ts';
import type { Inline } from '../../draw/inline.ts';
import { runsOf } from '../../draw/inline.ts';
import type { Size } from '../../draw/sheet.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { bare, bwp, bwpAfter, commas, pula, pulaSpace } from '../../world/amounts.ts';
import {
  capsDate,
  dashDate,
  longDate,
  monCapsDate,
  monDashDate,
  monDate,
  monthYear,
  monthYearCaps,
  monYear,
  ordinalDate,
  padDate,
  slashDate,
  usDate,
} from '../../world/dates.ts';
import { surnameFirst, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';

/** The habits of one imaginary writer: kept through a document, different for each seed. */
export interface Hand {
  random: Random;
  date: (iso: string) => string;
  month: (month: string) => string;
  /** An amount with its currency. */
  money: (amount: number) => string;
  /** An amount in a column that names the currency. */
  figure: (amount: number) => string;
  name: (name: string) => string;
  family: Family;
  size: number;
  /** What stands between a label and its value. */
  mark: string;
  /** `said`: "Label: value" in one run of text; `column`: values under each other; `grid`: a table with lines. */
  look: 'said' | 'column' | 'grid';
  labels: 'as they are' | 'capitals' | 'bold';
  centred: boolean;
}

const isoDate = (iso: string): string => iso;
const amountP = (amount: number): string => `P${bare(amount)}`;
const bwpBare = (amount: number): string => `BWP ${bare(amount)}`;

/** Draws a writer. With `formal`, dates are in words, as in letters. */
export function hand(random: Random, formal = false): Hand {
  const date = formal
    ? random.pick([longDate, longDate, ordinalDate, padDate, usDate, monDate])
    : random.pick([
        slashDate,
        slashDate,
        isoDate,
        longDate,
        monDate,
        dashDate,
        monDashDate,
        capsDate,
        monCapsDate,
      ]);
  return {
    random,
    date,
    month: random.pick([monthYear, monthYear, monthYearCaps, monYear, isoDate]),
    money: random.pick([pula, pula, bwp, amountP, pulaSpace, bwpBare, bwpAfter]),
    figure: random.pick([commas, commas, bare]),
    name: random.pick([String, String, upper, surnameFirst]),
    family: random.pick(['sans', 'verdana', 'serif', 'mono', 'sans'] as Family[]),
    size: random.pick([10, 11, 12]),
    mark: random.pick([':', ':', ':', ' :', ' -']),
    look: random.pick(['said', 'said', 'column', 'grid'] as const),
    labels: random.pick(['as they are', 'as they are', 'capitals', 'bold'] as const),
    centred: random.chance(0.5),
  };
}

/** One of several wordings, written `Account Number|Account No.|A/C No`. */
export const wording = (h: Hand, label: string): string => {
  const text = h.random.pick(label.split('|'));
  return h.labels === 'capitals' ? text.toUpperCase() : text;
};

/** A picture of a size that a program was told, not a sheet of paper. */
const SMALL = { width: 500, height: 640 };

/** An unadorned sheet: the issuer's lines and a title, default font, no colour. */
export function opening(d: Draft, h: Hand, head: Inline[], title: string): void {
  d.page(h.random.pick<Size | { width: number; height: number }>(['a4', 'a4', 'letter', SMALL])).use({
    family: h.family,
    size: h.size,
  });
  const align = h.centred ? 'centre' : 'left';
  const first = h.random.chance(0.5);
  const heading = (): void =>
    void d.para(wording(h, title), { bold: true, size: h.size + 5, align, after: 6 });
  if (first) heading();
  head.forEach((line, i) => d.para(line, { align, bold: i === 0 && !first, after: 1 }));
  if (!first) {
    d.gap(6);
    heading();
  }
  d.gap(8);
  if (h.random.chance(0.4)) d.rule(d.left, d.y - 4, d.left + d.width, d.y - 4, '#000');
  specimenLine(d);
}

const filled = ([, value]: Row): boolean => runsOf(value).some((run) => run.text !== '');

/** Labels and values as this hand writes them. Rows without a value are left out. */
export function write(d: Draft, h: Hand, list: Row[]): void {
  const rows = list.filter(filled).map(([label, value]): Row => [wording(h, label), value]);
  const bold = h.labels === 'bold';
  if (h.look === 'said') {
    for (const [label, value] of rows)
      d.para([{ text: `${label}${h.mark} `, style: { bold } }, ...runsOf(value)], { after: 4 });
    return;
  }
  const longest = Math.max(...rows.map(([label]) => d.widthOf(`${label}: `, { bold: true })));
  const labelWidth = Math.min(longest + 14, d.width * 0.48);
  if (h.look === 'grid') form(d, rows, { arrangement: 'grid', labelWidth, label: { bold }, line: '#000' });
  else
    form(
      d,
      rows.map(([label, value]): Row => [`${label}${h.mark}`, value]),
      { arrangement: 'right', labelWidth, label: { bold }, pitch: 4 },
    );
  d.gap(6);
}
