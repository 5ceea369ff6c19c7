import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/contract/geometry.ts';
import { layoutsOf, specimensAbroad, specimenTypes, truthOf } from './index.ts';
import type { Truth } from './index.ts';

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w <= 0 || h <= 0 ? 0 : (w * h) / Math.min(a.width * a.height, b.width * b.height);
};

/** What is wrong with the drawing of a specimen: text off the page, text over text (stamps may lie over text). */
function faults(truth: Truth): string[] {
  return truth.pages.flatMap((page) => {
    const outside = page.lines.filter(
      ({ box }) =>
        box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height,
    );
    const level = page.lines.filter((line) => line.quad === undefined);
    const over = level.flatMap((a, i) =>
      level
        .slice(i + 1)
        .filter((b) => overlap(a.box, b.box) > 0.25)
        .map((b) => `${a.text} × ${b.text}`),
    );
    return [...outside.map((line) => `outside: ${line.text}`), ...over].map(
      (text) => `${truth.layout} seed ${truth.seed}: ${text}`,
    );
  });
}

const drawn = [...specimenTypes, ...Object.values(specimensAbroad).flat()].flatMap((type) =>
  layoutsOf(type.type).flatMap((_, i) => [1, 2, 3, 4, 5].map((seed) => truthOf(type.type, i + 1, seed))),
);

describe('every type in every layout', () => {
  it('has at least four layouts, some of them held out', () => {
    for (const { type, withoutHeldOut } of specimenTypes) {
      const layouts = layoutsOf(type);
      expect(layouts.length, type).toBeGreaterThanOrEqual(4);
      expect(
        layouts.some((layout) => layout.heldOut),
        type,
      ).toBe(withoutHeldOut !== true);
      expect(layouts[0]!.heldOut, type).toBe(false);
    }
  });
  it('prints on the page and not over itself', () => {
    expect(drawn.flatMap(faults)).toEqual([]);
  });
  it('says SPECIMEN on its first page', () => {
    for (const truth of drawn)
      expect(
        truth.pages[0]!.lines.some((line) => line.text.includes('SPECIMEN')),
        truth.layout,
      ).toBe(true);
  });
  it('is the same for the same seed', () => {
    expect(truthOf('PAYSLIP', 1, 7)).toEqual(truthOf('PAYSLIP', 1, 7));
    expect(truthOf('PAYSLIP', 1, 7).fields).not.toEqual(truthOf('PAYSLIP', 1, 8).fields);
  });
});

const amount = (truth: Truth, name: string): number => Number(truth.fields[name]?.value);
const cents = (value: number): number => Math.round(value * 100);

describe('arithmetic', () => {
  it('of payslips: gross less deductions is net, and the earnings make the gross', () => {
    for (const truth of drawn.filter((t) => t.type === 'PAYSLIP')) {
      const column = (list: string): number =>
        truth.lists[list]!.reduce((sum, row) => sum + cents(Number(row['amount']!.value)), 0);
      expect(column('earnings'), truth.layout).toBe(cents(amount(truth, 'grossSalary')));
      const taken = truth.lists['deductions'] === undefined ? 0 : column('deductions');
      expect(cents(amount(truth, 'grossSalary')) - taken, truth.layout).toBe(
        cents(amount(truth, 'netSalary')),
      );
    }
  });
  it('of statements: each balance is the one before plus the amount', () => {
    for (const truth of drawn.filter((t) => t.type === 'BANK_STATEMENT')) {
      let balance = cents(amount(truth, 'openingBalance'));
      for (const row of truth.lists['transactions']!) {
        balance += cents(Number(row['amount']!.value));
        expect(cents(Number(row['balance']!.value)), truth.layout).toBe(balance);
      }
      expect(balance).toBe(cents(amount(truth, 'closingBalance')));
    }
  });
  it('of identity numbers: the fifth digit says the sex, and the zone repeats the number', () => {
    for (const truth of drawn.filter((t) => t.type === 'OMANG')) {
      const number = String(truth.fields['idNumber']!.value);
      expect(number).toMatch(/^\d{9}$/);
      expect(number[4]).toBe(truth.fields['gender']!.value === 'M' ? '1' : '2');
      // The drawing of a front alone has no zone.
      if (truth.mrz !== null) expect(truth.mrz.lines[0]!.slice(15, 24)).toBe(number);
    }
  });
});
