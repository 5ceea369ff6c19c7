import { editDistance, fold } from '../../../values/text/fold.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/**
 * Shares of a name's letters: maximum OCR errors in a signature, and minimum additional errors for the other order
 * (chosen on 23 public samples: "Coe Sample", "Conma Oample").
 */
const SLIPS = { most: 0.5, more: 0.25 } as const;
/** Minimum letters of a name; half of fewer occurs in many words. */
const LEAST_LETTERS = 8;

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');

/** Signatures with all given names, or the first. */
const signatures = (given: string, family: string): string[] =>
  [given, given.trim().split(/\s+/)[0] ?? ''].map((names) => lettersOf(names + family));

const slips = (text: string, names: readonly string[]): number =>
  Math.min(
    1,
    ...names
      .filter(({ length }) => length >= LEAST_LETTERS)
      .map((name) => editDistance(text, name, name.length) / name.length),
  );

/** Handwriting below the names: has lower-case letters and no digits, unlike ghost print. */
const isSignature = ({ text, box }: Segment, names: readonly Segment[]): boolean =>
  names.every((name) => box.y > name.box.y + name.box.height) && /\p{Ll}/u.test(text) && !/\d/.test(text);

/** Does a page have a signature with these names, given names first? */
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

/** Which of two lines is the surname, by the signature; null if undecided. */
export function familyBySignature(
  page: PageLayout,
  first: Segment,
  second: Segment,
): 'first' | 'second' | null {
  const [one, other] = [signatures(second.text, first.text), signatures(first.text, second.text)];
  if (isSigned(page, [first, second], one, other)) return 'first';
  return isSigned(page, [first, second], other, one) ? 'second' : null;
}

/** Does a signature match a one-line name? */
export const isSignedSo = (page: PageLayout, whole: Segment): boolean => {
  const name = lettersOf(whole.text);
  return page.segments.some(
    (segment) => isSignature(segment, [whole]) && slips(lettersOf(segment.text), [name]) <= SLIPS.most,
  );
};
