import { describe, expect, it } from 'vitest';
import { viewOf } from '../../layout/view.ts';
import { pageOf } from '../testing/page-of.ts';
import type { CheckRule } from '../document-type.ts';
import { sexFigure } from './identity.ts';
import { accountFitsBank, difference, monthlyTax, payeFitsTable, statementAdds } from './numbers.ts';
import { areOtherSurnames, comparePersons } from '../../values/same-person.ts';
import { defaultPack } from '../../packs/index.ts';
import { notExpired, recentEnough } from './days.ts';

const run = (rule: CheckRule, values: Record<string, unknown>): { id: string; outcome: string }[] =>
  rule({
    values: new Map(
      Object.entries(values).map(([k, value]) => [
        k,
        { value: value as never, confidence: 0.9, printed: value as never },
      ]),
    ),
    view: viewOf(pageOf([]), '2026-11-21'),
    today: '2026-11-21',
    maxAddressAgeMonths: 3,
  }).map(({ id, outcome }) => ({ id, outcome }));

describe('PAYE', () => {
  it.each([
    [60_000, 600],
    [84_000, 1_800],
    [120_000, 6_300],
    [240_000, 34_050],
  ])('on %d a year is %d (BURS table since July 2021)', (annual, tax) =>
    expect(monthlyTax(annual / 12, '2026-10-28', defaultPack.incomeTax.resident)! * 12).toBeCloseTo(tax, 6),
  );
  it('notes, and never rejects, a month that differs', () => {
    const values = { gross: 20_000, pension: 0, tax: 999, period: '2026-10' };
    expect(run(payeFitsTable('gross', 'pension', 'tax', 'period'), values)).toEqual([
      { id: 'paye-fits-table', outcome: 'note' },
    ]);
  });
});

describe('arithmetic', () => {
  it('gross less deductions is net', () => {
    const rule = difference('gross', 'deductions', 'net', 'x');
    expect(run(rule, { gross: 100, deductions: 30, net: 70 })[0]?.outcome).toBe('passed');
    expect(run(rule, { gross: 100, deductions: 30, net: 90 })[0]?.outcome).toBe('failed');
    expect(run(rule, { gross: 100, net: 90 })).toEqual([]);
  });
  it('opening and transactions give closing, and each balance follows', () => {
    const rows = [
      { date: '2026-10-01', description: 'A', amount: 50, balance: 150 },
      { date: '2026-10-02', description: 'B', amount: -20, balance: 130 },
    ];
    const rule = statementAdds('opening', 'rows', 'closing', 'count');
    expect(run(rule, { opening: 100, closing: 130, rows }).map((c) => c.outcome)).toEqual([
      'passed',
      'passed',
    ]);
    expect(
      run(rule, { opening: 100, closing: 230, rows: [rows[0], { ...rows[1], balance: 230 }] }).map(
        (c) => c.outcome,
      ),
    ).toEqual(['failed', 'failed']);
  });

  it('says which page of a statement is missing', () => {
    const rows = [{ date: '2026-10-01', description: 'A', amount: 50, balance: 150 }];
    const given = { opening: 100, closing: 230, rows };
    const values = new Map(
      Object.entries(given).map(([k, value]) => [k, { value, confidence: 0.9, printed: value }]),
    );
    const [check] = statementAdds(
      'opening',
      'rows',
      'closing',
      'count',
    )({
      values,
      view: viewOf(pageOf([[40, 900, 'Page 1 of 2']]), '2026-11-21'),
      today: '2026-11-21',
      maxAddressAgeMonths: 3,
    });
    expect(check).toMatchObject({ outcome: 'failed' });
    expect(check!.explanation).toContain('Page 2 of the statement is not in the file');
    expect(check!.said!.key).toBe('numberChecks.sheetsMissing');
  });
});

describe('identity and age', () => {
  it("compares the Omang's fifth digit with the sex", () => {
    expect(run(sexFigure('id', 'sex', defaultPack), { id: '123415678', sex: 'M' })[0]?.outcome).toBe(
      'passed',
    );
    expect(run(sexFigure('id', 'sex', defaultPack), { id: '123425678', sex: 'M' })[0]?.outcome).toBe(
      'failed',
    );
  });
  it('knows expired documents and old proofs of address', () => {
    expect(run(notExpired('expiry'), { expiry: '2026-11-20' })[0]?.outcome).toBe('failed');
    expect(run(recentEnough('issued'), { issued: '2026-08-21' })[0]?.outcome).toBe('passed');
    expect(run(recentEnough('issued'), { issued: '2026-08-20' })[0]?.outcome).toBe('failed');
  });
  it('only notes a sort code unlike those seen for the bank', () => {
    const values = {
      bank: 'First National Bank of Botswana Limited',
      account: '62123456789',
      code: '290167',
    };
    expect(run(accountFitsBank('bank', 'account', 'code'), values)).toEqual([
      { id: 'sort-code-of-bank', outcome: 'note' },
      { id: 'account-of-bank', outcome: 'passed' },
    ]);
  });
});

describe('same person: names in any order, initials, hyphens', () => {
  it.each([
    ['KAGO NEO EXAMPLE', 'Example Kago', 'same'],
    ['K N Example', 'Kago Neo Example', 'same'],
    ['Kago Example-Sample', 'Kago Example', 'same'],
    ['Kago Example', 'Kago Sample', 'similar'],
    ['Kago Example', 'Neo Sample', 'different'],
  ] as const)('%s and %s are %s', (a, b, expected) => expect(comparePersons(a, b)).toBe(expected));
});

describe('a surname of the zone and a printed one', () => {
  it.each([
    ['MODISE', 'SERETSE', true],
    ['PHIRI', 'DIKGANG', true],
    ['MODISE', 'Modise', false],
    ['KGOSIETSILE', 'KG0SIETSlLE', false],
    ['MODISE SERETSE', 'MODISE-SERETSE', false],
    ['MOTLHABANENGWATO', 'MOTLHABANENGWATOSEBINA', false],
    ['TAU', 'MODISE TAU', false],
    ['VAN DER MERWE', 'VANDERMERWE', false],
  ] as const)('%s and %s: others? %s', (zone, printed, other) =>
    expect(areOtherSurnames(zone, printed)).toBe(other),
  );
});
