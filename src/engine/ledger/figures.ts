import { amount } from '../values/money.ts';
import { either, words } from '../values/text/either.ts';
import { vocabularyOf } from './vocabulary.ts';
import * as balances from './words/balances.ts';
import * as bills from './words/bills.ts';
import * as pay from './words/pay.ts';

type Labels = ReturnType<typeof either>;
const figure = (name: string, labels: Labels): { name: string; kind: typeof amount; labels: Labels } => ({
  name,
  kind: amount,
  labels,
});

/** Figures of a payslip, named as in extraction. */
export const payLabels = vocabularyOf({
  fields: [
    figure('grossSalary', either(pay.GROSS_OF_SLIP)),
    figure('totalDeductions', either(pay.TOTAL_DEDUCTIONS)),
    figure('netSalary', either(pay.NET_OF_SLIP)),
    figure('totals', either(pay.TOTALS)),
    figure('deductions', either(pay.DEDUCTIONS)),
  ],
  otherLabels: words([pay.NOT_OF_THE_MONTH, pay.INCOME_TAX, pay.PENSION_OF_SLIP, pay.BASIC_PAY].join('|')),
});

/** Words that assign a figure to another period. */
export const otherTimes = vocabularyOf({ fields: [figure('otherTime', either(pay.OTHER_TIMES))] });

/** Balances of a statement by their exact meaning; extraction only distinguishes two values. */
export const balanceLabels = vocabularyOf({
  fields: [
    figure('opening', either(balances.OPENING)),
    figure('broughtForward', either(`${balances.BROUGHT_FORWARD} | ${balances.BROUGHT_IN_SHORT}`)),
    figure('earlier', either(balances.EARLIER_BALANCE)),
    figure('closing', either(balances.CLOSING)),
    figure('carriedForward', either(`${balances.CARRIED_FORWARD} | ${balances.CARRIED_IN_SHORT}`)),
    figure('later', either(balances.LATER_BALANCE)),
    figure('balance', either(balances.BALANCE)),
    figure('totalIn', either(balances.TOTAL_IN)),
    figure('totalOut', either(balances.TOTAL_OUT)),
  ],
});

/** Totals of bills and their components. */
export const billLabels = vocabularyOf({
  fields: [
    figure('due', either(bills.AMOUNT_DUE)),
    figure('total', either(bills.BILL_TOTAL)),
    figure('subtotal', either(bills.SUBTOTAL)),
    figure('owedBefore', either(`${bills.OWED_BEFORE} | ${balances.BROUGHT_IN_SHORT}`)),
  ],
});
