import { oncePer } from '../lazily.ts';
import { compact } from '../values/text/fold.ts';
import { CLASSIFY } from './classify-weights.ts';
import type { DocumentType } from './document-type.ts';
import { evidence, type Evidence } from './evidence.ts';
import { isName, type PrintedCue } from './printed-cues.ts';

/**
 * Evidence from other types: what speaks for another type speaks against this one.
 *
 * @param onPages matched phrases of each type
 * @param own evidence for this type
 */
export function fromOtherTypes(
  onPages: ReadonlyMap<DocumentType, readonly PrintedCue[]>,
  type: DocumentType,
  own: readonly Evidence[],
): Evidence[] {
  const most = Math.max(0, ...own.map(({ weight }) => weight));
  const ownWords = onPages
    .get(type)!
    .filter(({ worth }) => worth > 0)
    .map(lettersOf);
  const isForeign = (cue: PrintedCue): boolean => !ownWords.some((words) => words.includes(lettersOf(cue)));
  const others = [...onPages].flatMap(([of, printed]) =>
    of === type ? [] : [{ of, printed: printed.filter(isForeign) }],
  );
  return [...strongest(others, most), ...(type.general ? ofOneType(others) : [])];
}

/** Each is compared with those of every type. */
const lettersOf = oncePer(({ phrase }: PrintedCue) => compact(phrase).text);

interface OtherType {
  readonly of: DocumentType;
  readonly printed: readonly PrintedCue[];
}

/**
 * The strongest stand-alone title or characteristic phrase of another type, less the strongest evidence for this one.
 */
function strongest(others: readonly OtherType[], most: number): Evidence[] {
  const { others: ofTitle, words } = CLASSIFY.titles;
  const share = ({ declared }: PrintedCue, { general }: DocumentType): number =>
    isName({ declared }) ? ofTitle : declared < words.from || general ? 0 : words.others;
  const [first] = others
    .flatMap(({ of, printed }) =>
      printed
        .filter(({ standsAlone }) => standsAlone)
        .map((cue) => ({ cue, weight: share(cue, of) * (cue.worth - most) })),
    )
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  if (!first) return [];
  const what = isName(first.cue) ? 'title' : 'words';
  return [evidence(-first.weight, `the ${what} “${first.cue.phrase}” of another paper`)];
}

/** Characteristic phrases of the one other type that has most of them. */
function ofOneType(others: readonly OtherType[]): Evidence[] {
  const { from } = CLASSIFY.titles.words;
  const [first] = others
    .map(({ printed }) => printed.filter((m) => m.declared >= from && !isName(m)))
    .map((words) => ({ words, weight: words.reduce((sum, { worth }) => sum + worth, 0) }))
    .sort((a, b) => b.weight - a.weight);
  if (!first || first.words.length === 0) return [];
  const phrases = first.words.map(({ phrase }) => `“${phrase}”`).join(', ');
  return [evidence(-first.weight, `the words ${phrases} of another paper`)];
}
