import { describe, expect, it } from 'vitest';
import { foundInPage } from './exact.test-data.ts';

/** Figures of a payslip beside each other, each under its label. */
const slip = (
  figures: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>> = {},
): string[] => {
  const usual = {
    basic: ['Basic', '5,484.20'],
    night: ['Night shift', '390.95'],
    gross: ['Gross Pay', '5,875.15'],
    tax: ['PAYE', '93.71'],
    uniform: ['Uniform', '85.66'],
    deducted: ['Total Deductions', '179.37'],
    net: ['Net Pay', '5,695.78'],
  };
  const cells = Object.entries(usual).filter(([name]) => figures[name] !== '');
  return foundInPage([
    [10, 20, 'PAYSLIP'],
    [10, 60, 'Employee: Kago Example'],
    [10, 100, 'Pay Period: August 2026'],
    ...cells.flatMap(([name, [label, amount]], k): [number, number, string][] => [
      [10 + 170 * k, 200, labels[name] ?? label!],
      [10 + 170 * k, 240, figures[name] ?? amount!],
    ]),
  ]);
};

describe('figures of a payslip beside each other', () => {
  it('fit each other, with a total of deductions and without', () => {
    expect(slip({})).toEqual([]);
    expect(slip({ deducted: '' })).toEqual([]);
  });

  it('say what a changed gross pay should be, whatever the net pay is called', () => {
    expect(slip({ gross: '8,875.15' })).toContain('8,875.15 for 5,875.15');
    expect(slip({ gross: '8,875.15', deducted: '' }, { net: 'Yours' })).toContain('8,875.15 for 5,875.15');
  });

  it('say what a changed net pay should be', () => {
    expect(slip({ net: '8,695.78' })).toContain('8,695.78 for 5,695.78');
  });

  it('say nothing where another figure of the page explains the difference', () => {
    expect(slip({ gross: '5,789.49' })).toEqual([]);
  });
});
