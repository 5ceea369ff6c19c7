import { message } from '../../../../contract/messages/message.ts';
import { part } from '../../../layout/segment.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { numberInName } from '../lost-numbers.ts';
import { namesOverAddress, type NameLine } from './address-block.ts';
import { familyBySignature, isSignedSo } from './signed-order.ts';
import { isNumberOf, isTelling } from './soundex.ts';

const SCORE = 0.86;
const HOW = 'over the address';

const NO_NUMBER = message('notes.noCaption');

/**
 * Surname (item 1) or given names (item 2) from two lines above an address. Cards number them in either order; without
 * numbers the licence number may encode the surname, or the signature shows the order; else the standard's order is
 * assumed. Only item numbers confirm it, as people sign in either order.
 */
export const nameOverAddress =
  (which: '1' | '2'): Finder =>
  (view, field) =>
    view.pages.flatMap((page) => {
      const names = namesOverAddress(page);
      const [first, second, ...others] = names;
      if (first && !second) return partOfOne(which, first)(view, field);
      // For three lines only item numbers tell which belong together.
      if (!first || !second || others.length > 0) return [];
      const { isTurned, isSure } = orderOf(page, first, second);
      const found = (which === '1') === isTurned ? second : first;
      const parsed = field.kind.parse(found.segment.text, { ...view, namedHere: true });
      if (!parsed) return [];
      const candidate = fromSegments([found.segment], parsed, SCORE, HOW);
      return [isSure ? candidate : { ...candidate, doubt: NO_NUMBER }];
    });

interface Order {
  /** Given names above the surname. */
  readonly isTurned: boolean;
  readonly isSure: boolean;
}

function orderOf(page: PageLayout, first: NameLine, second: NameLine): Order {
  if (first.item !== null || second.item !== null) {
    const isTurned = first.item === '2' || (first.item === null && second.item === '1');
    return { isTurned, isSure: saysOrder(first, second) && !mayHoldNumber(first, second) };
  }
  const lines = [first, second].map(({ segment }) => segment.text);
  const numbers = lines.every(isTelling) ? page.segments.map(({ text }) => NUMBER.exec(text)?.[0] ?? '') : [];
  const spelt = numbers.flatMap((number) => {
    const [one, other] = lines.map((line) => isNumberOf(number, line));
    return one === other ? [] : [one ? 'first' : 'second'];
  })[0];
  const signed = familyBySignature(page, first.segment, second.segment);
  const isTurned = (spelt ?? signed) === 'second';
  return { isTurned, isSure: spelt !== undefined };
}

/** A letter and groups of digits, alone or after a label. */
const NUMBER = /(?<!\S)[A-Z][-\d ]{8,}\d$/;

/** Of two items only one number was read: the other may be the first letter of its line. */
const mayHoldNumber = (...lines: readonly [NameLine, NameLine]): boolean =>
  lines.some(({ item, segment }, i) => {
    const other = lines[1 - i]!.item;
    return item === null && other !== null && numberInName(other === '1' ? '2' : '1', segment.text) !== null;
  });

/** With only a 2 above, the line of the first item may be missing and the given names be on two lines. */
const saysOrder = (first: NameLine, second: NameLine): boolean =>
  first.item === '2' ? second.item === '1' : first.item === '1' || second.item === '2';

/** "JOHN Q. PUBLIC": one word after a middle initial is the surname. */
const WITH_INITIAL = /^(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}\.?)+) (\p{Lu}[\p{Lu}'’-]+)$/u;

/** Parts of a one-line name separated by an initial; doubtful, as "NGUYEN T MAI" has the surname first. */
const partOfOne =
  (which: '1' | '2', { segment }: NameLine): Finder =>
  (view, field) => {
    const text = segment.text.trim();
    const parts = WITH_INITIAL.exec(text);
    const [given, family] = [parts?.[1], parts?.[2]];
    if (!given || !family) return [];
    const at = segment.text.indexOf(text);
    const value =
      which === '1'
        ? part(segment, at + text.length - family.length, at + text.length)
        : part(segment, at, at + given.length);
    const parsed = field.kind.parse(value.text, { ...view, namedHere: true });
    if (!parsed) return [];
    return [{ ...fromSegments([value], parsed, SCORE, HOW), doubt: NO_NUMBER }];
  };

/** Given names and surname on one line above an address. */
export const wholeNameOverAddress: Finder = (view, field) =>
  view.pages.flatMap((page) => {
    const [only, ...others] = namesOverAddress(page);
    if (!only || others.length > 0 || !/\p{L}[ ,.]+\p{L}/u.test(only.segment.text)) return [];
    const parsed = field.kind.parse(only.segment.text, { ...view, namedHere: true });
    if (!parsed) return [];
    const candidate = fromSegments([only.segment], parsed, SCORE, HOW);
    return [isSignedSo(page, only.segment) ? candidate : { ...candidate, doubt: NO_NUMBER }];
  });
