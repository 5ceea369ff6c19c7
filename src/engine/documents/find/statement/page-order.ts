import type { PageLayout } from '../../../layout/page-layout.ts';
import type { DocumentView } from '../../../layout/view.ts';

const NUMBER =
  /\b(?:page|tsebe)\s*(?:(?:no\.?|number)\s*)?(?::\s*)?(\d{1,3})(?:\s*(?:of|\/|ya)\s*(\d{1,3}))?\b|^(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})$/i;

/**
 * Alternative page orders, since photographed sheets arrive in any order: by printed page numbers if all differ, else
 * reversed. Without the given order.
 */
export function otherOrders(view: DocumentView): DocumentView[] {
  const { pages } = view;
  if (pages.length < 2) return [];
  const numbers = pages.map(printedNumber);
  const known = numbers.every((n) => n !== null) && new Set(numbers).size === pages.length;
  const printed = [...pages].sort((a, b) => numbers[pages.indexOf(a)]! - numbers[pages.indexOf(b)]!);
  const orders = known ? [printed] : [[...pages].reverse()];
  return orders.filter((o) => o.some((page, i) => page !== pages[i])).map((o) => ({ ...view, pages: o }));
}

function printedNumber(page: PageLayout): number | null {
  for (const segment of [...page.segments].reverse()) {
    const found = NUMBER.exec(segment.text.trim());
    if (found) return Number(found[1] ?? found[3]);
  }
  return null;
}
