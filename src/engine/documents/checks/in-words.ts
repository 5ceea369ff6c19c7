import { message } from '../../../contract/messages/message.ts';
import { inThousands } from '../../values/money.ts';
import { wordedAmount } from '../../values/worded-amount.ts';
import type { CheckRule } from '../document-type.ts';
import { checkOf } from './check.ts';
import { numberOf } from './readings.ts';

/**
 * An amount in words against its figures: whoever changes the figures forgets the words. Words that say another of the
 * amounts are no contradiction.
 *
 * @param others amounts that the words may mean instead
 */
export const saidInWords =
  (field: string, ...others: readonly string[]): CheckRule =>
  ({ values, view }) => {
    const figures = numberOf(values, field);
    const said = view.pages.flatMap(({ segments }) =>
      segments.flatMap(({ text }) => wordedAmount(text) ?? []),
    );
    const [words] = said;
    if (figures === null || words === undefined) return [];
    const saysIt = (amount: number | null): boolean =>
      amount !== null && said.some((one) => Math.abs(one - amount) < 1);
    const holds = saysIt(figures);
    if (!holds && others.some((other) => saysIt(numberOf(values, other)))) return [];
    return [
      checkOf({
        id: 'said-in-words',
        outcome: holds ? 'passed' : 'failed',
        says: holds
          ? message('numberChecks.inWords', { field })
          : message('numberChecks.otherInWords', {
              field,
              figures: inThousands(figures),
              words: inThousands(words),
            }),
        fields: [field],
      }),
    ];
  };
