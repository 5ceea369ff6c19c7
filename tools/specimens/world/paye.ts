import { round } from './amounts.ts';

/** Resident bands since 1 July 2021, annual Pula: over, tax at that point, rate (docs/facts/taxes.md). */
const BANDS: [number, number, number][] = [
  [156_000, 13_050, 0.25],
  [120_000, 6_300, 0.1875],
  [84_000, 1_800, 0.125],
  [48_000, 0, 0.05],
];

/** Annual income tax of a resident on taxable income. */
export function annualTax(taxable: number): number {
  for (const [over, base, rate] of BANDS) if (taxable > over) return base + (taxable - over) * rate;
  return 0;
}

/** Monthly PAYE on gross pay less the employee's pension contribution. */
export function monthlyPaye(gross: number, pension = 0): number {
  return round(annualTax((gross - pension) * 12) / 12);
}
