import { message } from '../../../contract/messages/message.ts';
import type { TermKey } from '../../../contract/messages/terms.ts';
import { checkOf } from './check.ts';
import type { Check, FieldValue } from '../../../contract/verification.ts';
import type { DocumentView } from '../../layout/view.ts';
import { inThousands } from '../../values/money.ts';
import { missingSheets } from '../../values/page-numbering.ts';
import type { TaxTable } from '../../packs/country-pack.ts';
import { cellOf, movementOf } from '../../values/rows.ts';
import { fold } from '../../values/text/fold.ts';
import type { CheckRule } from '../document-type.ts';
import { numberOf, textOf } from './readings.ts';

/** Tolerances of sums and balances that are rounded to hundredths. */
const SUM_OFF = 0.02;
const BALANCE_OFF = 0.011;

/** An amount in the notation of the document's country: "P1,234.50", "N$1,234.50". */
const money = ({ country: { currency } }: DocumentView, amount: number): string =>
  `${currency.symbols[0] ?? currency.code}${inThousands(amount)}`;

/** `gross − deductions = net`; differences below one unit are rounding. */
export function difference(whole: string, minus: string, rest: string, id: string, tolerance = 1): CheckRule {
  return ({ values, view }) => {
    const [a, b, c] = [whole, minus, rest].map((n) => numberOf(values, n)) as [
      number | null,
      number | null,
      number | null,
    ];
    if (a === null || b === null || c === null) return [];
    const holds = Math.abs(a - b - c) <= tolerance;
    return [
      checkOf({
        id,
        outcome: holds ? 'passed' : 'failed',
        says: holds
          ? message('numberChecks.difference', { whole, minus, rest })
          : message('numberChecks.noDifference', {
              whole,
              a: money(view, a),
              minus,
              b: money(view, b),
              c: money(view, a - b),
              rest,
              d: money(view, c),
            }),
        expected: money(view, a - b),
        actual: money(view, c),
        fields: [whole, minus, rest],
      }),
    ];
  };
}

/** The rows of a list must add up to a printed total. */
export function listTotal(listName: string, column: string, total: string, id: string): CheckRule {
  return ({ values, view }) => {
    const rows = values.get(listName)?.value;
    const printed = numberOf(values, total);
    if (!Array.isArray(rows) || rows.length === 0 || printed === null) return [];
    const sum = rows.reduce<number>((s, row) => s + cellNumber(row, column), 0);
    const holds = Math.abs(sum - printed) <= 1;
    return [
      checkOf({
        id,
        outcome: holds ? 'passed' : 'note',
        says: holds
          ? message('numberChecks.listTotal', { lines: rows.length, of: listName, total })
          : message('numberChecks.listDiffers', {
              lines: rows.length,
              of: listName,
              sum: money(view, sum),
              total,
              printed: money(view, printed),
            }),
        expected: money(view, printed),
        actual: money(view, sum),
        fields: [listName, total],
      }),
    ];
  };
}

/** A refund among the deductions: the labelled amount has no sign, so somebody has to look. */
export function notRefunded(listName: string, field: string): CheckRule {
  return ({ values, view }) => {
    const rows = values.get(listName)?.value;
    const amount = numberOf(values, field);
    if (!Array.isArray(rows) || amount === null || !rows.some((row) => cellNumber(row, 'amount') === -amount))
      return [];
    return [
      checkOf({
        id: 'deduction-refunded',
        outcome: 'failed',
        says: message('numberChecks.refunded', { field, amount: money(view, amount) }),
        fields: [field],
      }),
    ];
  };
}

function cellNumber(row: FieldValue, column: string): number {
  const value = cellOf(row, column);
  return typeof value === 'number' ? value : 0;
}

/** Monthly tax of a resident: one twelfth by the table in force on that day. */
export function monthlyTax(monthly: number, day: string, tables: readonly TaxTable[]): number | null {
  const table = tables.filter((t) => t.validFrom <= day).at(-1);
  if (!table) return null;
  const annual = monthly * 12;
  const band = table.bands.filter((b) => annual > b.over).at(-1);
  return band ? (band.baseTax + ((annual - band.over) * band.ratePercent) / 100) / 12 : 0;
}

/**
 * PAYE against the dated table on gross less pension. A month may differ because of year-to-date averaging, bonuses or
 * a non-resident's bands, so a difference is a note (docs/facts/taxes.md).
 */
export function payeFitsTable(gross: string, pension: string, tax: string, period: string): CheckRule {
  return ({ values, view }) => {
    const { incomeTax } = view.country;
    const [earned, paid] = [numberOf(values, gross), numberOf(values, tax)];
    const month = textOf(values, period);
    if (earned === null || paid === null || !month) return [];
    const day = `${month}-28`;
    const taxable = earned - (numberOf(values, pension) ?? 0);
    const expected = [taxable, earned]
      .flatMap((base) => [
        monthlyTax(base, day, incomeTax.resident),
        monthlyTax(base, day, incomeTax.nonResident),
      ])
      .filter((t) => t !== null);
    if (expected.length === 0) return [];
    const holds = expected.some((t) => Math.abs(t - paid) <= 2);
    return [
      checkOf({
        id: 'paye-fits-table',
        outcome: holds ? 'passed' : 'note',
        says: holds
          ? message('numberChecks.incomeTax')
          : message('numberChecks.otherIncomeTax', {
              expected: money(view, expected[0]!),
              paid: money(view, paid),
            }),
        expected: money(view, expected[0]!),
        actual: money(view, paid),
        fields: [gross, pension, tax],
      }),
    ];
  };
}

