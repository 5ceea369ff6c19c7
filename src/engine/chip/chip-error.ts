import { inEnglish } from '../../contract/messages/in-language.ts';
import type { Message } from '../../contract/messages/message.ts';

/** What can go wrong between a reader and a chip; each has its own sentence where it is shown. */
export type ChipProblem =
  /** No reader, or no PC/SC service on this machine. */
  | 'no-readers'
  /** Nothing lies on the reader. */
  | 'no-card'
  /** Another program holds the card. */
  | 'reader-busy'
  /** The card left the field, or the reader gave an answer without a status. */
  | 'card-gone'
  /** No application of a travel document on the card. */
  | 'not-a-travel-document'
  /** The zone or the card access number does not open this chip. */
  | 'wrong-key'
  /** The chip offers no protocol that is known here. */
  | 'no-known-protocol'
  /** An answer was not protected as secure messaging requires, or its checksum is wrong. */
  | 'channel-broken'
  /** Bytes that do not have the form the standard gives them. */
  | 'malformed'
  /** A file that is announced cannot be read. */
  | 'refused';

/** Thrown by everything that talks to a chip or reads its bytes; becomes a StationError at the border. */
export class ChipError extends Error {
  readonly problem: ChipProblem;
  /** Status word of the chip, 0 where there is none. */
  readonly status: number;

  readonly says: Message;

  constructor(problem: ChipProblem, says: Message, status = 0, options?: ErrorOptions) {
    super(inEnglish(says), options);
    this.name = 'ChipError';
    this.problem = problem;
    this.says = says;
    this.status = status;
  }
}
