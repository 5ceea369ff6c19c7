import { editDistance, fold } from '../../../values/text/fold.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/**
 * Of the letters of a name: a signature that was read with more slips is none of it, the other order needs so many slips more
 * (chosen on 23 public samples: "Coe Sample", "Conma Oample").
 */
const SLIPS = { most: 0.5, more: 0.25 } as const;
/** Half of so few letters is found in many words. */
const LEAST_LETTERS = 8;

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');

/** As people sign: all given names, or the first of them. */
const signatures = (given: string, family: string): string[] =>
  [given, given.trim().split(/\s+/)[0] ?? ''].map((names) => lettersOf(names + family));

const slips = (text: string, names: readonly string[]): number =>
  Math.min(
    1,
    ...names
      .filter(({ length }) => length >= LEAST_LETTERS)
      .map((name) => editDistance(text, name, name.length) / name.length),
  );

/** Written by hand under the names: no ghost print of capitals and figures, and not over them. */
const isSignature = ({ text, box }: Segment, names: readonly Segment[]): boolean =>
  names.every((name) => box.y > name.box.y + name.box.height) && /\p{Ll}/u.test(text) && !/\d/.test(text);

/** Does a page show a signature like these names, the given ones first? People sign in that order. */
const isSigned = (
  { segments }: PageLayout,
  own: readonly Segment[],
  names: readonly string[],
  turned: readonly string[],
): boolean =>
  segments.some((segment) => {
    if (!isSignature(segment, own)) return false;
    const text = lettersOf(segment.text);
    const best = slips(text, names);
    return best <= SLIPS.most && slips(text, turned) - best >= SLIPS.more;
  });

/** Which of two lines is the family name by the signature beside them; null where none is read that tells. */
export function familyBySignature(
  page: PageLayout,
  first: Segment,
  second: Segment,
): 'first' | 'second' | null {
  const [one, other] = [signatures(second.text, first.text), signatures(first.text, second.text)];
  if (isSigned(page, [first, second], one, other)) return 'first';
  return isSigned(page, [first, second], other, one) ? 'second' : null;
}

/** Is a whole name in one line signed as it stands there? */
export const isSignedSo = (page: PageLayout, whole: Segment): boolean => {
  const name = lettersOf(whole.text);
  return page.segments.some(
    (segment) => isSignature(segment, [whole]) && slips(lettersOf(segment.text), [name]) <= SLIPS.most,
  );
};
