import type { ReadPage } from '../../contract/pages.ts';
import type { Classification } from './classify.ts';

/** A page of a request as far as it tells whether it is the other side of a card. */
export interface PartOfPicture {
  readonly page: ReadPage;
  readonly classification: Classification | null;
}

/** Both sides of a card are of one size; outlines are cut out this exactly. */
const ONE_SIZE = 0.8;

/**
 * Joins the two cards of a picture where one has the machine-readable zone of a paper with two sides and the other says too little
 * to be a paper of its own: the front of a small or glittering card, whose title cannot be read. Two cards that both say what
 * they are stay apart, but where one prints the number that the other one's zone holds.
 *
 * @param isKnown does the page say what it is?
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

/** The other of two parts of one picture, of the same size and without a zone of its own. */
function isOtherPart(one: ReadPage, other: ReadPage): boolean {
  const [a, b] = [one.report, other.report];
  if (one.mrz !== null || a.file !== b.file || a.pageInFile !== b.pageInFile) return false;
  if (a.split?.of !== 2 || b.split?.of !== 2) return false;
  const [long, alsoLong] = [longSide(a), longSide(b)];
  return Math.min(long, alsoLong) >= ONE_SIZE * Math.max(long, alsoLong);
}

/** Shorter numbers stand on other cards as well. */
const OWN_NUMBER = 7;

/** Is the document number of the zone printed on the other card, in a line of its own or behind its caption? */
function printsNumber({ lines }: ReadPage, { mrz }: ReadPage): boolean {
  const number = mrz?.fields['documentNumber']?.replaceAll(' ', '') ?? '';
  const isProtected = mrz?.checkDigits.some((digit) => digit.field === 'documentNumber' && digit.valid);
  if (!isProtected || number.length < OWN_NUMBER) return false;
  return lines.some(({ text }) =>
    new RegExp(`(?<![A-Z\\d])${number}(?![A-Z\\d])`).test(text.replaceAll(' ', '')),
  );
}

const longSide = ({ width, height }: ReadPage['report']): number => Math.max(width, height);