/**
 * Opening balance plus transactions must give the closing balance, and each running balance must follow from the
 * previous one.
 */
export function statementAdds(opening: string, list: string, closing: string, count: string): CheckRule {
  return ({ values, view }) => {
    const [from, to] = [numberOf(values, opening), numberOf(values, closing)];
    const rows = values.get(list)?.value;
    if (!Array.isArray(rows) || rows.length === 0) return [];
    const checks: Check[] = [];
    const sum = rows.reduce<number>((s, row) => s + movementOf(row), 0);
    if (from !== null && to !== null) {
      const holds = Math.abs(from + sum - to) < SUM_OFF;
      const missing = missingSheets(view.pages.flatMap((page) => page.segments.map(({ text }) => text)));
      const given = { rows: rows.length, sum: money(view, from + sum), closing: money(view, to) };
      checks.push(
        checkOf({
          id: 'opening-plus-transactions-is-closing',
          outcome: holds ? 'passed' : 'failed',
          says: holds
            ? message('numberChecks.closing')
            : missing.length === 0
              ? message('numberChecks.otherClosing', given)
              : message('numberChecks.sheetsMissing', { ...given, pages: missing.map(String) }),
          expected: money(view, from + sum),
          actual: money(view, to),
          fields: [opening, list, closing, count],
        }),
      );
    }
    // Statements may be in ascending or descending order.
    const down = brokenBalances(rows, from);
    const up = down.length > 0 ? brokenBalances([...rows].reverse(), from) : down;
    const broken = up.length < down.length ? up.map((n) => rows.length + 1 - n).reverse() : down;
    checks.push(
      checkOf({
        id: 'running-balance',
        outcome: broken.length === 0 ? 'passed' : 'failed',
        says:
          broken.length === 0
            ? message('numberChecks.running')
            : message(broken.length > 5 ? 'numberChecks.notRunningMore' : 'numberChecks.notRunning', {
                rows: broken.slice(0, 5).map(String),
              }),
        fields: [list, count],
      }),
    );
    return checks;
  };
}

function brokenBalances(rows: readonly FieldValue[], opening: number | null): number[] {
  const broken: number[] = [];
  let before = opening;
  for (const [i, row] of rows.entries()) {
    const printed = cellOf(row, 'balance');
    const balance = typeof printed === 'number' ? printed : null;
    const after = before === null ? null : before + movementOf(row);
    if (balance !== null && after !== null && Math.abs(after - balance) > BALANCE_OFF) broken.push(i + 1);
    before = balance ?? after;
  }
  return broken;
}

/**
 * Sort code and account number of the named bank. Notes only: every rule but FNB's account length has a source of
 * medium or low reliability.
 */
export function accountFitsBank(bankName: string, account: string, sortCode: string): CheckRule {
  return ({ values, view }) => {
    const { banks, sortCodePattern } = view.country.banks;
    const named = fold(textOf(values, bankName) ?? '');
    const bank = banks.find((b) =>
      [b.name, ...b.otherNames].some((n) => named.includes(fold(n).replace(/ (limited|ltd)$/, ''))),
    );
    const code = textOf(values, sortCode);
    const number = textOf(values, account);
    const checks: Check[] = [];
    if (code) {
      const fits =
        new RegExp(sortCodePattern).test(code) && (!bank?.sortPrefix || code.startsWith(bank.sortPrefix));
      checks.push(
        checkOf({
          id: 'sort-code-of-bank',
          outcome: fits ? 'passed' : 'note',
          says: message(fits ? 'numberChecks.sortCode' : 'numberChecks.otherSortCode'),
          ...(bank?.sortPrefix ? { expected: `${bank.sortPrefix}..67` } : {}),
          actual: code,
          fields: [sortCode, bankName],
        }),
      );
    }
    if (number && bank?.accountPattern && /^\d+$/.test(number)) {
      const fits = new RegExp(bank.accountPattern).test(number);
      checks.push(
        checkOf({
          id: 'account-of-bank',
          outcome: fits ? 'passed' : 'note',
          says: message(fits ? 'numberChecks.account' : 'numberChecks.otherAccount', { bank: bank.name }),
          actual: number,
          fields: [account, bankName],
        }),
      );
    }
    return checks;
  };
}

/** A number in an unusual form gives a note. */
export function usualShape(field: string, id: string, pattern: RegExp, usual: TermKey): CheckRule {
  return ({ values }) => {
    const value = textOf(values, field);
    if (!value) return [];
    const fits = pattern.test(value.replace(/[\s-]/g, ''));
    return [
      checkOf({
        id,
        outcome: fits ? 'passed' : 'note',
        says: fits
          ? message('numberChecks.usualForm', { field })
          : message('numberChecks.unusualForm', { field, usual }),
        expected: message('numberChecks.form', { usual }),
        actual: value,
        fields: [field],
      }),
    ];
  };
}

/** The company number of CIPA. */
export const uinShape = (field: string): CheckRule =>
  usualShape(field, 'uin-shape', /^BW\d{11}$/i, 'bwAndElevenDigits');

/** The number of a taxpayer or vendor. */
export const taxNumberShape = (field: string, id: 'tin-shape' | 'vat-shape'): CheckRule =>
  usualShape(field, id, /^[A-Z]\d{11}$/, 'letterAndElevenDigits');
