import { message } from '../../../contract/messages/message.ts';
import { cellOf, isRow } from '../../values/rows.ts';
import { anyOf } from '../../packs/any-of.ts';
import { fold } from '../../values/text/fold.ts';
import { wordsAbroad } from '../../values/words-abroad.ts';
import type { Derivation, Readings } from '../document-type.ts';

/** Minimum confidence of the list for one of its lines to replace a labelled value. */
const MIN_LIST_CONFIDENCE = 0.8;

/** Amounts are compared in hundredths. */
const cents = (x: number): number => Math.round(100 * x);

/**
 * Corrects the sign of a refund among the deductions ("PAYE -120.00"): the printed total, or gross minus net pay, is
 * less than the sum of the lines by twice one line.
 */
export const refundedLine: Derivation = {
  name: 'deductions',
  from: ['deductions'],
  source: 'joined',
  preferred: true,
  make(values) {
    const rows = values.get('deductions')?.value;
    if (!Array.isArray(rows)) return null;
    const amounts = rowsOf(values, 'deductions').map(({ amount }) => amount);
    if (amounts.length !== rows.length) return null;
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    const [refund] = totals(values).flatMap((total) => {
      const over = cents(sum - total);
      const refunds = amounts.filter((amount) => over > 0 && 2 * cents(amount) === over);
      return refunds.length === 1 ? refunds : [];
    });
    if (refund === undefined) return null;
    return {
      value: rows.map((row) =>
        isRow(row) && cellOf(row, 'amount') === refund ? { ...row, amount: -refund } : row,
      ),
      note: message('inferredValues.paidBack'),
    };
  },
};

/** Total deductions: as printed, and as gross minus net pay. */
function totals(values: Readings): number[] {
  const [total, gross, net] = ['totalDeductions', 'grossSalary', 'netSalary'].map(
    (name) => values.get(name)?.value,
  );
  return [
    ...(typeof total === 'number' ? [total] : []),
    ...(typeof gross === 'number' && typeof net === 'number' ? [gross - net] : []),
  ];
}

/**
 * An earning or deduction of one kind, taken from its line in the list. Sections distinguish the employee's pension
 * from the employer's, and this month's tax from the year's, which a label alone does not.
 *
 * @param said pattern of the line's name, folded
 * @param unless pattern that excludes a line
 * @param absent return null if the complete list has no such line, since a label then belongs to something else
 */
function lineOf(
  name: string,
  aliases: readonly string[],
  said: RegExp,
  unless: RegExp,
  absent = false,
  side: 'earnings' | 'deductions' = 'deductions',
): Derivation {
  return {
    name,
    from: [side],
    aliases,
    source: 'joined',
    preferred: true,
    make(values) {
      const list = values.get(side);
      const isRefund = rowsOf(values, side).some((l) => l.amount < 0 && said.test(l.name));
      if (!list || (values.has(name) && list.confidence < MIN_LIST_CONFIDENCE && !isRefund)) return null;
      // A negative "Tax (refund) -188.00" among the deductions counts as that month's tax.
      const lines = rowsOf(values, side).filter(
        (l) => said.test(l.name) && (!unless.test(l.name) || (l.amount < 0 && PAID_BACK.test(l.name))),
      );
      // "Monthly pension" is a pensioner's income.
      const earned = rowsOf(values, 'earnings').some((l) => l.amount === values.get(name)?.value);
      // "Fund contr. EE": the label matched a line of the list whose name `said` does not cover.
      const listed = rowsOf(values, side).some((l) => l.amount === values.get(name)?.value);
      if (lines.length === 0 && absent && !listed && (list.confidence >= MIN_LIST_CONFIDENCE || earned))
        return { value: null, note: message('inferredValues.noSuchLine') };
      return lines.length === 1 ? { value: lines[0]!.amount } : null;
    },
  };
}

const PAID_BACK = /\brefund(?:ed)?\b/;

function rowsOf(values: Readings, side: 'earnings' | 'deductions'): { name: string; amount: number }[] {
  const rows = values.get(side)?.value;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const [name, amount] = [cellOf(row, 'name'), cellOf(row, 'amount')];
    return typeof name === 'string' && typeof amount === 'number'
      ? [{ name: fold(name).replace(/\bp a y e\b/, 'paye'), amount }]
      : [];
  });
}

/** May have columns of hours or units before the amount. */
export const basicLine = lineOf(
  'basicSalary',
  [],
  /^(?:basic(?: (?:salary|pay|wages?))?|(?:normal|base|ordinary) (?:salary|pay|wages?|time))$/,
  /\b(?:arrears?|back ?pay)\b/,
  false,
  'earnings',
);

export const taxLine = lineOf(
  'taxAmount',
  ['taxDeductions'],
  new RegExp(String.raw`\b(?:paye|tax|lekgetho|makgetho)\b|^(?:${anyOf(wordsAbroad('incomeTax'))})\b`),
  /\b(?:arrears?|relief|refund|previous|loan|levy|vat)\b/,
);

export const pensionLine = lineOf(
  'pensionContribution',
  [],
  /\b(?:pens(?:ion|n)?|superannuation|bpopf|provident|prov fund|retirement|penshene)\b/,
  /\b(?:arrears?|loan|voluntary|avc|additional)\b/,
  true,
);
