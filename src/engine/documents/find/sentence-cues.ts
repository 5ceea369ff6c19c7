import type { DocumentView } from '../../layout/view.ts';
import { oneLine } from '../../values/text/fold.ts';
import { oncePer } from '../../lazily.ts';

/** A sentence pattern typical of a type, matched in running text across line breaks. */
export interface SentenceCue {
  readonly words: RegExp;
  /** As for phrase cues: 1 supports the type. Counted once. */
  readonly weight: number;
}

/** The matched patterns of a document, with their text. */
export function matchSentenceCues(
  view: DocumentView,
  cues: readonly SentenceCue[],
): { weight: number; printed: string }[] {
  const text = proseOf(view);
  return cues.flatMap(({ words, weight }) => {
    const said = words.exec(text)?.[0];
    return said === undefined ? [] : [{ weight, printed: shortened(said) }];
  });
}

/** Cached, since every type uses it. */
const proseOf = oncePer(({ prose }: DocumentView) => oneLine(prose.text));

function shortened(said: string): string {
  const words = said.split(' ');
  return words.length <= 5 ? said : `${words.slice(0, 3).join(' ')} … ${words.at(-1)!}`;
}
