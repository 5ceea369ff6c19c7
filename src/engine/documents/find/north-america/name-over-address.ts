import { message } from '../../../../contract/messages/message.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { namesOverAddress, type NameLine } from './address-block.ts';

const SCORE = 0.86;
const HOW = 'over the address';

/** Some states print given names above the family name. */
const NO_NUMBER = message('notes.noCaption');

/**
 * The family name (item 1) or the given names (item 2) of two lines over an address. Cards number them, in whichever order; where
 * no number was read, the standard's order is taken, and held.
 */
export const nameOverAddress =
  (which: '1' | '2'): Finder =>
  (view, field) =>
    view.pages.flatMap((page) => {
      const [first, second, ...others] = namesOverAddress(page);
      // Which of three lines go together only their numbers say.
      if (!first || !second || others.length > 0) return [];
      const found = lineOf(which, first, second);
      const parsed = field.kind.parse(found.segment.text, { ...view, namedHere: true });
      if (!parsed) return [];
      const candidate = fromSegments([found.segment], parsed, SCORE, HOW);
      return [saysOrder(first, second) ? candidate : { ...candidate, doubt: NO_NUMBER }];
    });

/** Above a line that is numbered 2 alone the first may be missing, with given names on two lines. */
const saysOrder = (first: NameLine, second: NameLine): boolean =>
  first.item === '2' ? second.item === '1' : first.item === '1' || second.item === '2';

function lineOf(which: '1' | '2', first: NameLine, second: NameLine): NameLine {
  const isTurned = first.item === '2' || (first.item === null && second.item === '1');
  return (which === '1') === isTurned ? second : first;
}

/** Given names and family name in one line over an address. */
export const wholeNameOverAddress: Finder = (view, field) =>
  view.pages.flatMap((page) => {
    const [only, ...others] = namesOverAddress(page);
    if (!only || others.length > 0 || !/\p{L}[ ,.]+\p{L}/u.test(only.segment.text)) return [];
    const parsed = field.kind.parse(only.segment.text, { ...view, namedHere: true });
    return parsed ? [{ ...fromSegments([only.segment], parsed, SCORE, HOW), doubt: NO_NUMBER }] : [];
  });
