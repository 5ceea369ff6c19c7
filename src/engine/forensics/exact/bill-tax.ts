import type { Finding } from '../../../contract/forensics.ts';
import { unionOf } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { inFigures, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, sharesEdge, type ColumnAbove } from '../../ledger/column-sum.ts';
import { equals, someMake } from '../../ledger/subset-sum.ts';
import type { DocumentDetector } from '../detector.ts';
import { rowSays, TAX } from '../arithmetic/bill-lists.ts';
import { vatRatesOfPage } from '../../values/vat-rates.ts';
import { accuse, amountOfField, ownTextPages, type OwnTextPage } from '../own-text.ts';
import { ROUNDING } from './sums.ts';
import { LINE } from '../../layout/line-shares.ts';

/** Labels of charges without or with tax. */
const NO_TAX = /\b(?:incl\w*|excl\w*|before|without|after|total|sub-?total|with)\b/i;
/** Labels of the total before tax. */
const BEFORE_TAX = /\b(?:sub-?\s?total|total|nett?|(?:excl\w*\.?|before|without)\s+(?:vat|tax))\b/i;
/** Maximum distance of the total below the tax, in heights of the tax. */
const MAX_ROWS_BELOW = 4;
/** Hundredths; on smaller bills some charges would always match the tax. */
const SMALLEST = 2_000;
/** Maximum other figures that may be added or deducted: arrears, payments, deposits. */
const MOST_OTHERS = 8;

/**
 * The tax of a bill confirms its charges: with them it must give the total below, and that the amount due, whatever the
 * labels. Only for bills read from a text layer, where no charge can be missed.
 */
export const billTax: DocumentDetector = {
  id: 'bill-tax',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    documents.flatMap((document) => {
      const due = document.fields.find(({ name }) => name === 'amountDue');
      if (!due) return [];
      return ownTextPages(document, pages).flatMap((page) => judgePage(page, amountOfField(due, page)));
    }),
};

function judgePage(page: OwnTextPage, due: Amount | null): Finding[] {
  const { amounts, evidence } = page;
  const taxes = amounts.filter(
    (a) => rowSays(evidence.reading, a, TAX) && !rowSays(evidence.reading, a, NO_TAX),
  );
  const [tax] = taxes;
  if (taxes.length !== 1 || !tax) return [];
  const columns = columnsAbove(tax, amounts).filter(({ unbroken }) => unbroken);
  const next = under(tax, amounts);
  const vatRates = vatRatesOfPage(evidence.reading);
  const isTaxed = (charges: number): boolean =>
    charges > SMALLEST && vatRates.some((rate) => equals(charges * rate, tax.cents));
  // The charges as a subtotal, or as lines.
  const [above] = columns.find(({ parts }) => parts.length === 1)?.parts ?? [];
  const subtotal = above && isTaxed(above.cents) ? above : null;
  const list = subtotal
    ? columnsAbove(subtotal, amounts).filter(({ parts, unbroken }) => unbroken && parts.length >= 2)
    : columns.filter(({ parts }) => parts.length >= 2);
  const fitting = subtotal ? subtotal.cents : list.find(({ sum }) => isTaxed(sum))?.sum;
  const lines = list[0]?.parts ?? [];
  if (fitting !== undefined) {
    // Lines above the taxed ones may be tax-free.
    const rights = [fitting, ...list.map(({ sum }) => sum).filter((sum) => sum > fitting)].map(
      (sum) => sum + tax.cents,
    );
    const right = rights[0]!;
    // Arrears: a later figure includes them.
    const isAdded = (a: Amount): boolean =>
      rights.some((r) =>
        amounts.some(
          (o) => o !== a && (equals(o.cents, r + a.cents) || equals(o.cents, Math.abs(r - a.cents))),
        ),
      );
    const total = next && isAdded(next) ? null : next;
    const used = [tax, ...(subtotal ? [subtotal] : []), ...(total ? [total] : [])];
    const isTaxedLine = (a: Amount): boolean =>
      list.some((c) => equals(c.sum, fitting) && c.parts.includes(a));
    const others = amounts.filter((a) => !used.includes(a) && (subtotal !== null || !isTaxedLine(a)));
    const mayBe = (cents: number, by: readonly Amount[]): boolean => rights.some((r) => isMade(cents, r, by));
    if (
      total &&
      !mayBe(
        total.cents,
        others.filter((a) => a.box.y < total.box.y),
      )
    )
      return [wrong(page, total, right, fitting, tax)];
    const paid = due && due !== total && !used.includes(due) ? due : null;
    const besides = others.filter((a) => a !== paid && (!lines.includes(a) || a.negative || !isTaxedLine(a)));
    if (paid && paid.box.y > tax.box.y && !mayBe(paid.cents, besides))
      return [wrong(page, paid, right, fitting, tax)];
    if (!subtotal || lines.length < 2) return [];
    return someMake(lines, subtotal.cents, true) ? [] : [wrongCharge(page, list, subtotal.cents)];
  }
  // The tax matches the total but not the lines: a line or the subtotal was changed.
  if (!next || !isTaxed(next.cents - tax.cents) || lines.length < 2) return [];
  const charges = next.cents - tax.cents;
  if (above && rowSays(evidence.reading, above, BEFORE_TAX) && isSumAbove(above, charges, amounts))
    return [wrongSubtotal(page, above, charges, tax)];
  return someMake(lines, charges, true) ? [] : [wrongCharge(page, list, charges)];
}

