import { message, type Message } from '../../../../contract/messages/message.ts';
import type { Candidate } from '../candidate.ts';
import { areOtherSurnames } from '../../../values/same-person.ts';
import { fold } from '../../../values/text/fold.ts';

const OTHER = message('notes.printHasOther');

const lettersOf = ({ value }: Candidate): string => fold(String(value)).replaceAll(' ', '');

/**
 * Why a name that a zone says must be asked about. No check digit covers names, and what lies over a zone, or is cut off
 * from it, is read as fillers: a part of a name that was left over looks like a whole one.
 *
 * @param twice did the print say the same?
 * @param rivals other values of the same field, the best first
 */
export function doubtOfZoneName(
  chosen: Candidate,
  twice: boolean,
  rivals: readonly Candidate[],
): Message | null {
  const printed = rivals.find(
    (c) => (c.source === 'printed' || c.source === 'text-layer') && c.byShape === undefined,
  );
  if (printed && !twice) {
    const [inZone, inPrint] = [lettersOf(chosen), lettersOf(printed)];
    if (inPrint.length > inZone.length && inPrint.startsWith(inZone)) return message('notes.printHasMore');
    if (areOtherSurnames(String(chosen.value), String(printed.value)) || printed.doubt?.key === OTHER.key)
      return OTHER;
  }
  return twice ? null : (chosen.doubt ?? null);
}
