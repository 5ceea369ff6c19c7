import { message } from '../../../contract/messages/message.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { amountsOf, type Amount } from '../../ledger/amounts.ts';
import { billLabels } from '../../ledger/figures.ts';
import { labelledAmounts, type Wanted } from '../../ledger/labelled-amounts.ts';
import { vocabularyOfPattern } from '../../ledger/vocabulary.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';

const AT_RATE = /\b(?:VAT|value\s+added\s+tax)\b[^\d\n%]{0,12}(\d{1,2}(?:\.\d{1,2})?)\s?%/i;
const TAX: Wanted = { vocabulary: vocabularyOfPattern('tax', AT_RATE), figures: ['tax'] };
const SUBTOTALS: Wanted = {
  vocabulary: billLabels,
  figures: ['subtotal'],
  accepts: ({ weight }) => weight === 1,
};
const TOTALS: Wanted = {
  vocabulary: billLabels,
  figures: ['due', 'total'],
  accepts: ({ from }, { text }) => !/\bsub\W*$/i.test(text.slice(0, from)),
};
/** Hundredths: each charge is rounded separately. */
const ROUNDING = 100;

/**
 * Tax with a printed rate must not exceed the rate times the largest amount of the page; and if subtotal and total
 * differ by exactly the rate, it must equal their difference.
 */
export const taxAtRate: PageJudge = {
  id: 'tax-at-rate',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const amounts = amountsOf(page);
    const named = page.lines.flatMap((line) => {
      const rate = AT_RATE.exec(line.text);
      return rate ? [Number(rate[1]) / 100] : [];
    });
    const [rate] = named;
    const taxes = labelledAmounts(page, amounts, TAX);
    const [tax] = taxes;
    if (!tax || !rate || named.length > 1 || taxes.length > 1) return [];
    const others = amounts.filter((a) => a !== tax);
    const largest = others.reduce<Amount | null>(
      (most, a) => (most && most.cents >= a.cents ? most : a),
      null,
    );
    const subtotals = labelledAmounts(page, others, SUBTOTALS);
    const totals = labelledAmounts(page, others, TOTALS).filter((a) => !subtotals.includes(a));
    const pair = subtotals
      .flatMap((sub) => totals.map((total) => ({ sub, total })))
      .find(({ sub, total }) => Math.abs(sub.cents * (1 + rate) - total.cents) <= 2 && sub.cents > ROUNDING);
    const off = pair && Math.abs(tax.cents - (pair.total.cents - pair.sub.cents)) > ROUNDING ? pair : null;
    const isTooMuch = largest !== null && tax.cents > rate * largest.cents + ROUNDING;
    if (!off && !isTooMuch) return [];
    // If neither subtotal nor total was read, the taxed amount may be unread as well.
    const isOfSomethingRead = subtotals.length + totals.length > 0;
    if (!off && !isOfSomethingRead) return [];
    const sure = await allConfirmed(off ? [tax, off.sub, off.total] : [tax, largest!], confirm);
    const should = off ? off.total.cents - off.sub.cents : Math.round(rate * largest!.cents);
    return [
      wrongAmount(taxAtRate, page, tax, should, {
        sure,
        says: off
          ? message('sumFindings.tax', {
              rate: percent(rate),
              subtotal: off.sub.cents,
              tax: should,
              printed: tax.cents,
            })
          : message('sumFindings.taxTooHigh', { tax: tax.cents, rate: percent(rate) }),
        detail: `rate ${rate}; ${off ? `subtotal ${off.sub.text}, total ${off.total.text}` : `largest amount ${largest!.text}`}; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
      }),
    ];
  },
};

const percent = (rate: number): number => Math.round(rate * 10_000) / 100;
