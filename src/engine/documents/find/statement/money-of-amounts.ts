import { findMoney } from '../../../values/money.ts';
import type { Finder } from '../../types/document-type.ts';
import type { Segment } from '../../../layout/segment.ts';
import { byShape, fromSegments } from '../candidate.ts';

/** As sure as one kind of money beside amounts makes the money of a statement: by shape, or by this many amounts. */
const BESIDE = { one: 0.45, some: 0.8, enough: 2 } as const;
/** "1,200.00", ".15", "3 500": what amounts look like; "P 2" may be a page, "P1" part of a number. */
const WRITTEN_OUT = /[.,]\d{2}(?!\d)|\d[ ,]\d{3}(?!\d)/;

/** The money of a statement by the marks beside its amounts, where they name one only: what else is named, contradicts. */
export const moneyOfAmounts: Finder = (view, field) => {
  const marked = new Map<string, Segment[]>();
  for (const page of view.pages)
    for (const segment of page.segments)
      for (const { currency, raw } of findMoney(segment.text))
        if (currency !== null && WRITTEN_OUT.test(raw))
          marked.set(currency, [...(marked.get(currency) ?? []), segment]);
  const sure = marked.size === 1;
  return [...marked].flatMap(([currency, segments]) => {
    const [first] = segments;
    const parsed = first && field.kind.parse(first.text, view);
    if (!first || !parsed || parsed.value !== currency) return [];
    const score = sure && segments.length >= BESIDE.enough ? BESIDE.some : BESIDE.one;
    // The mark before an amount leaves the amount to its own field.
    return [{ ...byShape(fromSegments([first], parsed, score, 'beside amounts'), [first]), place: null }];
  });
};
