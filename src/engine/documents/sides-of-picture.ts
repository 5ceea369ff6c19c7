import type { ReadPage } from '../../contract/pages.ts';
import type { Classification } from './classify.ts';

/** A page of a request, as far as needed to decide whether it is the other side of a card. */
export interface PartOfPicture {
  readonly page: ReadPage;
  readonly classification: Classification | null;
}

/** Minimum size ratio of the two sides of a card, given the precision of outlines. */
const ONE_SIZE = 0.8;

/**
 * Joins two cards of one picture if one has the machine-readable zone of a two-sided type and the other is not
 * recognised by itself: the front of a small or glossy card with an illegible title. Two recognised cards stay separate
 * unless one prints the number in the other's zone.
 *
 * @param isKnown is the page's type recognised?
 */
export function joinSidesOfPictures<P extends PartOfPicture>(
  groups: P[][],
  isKnown: (page: P) => boolean,
): P[][] {
  const joined = [...groups];
  for (const back of groups) {
    const [withZone] = back;
    if (back.length > 1 || !withZone || !isSideWithZone(withZone) || !isKnown(withZone)) continue;
    const front = joined.find(
      (group) =>
        group !== back &&
        group.length === 1 &&
        isOtherPart(group[0]!.page, withZone.page) &&
        (!isKnown(group[0]!) || printsNumber(group[0]!.page, withZone.page)),
    );
    if (!front) continue;
    joined.splice(joined.indexOf(front), 1);
    joined[joined.indexOf(back)] = [...front, ...back].sort(
      (a, b) => a.page.report.index - b.page.report.index,
    );
  }
  return joined;
}

const isSideWithZone = ({ page, classification }: PartOfPicture): boolean =>
  page.mrz !== null && classification?.best.type.sides === 2;

/** The other of two parts of one picture, of the same size and without a zone. */
function isOtherPart(one: ReadPage, other: ReadPage): boolean {
  const [a, b] = [one.report, other.report];
  if (one.mrz !== null || a.file !== b.file || a.pageInFile !== b.pageInFile) return false;
  if (a.split?.of !== 2 || b.split?.of !== 2) return false;
  const [long, alsoLong] = [longSide(a), longSide(b)];
  return Math.min(long, alsoLong) >= ONE_SIZE * Math.max(long, alsoLong);
}

/** Minimum length; shorter numbers occur on other cards as well. */
const OWN_NUMBER = 7;

/** Is the zone's document number printed on the other card, with a label or on a line of its own? */
function printsNumber({ lines }: ReadPage, { mrz }: ReadPage): boolean {
  const number = mrz?.fields['documentNumber']?.replaceAll(' ', '') ?? '';
  const isProtected = mrz?.checkDigits.some((digit) => digit.field === 'documentNumber' && digit.valid);
  if (!isProtected || number.length < OWN_NUMBER) return false;
  return lines.some(({ text }) =>
    new RegExp(`(?<![A-Z\\d])${number}(?![A-Z\\d])`).test(text.replaceAll(' ', '')),
  );
}

const longSide = ({ width, height }: ReadPage['report']): number => Math.max(width, height);
