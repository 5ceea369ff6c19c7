import { message, type Message } from '../../../../contract/messages/message.ts';
import type { Candidate } from '../candidate.ts';
import { areOtherSurnames } from '../../../values/same-person.ts';
import { fold } from '../../../values/text/fold.ts';

const OTHER = message('notes.printHasOther');

const lettersOf = ({ value }: Candidate): string => fold(String(value)).replaceAll(' ', '');

/**
 * The reason to doubt a name from a zone, or null. No check digit covers names, and covered or cropped parts of a zone
 * are read as fillers, so that the rest of a name looks complete.
 *
 * @param twice is the same name printed?
 * @param rivals other values of the field, best first
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
