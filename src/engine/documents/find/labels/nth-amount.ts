import { findMoney } from '../../../values/money.ts';
import { rightNeighbour } from '../../../layout/page-layout.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * "Authorised / issued capital: P1,000,000 / P640,000": a label for several amounts, which follow in the same order.
 *
 * @param named patterns of the amounts in the label
 * @param wanted index of the field's amount
 */
export function nthAmountOfLabel(
  named: readonly RegExp[],
  wanted: number,
  score: number = FINDER_WEIGHTS.nthAmountOfLabel,
): Finder {
  return (view, { kind }) =>
    view.pages.flatMap((page) =>
      page.segments.flatMap((segment): Candidate[] => {
        const own = findMoney(segment.text);
        const label = segment.text.slice(0, own[0]?.index);
        const places = named.map((word) => label.search(word));
        if (places.some((place) => place < 0)) return [];
        const beside = rightNeighbour(segment, page);
        const sums = own.length > 0 ? own : findMoney(beside?.text ?? '');
        const turn = [...places].sort((a, b) => a - b).indexOf(places[wanted]!);
        const sum = sums.length === named.length ? sums[turn] : undefined;
        const parsed = sum ? kind.parse(sum.raw, view) : null;
        if (!parsed) return [];
        const from = own.length > 0 ? segment : beside!;
        return [
          {
            ...fromSegments([from], parsed, score, 'in its turn beside a label of several sums'),
            place: null,
          },
        ];
      }),
    );
}
