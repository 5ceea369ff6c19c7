import { amount } from '../values/money.ts';
import { labelList, words } from '../values/text/label-list.ts';
import { vocabularyOf } from './vocabulary.ts';
import * as balances from './words/balances.ts';
import * as bills from './words/bills.ts';
import * as pay from './words/pay.ts';

type Labels = ReturnType<typeof labelList>;
const figure = (name: string, labels: Labels): { name: string; kind: typeof amount; labels: Labels } => ({
  name,
  kind: amount,
  labels,
});

/** Figures of a payslip, named as in extraction. */
export const payLabels = vocabularyOf({
  fields: [
    figure('grossSalary', labelList(pay.GROSS_OF_SLIP)),
    figure('totalDeductions', labelList(pay.TOTAL_DEDUCTIONS)),
    figure('netSalary', labelList(pay.NET_OF_SLIP)),
    figure('totals', labelList(pay.TOTALS)),
    figure('deductions', labelList(pay.DEDUCTIONS)),
  ],
  otherLabels: words([pay.NOT_OF_THE_MONTH, pay.INCOME_TAX, pay.PENSION_OF_SLIP, pay.BASIC_PAY].join('|')),
});

/** Words that assign a figure to another period. */
export const otherTimes = vocabularyOf({ fields: [figure('otherTime', labelList(pay.OTHER_TIMES))] });

/** Balances of a statement by their exact meaning; extraction only distinguishes two values. */
export const balanceLabels = vocabularyOf({
  fields: [
    figure('opening', labelList(balances.OPENING)),
    figure('broughtForward', labelList(`${balances.BROUGHT_FORWARD} | ${balances.BROUGHT_IN_SHORT}`)),
    figure('earlier', labelList(balances.EARLIER_BALANCE)),
    figure('closing', labelList(balances.CLOSING)),
    figure('carriedForward', labelList(`${balances.CARRIED_FORWARD} | ${balances.CARRIED_IN_SHORT}`)),
    figure('later', labelList(balances.LATER_BALANCE)),
    figure('balance', labelList(balances.BALANCE)),
    figure('totalIn', labelList(balances.TOTAL_IN)),
    figure('totalOut', labelList(balances.TOTAL_OUT)),
  ],
});

/** Totals of bills and their components. */
export const billLabels = vocabularyOf({
  fields: [
    figure('due', labelList(bills.AMOUNT_DUE)),
    figure('total', labelList(bills.BILL_TOTAL)),
    figure('subtotal', labelList(bills.SUBTOTAL)),
    figure('owedBefore', labelList(`${bills.OWED_BEFORE} | ${balances.BROUGHT_IN_SHORT}`)),
  ],
});
