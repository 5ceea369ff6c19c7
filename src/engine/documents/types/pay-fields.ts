import { message } from '../../../contract/messages/message.ts';
import {
  GROSS_OF_SLIP,
  INCOME_TAX,
  NET_OF_SLIP,
  PENSION_OF_SLIP,
  TOTAL_DEDUCTIONS,
} from '../../ledger/words/pay.ts';
import { labelList } from '../../values/text/label-list.ts';
import { payLines } from '../find/pay/pay-lines.ts';
import { weighedSentence } from '../find/sentence.ts';
import { list } from '../../values/list.ts';
import { amount } from '../../values/money.ts';
import type { Derivation, FieldSpec, Finder } from '../document-type.ts';
import { grossInSentences, netInSentences } from './salary-fields.ts';

/** Headings of employer contributions; small print may lose letters. */
const PAID_BY_EMPLOYER =
  /^(?:\p{L}{0,3}ployer|company|our)(?:['’]?s)? (?:\p{L}+ )?(?:contributions?|costs?|share|portion)$|^what (?:we|the (?:company|employer)) pays? for you$/iu;

/** "Year to date" at the start of a row: its amounts are not this month's. */
const TO_DATE =
  /^(?:(?:(?:tax )?year|cumulative|totals?|figures) to date|y\.?t\.?d\.?|cumulatives?|to date)(?: (?:totals?|figures|balances?|summary))?:?$/i;

/** "Gross YTD 29 003.40" is not a statement about this month. */
const OF_THE_YEAR = /\b(?:ytd|y\.t\.d|to[- ]date|year|annual|cumulative)/i;
/** Score factor for sentences on a payslip, whose amounts are mostly in tables. */
const ON_A_SLIP = 0.72;
/** Finders for pay in the sentences of letters, adapted to payslips. */
const inSentences =
  (find: Finder): Finder =>
  (view, field) =>
    find(view, field)
      .filter(({ how }) => !OF_THE_YEAR.test(how))
      .map((found) => ({ ...found, score: ON_A_SLIP * found.score }));

/** "From it we deducted PAYE of P400.00 and pension of P120.00": deductions in sentences. */
const taken = (what: string): Finder =>
  weighedSentence(
    0.8,
    `\\b(?:deduct|withh|less|after|for|took|take)\\p{L}*(?:[^.;\\n]|\\.(?=\\d)){0,120}?\\b${what} (?:of|at|is|was|amounting to) <>`,
    `\\b${what} (?:of|at) <>(?= (?:and|was|is|has been)\\b|,)`,
  );

/** Earnings, deductions and net pay of a payslip; all amounts are positive. */
export const payFields: readonly FieldSpec[] = [
  {
    name: 'grossSalary',
    kind: amount,
    notInRow: TO_DATE,
    labels: labelList(GROSS_OF_SLIP),
    finders: [inSentences(grossInSentences)],
    weight: 0.8,
  },
  {
    name: 'totalDeductions',
    kind: amount,
    notInRow: TO_DATE,
    labels: labelList(TOTAL_DEDUCTIONS),
    weight: 0.25,
  },
  {
    name: 'netSalary',
    kind: amount,
    notInRow: TO_DATE,
    labels: labelList(NET_OF_SLIP),
    finders: [inSentences(netInSentences)],
    weight: 1,
  },
  { name: 'earnings', kind: list, finders: [payLines('earnings')], weight: 0 },
  { name: 'deductions', kind: list, finders: [payLines('deductions')], weight: 0.25 },
  {
    name: 'taxAmount',
    kind: amount,
    notInRow: TO_DATE,
    labels: labelList(INCOME_TAX),
    finders: [taken('(?:p\\.?a\\.?y\\.?e|(?:income )?tax)')],
    aliases: ['taxDeductions'],
    weight: 0.25,
  },
  {
    name: 'pensionContribution',
    kind: amount,
    notInRow: TO_DATE,
    labels: labelList(PENSION_OF_SLIP),
    finders: [taken('pension(?: contributions?)?')],
    notUnder: PAID_BY_EMPLOYER,
    weight: 0,
  },
];

/** Without a printed pay period, the month of the pay date. */
export function ownMonth(): Derivation {
  return {
    name: 'payPeriod',
    from: ['payDate'],
    source: 'inferred',
    make(values) {
      const day = values.get('payDate')?.value;
      return typeof day === 'string'
        ? { value: day.slice(0, 7), note: message('inferredValues.monthOfPayDate') }
        : null;
    },
  };
}
