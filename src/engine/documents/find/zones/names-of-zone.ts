import { message, type Message } from '../../../../contract/messages/message.ts';
import type { Candidate } from '../candidate.ts';
import { areOtherSurnames } from '../../../values/same-person.ts';
import { fold } from '../../../values/text/fold.ts';

const OTHER = message('notes.printHasOther');
const MORE = message('notes.printHasMore');

const lettersOf = ({ value }: Candidate): string => fold(String(value)).replaceAll(' ', '');

/** Does the print have further words behind the name of the zone? */
const goesOn = (printed: Candidate, zone: Candidate): boolean =>
  fold(String(printed.value)).startsWith(`${fold(String(zone.value))} `);

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
  const inPrint = rivals.filter(
    (c) => (c.source === 'printed' || c.source === 'text-layer') && c.byShape === undefined,
  );
  // The first of two printed surnames confirms a zone that lost the second.
  if (inPrint.some((c) => goesOn(c, chosen))) return MORE;
  const [printed] = inPrint;
  if (printed && !twice) {
    const [ofZone, ofPrint] = [lettersOf(chosen), lettersOf(printed)];
    if (ofPrint.length > ofZone.length && ofPrint.startsWith(ofZone)) return MORE;
    if (areOtherSurnames(String(chosen.value), String(printed.value)) || printed.doubt?.key === OTHER.key)
      return OTHER;
  }
  return twice ? null : (chosen.doubt ?? null);
}