/** Do the lines directly above a figure add up to these charges? */
const isSumAbove = (figure: Amount, charges: number, amounts: readonly Amount[]): boolean =>
  columnsAbove(figure, amounts).some(
    ({ parts, sum, unbroken }) => unbroken && parts.length >= 2 && equals(sum, charges),
  );

/** The next figure below the tax in its column. */
function under(tax: Amount, amounts: readonly Amount[]): Amount | null {
  const below = amounts
    .filter((a) => sharesEdge(a, tax) && a.box.y > tax.box.y + LINE.half * tax.box.height)
    .sort((a, b) => a.box.y - b.box.y)[0];
  return below && below.box.y - tax.box.y < MAX_ROWS_BELOW * tax.box.height ? below : null;
}

/**
 * Does a figure equal another, with or without other figures of the bill? With many others any figure could be made.
 */
function isMade(cents: number, right: number, others: readonly Amount[]): boolean {
  if (equals(cents, right, ROUNDING)) return true;
  return others.length > MOST_OTHERS || someMake(others, Math.abs(cents - right), true);
}

function wrong(page: OwnTextPage, odd: Amount, right: number, charges: number, tax: Amount): Finding {
  return accuse(billTax, page, {
    odd,
    right,
    says: message('sumFindings.charges', { sum: right, total: odd.cents }),
    detail: `VAT ${tax.text} fits charges of ${inFigures(charges)}; no other figures of the bill make up the difference; all text is the file’s own`,
  });
}

function wrongSubtotal(page: OwnTextPage, odd: Amount, charges: number, tax: Amount): Finding {
  return accuse(billTax, page, {
    odd,
    right: charges,
    says: message('sumFindings.subtotal', { sum: charges, printed: odd.cents }),
    detail: `VAT ${tax.text}, and the total with it, fit charges of ${inFigures(charges)}; all text is the file’s own`,
  });
}

function wrongCharge(page: OwnTextPage, list: readonly ColumnAbove[], charges: number): Finding {
  // The list closest to the charges, without arrears and payments above it.
  const { parts: lines, sum } = [...list].sort(
    (a, b) => Math.abs(a.sum - charges) - Math.abs(b.sum - charges),
  )[0]!;
  return accuse(billTax, page, {
    odd: { cents: sum, box: unionOf(lines.map(({ box }) => box)) },
    right: charges,
    says: message('sumFindings.chargeChangedByTax', { sum, right: charges }),
    detail: `${lines.map(({ text }) => text).join(' + ')}; all text is the file’s own`,
  });
}
