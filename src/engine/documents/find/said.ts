import type { DocumentView } from '../../layout/view.ts';
import { oneLine } from '../../values/text/fold.ts';
import { oncePer } from '../../lazily.ts';

/** What papers of a type say in their running text, whatever the title and wherever lines break. */
export interface Saying {
  readonly words: RegExp;
  /** As for markers: 1 supports the type. Counted once, however often it is said. */
  readonly weight: number;
}

/** The sayings found in a document, with the words that said so. */
export function sayingsIn(
  view: DocumentView,
  sayings: readonly Saying[],
): { weight: number; printed: string }[] {
  const text = sayingsTextOf(view);
  return sayings.flatMap(({ words, weight }) => {
    const said = words.exec(text)?.[0];
    return said === undefined ? [] : [{ weight, printed: shortened(said) }];
  });
}

/** Asked for by every type. */
const sayingsTextOf = oncePer(({ prose }: DocumentView) => oneLine(prose.text));

function shortened(said: string): string {
  const words = said.split(' ');
  return words.length <= 5 ? said : `${words.slice(0, 3).join(' ')} … ${words.at(-1)!}`;
}
